"""Three players: every turn of a small game against the engine, by the rules for equal moves; reactions; the kept positions."""

from __future__ import annotations

import gzip
import json
import random
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from msgspec.structs import replace

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import Roll
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.setup import DicySetup
from rollhouse.games.dicy_cards.solver.gpu.source import three_source
from rollhouse.games.dicy_cards.solver.three.layout import CELL, PLACE_WEIGHT, TOTAL, main_block, second_last, third_last
from tests.games.dicy_cards.solver.fraction_twin import fewer_dice
from tests.games.dicy_cards.solver.reference_three import Solved3, solve_three
from tests.games.dicy_cards.solver.reference_three_turn import reacted

CARDS = ("odd", "sixes", "all_different", "five_different", "all_same")
DICE, TARGET = 1, 1
KEPT = Path(__file__).parents[4] / "bench" / "results"
CLOSE = 1e-12

Worth: TypeAlias = tuple[float, ...]
"""All players' utilities, by seat."""


@cache
def solved() -> Solved3:
    return solve_three(CARDS, TARGET, dice=DICE)


def start_of_turn(seat: int, scores: tuple[int, ...], rows: tuple[int, ...]) -> DicyState:
    setup = DicySetup(players=3, first=0, mode="custom", cards=CARDS, target=TARGET)
    rolling = DICE if rows[seat] else 0
    return replace(rules.start(setup), to_act=CHANCE if rolling else seat, turn=seat, scores=scores, active=rows, rolling=rolling, round=1)


def stored(state: DicyState) -> Worth:
    """What the solver says of the start of a turn."""
    shape, (first, second, third) = solved().shape, state.scores
    if max(state.scores) < TARGET:
        block = main_block(shape, state.turn, first, second, third)
    elif state.turn == 1:
        block = second_last(shape, first - second, first - third)
    else:
        block = third_last(shape, first - third, second - third)
    seats = [(state.turn + away) % 3 for away in range(3)]
    at = block * CELL + (state.active[seats[0]] * 32 + state.active[seats[1]]) * 32 + state.active[seats[2]]
    previous, mover = solved().pool[2 * at : 2 * at + 2]
    found = dict(zip(seats, (mover, TOTAL - mover - previous, previous), strict=True))
    return tuple(float(found[seat]) for seat in range(3))


def final(state: DicyState) -> Worth:
    """Shares of the win, and places, which level players share."""
    ranks = [(score, row.bit_count()) for score, row in zip(state.scores, state.active, strict=True)]
    winners = rules.winners(state.scores, state.active)
    places = [sum((rank > other) + (rank == other) / 2 for other in ranks) - 0.5 for rank in ranks]
    return tuple((seat in winners) / len(winners) + PLACE_WEIGHT * places[seat] / 2 for seat in range(3))


def by_the_engine(state: DicyState, turn: tuple[int, int], known: dict[DicyState, Worth]) -> Worth:
    """A turn walked through move by move; where the next one begins, what the solver says of that."""
    if state not in known:
        known[state] = walked(state, turn, known)
    return known[state]


def walked(state: DicyState, turn: tuple[int, int], known: dict[DicyState, Worth]) -> Worth:
    if state.to_act == GAME_OVER:
        return final(state)
    if (state.turn, state.round) != turn:
        return stored(state)
    if state.to_act == CHANCE:
        outcomes = GAME.outcomes(state)
        found = [by_the_engine(GAME.apply(state, move), turn, known) for move in outcomes.moves if isinstance(move, Roll)]
        return tuple(float(np.dot(part, [float(chance) for chance in outcomes.probabilities()])) for part in zip(*found, strict=True))
    values = [by_the_engine(GAME.apply(state, move), turn, known) for move in GAME.legal(state)]
    seat, opponent = state.to_act, (state.to_act + 1) % 3
    best = max(value[seat] for value in values)
    equal = [value for value in values if value[seat] >= best - abs(best) * 2.0**-40]
    least, most = (choose(equal, key=lambda value: value[opponent]) for choose in (min, max))
    return tuple((one + other) / 2 for one, other in zip(least, most, strict=True))


def test_every_turn_is_what_the_engine_makes_of_it() -> None:
    """The one-shot deviation principle: if no turn can be improved, no strategy can."""
    rng = random.Random(11)
    compared = alike = 0
    with fewer_dice(DICE):
        for number in range(400):
            rows = (rng.getrandbits(5), rng.getrandbits(5), rng.getrandbits(5)) if number > 20 else (31, 31, 31)
            seat = number % 3
            scores = [0, 0, 0]
            if number % 2 and seat:
                scores[0] = rng.randrange(1, 7)
                if seat == 2:
                    scores[1] = rng.randrange(7)
            state = start_of_turn(seat, tuple(scores), rows)
            wanted = by_the_engine(state, (seat, 1), {})
            found = stored(state)
            assert found[seat] == pytest.approx(wanted[seat], abs=CLOSE), state
            alike += found == pytest.approx(wanted, abs=CLOSE)
            compared += len({round(share, 6) for share in wanted}) > 1
    assert compared > 200
    assert alike > 380  # in the others rounding has decided between reactions of a player who has lost every chance
    assert solved().residual < 1e-14


def test_the_equilibrium_is_fair_where_it_must_be() -> None:
    shares = solved().shares(0, (0, 0, 0), (31, 31, 31))
    assert sum(shares) == pytest.approx(TOTAL)
    assert shares[0] < shares[1] < shares[2]  # later is better: one knows what one needs


@pytest.mark.parametrize("resetting", [False, True])
def test_reactions_come_in_order_and_serve_who_reacts(resetting: bool) -> None:
    """The next player reacts first, and foresees what the previous one will do."""
    rng = np.random.default_rng(3)
    pool = rng.random(2 * CELL) / 2
    for others, before, own in rng.integers(0, 32, (200, 3)).tolist():

        def left(row: int) -> list[int]:
            return [row ^ 1 << card for card in range(5) if (row >> card & 1) != resetting] or [row]

        def worth(nexts: int, previous: int, own: int = own) -> tuple[float, float, float]:
            at = 2 * ((nexts * 32 + previous) * 32 + own)
            return pool[at], pool[at + 1], TOTAL - pool[at] - pool[at + 1]

        answers = [max((worth(nexts, previous) for previous in left(before)), key=lambda one: one[2]) for nexts in left(others)]
        wanted = max(answers, key=lambda one: one[1])
        assert reacted(pool, 0, others, before, own, resetting) == pytest.approx((wanted[0], wanted[2]))


def test_kept_positions_are_whole() -> None:
    lines = gzip.decompress((KEPT / "three-players-positions.jsonl.gz").read_bytes()).splitlines()
    kept = [json.loads(line) for line in lines]
    assert len(kept) == len({(one["mode"], str(one["needed"]), str(one["rows"]), one["place"]) for one in kept}) == 4 * 2000
    for one in kept:
        assert sum(one["shares"]) == pytest.approx(1, abs=1e-6)
        assert 1 <= min(one["needed"]) <= max(one["needed"]) <= 40
    for found in json.loads((KEPT / "three-players.json").read_text())["sets"].values():
        assert found["unsettled"] == 0
        assert found["gain"] < 1e-6
        assert len(found["openings"]) == found["target"] == 40


def test_the_source_for_three_carries_the_same_turn() -> None:
    source = three_source()
    assert source.startswith("#define THREE\n")
    for kernel in ("three_ends", "play_last", "three_loops", "three_turns"):
        assert source.count(f" {kernel}(") == 1
    assert source.count("{") == source.count("}")
