"""Dice and deals as arrays for the GPU's kernels. It needs only NumPy, so that it can be tested without a GPU."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import FACES, Dice, lattice, merge, remove, subsets, weight
from rollhouse.games.dicy_cards.cards import CARDS, most_points, points, selections
from rollhouse.games.dicy_cards.solver.facts import DICE, EFFECTS
from rollhouse.games.dicy_cards.solver.gpu.source import (
    MAX_LINKS,
    MAX_SLOTS,
    NO_SLOT,
    PLACES,
    bank_of,
    choices_place,
    nothing,
    places,
    warps,
)
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import dice_arrays

PROBLEM = np.dtype(
    [
        ("pool", np.uint64),
        ("deal_size", np.int64),
        ("target", np.int32),
        ("deals", np.uint64),
        ("seeds", np.uint64),
        ("above", np.uint64),
        ("below", np.uint64),
        ("pairs", np.uint64),
        ("chance", np.uint64),
        ("gaps", np.uint64),
    ],
    align=True,
)
"""The kernels' arguments: the addresses of all arrays."""


@cache
def described_dice() -> tuple[NDArray[Any], ...]:
    """The lattice for the kernels: one die more, one die less (for three dice, all smaller keeps), two dice more, and chances."""
    place = places()
    links = np.dtype([("to", np.uint16, MAX_LINKS), ("used", np.uint16)])
    above, below = np.zeros(PLACES, links), np.zeros(PLACES, links)
    pairs = np.zeros((PLACES, 24), np.uint16)
    chance = np.zeros(PLACES)
    faces = [*combinations(FACES, 2), *((face, face) for face in FACES)]
    for keep, at in place.items():
        chance[at] = weight(keep) / 6 ** len(keep)
        if len(keep) < DICE:
            above["to"][at, : len(FACES)] = [place[merge(keep, (face,))] for face in FACES]
        if len(keep) in (1, 2):
            pairs[at, : len(faces)] = [place[merge(keep, two)] for two in faces]
        if len(keep) == 3:
            parts = [choices_place(part) for part in subsets(keep) if len(part) < 3]
            below[at] = (parts + parts[:1] * MAX_LINKS)[:MAX_LINKS], MAX_LINKS
    for warp in warps():
        keeps = {at: keep for keep, at in warp.places.items()}
        for at in range(warp.start, warp.start + warp.rows * 16):  # without such a die to take away: a zero
            keep = keeps.get(at, ())
            less = [place[remove(keep, (face,))] if face in keep else nothing(at - bank_of((face,))) for face in warp.faces]
            below[at] = (less + [nothing(at)] * MAX_LINKS)[:MAX_LINKS], len(less)
    return above.view(np.uint8), below.view(np.uint8), pairs, chance


def described_deal(cards: tuple[str, ...]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """A deal for the kernels: its gains (which effect, how many points), and which of them each handful of dice scores on each card."""
    slots: dict[tuple[int, int], int] = {}
    seeds = np.full((PLACES, 8), NO_SLOT, np.uint8)
    for place, card in enumerate(cards):
        for dice, node in places().items():
            total = scored_by(card, dice)
            if total:
                slot = slots.setdefault((EFFECTS[CARDS[card].effect], total), len(slots))
                seeds[node, place] = slot
    assert len(slots) <= MAX_SLOTS
    listed = np.zeros(1, np.dtype([("slots", np.int32), ("gains", np.int32, MAX_SLOTS)]))
    listed["slots"] = len(slots)
    listed["gains"][0, : len(slots)] = [effect << 8 | total for effect, total in slots]
    return listed.view(np.uint8), seeds.reshape(-1)


@cache
def described_lattice() -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int64]]:
    """The lattice as the processor numbers it: one die more, one die less, and where the other kernels have each of the 924."""
    dice = dice_arrays()
    return dice.above.astype(np.int16), dice.below.astype(np.int16), np.array([places()[keep] for keep in lattice(DICE).keeps])


@cache
def scored_by(card: str, dice: Dice) -> int:
    """What exactly these dice score on the card: all of a roll's parts are looked at, so each need count only itself.

    Whether dice are the lowest of a roll only the roll can tell: there the roll counts what its lowest dice score.
    """
    if CARDS[card].condition == "lowest":
        return points(card, selections(card, dice)[0]) if len(dice) == DICE else 0
    roll = tuple(sorted(dice + dice[-1:] * (DICE - len(dice))))  # one that they are part of: which one makes no difference
    return points(card, dice) if dice in selections(card, roll) else 0


def reach(cards: tuple[str, ...]) -> int:
    """The most that a turn with these cards can bring."""
    return max(map(most_points, cards))


def packed_keeps() -> NDArray[np.uint32]:
    """Each keep as four bits for each face; places that are empty hold more dice than any roll has."""
    packed = np.full(PLACES, 0x777777, np.uint32)
    for keep, place in places().items():
        packed[place] = _bits(keep)
    return packed


def _bits(dice: Dice) -> int:
    return sum(1 << 4 * (face - 1) for face in dice)
