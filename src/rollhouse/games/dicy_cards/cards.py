"""The cards: what may be selected, what it scores, whom it touches. Facts come from `cards.toml`, fixed fives from `modes.toml`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rollhouse.core.data import load_toml, package_file
from rollhouse.core.dice import FACES, Dice, rolls, subsets, weight
from rollhouse.core.errors import DataError
from rollhouse.core.messages import say

DICE = 6
"""Dice that are rolled."""
ROW = 5
"""Cards in a player's row."""
DEALT_AMONG = (12,)
"""How many of the cards Interglacial deals among, the first ones of the file, under each version of the rules from the first on."""
MODE_NAME = r"^[a-z][a-z0-9_-]{0,39}\Z"
"""What a mode may be called: names stand in flags and in records."""

Condition: TypeAlias = Literal["any", "no_six", "odd", "run", "two_pairs", "six", "same", "lowest", "different"]
Points: TypeAlias = Literal["sum", "twice_sum", "forty_minus_sum", "four_each", "five_each"]
Effect: TypeAlias = Literal["", "neighbours_freeze", "neighbours_reset", "others_freeze"]
Count = Annotated[int, Meta(ge=1, le=6)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the cards."""

    id: str
    dice: tuple[Count, Count]
    """The fewest and the most dice that are selected."""
    condition: Condition
    points: Points
    effect: Effect = ""


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fixed five."""

    id: Annotated[str, Meta(pattern=MODE_NAME)]
    cards: Annotated[tuple[str, ...], Meta(min_length=ROW, max_length=ROW)]
    source: Literal["rulebook", "our reading", "printed cards"] = "our reading"
    """Whether the rulebook names these cards, this is our own reading of a picture (D9), or an owner of the box has read the cards."""


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`cards.toml`."""

    card: tuple[Card, ...]


class ModesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`modes.toml`, or a user's own."""

    mode: Annotated[tuple[Mode, ...], Meta(min_length=1)]


CARDS: dict[str, Card] = {card.id: card for card in load_toml(package_file(__package__, "cards.toml"), CardsFile).card}
"""All of them by id, in the order in which rows are laid out."""

_RESERVED_NAMES = ("interglacial", "custom")


def load_modes(path: Path) -> dict[str, Mode]:
    """The fixed fives of a file; `data/…` says what is wrong with it."""
    found: dict[str, Mode] = {}
    for mode in load_toml(path, ModesFile).mode:
        unknown = [card for card in mode.cards if card not in CARDS]
        if unknown:
            why = say("dicy-why-unknown-card", card=unknown[0])
            raise DataError("data/content", value=str(path), location=mode.id, reason=why, expected=tuple(CARDS))
        if len(set(mode.cards)) < ROW:
            raise DataError(
                "data/content", value=str(path), location=mode.id, reason=say("dicy-why-five-different", count=len(set(mode.cards)))
            )
        if mode.id in found or mode.id in _RESERVED_NAMES:
            raise DataError("data/content", value=str(path), location=mode.id, reason=say("dicy-why-mode-twice", mode=mode.id))
        found[mode.id] = mode
    return found


@cache
def modes() -> dict[str, Mode]:
    """The fixed fives that ship with Rollhouse."""
    return load_modes(package_file(__package__, "modes.toml"))


def mode_of(cards: Collection[str]) -> str:
    """The mode with these five cards; empty for any other five."""
    return next((name for name, mode in modes().items() if set(mode.cards) == set(cards)), "")


def _is_run(chosen: Dice) -> bool:
    return all(high - low == 1 for low, high in pairwise(chosen))


_MEETS_CONDITION: dict[Condition, Callable[[Dice, Dice], bool]] = {
    "any": lambda chosen, roll: True,
    "no_six": lambda chosen, roll: 6 not in chosen,
    "odd": lambda chosen, roll: all(face % 2 for face in chosen),
    "run": lambda chosen, roll: _is_run(chosen),
    "two_pairs": lambda chosen, roll: chosen[0] == chosen[1] != chosen[2] == chosen[3],
    "six": lambda chosen, roll: set(chosen) == {6},
    "same": lambda chosen, roll: len(set(chosen)) == 1,
    "lowest": lambda chosen, roll: chosen == roll[: len(chosen)],
    "different": lambda chosen, roll: len(set(chosen)) == len(chosen),
}

_SCORES: dict[Points, Callable[[Dice], int]] = {
    "sum": sum,
    "twice_sum": lambda chosen: 2 * sum(chosen),
    "forty_minus_sum": lambda chosen: 40 - sum(chosen),
    "four_each": lambda chosen: 4 * len(chosen),
    "five_each": lambda chosen: 5 * len(chosen),
}


@cache
def selections(card: str, roll: Dice) -> tuple[Dice, ...]:
    """Every selection from `roll` that meets the card's condition, best points first (D4: fewer dice than possible is fine)."""
    facts = CARDS[card]
    fewest, most = facts.dice
    meets = _MEETS_CONDITION[facts.condition]
    found = [chosen for chosen in subsets(roll) if fewest <= len(chosen) <= most and meets(chosen, roll)]
    return tuple(sorted(found, key=lambda chosen: (-points(card, chosen), chosen)))


@cache
def points(card: str, chosen: Dice) -> int:
    """What a valid selection scores on this card."""
    return _SCORES[CARDS[card].points](chosen)


@cache
def most_points(card: str) -> int:
    """The most that any roll scores on this card."""
    facts = CARDS[card]
    fewest, most = facts.dice
    meets = _MEETS_CONDITION[facts.condition]
    multisets = (chosen for count in range(fewest, most + 1) for chosen in rolls(count))
    # A roll that they are part of: the others show the highest face, so that these may also be the lowest of it.
    return max(points(card, chosen) for chosen in multisets if meets(chosen, chosen + FACES[-1:] * (DICE - len(chosen))))


@cache
def totals(card: str) -> frozenset[int]:
    """Every number of points that some roll scores on this card."""
    return frozenset(points(card, chosen) for roll in rolls(DICE) for chosen in selections(card, roll))


@cache
def usual_points(card: str) -> Fraction:
    """What the card scores on average with the best selection from one roll of all dice; nothing counts as 0."""
    total = sum(weight(roll) * points(card, chosen[0]) for roll in rolls(DICE) if (chosen := selections(card, roll)))
    return Fraction(total, len(FACES) ** DICE)
