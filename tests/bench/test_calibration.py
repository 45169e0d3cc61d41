"""The stated error of the networks for three and four players is the measured one, and was measured with those that ship.

`scripts/train_dicy_cards/rollouts.py` played the positions out, on a GPU; docs/bots.md has the table and the drawing.
"""

from __future__ import annotations

from math import ceil

import msgspec
import pytest

from bench.report import RESULTS
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator
from rollhouse.games.dicy_cards.evaluation.turn_ends import turn_ends
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, trained_network
from rollhouse.games.dicy_cards.solver.facts import FULL, MAX_POINTS
from rollhouse.games.dicy_cards.solver.turn.turn_shares import turn_shares

LIKE_GLACIAL = ("any_two", "low_six", "odd", "straight", "sixes")


class Position(msgspec.Struct, frozen=True):
    """A position at the beginning of a turn; seats are counted from the one that begins it."""

    cards: tuple[str, ...]
    togo: tuple[int, ...]
    rows: tuple[int, ...]
    place: int
    """In the round."""
    turn: tuple[float, ...]
    """Each seat's share as the judge has it, with the turn on top."""
    played: tuple[float, ...]
    """Each seat's share as it came out."""


def positions(players: int) -> list[Position]:
    lines = (RESULTS / f"rollouts-{players}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Position) for line in lines]


@pytest.mark.parametrize("players", [3, 4])
def test_positions_were_played_out_by_the_networks_that_ship(players: int) -> None:
    """After training: python -m scripts.train_dicy_cards.rollouts."""
    glacial = modes()["glacial"].cards
    network = trained_network(players)
    cache = activation_cache(network, glacial, 100 + MAX_POINTS + 1)
    some = [one for one in positions(players) if set(one.cards) == set(glacial) and one.rows[0]]
    assert len(some) > 10
    for one in some[:6]:
        ends = turn_ends(network, cache, glacial, one.togo, (FULL, *one.rows[1:]), one.place)
        found = turn_shares(glacial, ends.after, ends.skip, 0).keep(one.rows[0], ())
        assert found.tolist() == pytest.approx(one.turn, abs=0.005), "half-precision weights differ a little from those of the GPU"


@pytest.mark.parametrize("players", [3, 4])
def test_the_stated_error_is_the_measured_one(players: int) -> None:
    found = positions(players)
    names = {frozenset(mode.cards): name for name, mode in modes().items()}
    assert len(found) == 200
    for name, cards in (*((name, mode.cards) for name, mode in modes().items()), ("", LIKE_GLACIAL)):
        some = [one for one in found if names.get(frozenset(one.cards), "") == name]
        off = sorted(abs(said - result) for one in some for said, result in zip(one.turn, one.played, strict=True))
        measured = off[ceil(0.95 * (len(off) - 1))]
        assert measured <= NetworkEvaluator(cards, players, 40).error < measured + 0.011
