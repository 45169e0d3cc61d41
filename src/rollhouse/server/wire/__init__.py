"""The messages of the socket protocol, and frames between nodes."""
