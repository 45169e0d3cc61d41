"""The learned judge: everybody's share of the win, for a position in which a seat is about to begin its turn.

Every spot of the table is described by itself and put through a small network of its own; what comes out is summed with what the rest
of the position says, and two more layers make shares of it. The sum is what makes it fast: within a turn only the spots that a player
places on change, so that thousands of ends of a turn cost little more than their last layers.

Seats are counted from whoever is to begin. Cards are known by what they ask for and bring, not by name: any deck will do.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.data import package_file
from rollhouse.games.dicetto.cards import KINDS
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.layout import (
    BONUS_MASK,
    BONUSES,
    CHANCES,
    COUNT,
    GOAL,
    LOGOS,
    NOBODY,
    PILE_COUNT,
    PILE_KINDS,
    PILE_POINTS,
    SCORE,
    STRAIGHTS,
    WON_NUMBERS,
    bonus_count,
)
from rollhouse.games.dicetto.evaluation.tables import COMBOS, EMPTY, MOST_SUM
from rollhouse.games.dicetto.scoring import BONUS

__all__ = ["Judge", "describe_rest", "describe_spot", "finish", "learned", "rest_width", "spot_part", "spot_width", "start_sum"]

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

AIMED_AT: Final = (0.0, 0.0, 0.55, 0.45, 0.35)
"""How often, with so many players, somebody who could aim at a card does.

Roughly what 300 games between hand-made judges showed for two and for four; three lies between them and was not measured.
"""
_SPAN = np.array([8.0 if name == "fewest_points" else 2.0 for name in BONUS])
"""How far ahead is far ahead, for each Bonus card: points are many, cards are few."""
_MOST = np.array([1.0 if one.most else -1.0 for one in BONUS.values()])


class Judge(NamedTuple):
    """The weights for one number of players."""

    spot_in: Singles
    """[spot's facts, hidden]"""
    spot_in_bias: Singles
    spot_out: Singles
    """[hidden, sum]"""
    rest: Singles
    """[facts of the rest, sum]"""
    sum_bias: Singles
    middle: Singles
    """[sum, middle]"""
    middle_bias: Singles
    out: Singles
    """[middle, seats]"""
    out_bias: Singles


@cache
def learned(players: int) -> Judge:
    """The judge that was trained for so many players: `python -m scripts.train_dicetto`, docs/bots.md."""
    with np.load(package_file(__package__, "judges.npz")) as kept:
        return Judge(*(kept[f"{name}_{players}"] for name in Judge._fields))


def spot_width(players: int) -> int:
    """How many facts describe a spot."""
    return len(COMBOS) + 6 + 4 * players


def rest_width(players: int) -> int:
    """How many facts describe the rest of a position."""
    return players * (8 + BONUSES) + BONUSES + 3 + len(KINDS)


@compiled
def describe_spot(
    combo: int, points: int, logo: int, owner: int, total: int, gain: float, players: int, beaten: Floats, facts: Singles
) -> None:
    """A spot's facts.

    `owner` is counted from the seat that is to begin, and so is the number of turns until it can take the card; `gain` is what the card
    brings its owner in points of Bonus cards.
    """
    facts[:] = 0.0
    if combo == EMPTY:
        facts[len(COMBOS)] = 1.0
        return
    facts[combo] = 1.0
    at = len(COMBOS) + 1
    facts[at] = points / 5.0
    facts[at + 1] = logo
    if owner == NOBODY:
        facts[at + 2] = 1.0
        return
    risk = AIMED_AT[players] * beaten[combo, total]
    holds = (1.0 - risk) ** owner
    facts[at + 3] = total / MOST_SUM
    facts[at + 4] = risk
    facts[at + 5 + owner] = 1.0
    facts[at + 5 + players + owner] = holds
    facts[at + 5 + 2 * players + owner] = holds * points / 5.0
    facts[at + 5 + 3 * players + owner] = holds * gain / 3.0


@compiled
def describe_rest(seats: Numbers, pile: Numbers, game: Numbers, begins: int, facts: Singles) -> None:
    """What is won, the Bonus cards and how they stand, the pile."""
    players = len(seats)
    facts[:] = 0.0
    at = 0
    for turn in range(players):
        seat = seats[(begins + turn) % players]
        others = 0
        for other in range(players):
            others += seats[other, SCORE]
        others -= seat[SCORE]
        facts[at] = (game[GOAL] - seat[COUNT]) / 5.0
        facts[at + 1] = 1.0 / (1.0 + max(0, game[GOAL] - seat[COUNT]))
        facts[at + 2] = seat[SCORE] / 20.0
        facts[at + 3] = (seat[SCORE] - others / (players - 1)) / 8.0
        facts[at + 4] = seat[LOGOS] / 5.0
        facts[at + 5] = seat[STRAIGHTS] / 3.0
        facts[at + 6] = seat[CHANCES] / 3.0
        facts[at + 7] = seat[WON_NUMBERS] / 4.0
        at += 8
    for bonus in range(BONUSES):
        if game[BONUS_MASK] >> bonus & 1:
            facts[at] = 1.0
            for turn in range(players):
                own = bonus_count(seats[(begins + turn) % players], bonus) * _MOST[bonus]
                best = -1e9
                for other in range(1, players):
                    best = max(best, bonus_count(seats[(begins + turn + other) % players], bonus) * _MOST[bonus])
                facts[at + 1 + turn] = min(1.5, max(-1.5, (own - best) / _SPAN[bonus]))
        at += 1 + players
    facts[at] = game[GOAL] / 10.0
    facts[at + 1] = pile[PILE_COUNT] / 46.0
    facts[at + 2] = pile[PILE_POINTS] / (5.0 * max(1, pile[PILE_COUNT]))
    for kind in range(len(KINDS)):
        facts[at + 3 + kind] = pile[PILE_KINDS + kind] / 10.0


@compiled
def spot_part(judge: Judge, facts: Singles, hidden: Singles, part: Singles) -> None:
    """What a spot adds to the sum."""
    wide, deep = judge.spot_in.shape
    hidden[:] = judge.spot_in_bias
    for fact in range(wide):
        value = facts[fact]
        if value != 0.0:
            for unit in range(deep):
                hidden[unit] += value * judge.spot_in[fact, unit]
    part[:] = 0.0
    for unit in range(deep):
        value = hidden[unit]
        if value > 0.0:
            for place in range(len(part)):
                part[place] += value * judge.spot_out[unit, place]


@compiled
def start_sum(judge: Judge, facts: Singles, total: Singles) -> None:
    """The sum without any spot: what the rest of the position says."""
    total[:] = judge.sum_bias
    for fact in range(len(facts)):
        value = facts[fact]
        if value != 0.0:
            for place in range(len(total)):
                total[place] += value * judge.rest[fact, place]


@compiled
def finish(judge: Judge, total: Singles, middle: Singles, shares: Floats) -> None:
    """From the sum to shares, counted from the seat that is to begin."""
    middle[:] = judge.middle_bias
    width = len(middle)
    for place in range(len(total)):
        value = total[place]
        if value > 0.0:
            for unit in range(width):
                middle[unit] += value * judge.middle[place, unit]
    players = len(shares)
    for seat in range(players):
        shares[seat] = judge.out_bias[seat]
    for unit in range(width):
        value = middle[unit]
        if value > 0.0:
            for seat in range(players):
                shares[seat] += value * judge.out[unit, seat]
    most = shares.max()
    together = 0.0
    for seat in range(players):
        shares[seat] = np.exp(shares[seat] - most)
        together += shares[seat]
    for seat in range(players):
        shares[seat] /= together
