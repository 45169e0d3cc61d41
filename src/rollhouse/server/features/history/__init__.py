"""A user's games: history, statistics, accuracy, export and upload."""
