"""Positions given as text, over HTTP."""
