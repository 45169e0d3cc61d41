"""What positions of Dicetto are worth: for every kind of position, to every seat, and the same from one step of a turn to the next."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from numba.core import event

from rollhouse.core.evaluate import Consistent, Valued
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.evaluation.errors import measured_for
from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator, evaluator
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE
from rollhouse.games.dicetto.rules import DicettoState
from tests.expecting import instance, present
from tests.games.dicetto.evaluation.engine_ends import evaluator_of
from tests.games.dicetto.evaluation.games import states_of
from tests.games.dicetto.table import begin, laid, position

CLOSE = 1e-6
"""The network's network counts in single precision."""
GAMES = ((2, 1, True), (3, 2, False), (4, 3, True))


def test_the_first_estimate_on_a_machine_says_how_far_the_compiler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that shows nothing for a minute seems to hang."""
    options = NetworkEvaluator.options

    def compiled(self: NetworkEvaluator, state: DicettoState) -> Sequence[Valued]:
        with event.trigger_event("numba:compile"):
            return options(self, state)

    monkeypatch.setattr(NetworkEvaluator, "options", compiled)
    told: list[float] = []
    state = position("1123")
    assert GAME.teaching.evaluator(state, if_missing="estimate", progress=told.append) is not None
    assert told[0] == 0.0


def kind(state: DicettoState) -> str:
    if state.to_act == GAME_OVER:
        return "over"
    if state.to_act == CHANCE:
        return "roll" if state.rolling else "duel" if state.duel >= 0 else "draw"
    return "decide" if state.rolls_left else "place"


def mean_after(state: DicettoState) -> list[float]:
    outcomes = GAME.outcomes(state)
    weights = outcomes.weights or (1,) * len(outcomes)
    totals = [0.0] * state.setup.players
    for weight, move in zip(weights, outcomes.moves, strict=True):
        for seat, value in enumerate(evaluator_of(state).values(GAME.apply(state, move))):
            totals[seat] += weight * value
    return [total / outcomes.total for total in totals]


@pytest.mark.parametrize(("players", "seed", "bonus"), GAMES)
def test_every_position_has_a_share_for_every_seat(players: int, seed: int, bonus: bool) -> None:
    states = states_of(players, seed, bonus=bonus)
    assert {kind(state) for state in states} == {"roll", "decide", "place", "draw", "duel", "over"}
    for state in states:
        values = evaluator_of(state).values(state)
        assert len(values) == players
        assert sum(values) == pytest.approx(1.0, abs=CLOSE)
        assert all(-CLOSE <= value <= 1 + CLOSE for value in values)


@pytest.mark.parametrize(("players", "seed", "bonus"), GAMES)
def test_before_a_decision_a_position_is_worth_its_best_move(players: int, seed: int, bonus: bool) -> None:
    decisions = [state for state in states_of(players, seed, bonus=bonus) if state.to_act not in (CHANCE, GAME_OVER)]
    for state in decisions[::3]:
        options = evaluator_of(state).options(state)
        assert [option.move for option in options] == list(GAME.legal(state))
        most = max(option.value for option in options)
        assert evaluator_of(state).values(state)[state.to_act] == pytest.approx(most, abs=CLOSE)
        for option in options[:8]:
            found = instance(Consistent, evaluator_of(state))
            outlook = found.outlook(state, option.move)
            assert outlook[state.to_act] == pytest.approx(option.value, abs=CLOSE)
            after = GAME.apply(state, option.move)
            if option.move != DONE:  # the next turn is another matter
                assert outlook == pytest.approx(found.values(after), abs=CLOSE)


@pytest.mark.parametrize(("players", "seed", "bonus"), GAMES)
def test_before_a_roll_a_draw_or_a_duel_it_is_worth_the_mean_of_what_comes(players: int, seed: int, bonus: bool) -> None:
    tried: dict[str, int] = {}
    for state in states_of(players, seed, bonus=bonus):
        empty = sum(not spot.card for spot in state.spots[:4])
        if state.to_act == CHANCE and tried.setdefault(kind(state) + str(empty), 0) < 3 and empty < 3:
            tried[kind(state) + str(empty)] += 1
            assert mean_after(state) == pytest.approx(evaluator_of(state).values(state), abs=CLOSE)


def test_three_cards_to_draw_are_sampled_and_always_alike() -> None:
    held = {"4": (1, "123")}
    pile = ("pair#1", "pair#2", "four#1", "number_1#1", "number_5#2", "chance#3", "three#1", "large_straight#2")
    state = position("", cards=("", "", "", "small_straight#1"), held=held, pile=pile)
    waits = GAME.decode(GAME.encode(state).replace('"to_act":0', '"to_act":-1').replace('"rolls_left":0', '"rolls_left":3'))
    assert kind(waits) == "draw"
    values = evaluator_of(waits).values(waits)
    assert values == evaluator_of(waits).values(waits)
    assert mean_after(waits) == pytest.approx(values, abs=0.01)


def test_the_end_is_worth_what_was_won() -> None:
    for seed in range(4):
        state = states_of(2, seed, cards_to_win=2)[-1]
        outcome = present(GAME.outcome(state))
        assert evaluator_of(state).values(state) == tuple((seat in outcome.winners) / len(outcome.winners) for seat in (0, 1))


def test_values_begin_when_the_table_is_laid() -> None:
    assert evaluator(begin(players=2)) is None
    assert GAME.teaching.evaluator(laid(players=2)) is evaluator(laid(players=2))
    assert GAME.teaching.preparation(begin()).length == "none"


def test_it_says_that_it_is_an_estimate_and_how_far_it_is_off() -> None:
    for players in (2, 3, 4):
        found = evaluator_of(laid(players=players))
        assert not found.exact
        assert found.unit == "share"
        assert found.error == measured_for(players).within
        assert found.about().args == {"mean": round(100 * measured_for(players).mean), "error": round(100 * found.error)}


def test_a_card_that_wins_at_once_is_worth_taking() -> None:
    """With one card to go and the others far behind, dice that hold are the whole game: placing them beats ending the turn."""
    state = position("6666", cards=("four#1", "", "", ""), pile=(), cards_to_win=1)
    options = {str(option.move): option.value for option in evaluator_of(state).options(state)}
    assert options["place 1 6666"] > options["done"] + 0.1
    assert max(options, key=lambda text: options[text]) == "place 1 6666"
