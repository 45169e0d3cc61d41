"""Where the values of three players' positions lie, and which block a turn leads to.

A *block* holds the positions of all rows at one place: the player to move and the scores; in the last round only their differences count.
It is read in the turn before, by the player who has just moved: number (next player's row, previous
player's row, own row) of a block is the reader's utility and the next player's. The previous player has the rest of `TOTAL`.

Blocks come in this order: 27 ends of the game, by how each two of the scores compare; the third player's last turns, by how far the first
and the second player are ahead (what is out of reach counts alike); the second player's last turns, by how far the first player is ahead
of the second and of the third; all other turns, by player to move and scores.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays

Floats = NDArray[np.float64]
Scores = tuple[int, int, int]

PLAYERS = 3
CELL: int = ROWS**PLAYERS
"""Positions of a block."""
PLACE_WEIGHT = 2.0**-24
"""A player's utility is the share of the win plus this times the place, from 0 (third) to 1 (first): it decides between equal shares."""
TOTAL = 1.0 + 1.5 * PLACE_WEIGHT
"""All players' utilities together."""
ENDS = 27


class Shape3(NamedTuple):
    """The layout of a tablebase's blocks."""

    target: int
    reach: int
    """The most points that one turn can bring with these cards."""


def shape_of_three(cards: CardArrays, target: int) -> Shape3:
    """The shape of these cards' blocks."""
    return Shape3(target, int(cards.extra.max()))


def first_main(shape: Shape3) -> int:
    """The first block before the last round; so many lie before it."""
    return ENDS + (shape.reach + 4) ** 2 + (shape.target + shape.reach) ** 2


def main_blocks(shape: Shape3) -> int:
    """Blocks of positions before the last round."""
    return int(PLAYERS * shape.target**3)


def diagonal(target: int, total: int) -> list[Scores]:
    """All scores below the target with this sum."""
    return [
        (first, second, total - first - second)
        for first in range(target)
        for second in range(max(0, total - first - target + 1), min(target, total - first + 1))
    ]


def last_rounds(shape: Shape3) -> list[tuple[int, int]]:
    """How far the first player may be ahead of the second and of the third when the second player's last turn begins."""
    target, most = shape.target, shape.target + shape.reach
    return [
        (second, third)
        for second in range(1, most)
        for third in range(1, most)
        if max(target, second, third) <= min(most - 1, target - 1 + min(second, third))
    ]


def third_lasts(shape: Shape3) -> list[tuple[int, int]]:
    """How far the others may be ahead when the third player's last turn begins, one pair for each block."""
    most = shape.reach + 1
    found = [(first, second) for first in range(-1, most + 1) for second in range(-1, most + 1) if max(first, second) > 0]
    return [*found, (most + 1, most), (most, most + 1)]


@compiled
def end_block(first: int, second: int, third: int) -> int:
    """The game is over with these scores."""
    one = 0 if first < second else 1 if first == second else 2
    two = 0 if first < third else 1 if first == third else 2
    three = 0 if second < third else 1 if second == third else 2
    return one * 9 + two * 3 + three


@compiled
def third_last(shape: Shape3, first: int, second: int) -> int:
    """The third player's last turn; the others are so many points ahead, one of them at least by one."""
    reach = shape.reach
    if first > reach and second > reach:
        ahead, behind = reach + 1 + (first > second), reach + 1 + (second > first)
    else:
        ahead, behind = max(-1, min(first, reach + 1)), max(-1, min(second, reach + 1))
    return ENDS + (ahead + 1) * (reach + 4) + behind + 1


@compiled
def second_last(shape: Shape3, ahead: int, further: int) -> int:
    """The second player's last turn: the first player has reached the target and is so many points ahead of the second and of the third."""
    return ENDS + (shape.reach + 4) * (shape.reach + 4) + ahead * (shape.target + shape.reach) + further


@compiled
def main_block(shape: Shape3, mover: int, first: int, second: int, third: int) -> int:
    """A turn before any player has reached the target."""
    target = shape.target
    before = ENDS + (shape.reach + 4) * (shape.reach + 4) + (target + shape.reach) * (target + shape.reach)
    return before + ((mover * target + first) * target + second) * target + third


@compiled
def led_to(shape: Shape3, mover: int, first: int, second: int, third: int, points: int) -> int:
    """The block that follows when the mover brings in so many points; no player has reached the target before."""
    if mover == 0:
        if first + points < shape.target:
            return main_block(shape, 1, first + points, second, third)
        return second_last(shape, first + points - second, first + points - third)
    if mover == 1:
        if second + points < shape.target:
            return main_block(shape, 2, first, second + points, third)
        return third_last(shape, first - third, second + points - third)
    if third + points < shape.target:
        return main_block(shape, 0, first, second, third + points)
    return end_block(first - third, second - third, points)


@compiled
def fill_game_ends(pool: Floats) -> None:
    """What the ends of the game are worth: most points, then most Active cards; who are level share the win and their places."""
    active = np.zeros(ROWS, np.int64)
    for row in range(ROWS):
        for card in range(ROW):
            active[row] += row >> card & 1
    signs = np.empty((3, 3), np.int64)
    for kind in range(ENDS):
        one, two, three = kind // 9 - 1, kind // 3 % 3 - 1, kind % 3 - 1
        for first in range(ROWS):
            for second in range(ROWS):
                for third in range(ROWS):
                    signs[0, 1] = one if one else np.sign(active[first] - active[second])
                    signs[0, 2] = two if two else np.sign(active[first] - active[third])
                    signs[1, 2] = three if three else np.sign(active[second] - active[third])
                    place = ((kind * ROWS + first) * ROWS + second) * ROWS + third  # the third player has just moved
                    pool[2 * place] = _standing(-signs[0, 2], -signs[1, 2])
                    pool[2 * place + 1] = _standing(signs[0, 1], signs[0, 2])


@compiled
def _standing(one: int, other: int) -> float:
    """The utility of a player who stands so against the two others: ahead 1, level 0, behind -1."""
    place = (2 + one + other) / 4.0
    if one < 0 or other < 0:
        return PLACE_WEIGHT * place
    return (1.0 if one + other == 2 else 0.5 if one + other == 1 else 1.0 / 3.0) + PLACE_WEIGHT * place
