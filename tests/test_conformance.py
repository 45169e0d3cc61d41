"""Every game of the package passes the conformance suite."""

from __future__ import annotations

import pytest

from rollhouse.core.game import AnyGame
from rollhouse.core.record import positions
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, to_text
from rollhouse.core.registry import all_games
from rollhouse.testing import Options, check_game, usual_setups
from tests.walks import walk

pytestmark = pytest.mark.slow  # plays thousands of games

EXTRA: dict[str, tuple[Options, ...]] = {
    "dicy-cards": (
        {"players": 4, "mode": "d", "first": 2, "target": 20},
        {"players": 3, "mode": "interglacial", "first": "random", "target": 20},
        {"players": 1, "mode": "c", "target": 60},
        {"cards": ["sixes", "any_two", "three_lowest", "odd", "low_six"], "target": 37},
    ),
    "dicetto": (
        {"players": 3, "bonus": False, "first": "random", "cards_to_win": 3},
        {"players": 4, "first": 3, "cards_to_win": 6},
    ),
}
"""Setups beyond the usual ones."""


SHORTER: dict[str, Options] = {"dicy-cards": {"target": 20}, "dicetto": {"cards_to_win": 4}}
"""Options that keep games short, where a setup does not set them."""
MOVES_PER_POSITION = 4
"""Moves examined in each position; `test_every_single_legal_move_is_examined` examines all, in fewer positions."""


def every_setup(game: AnyGame) -> tuple[Options, ...]:
    usual, *others = usual_setups(game)
    return (usual, *({**SHORTER.get(game.id, {}), **options} for options in (*others, *EXTRA.get(game.id, ()))))


@pytest.fixture(params=sorted(all_games()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return all_games()[request.param]


def test_a_game_conforms(game: AnyGame) -> None:
    report = check_game(game, setups=every_setup(game), closely=MOVES_PER_POSITION)
    assert report.games >= len(every_setup(game)) * 3


def test_every_single_legal_move_is_examined(game: AnyGame) -> None:
    """In a few short games, no move is left out."""
    shortest = {option.name: str(option.low) for option in game.words.options() if option.high}
    check_game(game, setups=[shortest], closely=10_000, seed=1)


def test_a_record_of_any_game_reads_back_as_itself(game: AnyGame) -> None:
    for number, options in enumerate(every_setup(game)):
        record = walk(game.id, options, number, longest=300)
        assert from_text(to_text(record)) == record
        assert from_json(to_json(record)) == record
        state = game.start(game.setup(options))
        for text in record.moves:
            state = game.play(state, game.parse(text))
        assert [after for _, after in positions(record)][-1] == state
