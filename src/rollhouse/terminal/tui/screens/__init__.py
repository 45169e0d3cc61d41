"""What fills the screen: the table, help, the end, reports, puzzles."""
