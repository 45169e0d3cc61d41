"""What screens and boards are made of."""
