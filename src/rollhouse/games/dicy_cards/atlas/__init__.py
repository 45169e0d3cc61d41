"""What is known of every deal, and how it is found out."""
