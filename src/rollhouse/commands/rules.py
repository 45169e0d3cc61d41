"""`rollhouse rules`: the rules, card by card, in our own words."""

from __future__ import annotations

import shutil
import textwrap

from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.core.registry import games
from rollhouse.core.words import Section
from rollhouse.locale import Catalogue
from rollhouse.tui.console import Console

__all__ = ["show"]

_WIDEST = 100


def show(words: Catalogue, name: str | None, card: str | None) -> int:
    """One game's rules, or every game's; or one card's."""
    console = Console(words)
    for game in [find_game(name)] if name else games().values():
        sections = game.words.guide()
        if card is not None:
            sections = tuple(section for section in sections if section.id == card)
        elif not name and len(games()) > 1:
            console.line("plain-title", title=game.words.name())
            console.write()
        for section in sections:
            _show(console, section)
        if sections and card is not None:
            return 0
    if card is not None:
        known = [section.id for game in ([find_game(name)] if name else games().values()) for section in game.words.guide()]
        raise SetupError("setup/card", came=card, allowed=known)
    console.line("plain-unofficial")
    return 0


def _show(console: Console, section: Section) -> None:
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    console.write(console.text(say("plain-heading", title=section.title)))
    for message in section.body:
        for paragraph in console.text(message).splitlines():
            console.write(textwrap.fill(paragraph, width, initial_indent="  ", subsequent_indent="  "))
    console.write()
