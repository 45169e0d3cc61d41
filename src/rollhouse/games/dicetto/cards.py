"""The kinds of Dice cards and what goes on them. Which cards there are, and what each is worth, is the deck's business."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Literal, TypeAlias, get_args

import msgspec

from rollhouse.core.dice import FACES, Dice, subsets

Kind: TypeAlias = Literal["number", "pair", "two_pairs", "three", "four", "small_straight", "large_straight", "chance"]
KINDS: tuple[Kind, ...] = get_args(Kind)

REROLL: Literal["reroll"] = "reroll"
"""The Reroll card: no Dice card (T4), but dice go on it all the same."""


class Card(msgspec.Struct, frozen=True):
    """One Dice card of a deck."""

    id: str
    """Kind, number where it has one, and copy: `pair#2`, `number_3#1`."""
    kind: Kind
    number: int | None
    points: int
    logo: bool


COMBINATIONS: dict[str, tuple[Kind, int | None]] = {
    (kind if number is None else f"{kind}_{number}"): (kind, number)
    for kind in KINDS
    for number in (FACES if kind == "number" else (None,))
}
"""The thirteen combinations by the first part of a card's id, each with its kind and number."""


@cache
def combination_of(card: str) -> str:
    """What a card asks for: the first part of its id."""
    return card.partition("#")[0]


def kind_of(card: str) -> tuple[Kind, int | None]:
    """A card's kind, and its number where it has one."""
    return COMBINATIONS[combination_of(card)]


def _is_run(chosen: Dice) -> bool:
    return all(high - low == 1 for low, high in pairwise(chosen))


def _is_same(chosen: Dice) -> bool:
    return chosen[0] == chosen[-1]


_MAKES_COMBINATION: dict[str, Callable[[Dice], bool]] = {
    "pair": lambda chosen: len(chosen) == 2 and _is_same(chosen),
    "two_pairs": lambda chosen: len(chosen) == 4 and _is_same(chosen[:2]) and _is_same(chosen[2:]),
    "three": lambda chosen: len(chosen) == 3 and _is_same(chosen),
    "four": lambda chosen: len(chosen) == 4 and _is_same(chosen),
    "small_straight": lambda chosen: len(chosen) == 3 and _is_run(chosen),
    "large_straight": lambda chosen: len(chosen) == 4 and _is_run(chosen),
    "chance": lambda chosen: True,
    REROLL: lambda chosen: True,
}


@cache
def selections(combination: str, dice: Dice) -> tuple[Dice, ...]:
    """Every selection from `dice` that makes the combination and nothing but it, highest sum first. At least one die (T1)."""
    number = COMBINATIONS[combination][1] if combination != REROLL else None
    if number is not None:
        return tuple((number,) * count for count in range(dice.count(number), 0, -1))
    makes = _MAKES_COMBINATION[combination]
    return tuple(sorted((chosen for chosen in subsets(dice) if chosen and makes(chosen)), key=lambda chosen: (-sum(chosen), chosen)))
