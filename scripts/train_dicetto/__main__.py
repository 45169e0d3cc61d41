"""`python -m scripts.train_dicetto`."""

from __future__ import annotations

from scripts.train_dicetto.train import main

main()
