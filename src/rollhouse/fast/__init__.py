"""Shortcuts through other libraries' insides, each with what it gains: the only place that leans on what they do not promise."""
