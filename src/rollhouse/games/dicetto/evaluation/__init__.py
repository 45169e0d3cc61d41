"""Evaluation of Dicetto: one turn exactly over a value network, and the explanations and hints that follow from it."""
