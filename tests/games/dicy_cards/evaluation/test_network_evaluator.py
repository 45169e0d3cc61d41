"""The learned evaluator: shares that add up, a turn that is exact over them, and values that are no worse than is said."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation import evaluators, features
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator, network_evaluator
from rollhouse.games.dicy_cards.evaluation.features import FEATURES, TRAINED_CARDS, seat_features
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.facts import FULL
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.chances import within_turns
from rollhouse.games.dicy_cards.solver.turn.ends import reaching
from rollhouse.games.dicy_cards.solver.turn.turn_shares import TurnShares, turn_shares
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, turn_values

GLACIAL = modes()["glacial"].cards


def test_seats_are_described_by_what_solo_play_gives() -> None:
    described, chances = seat_features(GLACIAL, 140), within_turns(GLACIAL, 140)
    solo = solve_solo(GLACIAL, 100)
    assert described[37, 5, 0] * 8 == pytest.approx(solo.expected(63, 5), abs=1e-5)
    for points, row in ((5, FULL), (17, 7), (24, 21)):
        assert chances[1, points, row] == pytest.approx(reaching(GLACIAL, row, points), abs=1e-9)
    assert np.all(np.diff(chances, axis=0) >= -1e-12), "more turns never make it less likely"
    assert np.all(np.diff(described[:, FULL, 0]) >= -1e-6), "more points never take less time"


def test_a_card_outside_of_training_is_known_by_what_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the card's own two features are missing, and the stated error is larger."""
    met, stated = seat_features(GLACIAL, 60), NetworkEvaluator(GLACIAL, 2, 40).error
    for module in (evaluators, features):
        monkeypatch.setattr(module, "TRAINED_CARDS", ("any_three", *TRAINED_CARDS[1:]))
    seat_features.cache_clear()
    new, state = seat_features(GLACIAL, 60), GAME.start(GAME.setup({"mode": "glacial", "players": 2, "first": 0, "target": 40}))
    evaluator = NetworkEvaluator(GLACIAL, 2, 40)
    monkeypatch.undo()
    seat_features.cache_clear()
    assert [number for number in range(FEATURES) if not np.array_equal(met[..., number], new[..., number])] == [20, 20 + len(TRAINED_CARDS)]
    assert evaluator.error > stated
    assert sum(evaluator.values(state)) == pytest.approx(1.0)


@pytest.mark.parametrize(("players", "mode"), [(2, "d"), (3, "glacial"), (4, "d")])
def test_before_a_roll_a_position_is_worth_the_mean_of_what_comes(players: int, mode: str) -> None:
    state = GAME.start(GAME.setup({"players": players, "mode": mode, "first": 1, "target": 30}))
    evaluator = network_evaluator(state)
    outcomes = GAME.outcomes(state)
    mean = [0.0] * players
    for move, chance in zip(outcomes.moves, outcomes.probabilities(), strict=True):
        after = GAME.apply(state, move)
        values = evaluator.values(after)
        assert max(option.value for option in evaluator.options(after)) == pytest.approx(values[after.turn], abs=1e-9)
        for seat, value in enumerate(values):
            mean[seat] += float(chance) * value
    assert mean == pytest.approx(evaluator.values(state), abs=1e-9)
    assert sum(mean) == pytest.approx(1.0, abs=1e-6)


def test_the_last_turn_of_a_round_is_exact() -> None:
    """Once a player has finished, the last player's share is the chance of overtaking; a tie goes to more Active cards."""
    state = GAME.start(GAME.setup({"players": 3, "first": 0, "target": 20}))
    evaluator = network_evaluator(state)
    for text in ("roll 555566", "score two_pairs 5566", "roll 222222", "skip"):
        state = GAME.apply(state, GAME.parse(text))
    after = Prospects.empty()
    after[:, 23:] = 1.0
    overtaking = turn_values(state.cards, Prospects(after, 0.0)).begin(FULL)
    assert evaluator.values(state) == pytest.approx((1 - overtaking, 0.0, overtaking), abs=1e-9)


