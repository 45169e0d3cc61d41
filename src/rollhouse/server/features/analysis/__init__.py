"""Hints, the coach, reports, the analysis of finished games, and training with one's own mistakes."""
