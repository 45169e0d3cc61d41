"""One turn of three players: what it is worth to the mover and to the player before, with the rules for equal moves.

Of moves that are equal for a player, half of the time the best one for one opponent is made, and half of the time the best one for the
other. So what is carried through a turn is the mover's utility and, for the previous player, the least and the most that the mover's best
moves leave. They become one number, the middle, where a decision is made: at a roll, or at a reaction.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import FULL, KEEPS, MAX_POINTS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.three import layout
from rollhouse.games.dicy_cards.solver.three.layout import CELL, TOTAL
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays
from rollhouse.lowlevel.compiled import compiled_within

Floats = NDArray[np.float64]
Longs = NDArray[np.int64]
compiled = compiled_within(Path(layout.__file__).parent.parent, Path(__file__))

_SPLIT = 2.0**13 + 1.0
"""Utilities are compared by their first 40 binary digits: rounding errors, in the last three of 53, hardly ever tell equal moves apart."""


class ThreeWorkspace(NamedTuple):
    """The arrays of one thread."""

    starts: Longs
    """[points]: the block that a turn with so many leads to."""
    gains: Floats
    """[none, others freeze, others reset; points; own row after; mover's and previous player's utility]"""
    classes: Floats
    """[class; mover's utility, the previous player's least and most]"""
    kept: Floats
    """[keep or roll; the same three]"""
    reroll: Floats
    """[row, roll; the same three]: the best reroll, once a card has been frozen and this row is left."""
    value: Floats
    """[row; mover's and previous player's utility]: of beginning the turn with this row."""


def three_workspace() -> ThreeWorkspace:
    """A new workspace."""
    return ThreeWorkspace(
        starts=np.zeros(MAX_POINTS + 1, np.int64),
        gains=np.empty((3, MAX_POINTS + 1, ROWS, 2)),
        classes=np.empty((256, 3)),
        kept=np.empty((KEEPS + ROLLS, 3)),
        reroll=np.empty((ROWS, ROLLS, 3)),
        value=np.empty((ROWS, 2)),
    )


@compiled
def _digits(utility: float) -> float:
    """Rounded to 40 binary digits (Veltkamp)."""
    scaled = utility * _SPLIT
    return scaled - (scaled - utility)


@compiled
def _merge(into: Floats, at: int, mine: float, least: float, most: float) -> None:
    """Take a move into account: it replaces worse ones, and widens what equal ones leave to the previous player."""
    here, known = _digits(mine), _digits(into[at, 0])
    if here > known:
        into[at, 0] = mine
        into[at, 1] = least
        into[at, 2] = most
    elif here == known:
        into[at, 1] = min(into[at, 1], least)
        into[at, 2] = max(into[at, 2], most)


@compiled
def _previous_reacts(pool: Floats, start: int, others: int, before: int, own: int, resetting: bool) -> tuple[float, float]:
    """The mover's and the next player's utility once the previous player, holding `before`, has reacted; `others` is the next one's row."""
    best, least, most = -1.0, 0.0, 0.0
    for card in range(ROW):
        if (before >> card & 1) != resetting:
            place = 2 * (start + (others * ROWS + (before ^ 1 << card)) * ROWS + own)
            nexts = pool[place + 1]
            theirs = TOTAL - pool[place] - nexts
            here, known = _digits(theirs), _digits(best)
            if here > known:
                best, least, most = theirs, nexts, nexts
            elif here == known:
                least, most = min(least, nexts), max(most, nexts)
    if best < -0.5:  # nothing to freeze or to reset
        place = 2 * (start + (others * ROWS + before) * ROWS + own)
        return pool[place], pool[place + 1]
    nexts = (least + most) / 2.0
    return TOTAL - best - nexts, nexts


@compiled
def reacted(pool: Floats, start: int, others: int, before: int, own: int, resetting: bool) -> tuple[float, float]:
    """The mover's and the previous player's utility once both opponents have reacted (D5), each as is best for them."""
    best, least, most = -1.0, 0.0, 0.0
    for card in range(ROW):
        if (others >> card & 1) != resetting:
            mine, nexts = _previous_reacts(pool, start, others ^ 1 << card, before, own, resetting)
            theirs = TOTAL - mine - nexts
            here, known = _digits(nexts), _digits(best)
            if here > known:
                best, least, most = nexts, theirs, theirs
            elif here == known:
                least, most = min(least, theirs), max(most, theirs)
    if best < -0.5:
        mine, nexts = _previous_reacts(pool, start, others, before, own, resetting)
        return mine, TOTAL - mine - nexts
    theirs = (least + most) / 2.0
    return TOTAL - best - theirs, theirs


