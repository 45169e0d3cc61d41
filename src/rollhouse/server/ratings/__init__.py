"""Ratings by result: how strong people are, from who won rated games, with how sure that is; and the best of a house."""
