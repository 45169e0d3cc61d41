"""What is agreed before a game of Dicetto."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rollhouse.core import options
from rollhouse.core.errors import SetupError
from rollhouse.core.game import Setup
from rollhouse.core.messages import say
from rollhouse.games.dicetto.deck import MAX_NAME_LENGTH, Deck, is_name, load_deck, read_tokens, shipped

PLAYERS = range(2, 5)
CARDS_TO_WIN = range(1, 47)
DEFAULT_MAX_TURNS: Final = 400
"""The number of turns after which a game ends (T13), unless the setup says otherwise."""
TURNS = range(1, 20_001)
"""What may be agreed. The last of them is more turns than a record can hold: it is never reached."""
DEFAULT_QUIET_ROUNDS: Final = 10
"""The number of rounds in a row without a card taken after which a game ends (T14), unless the setup says otherwise.

Chosen by measurement (`bench/notes/dicetto.md`): fewer would cut short more than 2 of 100 games that end by themselves.
"""
QUIET_ROUNDS = range(4, 20_001)
"""What may be agreed; the last of them is never reached. In the first round no card can be taken, and the last two are announced."""
_MAX_SHOWN_LENGTH = 80
_NAMES = ("players", "first", "cards_to_win", "most_turns", "quiet_rounds", "bonus", "deck", "deck_name", "reading")


class DicettoSetup(Setup, frozen=True, kw_only=True):
    """A game of Dicetto, before anything is drawn."""

    cards_to_win: int = 10
    most_turns: int = DEFAULT_MAX_TURNS
    """After so many turns of all players together the game ends, at any score (T13)."""
    quiet_rounds: int = QUIET_ROUNDS[-1]
    """After so many complete rounds in which no Dice card was taken the game ends (T14). States from before T14 have none: never."""
    bonus: bool = True
    """Whether Bonus cards are played with."""
    deck: tuple[str, ...]
    """Every Dice card as `pair#2:1*`: id, points, and `*` for the logo. A record replays with these, even if the deck file changes."""
    deck_name: str
    reading: bool
    """Whether the deck's make-up is this project's own reading (T10)."""


def read_setup(given: Mapping[str, Any]) -> DicettoSetup:
    """The setup for these options. A record's own setup, the deck spelled out, reads back as itself."""
    options.only(given, _NAMES)
    players = options.number(given, "players", PLAYERS, 2)
    deck = _deck(given)
    return DicettoSetup(
        players=players,
        first=options.first(given, players),
        cards_to_win=options.number(given, "cards_to_win", CARDS_TO_WIN, 10),
        most_turns=options.number(given, "most_turns", TURNS, DEFAULT_MAX_TURNS),
        quiet_rounds=options.number(given, "quiet_rounds", QUIET_ROUNDS, DEFAULT_QUIET_ROUNDS),
        bonus=options.flag(given, "bonus", True),
        deck=deck.tokens(),
        deck_name=_deck_name(given, deck.name),
        reading=options.flag(given, "reading", deck.reading),
    )


def _deck(given: Mapping[str, Any]) -> Deck:
    value = given.get("deck", "")
    if value == "":
        return shipped()
    if isinstance(value, str) and (value.endswith(".toml") or "#" not in value):
        if not value.isprintable():  # no file has such a name, and the operating system would not say so politely
            raise SetupError("setup/deck", value=value[:_MAX_SHOWN_LENGTH], reason=say("error-why-word"))
        return load_deck(Path(value))
    cards = read_tokens(options.texts(given, "deck"))
    if cards == shipped().cards:
        return shipped()
    return Deck("custom", False, cards)


def _deck_name(given: Mapping[str, Any], default: str) -> str:
    name = options.text(given, "deck_name") or default
    if not is_name(name):
        raise SetupError("setup/deck_name", value=name[:MAX_NAME_LENGTH], reason=say("dicetto-why-deck-name", most=MAX_NAME_LENGTH))
    return name
