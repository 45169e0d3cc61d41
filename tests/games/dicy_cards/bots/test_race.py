"""Race laws and the evaluator for three and four."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rollhouse.arena.simulate import simulate
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import MOST_POINTS
from rollhouse.games.dicy_cards.solver.race.field import Field, Runner
from rollhouse.games.dicy_cards.solver.race.laws import LATE, UNDONE, overtaking_chances
from rollhouse.games.dicy_cards.solver.race.solve import solve_races
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, turn_values
from rollhouse.games.dicy_cards.teacher.race import RaceEvaluator, race_evaluator
from tests.games.dicy_cards.table import GLACIAL

D = ("any_two", "sixes", "three_lowest", "forty_minus", "all_same")
FULL = 31


def some_states(players: int, mode: str, target: int, seed: int, count: int) -> list[DicyState]:
    """Positions from games of bots that do all sorts of things."""
    rng = random.Random(seed)
    found: list[DicyState] = []
    while len(found) < count:
        state = GAME.start(GAME.setup({"mode": mode, "players": players, "first": rng.randrange(players), "target": target}))
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                move = GAME.outcomes(state).sample(rng)
            else:
                move = GAME.bots[rng.choice(["greedy", "skilled", "random"])]().choose(state, GAME.legal(state), rng)
            state = GAME.apply(state, move)
            if rng.random() < 0.1:
                found.append(state)
    return found[:count]


@pytest.mark.parametrize("cards", [GLACIAL, D])
def test_alone_the_law_is_that_of_the_fewest_turns(cards: tuple[str, ...]) -> None:
    (table,) = solve_races(cards, 1, 30)
    solo = solve_solo(cards, 30)
    for distance in (1, 8, 17, 30):
        finish = table.laws[distance, :, :MOST_POINTS].astype(np.float64).sum(axis=1)
        turns = np.arange(1, len(finish) + 1) @ finish
        for row in range(32):
            assert turns[row] == pytest.approx(solo.expected(30 - distance, row), abs=1e-4)


@pytest.mark.parametrize("players", [2, 4])
def test_laws_are_laws(players: int) -> None:
    """They add up, end, and nobody overtakes who has finished before."""
    for table in solve_races(D, players, 25):
        laws = table.laws.astype(np.float64)
        finish = laws[1:, :, :MOST_POINTS].sum(axis=2)
        undone = laws[1:, :, UNDONE]
        assert np.allclose(finish.cumsum(axis=1) + undone, 1.0, atol=1e-5)
        assert undone[:, -1].max() < 1e-3
        before = np.concatenate([np.ones_like(undone[:, :1]), undone[:, :-1]], axis=1)
        late = laws[1:, :, LATE:UNDONE]
        assert (late <= before[:, :, None] + 1e-5).all()
        assert (np.diff(late, axis=2) <= 1e-6).all(), "more points too many are no easier to overtake"


def test_one_turn_to_overtake_is_played_as_well_as_can_be() -> None:
    late = overtaking_chances(GLACIAL)
    for needed, row in ((0, 31), (12, 5), (20, 31), (36, 31)):
        after = Prospects.room()
        for total in range(1, MOST_POINTS + 1):
            after[:, total] = 1.0 if total > needed else 0.5 if total == needed else 0.0
        assert late[needed, row] == pytest.approx(turn_values(GLACIAL, Prospects(after, 0.0)).begin(row), abs=1e-12)


def test_in_company_races_are_shorter() -> None:
    """Others' skips wake one's cards."""
    alone, together = (solve_races(GLACIAL, players, 40)[-1].effort[40, FULL] for players in (1, 3))
    assert together < alone - 0.03


def test_the_share_after_a_turn_is_that_of_the_races_run_together() -> None:
    """`ahead` multiplies weights with laws; `shares` plays the rounds through. Where nobody can touch anybody they must agree."""
    field = Field(("low_six", "odd", "straight", "two_pairs", "all_same"), 3, 40)
    runners = [Runner(20, FULL), Runner(33, FULL), Runner(11, FULL)]
    ahead = field.ahead(runners, 0, [], everybody=True)
    after = [Runner(20 + 9, FULL), runners[1], runners[2]]
    assert ahead.after[0, 9, FULL] == pytest.approx(field.shares(after, 1), abs=0.01)
    assert ahead.after.sum(axis=3)[0, 1:] == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize(("players", "mode"), [(2, "d"), (3, "glacial")])
def test_values_are_shares(players: int, mode: str) -> None:
    for state in some_states(players, mode, 30, 5, 40):
        evaluator = race_evaluator(state)
        values = evaluator.values(state)
        assert sum(values) == pytest.approx(1.0, abs=1e-9)
        assert all(-1e-9 <= value <= 1 + 1e-9 for value in values)
        if state.to_act >= 0 and not state.waiting:
            best = max(option.value for option in evaluator.options(state))
            assert best == pytest.approx(values[state.turn], abs=1e-4)


def test_the_last_turn_of_a_round_is_exact() -> None:
    """Once somebody has finished, the chance of the last one is that of overtaking them; a tie goes to more Active cards."""
    state = GAME.start(GAME.setup({"players": 3, "first": 0, "target": 20}))
    evaluator = race_evaluator(state)
    for text in ("roll 555566", "score two_pairs 5566", "roll 222222", "skip"):
        state = GAME.apply(state, GAME.parse(text))
    assert (state.scores, state.active) == ((22, 0, 0), (FULL, FULL, FULL))
    after = Prospects.room()
    after[:, 23:] = 1.0
    overtaking = turn_values(state.cards, Prospects(after, 0.0)).begin(FULL)
    assert 0.1 < overtaking < 0.9
    assert evaluator.values(state) == pytest.approx((1 - overtaking, 0.0, overtaking), abs=1e-9)


def test_before_a_roll_a_position_is_worth_the_mean_of_what_comes() -> None:
    state = GAME.start(GAME.setup({"players": 4, "mode": "d", "first": 1, "target": 20}))
    evaluator = race_evaluator(state)
    outcomes = GAME.outcomes(state)
    mean = [0.0] * 4
    for move, chance in zip(outcomes.moves, outcomes.probabilities(), strict=True):
        for seat, value in enumerate(evaluator.values(GAME.apply(state, move))):
            mean[seat] += float(chance) * value
    assert mean == pytest.approx(evaluator.values(state), abs=1e-6)


def test_high_targets_are_bells_of_the_same_shape() -> None:
    """Beyond the farthest distance laws are drawn; just beyond it they must be close to those that were worked out."""
    near = Field(GLACIAL, 2, 150)
    far = Field(GLACIAL, 2, 165)
    runners = [Runner(0, FULL), Runner(4, FULL)]
    assert far.shares(runners, 0) == pytest.approx(near.shares(runners, 0), abs=0.03)
    top = RaceEvaluator(GLACIAL, 3, 500)
    state = GAME.start(GAME.setup({"players": 3, "first": 0, "target": 500}))
    values = top.values(state)
    assert sum(values) == pytest.approx(1.0)
    assert min(values) > 0.25


@pytest.mark.parametrize("players", [3, 4])
def test_the_expert_is_better_than_the_skilled(players: int) -> None:
    """One against the others. The advantage is three times this margin in longer matches (docs/levels.md); the seed is fixed."""
    others = ",bot:skilled" * (players - 1)
    summary = simulate(GAME, {"mode": "glacial", "target": 50}, "bot:expert" + others, 120, 1, 1)
    assert summary is not None
    assert summary.players[0].share.value > 1 / players + 0.025
