"""Pictures of positions, finished games and invitations: PNG, animated WebP and GIF."""
