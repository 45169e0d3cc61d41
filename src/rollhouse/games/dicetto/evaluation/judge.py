"""The learned judge: everybody's share of the win, for a position in which a seat is about to begin its turn.

Every spot of the table is described by itself and put through a small network of its own; what comes out is summed with what the rest
of the position says, and two more layers make shares of it. The sum is what makes it fast: within a turn only the spots that a player
places on change, so that thousands of ends of a turn cost little more than their last layers. What no sum of spots can say, because it
compares players (who would get which Bonus card, who is ahead, whose cards would end the game), is counted anew for every end: `outlook`.

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
    SEAT,
    STRAIGHTS,
    WON_NUMBERS,
    add_to,
    bonus_column,
    bonus_count,
    bonus_points_of,
)
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, COMBOS, EMPTY, MOST_SUM
from rollhouse.games.dicetto.scoring import BONUS

__all__ = [
    "HOPED_BONUS",
    "OUTLOOK",
    "SOFT_LEAD",
    "TALLY",
    "Judge",
    "describe_rest",
    "describe_spot",
    "finish",
    "learned",
    "outlook",
    "outlook_width",
    "rest_width",
    "spot_part",
    "spot_width",
    "start_sum",
    "start_tally",
    "still_width",
    "tally_spot",
]

_KINDS: Final = len(KINDS)

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

AIMED_AT: Final = (0.0, 0.0, 0.63, 0.44, 0.40)
"""How often, with so many players, somebody who could beat dice does: 120 games of learned judges each."""
_WORTH_AIMING: Final = 0.25
"""How much likelier that is for every point of the card; cards of two points are aimed at about as often as all are on average."""
TALLY: Final = 2 * SEAT
"""Columns of a seat's tally: what it will have won, dice that may be beaten counted as likely as they hold; and if all of them hold."""
OUTLOOK: Final = 8
"""Facts of the outlook, for each seat …"""
SOFT_LEAD: Final = 2
"""… of which this is how far ahead it is, dice and Bonus cards counted as likely as they will be its own …"""
HOPED_BONUS: Final = 7
"""… and this the points of Bonus cards that it may expect."""
_SPAN = np.array([8.0 if name == "fewest_points" else 2.0 for name in BONUS])
"""How far ahead is far ahead, for each Bonus card: points are many, cards are few."""
_MOST = np.array([1.0 if one.most else -1.0 for one in BONUS.values()])
_SOFT = np.array([6.0 if name == "fewest_points" else 2.0 for name in BONUS])


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
    return still_width(players) + outlook_width(players)


@compiled
def still_width(players: int) -> int:
    """How many of them don't change while a turn is played: these come first."""
    return players * (8 + BONUSES) + BONUSES + 3 + _KINDS


@compiled
def outlook_width(players: int) -> int:
    """How many of them are counted anew for every end of a turn."""
    return players * OUTLOOK + 2


@compiled
def risk_of(combo: int, points: int, total: int, players: int, beaten: Floats) -> float:
    """How likely one turn of somebody else beats dice of this sum there."""
    keen = 1.0 if combo == ANY_DICE else 1.0 + _WORTH_AIMING * (min(points, 4) - 2)
    return float(beaten[combo, total] * min(1.0, AIMED_AT[players] * keen))


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
    risk = risk_of(combo, points, total, players, beaten)
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
def start_tally(seats: Numbers, begins: int, tally: Singles) -> None:
    """What everybody has won, from whoever begins."""
    players = len(seats)
    for turn in range(players):
        for column in range(SEAT):
            tally[turn * TALLY + column] = seats[(begins + turn) % players, column]
            tally[turn * TALLY + SEAT + column] = seats[(begins + turn) % players, column]


@compiled
def tally_spot(
    combo: int, points: int, logo: int, owner: int, total: int, players: int, beaten: Floats, kind_of: Numbers, tally: Singles
) -> None:
    """What dice of this sum, there, add to their owner's tally; nothing for the Reroll card and for empty slots."""
    tally[:] = 0.0
    if combo in (EMPTY, ANY_DICE) or owner == NOBODY:
        return
    holds = (1.0 - risk_of(combo, points, total, players, beaten)) ** owner
    at = owner * TALLY
    add_to(tally[at : at + SEAT], holds, points, logo, kind_of[combo])
    add_to(tally[at + SEAT : at + TALLY], 1.0, points, logo, kind_of[combo])