def test_reactions_are_valued_by_the_player_who_makes_them() -> None:
    """Any two makes both neighbours freeze a card: each option is worth what the position after it is."""
    state = GAME.start(GAME.setup({"players": 3, "mode": "d", "first": 0, "target": 40}))
    evaluator = network_evaluator(state)
    for text in ("roll 123456", "score any_two 56"):
        state = GAME.apply(state, GAME.parse(text))
    assert state.waiting
    options = evaluator.options(state)
    best = max(options, key=lambda option: option.value)
    assert len({round(option.value, 6) for option in options}) > 1
    assert evaluator.values(state)[state.to_act] == pytest.approx(best.value, abs=1e-9)


def test_a_turn_that_several_reactions_lead_to_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three players freeze a card each, in 125 ways; the next player's own row is no concern of the turn that follows, so 25 are left."""
    worked_out = []

    def counted(*given: Any) -> TurnShares:
        worked_out.append(given)
        return turn_shares(*given)

    monkeypatch.setattr(evaluators, "turn_shares", counted)
    state = GAME.start(GAME.setup({"players": 4, "mode": "d", "first": 0, "target": 60}))
    for text in ("roll 123456", "score three_lowest 123"):
        state = GAME.apply(state, GAME.parse(text))
    assert len(state.waiting) == 3
    evaluator = NetworkEvaluator(state.cards, 4, 60)
    options = evaluator.options(state)
    assert len(options) == 5
    assert len(worked_out) == 25
    best = max(options, key=lambda option: option.value)
    assert evaluator.values(state)[state.to_act] == best.value


def test_another_threads_decision_may_end_while_reactions_are_evaluated() -> None:
    """A hint and the panel of chances share an evaluator."""
    state = GAME.start(GAME.setup({"players": 3, "mode": "d", "first": 0, "target": 40}))
    for text in ("roll 123456", "score any_two 56", "freeze all_same", "freeze sixes"):
        state = GAME.apply(state, GAME.parse(text))

    class Shared(NetworkEvaluator):
        """Forgets the rows as soon as they have been read once, as another thread may make it do."""

        rows: tuple[int, ...] | None = None

        @property
        def _rows_before_reactions(self) -> tuple[int, ...] | None:
            rows, self.rows = self.rows, None
            return rows

        @_rows_before_reactions.setter
        def _rows_before_reactions(self, rows: tuple[int, ...] | None) -> None:
            self.rows = rows

    shared = Shared(state.cards, 3, 40)
    shared.rows = state.active
    assert shared.between(state) == pytest.approx(NetworkEvaluator(state.cards, 3, 40).between(state), abs=1e-9)


@pytest.mark.parametrize(
    "texts", [("score three_lowest 123",), ("score any_two 56", "freeze all_same", "freeze sixes", "roll 123456", "skip")]
)
def test_what_reactions_lead_to_is_worth_what_the_whole_turn_says(texts: tuple[str, ...]) -> None:
    """While reactions are evaluated, the next player's turn is worked out for the rows that may come of them alone."""
    state = GAME.start(GAME.setup({"players": 3, "mode": "d", "first": 0, "target": 40}))
    for text in ("roll 123456", "score any_two 56", "freeze all_same", "freeze sixes", "roll 123456", *texts):
        state = GAME.apply(state, GAME.parse(text))
    assert len(state.waiting) == 2
    weighed = {option.move: option.value for option in NetworkEvaluator(state.cards, 3, 40).options(state)}
    for move, value in weighed.items():
        after, whole = GAME.apply(state, move), NetworkEvaluator(state.cards, 3, 40)
        ways = [GAME.apply(after, other) for other in GAME.legal(after)]
        chosen = max(ways, key=lambda way: whole.between(way)[after.to_act])
        assert whole.between(chosen)[state.to_act] == pytest.approx(value, abs=1e-9)
