"""Many games of two perfect players at once: all games that stand alike are played on together, with dice of their own."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import lattice
from rollhouse.dicy_cards.solver.dice_arrays import KEEPS, CardArrays, DiceArrays, dice_arrays
from rollhouse.dicy_cards.solver.lanes import compiled
from rollhouse.dicy_cards.solver.look import look, touching
from rollhouse.dicy_cards.solver.two import TwoTable

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
Standing = tuple[tuple[int, int], tuple[int, int], bool]
"""Both scores, both rows, and whether it is the first player's turn."""

FULL = 31
SKIPPED = -1


@compiled
def play_turns(
    dice: DiceArrays, cards: CardArrays, within: Ints, within_start: Ints, after: Floats, skip: float, worth: Floats, row: int, out: Ints
) -> None:
    """Play `len(out)` turns from this row with real dice, by best moves: points (or a skip), the row left, what it does to others."""
    for game in range(len(out)):
        left, keep = row, 0
        while True:
            while keep < KEEPS:
                keep = dice.above[keep, np.random.randint(6)]
            if left == 0 or worth[left, keep] == skip:
                out[game] = SKIPPED, FULL, 0
                break
            roll = keep - KEEPS
            points, next_left, next_keep, touch = _best(cards, within, within_start, after, worth, left, roll)
            left = next_left
            if points:
                out[game] = points, left, touch
                break
            keep = next_keep


@compiled
def _best(
    cards: CardArrays, within: Ints, within_start: Ints, after: Floats, worth: Floats, row: int, roll: int
) -> tuple[int, int, int, int]:
    """The move that is worth what the roll is worth: points scored (0 for a reroll), the row left, what is kept, what it does to others."""
    value = worth[row, KEEPS + roll]
    for card in range(5):
        if not row >> card & 1:
            continue
        rest = row & ~(1 << card)
        number = cards.class_of[card, roll]
        while number > 0:
            place = cards.class_start[card] + number
            for extra in range(cards.extra_start[place], cards.extra_start[place + 1]):
                total = cards.extra[extra]
                if after[cards.effect[card], total, rest] == value:
                    return total, rest, 0, cards.effect[card]
            number = cards.parent[place]
        for place in range(within_start[roll], within_start[roll + 1]):
            if rest and worth[rest, within[place]] == value:
                return 0, rest, within[place], 0
    return -99, 0, 0, 0


@compiled
def seed_dice(seed: int) -> None:
    """The dice of compiled code."""
    np.random.seed(seed)


@cache
def _keeps() -> tuple[Ints, Ints]:
    """Of each roll, every keep but the roll itself."""
    lists = [[keep for keep in keeps if keep < KEEPS] for keeps in lattice(6).within]
    return np.array([keep for keeps in lists for keep in keeps], np.int32), np.array(np.cumsum([0, *map(len, lists)]), np.int32)


def first_wins(table: TwoTable, games: int, seed: int) -> float:
    """The first player's share of the wins in so many games from the start."""
    seed_dice(seed)
    won = 0.0
    standing: dict[Standing, int] = {((0, 0), (FULL, FULL), True): games}
    while standing:
        later: dict[Standing, int] = defaultdict(int)
        for (scores, rows, firsts_turn), count in standing.items():
            if firsts_turn and max(scores) >= table.target:
                won += count * _share(scores, rows)
                continue
            for after, times in _turns(table, scores, rows, firsts_turn, count).items():
                later[after] += times
        standing = later
    return won / games


def _share(scores: tuple[int, int], rows: tuple[int, int]) -> float:
    mine, theirs = ((score, row.bit_count()) for score, row in zip(scores, rows, strict=True))
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def _turns(table: TwoTable, scores: tuple[int, int], rows: tuple[int, int], firsts_turn: bool, count: int) -> dict[Standing, int]:
    mover = 0 if firsts_turn else 1
    values = look(table.cards, table.prospects(scores, rows[1 - mover], firsts_turn))
    out = np.empty((count, 3), np.int32)
    play_turns(
        dice_arrays(), touching(table.cards), *_keeps(), values.prospects.after, values.prospects.skip, values.worth, rows[mover], out
    )
    found: dict[Standing, int] = defaultdict(int)
    for points, row, touch in map(tuple, out.tolist()):
        assert points >= SKIPPED, "no move is worth what the roll is worth"
        found[_after(table, scores, rows, firsts_turn, (points, row, touch))] += 1
    return found


def _after(table: TwoTable, scores: tuple[int, int], rows: tuple[int, int], firsts_turn: bool, turn: tuple[int, int, int]) -> Standing:
    """Who stands how once the other player has reacted as it suits them best."""
    points, row, touch = turn
    mover = 0 if firsts_turn else 1
    new_scores = list(scores)
    new_scores[mover] += max(points, 0)
    resetting = points == SKIPPED or touch == 2
    other = rows[1 - mover]
    choices = [other ^ 1 << card for card in range(5) if bool(other >> card & 1) != resetting] if points == SKIPPED or touch else []

    def standing(their_row: int) -> Standing:
        both = (row, their_row) if firsts_turn else (their_row, row)
        return (new_scores[0], new_scores[1]), both, not firsts_turn

    def others_share(their_row: int) -> float:
        reached, both, next_firsts = standing(their_row)
        over = next_firsts and max(reached) >= table.target
        share = _share(reached, both) if over else table.first_share(reached, both, next_firsts)
        return 1.0 - share if firsts_turn else share

    return standing(max(choices, key=others_share) if choices else other)
