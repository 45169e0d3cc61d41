"""What to play and with whom, asked on the whole terminal."""

from __future__ import annotations

from rollhouse.locale import Catalogue, catalogue
from rollhouse.terminal.apps.base import HouseApp
from rollhouse.terminal.screens.chooser import Asked, ChooserScreen, Chosen
from rollhouse.terminal.translator import Translator

__all__ = ["Asked", "ChooserApp", "Chosen", "run"]


class ChooserApp(HouseApp[Chosen]):
    """One form."""

    def __init__(self, words: Catalogue, asked: Asked) -> None:
        super().__init__()
        self._translate = Translator(words, ())
        self._asked = asked

    def on_mount(self) -> None:
        """Show it."""
        self.push_screen(ChooserScreen(self._translate, self._asked))


def run(lang: str, asked: Asked) -> Chosen | None:
    """What people want to play; None when they leave."""
    return ChooserApp(catalogue(lang), asked).run_to_the_end()
