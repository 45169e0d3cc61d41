"""The two-player solver on a GPU."""
