"""Dicetto (Tactic, 2015)."""
