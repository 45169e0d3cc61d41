"""Puzzles: from mistakes, one a day, the archive, and when each comes back."""
