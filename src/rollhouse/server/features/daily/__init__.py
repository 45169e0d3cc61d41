"""The daily challenge: all players get the same dice and cards against the same bot, once."""
