"""The widgets of screens and boards."""