@compiled
def play_against(dice: DiceArrays, cards: CardArrays, pool: Floats, others: int, before: int, workspace: ThreeWorkspace) -> None:
    """Fill `workspace.value` for all rows of the mover, against these rows of the next and the previous player.

    `workspace.starts` says where turns lead.
    """
    gains, starts = workspace.gains, workspace.starts
    for card in range(ROW):
        effect = cards.effect[card]
        for place in range(cards.totals_start[card], cards.totals_start[card + 1]):
            points = cards.totals[place]
            start = starts[points] * CELL
            for own in range(ROWS):
                if own >> card & 1:
                    continue  # the card that was scored is Frozen afterwards
                if effect == 0:
                    at = 2 * (start + (others * ROWS + before) * ROWS + own)
                    gains[0, points, own, 0] = pool[at]
                    gains[0, points, own, 1] = TOTAL - pool[at] - pool[at + 1]
                else:
                    mine, theirs = reacted(pool, start, others, before, own, effect == 2)
                    gains[effect, points, own, 0] = mine
                    gains[effect, points, own, 1] = theirs
    skip, passed = reacted(pool, starts[0] * CELL, others, before, FULL, True)
    workspace.value[0, 0] = skip
    workspace.value[0, 1] = passed
    for row in range(1, ROWS):
        _play_row(dice, cards, skip, passed, workspace, row)


@compiled
def _play_row(dice: DiceArrays, cards: CardArrays, skip: float, passed: float, workspace: ThreeWorkspace, row: int) -> None:
    kept, reroll, classes = workspace.kept, workspace.reroll, workspace.classes
    keeps, rolls = len(dice.above), len(dice.chance)
    for roll in range(rolls):
        kept[keeps + roll, 0] = skip
        kept[keeps + roll, 1] = passed
        kept[keeps + roll, 2] = passed
    for card in range(ROW):
        if not row >> card & 1:
            continue
        rest = row & ~(1 << card)
        _value_classes(cards, workspace.gains, classes, card, rest)
        for roll in range(rolls):
            number = cards.class_of[card, roll]
            if number:
                _merge(kept, keeps + roll, classes[number, 0], classes[number, 1], classes[number, 2])
            if rest:
                _merge(kept, keeps + roll, reroll[rest, roll, 0], reroll[rest, roll, 1], reroll[rest, roll, 2])
    mine = theirs = 0.0
    for roll in range(rolls):
        middle = (kept[keeps + roll, 1] + kept[keeps + roll, 2]) / 2.0
        kept[keeps + roll, 1] = middle
        kept[keeps + roll, 2] = middle
        mine += kept[keeps + roll, 0] * dice.chance[roll]
        theirs += middle * dice.chance[roll]
    workspace.value[row, 0] = mine
    workspace.value[row, 1] = theirs
    if row == FULL:
        return
    for keep in range(keeps - 1, -1, -1):
        mine = theirs = 0.0
        for face in range(6):
            mine += kept[dice.above[keep, face], 0]
            theirs += kept[dice.above[keep, face], 1]
        kept[keep, 0] = mine / 6.0
        kept[keep, 1] = theirs / 6.0
        kept[keep, 2] = theirs / 6.0
    for keep in range(1, keeps):  # from here on: the best that can be kept of these dice
        for face in range(6):
            less = dice.below[keep, face]
            _merge(kept, keep, kept[less, 0], kept[less, 1], kept[less, 2])
    for roll in range(rolls):
        first = dice.below[keeps + roll, 0]
        for part in range(3):
            reroll[row, roll, part] = kept[first, part]
        for face in range(1, 6):
            less = dice.below[keeps + roll, face]
            _merge(reroll[row], roll, kept[less, 0], kept[less, 1], kept[less, 2])


@compiled
def _value_classes(cards: CardArrays, gains: Floats, classes: Floats, card: int, rest: int) -> None:
    """What each class of this card is worth when `rest` is the row that is left."""
    start, effect = cards.class_start[card], cards.effect[card]
    classes[0, 0] = -1.0
    classes[0, 1] = 0.0
    classes[0, 2] = 0.0
    for number in range(start + 1, cards.class_start[card + 1]):
        parent = cards.parent[number]
        for part in range(3):
            classes[number - start, part] = classes[parent, part]
        for place in range(cards.extra_start[number], cards.extra_start[number + 1]):
            points = cards.extra[place]
            theirs = gains[effect, points, rest, 1]
            _merge(classes, number - start, gains[effect, points, rest, 0], theirs, theirs)
