"""The catalogue: every sentence, in four languages."""
