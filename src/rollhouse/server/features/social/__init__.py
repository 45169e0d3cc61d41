"""With whom one plays: who waits for somebody, friends, and whom one would rather not meet."""
