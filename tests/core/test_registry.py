from __future__ import annotations

from pathlib import Path

import pytest

import rollhouse
from rollhouse.core.errors import SetupError
from rollhouse.core.registry import all_games, game


def test_every_folder_with_a_game_in_it_is_a_game() -> None:
    folders = {path.parent.name for path in Path(rollhouse.__file__).parent.glob("games/*/game.py")}
    assert {type(one).__module__ for one in all_games().values()} == {f"rollhouse.games.{folder}.game" for folder in folders}
    assert "dicy-cards" in all_games()


def test_a_game_is_found_by_its_id() -> None:
    assert all(game(name) is one and one.id == name for name, one in all_games().items())


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(SetupError) as caught:
        game("chess")
    assert caught.value.code == "setup/game"
    assert caught.value.value == "chess"
    assert caught.value.expected == tuple(sorted(all_games()))
