"""`python -m scripts.train_dicetto`."""

from scripts.train_dicetto.train import main

main()
