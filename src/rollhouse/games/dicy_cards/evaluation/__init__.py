"""Evaluation of Dicy Cards: tablebases and a value network, the turn exactly over them, and the explanations and hints that follow."""
