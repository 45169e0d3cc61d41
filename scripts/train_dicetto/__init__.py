"""Training of the value networks of Dicetto by self-play: `python -m scripts.train_dicetto --help`; docs/bots.md has the method."""
