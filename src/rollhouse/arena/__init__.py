"""Many games between bots: simulations, contests and the strength of levels."""
