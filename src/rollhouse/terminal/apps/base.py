"""What every full-screen program of the house has in common: its style, its themes, and Ctrl-C that leaves."""

from __future__ import annotations

import os
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from rollhouse.terminal.themes import DARK, LIGHT

__all__ = ["HouseApp"]


class HouseApp(App[None]):
    """The whole terminal."""

    CSS_PATH = Path(__file__).with_name("house.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        if os.environ.get("TEXTUAL_THEME") not in self.available_themes:
            self.theme = DARK.name
