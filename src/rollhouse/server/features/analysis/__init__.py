"""The teacher and the trainer of a running server."""
