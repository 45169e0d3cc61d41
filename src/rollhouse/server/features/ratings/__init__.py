"""Ratings by results, over HTTP."""
