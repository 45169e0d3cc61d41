"""Random play in decisions a second, ours and our peers', side by side. README.md beside this file says how to read it."""
