"""The terminal: a Textual app and a plain line mode."""
