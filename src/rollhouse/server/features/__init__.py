"""One package per feature."""
