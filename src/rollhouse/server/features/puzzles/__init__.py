"""The puzzle archive, and the ratings of puzzles and solvers."""
