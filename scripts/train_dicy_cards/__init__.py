"""Trains the judges of Dicy Cards on a GPU: `python -m scripts.train_dicy_cards --help`. Told in docs/bots.md."""
