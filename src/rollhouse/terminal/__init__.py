"""The games in a terminal: `presenter` (state and wording, no user interface), `tui` (full screen), `plain` (lines of text), `boards`."""
