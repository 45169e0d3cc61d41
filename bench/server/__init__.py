"""Moves a second of whole servers, ours and boardgame.io's, side by side. notes/server.md has the results."""
