"""One turn, played as well as it can be: the value of every roll and of every row of cards, for eight opponents' rows at once.

The mover maximises its values: shares of the win, or expected turns with a minus sign.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import FULL, KEEPS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import MAX_CLASSES, CardArrays, DiceArrays
from rollhouse.lowlevel.simd import LANES, add, everywhere, largest, load, scale, store

TURN_ROUNDING = 700 * 2.0**-53
"""What one turn's value can be off by rounding, for values up to 1: the sum over the rolls has 462 products (464 units in the last place),
and each of up to four rerolls takes up to six means of six (7 units each); choosing is exact."""

Floats = NDArray[np.float64]
Longs = NDArray[np.int64]


class Gains(NamedTuple):
    """What the mover is worth after scoring: blocks of [own row after, opponent's row], one for each number of points."""

    plain: Floats
    plain_at: Longs
    """Where the block of each total begins."""
    reacted: Floats
    """The mover's gains after the opponent's best reaction."""
    reacted_at: Longs
    """[0: freezes, 1: resets; points]"""
    stride: int
    """From one own row to the next."""


class Workspace(NamedTuple):
    """The arrays of one thread's turn."""

    classes: Floats
    """Each class's value on each card, by lane."""
    kept: Floats
    """[keep or roll, lane]: what it is worth to have these dice and roll the rest; for full rolls, the roll's value."""
    reroll: Floats
    """[row, roll, lane]: the best reroll's value, once a card has been frozen and this row is left."""
    value: Floats
    """[row, lane]: what it is worth to begin the turn with this row."""


def make_workspace() -> Workspace:
    """A new workspace."""
    return Workspace(
        classes=aligned(ROW * MAX_CLASSES * LANES),
        kept=aligned((KEEPS + ROLLS) * LANES),
        reroll=aligned(ROWS * ROLLS * LANES),
        value=aligned(ROWS * LANES),
    )


def aligned(size: int) -> Floats:
    """An empty array that begins with a cache line: a vector of eight that lies across two takes twice as long to load."""
    room = np.empty(size + LANES)
    skipped = -room.ctypes.data % (room.itemsize * LANES) // room.itemsize
    return room[skipped : skipped + size]


@compiled
def play_turn(dice: DiceArrays, cards: CardArrays, gains: Gains, lane: int, skip: Floats, workspace: Workspace) -> None:
    """Fill `workspace.value` for the eight opponents' rows from `lane` on; `skip` is the value of skipping against each."""
    for row in range(ROWS):
        _play_row(dice, cards, gains, lane, skip, workspace, row)


@compiled
def _play_row(dice: DiceArrays, cards: CardArrays, gains: Gains, lane: int, skip: Floats, workspace: Workspace, row: int) -> None:
    passing = load(skip, 0)
    if row == 0:
        store(workspace.value, 0, passing)
        return
    kept, reroll = workspace.kept, workspace.reroll
    keeps, rolls = len(dice.above), len(dice.chance)
    for card in range(ROW):
        if row >> card & 1:
            _value_classes(cards, gains, lane, workspace.classes, card, row & ~(1 << card))
    total = everywhere(0.0)
    for roll in range(rolls):
        best = passing
        for card in range(ROW):
            if row >> card & 1:
                best = largest(best, load(workspace.classes, cards.class_from[card * rolls + roll]))
                rest = row & ~(1 << card)
                if rest:
                    best = largest(best, load(reroll, (rest * rolls + roll) * LANES))
        store(kept, (keeps + roll) * LANES, best)
        total = add(total, scale(best, dice.chance[roll]))
    store(workspace.value, row * LANES, total)
    if row != FULL:
        _best_rerolls(dice, kept, reroll, row * rolls)


@compiled
def _value_classes(cards: CardArrays, gains: Gains, lane: int, classes: Floats, card: int, after: int) -> None:
    """What each class of this card is worth when `after` is the row that is left."""
    start = cards.class_start[card]
    effect = cards.effect[card]
    offset = after * gains.stride + lane
    store(classes, start * LANES, everywhere(-1e300))
    for number in range(start + 1, cards.class_start[card + 1]):
        best = load(classes, (start + cards.parent[number]) * LANES)
        for place in range(cards.extra_start[number], cards.extra_start[number + 1]):
            points = cards.extra[place]
            if effect == 0:
                best = largest(best, load(gains.plain, gains.plain_at[points] + offset))
            else:
                best = largest(best, load(gains.reacted, gains.reacted_at[effect - 1, points] + offset))
        store(classes, number * LANES, best)


@compiled
def _best_rerolls(dice: DiceArrays, kept: Floats, reroll: Floats, out: int) -> None:
    """From the rolls' values, what the best reroll from each roll is worth."""
    keeps, rolls = len(dice.above), len(dice.chance)
    up, down, down_from, faces = dice.up, dice.down, dice.down_from, dice.faces
    for keep in range(keeps - 1, -1, -1):
        mean = load(kept, up[keep * 6])
        for face in range(1, 6):
            mean = add(mean, load(kept, up[keep * 6 + face]))
        store(kept, keep * LANES, scale(mean, 1.0 / 6.0))
    for place in range(1, keeps):  # from here on: the best that can be kept of these dice
        best = load(kept, down_from[place])
        for face in range(faces[place]):
            best = largest(best, load(kept, down[place * 6 + face]))
        store(kept, down_from[place], best)
    for place in range(keeps, keeps + rolls):
        best = load(kept, down[place * 6])
        for face in range(1, faces[place]):
            best = largest(best, load(kept, down[place * 6 + face]))
        store(reroll, (out - keeps) * LANES + down_from[place], best)
