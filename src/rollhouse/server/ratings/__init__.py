"""Skill ratings from the results of rated games."""
