"""One folder a game: rules, data files, words, bots, evaluators, solver."""
