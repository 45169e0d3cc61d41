"""Puzzles to choose from: the archive, what people and puzzles are rated at, and the rush."""
