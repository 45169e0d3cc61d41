"""Vacation from correspondence games."""
