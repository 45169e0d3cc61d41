"""Training of the value networks of Dicy Cards on a GPU: `python -m scripts.train_dicy_cards --help`; docs/bots.md has the method."""
