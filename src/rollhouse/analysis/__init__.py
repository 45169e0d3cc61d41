"""What a move cost and why, luck and skill: reports, hints and puzzles for any game that an `Evaluator` knows."""
