"""Moves a second of whole servers, ours and boardgame.io's, side by side. README.md one folder up says how to read it."""
