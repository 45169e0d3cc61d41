"""Training of Dicetto's value networks by self-play on a GPU: `python -m scripts.train_dicetto --help`; docs/bots.md has the method."""