@compiled
def outlook(tally: Singles, game: Numbers, players: int, scratch: Singles, facts: Singles) -> None:
    """How everybody stands, Bonus cards included, and how near the end is; `scratch` has room for four numbers a seat."""
    soft, sharp, lying, bonus_soft = (
        scratch[:players],
        scratch[players : 2 * players],
        scratch[2 * players : 3 * players],
        scratch[3 * players :],
    )
    nearest = np.float32(1e9)
    for seat in range(players):
        at = seat * TALLY
        soft[seat] = sharp[seat] = tally[at + SCORE]
        lying[seat] = tally[at + SEAT + SCORE]
        bonus_soft[seat] = 0.0
        nearest = min(nearest, game[GOAL] - tally[at + COUNT])
    nearest = max(np.float32(0.0), nearest)
    for bonus in range(BONUSES):
        if not game[BONUS_MASK] >> bonus & 1:
            continue
        column, sign, points = bonus_column(bonus), np.float32(_MOST[bonus]), np.float32(bonus_points_of(bonus))
        for version in range(2):
            first = second = np.float32(-1e9)
            for seat in range(players):
                count = sign * tally[seat * TALLY + version * SEAT + column]
                if count > first:
                    first, second = count, first
                elif count > second:
                    second = count
            for seat in range(players):
                count = sign * tally[seat * TALLY + version * SEAT + column]
                lead = count - (second if count == first else first)
                sure = points * min(np.float32(1.0), max(np.float32(0.0), lead))
                if version:
                    lying[seat] += sure
                else:
                    sharp[seat] += sure
                    hoped = points * min(
                        np.float32(1.0), max(np.float32(0.0), np.float32(0.5) + (lead - np.float32(0.5)) / np.float32(2.0 * _SOFT[bonus]))
                    )
                    soft[seat] += hoped
                    bonus_soft[seat] += hoped
    at = 0
    for seat in range(players):
        best_soft = best_sharp = best_lying = np.float32(-1e9)
        for other in range(players):
            if other != seat:
                best_soft, best_sharp = max(best_soft, soft[other]), max(best_sharp, sharp[other])
                best_lying = max(best_lying, lying[other])
        gap = max(np.float32(0.0), game[GOAL] - tally[seat * TALLY + COUNT])
        lead = sharp[seat] - best_sharp
        facts[at] = gap / 5.0
        facts[at + 1] = 1.0 / (1.0 + gap)
        facts[at + SOFT_LEAD] = (soft[seat] - best_soft) / 8.0
        facts[at + 3] = lead / 8.0
        facts[at + 4] = min(1.5, max(-1.5, lead / (2.0 + 2.0 * nearest)))
        ends = tally[seat * TALLY + SEAT + COUNT] >= game[GOAL]
        facts[at + 5] = 1.0 if ends else 0.0
        facts[at + 6] = min(1.0, max(-1.0, (lying[seat] - best_lying) / 2.0)) if ends else 0.0
        facts[at + HOPED_BONUS] = bonus_soft[seat] / 6.0
        at += OUTLOOK
    facts[at] = nearest / 5.0
    facts[at + 1] = 1.0 / (1.0 + nearest)


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
    """The sum without any spot and any outlook: what the rest of the position says."""
    total[:] = judge.sum_bias
    for fact in range(len(facts)):
        value = facts[fact]
        if value != 0.0:
            for place in range(len(total)):
                total[place] += value * judge.rest[fact, place]


@compiled
def finish(weights: Singles, bias: Singles, out: Singles, out_bias: Singles, total: Singles, middle: Singles, shares: Floats) -> None:
    """From the sum to shares, counted from the seat that is to begin. Given the weights it needs: a whole judge costs more to hand over."""
    middle[:] = bias
    width = len(middle)
    nothing = np.float32(0.0)
    # Four at a time: the middle is fetched and stored a quarter as often. Without a branch: which are above 0 is anybody's guess.
    for place in range(0, len(total), 4):
        one, two = max(nothing, total[place]), max(nothing, total[place + 1])
        three, four = max(nothing, total[place + 2]), max(nothing, total[place + 3])
        for unit in range(width):
            middle[unit] += (one * weights[place, unit] + two * weights[place + 1, unit]) + (
                three * weights[place + 2, unit] + four * weights[place + 3, unit]
            )
    players = len(shares)
    for seat in range(players):
        shares[seat] = out_bias[seat]
    for unit in range(width):
        value = max(np.float32(0.0), middle[unit])
        for seat in range(players):
            shares[seat] += value * out[unit, seat]
    most = shares.max()
    together = 0.0
    for seat in range(players):
        shares[seat] = np.exp(shares[seat] - most)
        together += shares[seat]
    for seat in range(players):
        shares[seat] /= together
