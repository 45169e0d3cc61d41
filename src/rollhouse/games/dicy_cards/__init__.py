"""Dicy Cards by Eric B. Vogel (Blue Orange, 2024)."""
