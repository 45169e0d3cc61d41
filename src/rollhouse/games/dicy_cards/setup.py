"""What is agreed before a game of Dicy Cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import UNSET, UnsetType

from rollhouse.core import options
from rollhouse.core.errors import DataError, SetupError
from rollhouse.core.game import Setup
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.cards import CARDS, MODE_NAME, ROW, Mode, load_modes, modes

PLAYERS = range(1, 5)
"""2 to 4 in the rulebook; solo is this project's own addition (D10)."""
TARGETS = range(20, 501)
MAX_BACKGROUND_TARGET = 150
"""Tablebases for higher targets take gigabytes and many minutes: only `rollhouse solve` makes them."""
MODES = (*modes(), "interglacial", "custom")
_NAMES = ("players", "first", "mode", "cards", "target", "modes", "among")


class DicySetup(Setup, frozen=True, kw_only=True):
    """A game of Dicy Cards, before anything is rolled."""

    mode: str = "glacial"
    cards: tuple[str, ...] = ()
    """The five, in the order of the catalogue; empty where chance deals them (Interglacial)."""
    target: int = 100
    among: int | UnsetType = UNSET
    """Interglacial by older rules: how many of today's cards there were to deal from. Where it is all of them nothing is written."""


def read_setup(given: Mapping[str, Any]) -> DicySetup:
    """The setup for these options. A record's own setup, cards spelled out, reads back as itself."""
    options.only(given, _NAMES)
    players = options.number(given, "players", PLAYERS, 2)
    sets = _sets(given)
    cards = _cards(given)
    mode = _mode(given, sets, cards)
    if not cards and mode in sets:
        cards = sets[mode].cards
    if mode == "custom" and not cards:
        raise SetupError("setup/cards", reason=say("dicy-why-five-different", count=0), expected=tuple(CARDS))
    if cards and (mode == "interglacial" or (mode in sets and sets[mode].source == "rulebook" and set(cards) != set(sets[mode].cards))):
        raise SetupError("setup/cards", value=" ".join(cards), reason=say("dicy-why-cards-are-given", mode=mode))
    among = options.number(given, "among", range(ROW, len(CARDS) + 1), len(CARDS))
    return DicySetup(
        players=players,
        first=options.first(given, players),
        mode=mode,
        cards=tuple(card for card in CARDS if card in cards),
        target=options.number(given, "target", TARGETS, 100),
        among=among if mode == "interglacial" and among < len(CARDS) else UNSET,
    )


def _mode(given: Mapping[str, Any], sets: Mapping[str, Mode], cards: tuple[str, ...]) -> str:
    known = (*sets, "interglacial", "custom")
    mode = options.text(given, "mode") or ("custom" if cards else "glacial")
    # A set from a modes file of the user's own keeps its name in records, where the cards are spelled out.
    if mode not in known and not (cards and re.fullmatch(MODE_NAME, mode)):
        raise SetupError("setup/mode", value=mode, reason=say("error-why-word"), expected=known)
    return mode


def _sets(given: Mapping[str, Any]) -> Mapping[str, Mode]:
    path = options.text(given, "modes")
    if not path:
        return modes()
    sets = load_modes(Path(path))
    for name, ours in modes().items():
        # What the rulebook names needs no correction, and a record that says "glacial" must mean it.
        if ours.source == "rulebook" and name in sets and set(sets[name].cards) != set(ours.cards):
            raise DataError(
                "data/content", value=path, location=name, reason=say("dicy-why-cards-are-given", mode=name), expected=ours.cards
            )
    return sets


def _cards(given: Mapping[str, Any]) -> tuple[str, ...]:
    cards = options.texts(given, "cards")
    for card in cards:
        if card not in CARDS:
            raise SetupError("setup/cards", value=card, reason=say("dicy-why-unknown-card", card=card), expected=tuple(CARDS))
    if cards and (len(cards) != ROW or len(set(cards)) != ROW):
        raise SetupError(
            "setup/cards", value=" ".join(cards), reason=say("dicy-why-five-different", count=len(set(cards))), expected=tuple(CARDS)
        )
    return cards
