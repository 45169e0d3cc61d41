"""The full-screen board of each game."""
