"""The full-screen terminal game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

from rollhouse.locale import Catalogue, catalogue
from rollhouse.play.table import Table
from rollhouse.terminal.apps.base import HouseApp
from rollhouse.terminal.screens.table import TableScreen
from rollhouse.terminal.teacher import Teacher
from rollhouse.terminal.translator import Translator

__all__ = ["Leaving", "TableApp", "run"]

Leaving: TypeAlias = Literal["rematch"]
"""What people who leave a table want besides that."""


class TableApp(HouseApp[Leaving]):
    """One table on the whole terminal."""

    def __init__(
        self,
        table: Table,
        words: Catalogue,
        *,
        pace: float = 0.6,
        resumed: bool = False,
        kept: Callable[[], Path | None] = lambda: None,
        teacher: Teacher | None = None,
        rematch: bool = False,
    ) -> None:
        super().__init__()
        self.table = table
        translate = Translator(words, table.players)
        teacher = teacher or Teacher(table.game)
        self.table_screen = TableScreen(table, translate, pace=pace, resumed=resumed, kept=kept, teacher=teacher, rematch=rematch)

    def on_mount(self) -> None:
        """Sit down at the table."""
        self.push_screen(self.table_screen)


def run(
    table: Table,
    lang: str,
    *,
    pace: float = 0.6,
    resumed: bool = False,
    kept: Callable[[], Path | None] = lambda: None,
    teacher: Teacher | None = None,
    rematch: bool = False,
) -> Leaving | None:
    """Play this table on the terminal until people leave it.

    `kept` says where the record of a finished game is, if anywhere; `rematch` offers another game at the end.
    """
    app = TableApp(table, catalogue(lang), pace=pace, resumed=resumed, kept=kept, teacher=teacher, rematch=rematch)
    return app.run_to_the_end()
