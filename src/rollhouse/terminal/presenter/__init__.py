"""What both terminal front ends share: the state of a table, hints and coach, new games, lessons, puzzles, reports. No user interface."""
