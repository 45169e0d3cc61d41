"""Two players, solved."""
