"""What the house knows about somebody, for themselves: their games, and how well they play."""
