"""Duplicate matches: two tables play the same dice, and the result compares people."""
