"""A table: seats, bots, sources of chance, undo, saved games."""
