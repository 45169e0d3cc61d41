"""A tournament with many tables: who plays whom, round after round, and who stands where."""
