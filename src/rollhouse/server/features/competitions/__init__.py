"""Tournaments and duplicate matches."""
