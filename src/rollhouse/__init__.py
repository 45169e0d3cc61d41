"""Rollhouse: an open house for dice-and-card games."""

__version__ = "0.1.0"
