"""A recorded game on the whole terminal."""

from __future__ import annotations

from rollhouse.core.record import Record
from rollhouse.locale import Catalogue, catalogue
from rollhouse.terminal.apps.base import HouseApp
from rollhouse.terminal.screens.replay import ReplayScreen

__all__ = ["ReplayApp", "run"]


class ReplayApp(HouseApp[None]):
    """One record."""

    def __init__(self, record: Record, words: Catalogue) -> None:
        super().__init__()
        self.replay_screen = ReplayScreen(record, words)

    def on_mount(self) -> None:
        """Open it."""
        self.push_screen(self.replay_screen)


def run(record: Record, lang: str) -> None:
    """Show this record until people leave."""
    ReplayApp(record, catalogue(lang)).run_to_the_end()
