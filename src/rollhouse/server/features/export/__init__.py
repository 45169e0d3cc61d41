"""Exports a user's games and all data of an account as ZIP files."""
