"""A position as it lies on a table: scores, Active cards and dice, without the moves that led there. Seat 0 is on turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rollhouse.core.dice import FACES, Dice
from rollhouse.core.errors import SetupError
from rollhouse.core.game import CHANCE
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.cards import CARDS, most_points
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DICE, DicyState, start
from rollhouse.games.dicy_cards.setup import read_setup

__all__ = ["NONE", "place", "read_cards", "read_dice"]

NONE = "none"
"""What to write for a row without Active cards."""


def place(options: Mapping[str, object], scores: Sequence[int], rows: Sequence[str | None], dice: Dice) -> DicyState:
    """The position: all scores from seat 0 on, and the Active cards of each seat, by their ids; None for all of them.

    Whoever starts the rounds is `first` among the options. Those who have had their turn in this round may have passed the target.
    """
    setup = read_setup({**options, "players": len(scores)})
    if not setup.cards:
        raise SetupError("setup/cards", came=setup.mode, why=say("solver-why-cards-not-known"))
    first = 0 if setup.first == "random" else setup.first
    for seat, score in enumerate(scores):
        most = setup.target - 1 + (max(map(most_points, CARDS)) if 0 < first <= seat else 0)
        if not 0 <= score <= most:
            raise SetupError("setup/scores", came=str(score), why=say("error-why-number", low=0, high=most))
    masks = [ALL_ACTIVE if row is None else _mask(setup.cards, read_cards(row, setup.cards)) for row in rows]
    if dice and not masks[0]:
        raise SetupError("setup/roll", came="".join(map(str, dice)), why=say("dicy-why-all-frozen"))
    rolling = 0 if dice or not masks[0] else DICE
    state = start(replace(setup, first=first))
    return replace(state, to_act=CHANCE if rolling else 0, turn=0, scores=tuple(scores), active=tuple(masks), dice=dice, rolling=rolling)


def read_cards(text: str, among: Sequence[str]) -> tuple[str, ...]:
    """Card ids with commas or spaces between them, or `none`."""
    words = () if text.strip() == NONE else tuple(text.replace(",", " ").split())
    for word in words:
        if word not in among:
            why = say("dicy-why-not-in-game", card=card_name(word)) if word in CARDS else say("dicy-why-unknown-card", card=word)
            raise SetupError("setup/active", came=word, why=why, allowed=(*among, NONE))
    return tuple(card for card in among if card in words)


def read_dice(text: str) -> Dice:
    """Six faces in any order, `123466` or `1 2 3 4 6 6`."""
    digits = "".join(text.replace(",", " ").split())
    if len(digits) != DICE or any(digit not in map(str, FACES) for digit in digits):
        raise SetupError("setup/roll", came=text, why=say("solver-why-six-faces"))
    return tuple(sorted(map(int, digits)))


def _mask(cards: tuple[str, ...], active: tuple[str, ...]) -> int:
    return sum(1 << place for place, card in enumerate(cards) if card in active)
