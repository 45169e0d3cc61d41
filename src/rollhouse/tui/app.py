"""The full-screen terminal game."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from rollhouse.locale import Catalogue, catalogue
from rollhouse.play.table import Table
from rollhouse.tui.table_screen import TableScreen
from rollhouse.tui.themes import DARK, LIGHT
from rollhouse.tui.voice import Voice

__all__ = ["TableApp", "run"]


class TableApp(App[None]):
    """One table on the whole terminal."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self,
        table: Table,
        words: Catalogue,
        *,
        pace: float = 0.6,
        resumed: bool = False,
        kept: Callable[[], Path | None] = lambda: None,
    ) -> None:
        super().__init__()
        self.table = table
        self.table_screen = TableScreen(table, Voice(words, table.players), pace=pace, resumed=resumed, kept=kept)
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        if os.environ.get("TEXTUAL_THEME") not in self.available_themes:
            self.theme = DARK.name

    def on_mount(self) -> None:
        """Sit down at the table."""
        self.push_screen(self.table_screen)


def run(table: Table, lang: str, *, pace: float = 0.6, resumed: bool = False, kept: Callable[[], Path | None] = lambda: None) -> None:
    """Play this table on the terminal until people leave it. `kept` says where the record of a finished game is, if anywhere."""
    TableApp(table, catalogue(lang), pace=pace, resumed=resumed, kept=kept).run()
