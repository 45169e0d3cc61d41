"""The registry finds every game, and docs/game-hooks.md names every hook of a game, and no other."""

from __future__ import annotations

import inspect
import re
import textwrap
from pathlib import Path

import pytest

import rollhouse
from rollhouse.core.errors import SetupError
from rollhouse.core.game import Game
from rollhouse.core.registry import all_games, game
from rollhouse.core.teaching import Teaching
from rollhouse.core.words import Words


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


# --- hooks --------------------------------------------------------------------------------------------------------------------------------


PAGE = (Path(__file__).parents[2] / "docs" / "game-hooks.md").read_text(encoding="utf-8")
PARTS: tuple[type, ...] = (Game, Words, Teaching)
ROWS = [
    row.strip("|").split("|") for row in re.findall(r"^\|.+\|$", PAGE.partition("## Which hooks")[2].partition("\n## ")[0], re.MULTILINE)
]


def hooks(part: type) -> set[str]:
    return {name for name in (*vars(part), *part.__annotations__) if not name.startswith("_")}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_hook_is_in_the_column_of_its_part(part: type) -> None:
    column = PARTS.index(part) + 1
    named = {name for row in ROWS[2:] for name in re.findall(r"`(\w+)`", row[column])}
    assert named == hooks(part)


def test_what_every_game_needs_is_what_has_no_default() -> None:
    required = next(row for row in ROWS if "required" in row[0])
    for part, cell in zip(PARTS, required[1:], strict=False):
        bare = {name for name in part.__annotations__ if not hasattr(part, name)}
        abstract: frozenset[str] = getattr(part, "__abstractmethods__", frozenset())
        if part is not Teaching:  # which is not required itself
            assert set(re.findall(r"`(\w+)`", cell)) == bare | abstract


@pytest.mark.parametrize("part", [Game, pytest.param(Teaching, marks=pytest.mark.slow)], ids=lambda part: part.__name__)
def test_the_example_runs(part: type) -> None:
    example = inspect.cleandoc(part.__doc__ or "").partition("```python\n")[2].partition("```")[0]
    assert "from rollhouse import" in example
    exec(textwrap.dedent(example), {})
