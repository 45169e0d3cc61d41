"""A position of Dicetto as small arrays of whole numbers: what compiled code reads, and what the features come from.

Seats are absolute. `spots[place]`, for the four slots and the Reroll card, and `seats[seat]`, what each has won, have the columns below;
`pile` is how many cards are left, their points together, and how many of each kind; `game` the goal, the Bonus cards, the turns so far
and the most there may be, and the same for turns in a row without a card taken.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.cards import KINDS
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.tables import NUMBERS
from rollhouse.games.dicetto.scoring import BONUS

SLOTS: Final = 4
SPOTS: Final = 5

COMBO: Final = 0
POINTS: Final = 1
LOGO: Final = 2
OWNER: Final = 3
SUM: Final = 4
SPOT: Final = 5
"""Columns of a spot: the combination's number, points, logo, whose dice lie there, and their sum."""
NO_OWNER: Final = -1

COUNT: Final = 0
SCORE: Final = 1
LOGOS: Final = 2
STRAIGHTS: Final = 3
CHANCES: Final = 4
WON_NUMBERS: Final = 5
SEAT: Final = 6
"""Columns of a seat: cards won, their points, logos, straights, chance and number cards among them."""

PILE_COUNT: Final = 0
PILE_POINTS: Final = 1
PILE_KINDS: Final = 2
PILE: Final = PILE_KINDS + len(KINDS)

GOAL: Final = 0
BONUS_MASK: Final = 1
TURNS: Final = 2
MAX_TURNS: Final = 3
QUIET: Final = 4
MAX_QUIET: Final = 5
GAME: Final = 6
"""Columns of the game: cards to win, Bonus cards as bits, turns that have begun and how many there may be (T13), and how many of them in a
row have begun without a card taken, and how many of these there may be (T14)."""

BONUSES: Final = len(BONUS)
_BONUS_POINTS = np.array([one.points for one in BONUS.values()], np.int64)
_BONUS_IS_FOR_MOST = np.array([one.most for one in BONUS.values()], np.bool_)
COUNTED = np.array([LOGOS, LOGOS, COUNT, COUNT, STRAIGHTS, CHANCES, SCORE, WON_NUMBERS], np.int64)
"""What each Bonus card counts, in the order of `scoring.BONUS`."""
_SMALL, _LARGE, _CHANCE = KINDS.index("small_straight"), KINDS.index("large_straight"), KINDS.index("chance")

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


@compiled
def add_card(seat: Numbers, combo: int, points: int, logo: int, kind_of: Numbers) -> None:
    """A seat wins a card."""
    add_to(seat, 1, points, logo, kind_of[combo])


@compiled
def add_to(seat: Any, much: float, points: int, logo: int, kind: int) -> None:
    """So much of a card, added to a seat's columns, whole numbers or not."""
    seat[COUNT] += much
    seat[SCORE] += much * points
    seat[LOGOS] += much * logo
    if kind in (_SMALL, _LARGE):
        seat[STRAIGHTS] += much
    elif kind == _CHANCE:
        seat[CHANCES] += much
    elif kind == NUMBERS:
        seat[WON_NUMBERS] += much


@compiled
def bonus_column(bonus: int) -> int:
    """What this Bonus card counts."""
    return int(COUNTED[bonus])


@compiled
def bonus_points_of(bonus: int) -> int:
    """What this Bonus card brings."""
    return int(_BONUS_POINTS[bonus])


@compiled
def bonus_count(seat: Numbers, bonus: int) -> int:
    """How many a seat has of what this Bonus card counts."""
    return int(seat[COUNTED[bonus]])


DOUBT = np.array([1.0 if column != SCORE else 4.0 for column in COUNTED])
"""The lead at which a Bonus card is nearly decided early in the game."""


@compiled
def bonus_gain(seats: Numbers, game: Numbers, seat: int, combo: int, points: int, logo: int, kind_of: Numbers) -> float:
    """What winning this card brings a seat in points of Bonus cards: a guess that grows surer as the game nears its end."""
    if not game[BONUS_MASK] or combo >= len(kind_of):
        return 0.0
    players = len(seats)
    most_won = 0
    for other in range(players):
        most_won = max(most_won, seats[other, COUNT])
    youth = 0.3 + 0.7 * (game[GOAL] - most_won) / max(1, game[GOAL])
    kind = kind_of[combo]
    gain = 0.0
    for bonus in range(BONUSES):
        if not game[BONUS_MASK] >> bonus & 1:
            continue
        column = COUNTED[bonus]
        more = 0
        if column == COUNT:
            more = 1
        elif column == SCORE:
            more = points
        elif column == LOGOS:
            more = logo
        elif column == STRAIGHTS:
            more = 1 if kind in (_SMALL, _LARGE) else 0
        elif column == CHANCES:
            more = 1 if kind == _CHANCE else 0
        else:
            more = 1 if kind == NUMBERS else 0
        if not more:
            continue
        sign = 1.0 if _BONUS_IS_FOR_MOST[bonus] else -1.0
        best = -1e9
        for other in range(players):
            if other != seat:
                best = max(best, sign * seats[other, column])
        lead = sign * seats[seat, column] - best
        doubt = DOUBT[bonus] * youth
        gain += _BONUS_POINTS[bonus] * (_sure(lead + sign * more, doubt) - _sure(lead, doubt))
    return gain


@compiled
def _sure(lead: float, doubt: float) -> float:
    return float(1.0 / (1.0 + np.exp(-(lead - 0.3) / doubt)))


@compiled
def final_shares(seats: Numbers, bonus_mask: int, shares: Floats) -> None:
    """Fill `shares` for a game that ends with these cards won."""
    players = len(seats)
    totals = seats[:, SCORE].copy()
    for bonus in range(BONUSES):
        if not bonus_mask >> bonus & 1:
            continue
        column = COUNTED[bonus]
        best, holder = seats[0, column], 0
        for seat in range(1, players):
            count = seats[seat, column]
            if count == best:
                holder = NO_OWNER
            elif (count > best) == _BONUS_IS_FOR_MOST[bonus]:
                best, holder = count, seat
        if holder != NO_OWNER:
            totals[holder] += _BONUS_POINTS[bonus]
    most = totals.max()
    winners = 0
    for seat in range(players):
        winners += totals[seat] == most
    for seat in range(players):
        shares[seat] = 1.0 / winners if totals[seat] == most else 0.0
