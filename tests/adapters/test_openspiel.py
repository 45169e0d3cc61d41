"""OpenSpiel's own tests on both games, a playthrough that is kept, and its expectiminimax beside our solver."""

from __future__ import annotations

import unittest
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, minimax

from rollhouse.adapters import register_openspiel
from rollhouse.core.errors import SetupError
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from tests.expecting import present

SHORT = {
    "python_dicy_cards": "python_dicy_cards(players=2,mode=d,target=20)",
    "python_dicetto": "python_dicetto(players=3,cards_to_win=1)",
}
FOLDER = Path(__file__).parent / "playthroughs"


@pytest.fixture(autouse=True)
def _registered() -> None:
    register_openspiel()


def test_every_game_is_registered_once() -> None:
    assert set(SHORT) <= set(register_openspiel())
    assert register_openspiel() == register_openspiel()
    assert set(SHORT) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", SHORT)
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT[name]), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_it_keeps_the_promises_of_the_framework(name: str) -> None:
    # Brings every game of theirs along, and SciPy: not for every process that looks for tests.
    from open_spiel.integration_tests import api_test

    kept = type("Kept", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(SHORT[name])})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kept).run(result)
    assert result.testsRun > 4
    assert not result.failures + result.errors


@pytest.mark.parametrize("name", SHORT)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """`python -m tests.adapters.test_openspiel` writes them again."""
    flags.FLAGS.mark_as_parsed()  # it has one: whether moves are told by number
    original, again = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    assert generate_playthrough.content_lines(again.split("\n")) == generate_playthrough.content_lines(original.split("\n"))


def test_a_state_survives_being_written_down() -> None:
    game = pyspiel.load_game("python_dicy_cards", {"target": 20})
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize(
    "line",
    [
        "glacial 20 0 3 12:12/14:3 1:566666",
        "glacial 20 0 3 21:2/17:3 1:115566",
    ],
)
def test_expectiminimax_agrees_with_the_solver(line: str) -> None:
    """One turn to the end by OpenSpiel's search; where the game goes on after it, by what the solver says."""
    game = find_game("dicy-cards")
    here = game.read_position(line)
    evaluator = present(evaluator_of(game, here, if_missing="prepare"))

    state = pyspiel.load_game("python_dicy_cards", {"position": line}).new_initial_state()
    values: dict[str, float] = {}

    def worth(reached: pyspiel.State) -> float:
        if str(reached) not in values:
            values[str(reached)] = 2.0 * evaluator.values(game.read_position(str(reached)))[1] - 1.0
        return values[str(reached)]

    value, action = minimax.expectiminimax(state, 2, worth, 1)
    assert value == pytest.approx(2.0 * evaluator.values(here)[1] - 1.0, abs=2.0 * evaluator.error + 1e-9)
    best = max(option.value for option in evaluator.options(here))
    tensors = present(game.tensors())
    chosen = tensors.move(here, action)
    assert next(option.value for option in evaluator.options(here) if option.move == chosen) == pytest.approx(best, abs=1e-7)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(SetupError):
        pyspiel.load_game("python_dicy_cards(mode=nothing)")


if __name__ == "__main__":
    register_openspiel()
    FOLDER.mkdir(exist_ok=True)
    for name, text in SHORT.items():
        (FOLDER / f"{name}.txt").write_text(generate_playthrough.playthrough(text, None, seed=1) + "\n", encoding="utf-8")
