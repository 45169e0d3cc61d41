"""The board of each game in a picture."""
