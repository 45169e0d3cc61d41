"""The conformance suite is itself put to the test: a game that keeps every promise passes, and each broken promise is found."""

from __future__ import annotations

import pytest

from rollhouse.core.game import AnyGame
from rollhouse.testing import check_game, usual_setups
from tests.core.broken import BROKEN, TaughtPig
from tests.core.toy import PIG, Pig


def test_a_game_that_keeps_its_promises_passes() -> None:
    report = check_game(PIG, walks=5)
    assert report.games == len(usual_setups(PIG)) * (5 * 3 + 2 * 2)
    assert report.positions > report.games
    assert report.moves == 2 + 6 + 2  # two seats that may come first, six faces, again and stop
    assert report.refusals > 100


def test_a_game_with_teaching_passes() -> None:
    assert check_game(TaughtPig()).positions > 100


@pytest.mark.parametrize("game", BROKEN, ids=lambda game: game.__name__)
def test_each_broken_promise_is_found(game: type[Pig]) -> None:
    broken: AnyGame = game()
    with pytest.raises(AssertionError) as found:
        check_game(broken, walks=10, longest=400)
    assert BROKEN[game] in str(found.value)
    assert str(found.value).startswith(f"{getattr(broken, 'id', game.__name__)}: ")


def test_the_way_to_the_position_is_told() -> None:
    with pytest.raises(AssertionError, match=r"(?s)setup: PigSetup\(players=1.*moves: roll "):
        check_game(next(game for game in BROKEN if game.__name__ == "never_ends")(), longest=20)


def test_no_setup_is_no_proof() -> None:
    with pytest.raises(AssertionError, match="no setup"):
        check_game(PIG, setups=())


def test_setups_come_from_the_game() -> None:
    assert usual_setups(PIG) == ({"players": 1}, {"players": 2}, {"players": 3}, {"first": "random"}, {"goal": "5"})


def test_the_same_seed_checks_the_same_games() -> None:
    assert check_game(PIG, seed=4) == check_game(PIG, seed=4)
    assert check_game(PIG, seed=4) != check_game(PIG, seed=5)
