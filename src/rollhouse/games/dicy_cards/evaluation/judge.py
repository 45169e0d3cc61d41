"""The learned judge: everybody's share of the win, for a position in which a player is about to begin a turn.

Players are counted from whoever is about to begin. There is a network for every place in the round, and one for every place
in the last round but the first, when somebody has reached the target: then the leader's score is what the others are short of. Whoever has
only Frozen cards skips; what comes of that is judged instead. A network's first layer is a sum over
the seats, so that within a turn, where only one or two seats change, most of it is known already.

It was trained by `python -m scripts.train_dicy_cards`; docs/bots.md tells how, and how far it is off.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards.evaluation.compiled import compiled, compiled_in_any_order
from rollhouse.games.dicy_cards.evaluation.seat_facts import FACTS, seat_facts
from rollhouse.games.dicy_cards.solver.facts import ROWS

__all__ = ["Judge", "Room", "judge_position", "learned", "make_room"]

Longs = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


_AT_ONCE = 4
"""Units of a second layer, whose number is a multiple of this."""


class Judge(NamedTuple):
    """The weights for one number of players, network by network: places of the round, then those of the last round but the first."""

    first: Singles
    """[network, seat, fact, wide]"""
    first_bias: Singles
    middle: Singles
    """[network, wide, deep]"""
    middle_bias: Singles
    out: Singles
    """[network, deep, player]"""
    out_bias: Singles


class Room(NamedTuple):
    """What is known of a deal: seats as facts, and what they add to a first layer, filled when it is first asked for."""

    facts: Singles
    """[points that are lacking, row, fact]"""
    parts: Singles
    """[network, seat, points that are lacking, row, wide]"""
    filled: NDArray[np.bool_]
    """[network, seat, points that are lacking, row]"""
    middle: Singles
    """[network, deep, wide]: the judge's weights as a processor adds them up fastest, along what is added."""
    out: Singles
    """[network, player, deep]"""


@cache
def learned(players: int) -> Judge:
    """The judge that was trained for so many players."""
    with np.load(package_file(__package__, "judges.npz")) as kept:
        return Judge(*(kept[f"{name}_{players}"].astype(np.float32) for name in Judge._fields))


def make_room(judge: Judge, cards: tuple[str, ...], gaps: int) -> Room:
    """Room for a deal in which nobody lacks as many points as `gaps`."""
    networks, seats, facts, wide = judge.first.shape
    assert facts == FACTS
    return Room(
        seat_facts(cards, gaps),
        np.empty((networks, seats, gaps, ROWS, wide), np.float32),
        np.zeros((networks, seats, gaps, ROWS), np.bool_),
        np.ascontiguousarray(judge.middle.transpose(0, 2, 1)),
        np.ascontiguousarray(judge.out.transpose(0, 2, 1)),
    )


@compiled
def _fill_part(judge: Judge, room: Room, network: int, seat: int, gap: int, row: int) -> None:
    """What a seat that lacks so many points adds to the first layer with this row; the bias goes with the first seat."""
    part = room.parts[network, seat, gap, row]
    weights = judge.first[network, seat]
    if seat == 0:
        part[:] = judge.first_bias[network]
    else:
        part[:] = np.float32(0.0)
    for fact in range(len(weights)):
        value = room.facts[gap, row, fact]
        if value != 0.0:
            for unit in range(weights.shape[1]):
                part[unit] += value * weights[fact, unit]
    room.filled[network, seat, gap, row] = True


@compiled_in_any_order
def _add_below(middle: Singles, hidden: Singles, deep: Singles) -> None:
    """What the first layer adds to the second, several units of it at a time."""
    nothing = np.float32(0.0)
    for below in range(0, len(deep), _AT_ONCE):
        first = second = third = fourth = nothing
        for unit in range(len(hidden)):
            value = max(hidden[unit], nothing)
            first += value * middle[below, unit]
            second += value * middle[below + 1, unit]
            third += value * middle[below + 2, unit]
            fourth += value * middle[below + 3, unit]
        deep[below] += first
        deep[below + 1] += second
        deep[below + 2] += third
        deep[below + 3] += fourth


@compiled_in_any_order
def _weighed(deep: Singles, weights: Singles) -> float:
    """What the second layer says for one player."""
    total = np.float32(0.0)
    for below in range(len(deep)):
        total += max(deep[below], np.float32(0.0)) * weights[below]
    return total  # type: ignore[return-value]  # a float in compiled code


@compiled
def judge_position(
    judge: Judge, room: Room, togo: Longs, rows: Longs, begins: int, place: int, hidden: Singles, deep: Singles, shares: Floats
) -> None:
    """Shares when the player `begins`, at this place of the round, is about to begin. `togo` may be nought or less."""
    players = len(togo)
    lead = togo.min()
    last = lead <= 0
    network = players - 1 + place if last else place
    for seat in range(players):
        player = (seat + begins) % players
        gap = togo[player] - lead if last else togo[player]
        row = rows[player]
        if not room.filled[network, seat, gap, row]:
            _fill_part(judge, room, network, seat, gap, row)
        part = room.parts[network, seat, gap, row]
        if seat == 0:
            hidden[:] = part
        else:
            for unit in range(len(hidden)):
                hidden[unit] += part[unit]
    deep[:] = judge.middle_bias[network]
    _add_below(room.middle[network], hidden, deep)
    most = -1e30
    for seat in range(players):
        logit = judge.out_bias[network, seat] + _weighed(deep, room.out[network, seat])
        shares[(seat + begins) % players] = logit
        most = max(most, logit)
    total = 0.0
    for player in range(players):
        shares[player] = np.exp(shares[player] - most)
        total += shares[player]
    for player in range(players):
        shares[player] /= total
