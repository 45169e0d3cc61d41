"""Worker processes and how access to them is shared."""
