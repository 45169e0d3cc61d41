"""docs/tutorial-game.md shows all of Pig as it is; docs/recipes.md names files, folders and names that exist."""

from __future__ import annotations

import re

import pytest

from tests.examples.packages import PIG, ROOT, installed

TUTORIAL = (ROOT / "docs" / "tutorial-game.md").read_text()
RECIPES = (ROOT / "docs" / "recipes.md").read_text()
SHOWN = re.findall(r"^```\w+ (\S+)\n(.*?)^```", TUTORIAL, re.MULTILINE | re.DOTALL)
FILES = [path.relative_to(PIG).as_posix() for path in sorted(PIG.rglob("*")) if path.suffix in (".py", ".toml", ".ftl")]
SPOKEN = [folder.name for folder in sorted((PIG / "rollhouse_pig" / "locale").iterdir())]
"""Pig's languages. In Brazil it speaks Portugal's Portuguese, anywhere else English."""
TRANSLATED = {f"rollhouse_pig/locale/{language}/game.ftl" for language in SPOKEN if language != "en"}


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_every_file_is_shown() -> None:
    assert {name for name, _ in SHOWN} == set(FILES) - TRANSLATED


@pytest.mark.parametrize("name", sorted({name for name, _ in SHOWN}))
def test_what_is_shown_is_the_file(name: str) -> None:
    assert lines("\n".join(text for shown, text in SHOWN if shown == name)) == lines((PIG / name).read_text())


def test_the_other_languages_have_the_same_keys() -> None:
    def keys(language: str) -> list[str]:
        return re.findall(r"^([a-z-]+) =", (PIG / f"rollhouse_pig/locale/{language}/game.ftl").read_text(), re.MULTILINE)

    assert all(keys(language) == keys("en") for language in SPOKEN)


NAMED = sorted(
    {name for name in re.findall(r"`((?:[\w-]+/)+[\w.-]*)`", TUTORIAL + RECIPES) if not re.search(r"GAME|LANG|rollhouse\.", name)}
)
FOLDERS = (ROOT, ROOT / "src" / "rollhouse", ROOT / "web" / "src", ROOT / "src" / "rollhouse" / "games" / "dicy_cards")


@pytest.mark.parametrize("name", NAMED)
def test_every_named_file_and_folder_exists(name: str) -> None:
    assert any((folder / name).exists() for folder in FOLDERS)


@pytest.mark.parametrize(
    ("file", "word"),
    [
        ("src/rollhouse/games/dicy_cards/cards.py", "_MEETS_CONDITION"),
        ("src/rollhouse/games/dicy_cards/cards.py", "DEALT_AMONG"),
        ("web/src/games/dicy_cards/chance.ts", "DEALT_AMONG"),
        ("src/rollhouse/games/dicy_cards/evaluation/features.py", "TRAINED_CARDS"),
        ("src/rollhouse/games/dicy_cards/cards.py", "_SCORES"),
        ("src/rollhouse/locale/languages.py", "SPOKEN"),
        ("src/rollhouse/games/dicy_cards/evaluation/explain.py", "_sentences"),
        ("src/rollhouse/server/http/compose.py", "Services"),
        ("src/rollhouse/server/http/pages.py", "SCREENS"),
        ("src/rollhouse/server/auth/endpoints.py", "ENDPOINTS"),
        ("src/rollhouse/server/transport/dependencies.py", "CurrentUser"),
        ("src/rollhouse/server/ratings/rate.py", "rate"),
        ("src/rollhouse/games/dicy_cards/bots/levels.py", "BOTS"),
        ("src/rollhouse/play/bots.py", "_TRANSLATED_BOTS"),
        ("tests/test_layers.py", "MAY_IMPORT"),
        ("tests/test_layers.py", "SERVER_FEATURES"),
        ("web/src/games/board.ts", "BoardProps"),
    ],
)
def test_every_name_in_a_recipe_exists(file: str, word: str) -> None:
    assert word in TUTORIAL + RECIPES
    assert re.search(rf"\b{word}\b", (ROOT / file).read_text())


def test_there_is_a_recipe_for_each_kind_of_change() -> None:
    headings = re.findall(r"^## (.*)$", RECIPES, re.MULTILINE)
    assert headings == ["A card", "A mode", "A language", "A reason sentence", "An endpoint", "A rating formula", "A bot"]


def test_the_wheel_of_pig_offers_the_game() -> None:
    points = (installed(PIG) / "rollhouse_pig-1.0.0.dist-info" / "entry_points.txt").read_text()
    assert points.split() == ["[rollhouse.games]", "pig", "=", "rollhouse_pig.game:GAME"]
