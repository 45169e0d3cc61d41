"""How each game is drawn on the screen."""
