"""The odds of a roll: how likely something can be scored within so many rerolls, dice kept as well as they can be for just that. Exact."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rollhouse.core.dice import FACES, Dice, lattice, rolls, weight
from rollhouse.games.dicy_cards.cards import points, selections
from rollhouse.games.dicy_cards.rules import DICE

_ROLL_COUNT = len(FACES) ** DICE

Hits: TypeAlias = frozenset[int]
"""The rolls, by their place in `rolls(DICE)`, on which a card gives what is wanted."""


class Chance(NamedTuple):
    """How likely it is, and the dice to keep at the first reroll: None where there is no reroll, or nothing to gain by it."""

    chance: Fraction
    keep: Dice | None


def chance_of_card(card: str, active: Sequence[str], dice: Dice) -> list[Chance]:
    """The chances that `card`, one of the Active ones, can be scored: at once, within one reroll, within two, and so on.

    Each reroll freezes one of the other cards. Without dice: before the first roll.
    """
    return _chances(active, dice, lambda one, roll: one == card and bool(selections(card, roll)))


def chance_of_points(least: int, active: Sequence[str], dice: Dice) -> list[Chance]:
    """The chances that at least so many points can be scored with an Active card that is left: at once, within one reroll, and so on."""
    return _chances(active, dice, lambda card, roll: _best(card, roll) >= least)


def _best(card: str, roll: Dice) -> int:
    found = selections(card, roll)
    return points(card, found[0]) if found else 0


def _chances(active: Sequence[str], dice: Dice, wanted: Callable[[str, Dice], bool]) -> list[Chance]:
    useful = []
    for card in active:
        hits = frozenset(place for place, roll in enumerate(rolls(DICE)) if wanted(card, roll))
        if hits:
            useful.append(hits)
    cards = tuple(sorted(useful, key=sorted))
    return [_one(cards, len(active) - len(cards), rerolls, dice) for rerolls in range(len(active))]


def _one(useful: tuple[Hits, ...], others: int, rerolls: int, dice: Dice) -> Chance:
    ways = _ways(useful, others, rerolls)
    total = _ROLL_COUNT**rerolls
    if not dice:
        mean = sum(weight(roll) * value for roll, value in zip(rolls(DICE), ways, strict=True))
        return Chance(Fraction(mean, total * _ROLL_COUNT), None)
    place = rolls(DICE).index(dice)
    chance = Fraction(ways[place], total)
    if not rerolls or chance in (0, _ways(useful, others, 0)[place]):
        return Chance(chance, None)
    keeps = lattice(DICE).keeps
    found = [
        (after[keep], len(keeps[keep]), keep)
        for after in (_kept(*left, rerolls - 1) for left in _after_freezing(useful, others))
        for keep in lattice(DICE).within[place][:-1]
    ]
    return Chance(chance, keeps[max(found)[2]])  # of equals, the one that keeps most dice


@lru_cache(maxsize=512)
def _ways(useful: tuple[Hits, ...], others: int, rerolls: int) -> list[int]:
    """For each roll, in how many of the 6⁶ⁿ ways that n rerolls of six dice can fall one comes to what is wanted."""
    all_of_them = _ROLL_COUNT**rerolls
    now = [all_of_them if any(place in hits for hits in useful) else 0 for place in range(len(rolls(DICE)))]
    if not rerolls:
        return now
    after = [_kept(*left, rerolls - 1) for left in _after_freezing(useful, others)]
    within = lattice(DICE).within
    return [
        value or max((worth[keep] for worth in after for keep in within[place][:-1]), default=0)  # the last one rerolls nothing (D3)
        for place, value in enumerate(now)
    ]


def _after_freezing(useful: tuple[Hits, ...], others: int) -> list[tuple[tuple[Hits, ...], int]]:
    """What can be left once a card is frozen: one that is of no use here, if there is one."""
    if others:
        return [(useful, others - 1)]
    return [(useful[:place] + useful[place + 1 :], 0) for place in range(len(useful))]


@lru_cache(maxsize=512)
def _kept(useful: tuple[Hits, ...], others: int, rerolls: int) -> list[int]:
    """For each keep, in how many ways of this reroll (as if all six dice were rolled) and those that follow one comes to what is wanted."""
    whole = lattice(DICE)
    counted = [0] * whole.first_roll + _ways(useful, others, rerolls)
    for keep in range(whole.first_roll - 1, -1, -1):
        counted[keep] = sum(counted[up] for up in whole.above[keep])
    return [count * len(FACES) ** len(keep) for count, keep in zip(counted, whole.keeps, strict=True)]
