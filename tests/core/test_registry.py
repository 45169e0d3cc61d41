from __future__ import annotations

from pathlib import Path

import pytest

import rollhouse
from rollhouse.core.errors import SetupError
from rollhouse.core.registry import game, games


def test_every_folder_with_a_game_in_it_is_a_game() -> None:
    folders = {path.parent.name for path in Path(rollhouse.__file__).parent.glob("*/game.py")} - {"core"}
    assert {type(one).__module__ for one in games().values()} == {f"rollhouse.{folder}.game" for folder in folders}
    assert "dicy-cards" in games()


def test_a_game_is_found_by_its_id() -> None:
    assert all(game(name) is one and one.id == name for name, one in games().items())


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(SetupError) as caught:
        game("chess")
    assert caught.value.code == "setup/game"
    assert caught.value.came == "chess"
    assert caught.value.allowed == tuple(sorted(games()))
