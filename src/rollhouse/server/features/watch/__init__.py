"""Live games to watch."""
