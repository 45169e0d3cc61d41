"""Tablebases on disk."""
