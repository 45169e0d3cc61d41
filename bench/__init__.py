"""Random play in decisions a second, ours and our peers', side by side. README.md has the results."""
