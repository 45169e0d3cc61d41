"""Puzzles against the clock."""
