"""The daily challenge, in duplicate: everybody plays the same dice and cards against the same bot, once."""
