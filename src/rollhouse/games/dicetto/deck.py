"""The deck of Dice cards: a data file that people may correct (T10), and the one-line form in which a setup carries it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rollhouse.core.data import load_toml, package_file
from rollhouse.core.errors import DataError, SetupError
from rollhouse.core.messages import say
from rollhouse.games.dicetto.cards import COMBINATIONS, Card, Kind

SIZES = range(4, 201)
"""How many cards a deck may have: four are laid out at the start."""
MAX_NAME_LENGTH = 40
MAX_POINTS = 50
_TOKEN_FORM = "KIND#COPY:POINTS*"
_TOKEN = re.compile(r"([a-z_]+(?:_[1-6])?)#([1-9]\d{0,2}):(0|[1-9]\d?)(\*?)", re.ASCII)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed face and how often it is in the box."""

    kind: Kind
    copies: Annotated[int, Meta(ge=1, le=SIZES[-1])]
    points: Annotated[int, Meta(ge=0, le=MAX_POINTS)]
    logo: Annotated[int, Meta(ge=0)] = 0
    """How many of the copies carry the logo."""
    number: Annotated[int, Meta(ge=1, le=6)] | None = None


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`deck.toml`, or a user's own."""

    name: str
    source: Literal["our reading", "printed cards"]
    card: tuple[Entry, ...]


class Deck(msgspec.Struct, frozen=True):
    """A deck, ready to be played with."""

    name: str
    reading: bool
    """Whether its make-up is this project's own reading (T10)."""
    cards: tuple[Card, ...]

    def tokens(self) -> tuple[str, ...]:
        """The deck spelled out, as setups and records carry it."""
        return tuple(map(token, self.cards))


def is_name(text: str) -> bool:
    """Whether a deck may be called this: something printable, and not long."""
    return 0 < len(text) <= MAX_NAME_LENGTH and text.isprintable() and text == text.strip()


def token(card: Card) -> str:
    """A card's id, its points, and `*` for the logo: `pair#2:1*`."""
    return f"{card.id}:{card.points}" + "*" * card.logo


def load_deck(path: Path) -> Deck:
    """The deck of a file; `data/…` says what is wrong with it."""
    return deck_of(load_toml(path, DeckFile), path)


def deck_of(content: DeckFile, path: Path | None = None) -> Deck:
    """The deck with this content, of a file or entered by hand; `data/content` says what is wrong with it."""
    source = "" if path is None else str(path)
    if not is_name(content.name):
        raise DataError("data/content", value=source, location="name", reason=say("dicetto-why-deck-name", most=MAX_NAME_LENGTH))
    cards: list[Card] = []
    copies: Counter[str] = Counter()
    for place, entry in enumerate(content.card, 1):
        where = f"card {place} ({entry.kind})"
        if (entry.kind == "number") != (entry.number is not None):
            raise DataError("data/content", value=source, location=where, reason=say("dicetto-why-entry-number"))
        if entry.logo > entry.copies:
            why = say("dicetto-why-entry-logo", logo=entry.logo, copies=entry.copies)
            raise DataError("data/content", value=source, location=where, reason=why)
        combination = entry.kind if entry.number is None else f"{entry.kind}_{entry.number}"
        for copy in range(entry.copies):
            copies[combination] += 1
            cards.append(Card(f"{combination}#{copies[combination]}", entry.kind, entry.number, entry.points, copy < entry.logo))
    if len(cards) not in SIZES:
        why = say("dicetto-why-deck-size", count=len(cards), low=SIZES[0], high=SIZES[-1])
        raise DataError("data/content", value=source, reason=why)
    return Deck(content.name, content.source == "our reading", tuple(cards))


@cache
def shipped() -> Deck:
    """The deck that ships with Rollhouse."""
    return load_deck(package_file(__package__, "deck.toml"))


def read_tokens(tokens: Sequence[str]) -> tuple[Card, ...]:
    """The cards of a deck spelled out; `setup/deck` names the first bad one."""
    cards: dict[str, Card] = {}
    for one in tokens:
        card = _card(one)
        if card is None:
            raise SetupError("setup/deck", value=one, reason=say("dicetto-why-token"), expected=(_TOKEN_FORM, *COMBINATIONS))
        if card.id in cards:
            raise SetupError("setup/deck", value=one, reason=say("dicetto-why-card-twice", card=card.id))
        cards[card.id] = card
    if len(cards) not in SIZES:
        raise SetupError(
            "setup/deck", value=str(len(cards)), reason=say("dicetto-why-deck-size", count=len(cards), low=SIZES[0], high=SIZES[-1])
        )
    return tuple(cards.values())


def _card(text: str) -> Card | None:
    match = _TOKEN.fullmatch(text)
    if match is None or match[1] not in COMBINATIONS or int(match[3]) > MAX_POINTS:
        return None
    kind, number = COMBINATIONS[match[1]]
    return Card(f"{match[1]}#{match[2]}", kind, number, int(match[3]), bool(match[4]))


@lru_cache(maxsize=64)
def cards_of(tokens: tuple[str, ...]) -> dict[str, Card]:
    """A setup's cards by id, in the deck's order."""
    return {card.id: card for card in read_tokens(tokens)}
