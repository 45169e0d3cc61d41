"""The daily puzzle, and training with the mistakes of one's own games."""
