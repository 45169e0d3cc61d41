"""`rollhouse rules`: prints the rules."""

from __future__ import annotations

import re
from typing import TypeAlias

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import game_argument
from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.core.words import Section
from rollhouse.locale import Catalogue
from rollhouse.terminal.plain.console import Console


def show(words: Catalogue, name: str | None, about: str | None) -> int:
    """Print the rules of one game or of all, or only the sections about a topic."""
    console = Console(words)
    asked = [find_game(name)] if name else list(all_games().values())
    found = _everything(asked) if about is None else _named(asked, about) or _mentioned(asked, about, words)
    if not found:
        raise SetupError("setup/about", value=about or "", expected=[section.id for _, guide in _everything(asked) for section in guide])
    for game, sections in found:
        if not name:
            console.line("plain-title", title=game.words.name())
            console.write()
        for section in sections:
            console.section(section)
    if about is None:
        console.line("plain-unofficial")
    return 0


_Found: TypeAlias = list[tuple[AnyGame, tuple[Section, ...]]]


def _everything(asked: list[AnyGame]) -> _Found:
    return [(game, game.words.guide()) for game in asked]


def _named(asked: list[AnyGame], about: str) -> _Found:
    """The sections with this id, or about this ruling, in any case (`d3`)."""
    for spelled in (about, about.lower(), about.upper()):
        found = [(game, sections) for game in asked if (sections := game.words.about(spelled))]
        if found:
            return found
    return []


def _mentioned(asked: list[AnyGame], about: str, words: Catalogue) -> _Found:
    """The sections that contain the word, in the reader's language."""
    mention = re.compile(rf"(?<!\w){re.escape(about.strip())}(?!\w)", re.IGNORECASE)

    def tells(section: Section) -> bool:
        return bool(about.strip()) and any(mention.search(words.say(line)) for line in (section.title, *section.body))

    listed = ((game, tuple(filter(tells, guide))) for game, guide in _everything(asked))
    return [(game, sections) for game, sections in listed if sections]


@command("rules")
@game_argument(required=False)
@takes("--about", metavar="ID", about=say("cli-rules-about"))
def rules_command(words: Catalogue, /, game: str | None, about: str | None) -> int:
    """Read the flags of `rollhouse rules`."""
    return show(words, game, about)
