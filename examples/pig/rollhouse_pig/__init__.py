"""Pig for Rollhouse: roll as often as you dare; a 1 costs what you rolled this turn; the first to 100 wins."""
