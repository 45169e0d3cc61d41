"""CONTRIBUTING walks through Pig line by line: what it shows is what is there, and nothing is left out."""

from __future__ import annotations

import re

import pytest

from tests.examples.packages import PIG, ROOT, installed

TEXT = (ROOT / "CONTRIBUTING.md").read_text()
SHOWN = re.findall(r"^```\w+ (\S+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
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


NAMED = sorted({found for found in re.findall(r"`((?:[\w-]+/)+[\w.-]*)`", TEXT) if not re.search(r"GAME|LANG|rollhouse\.", found)})
ROOMS = (ROOT, ROOT / "src" / "rollhouse", ROOT / "web" / "src", ROOT / "src" / "rollhouse" / "games" / "dicy_cards")


@pytest.mark.parametrize("name", NAMED)
def test_every_file_and_folder_that_a_recipe_names_is_there(name: str) -> None:
    assert any((room / name).exists() for room in ROOMS)


@pytest.mark.parametrize(
    ("file", "word"),
    [
        ("src/rollhouse/games/dicy_cards/cards.py", "_MEETS"),
        ("src/rollhouse/games/dicy_cards/cards.py", "DEALT_AMONG"),
        ("web/src/games/dicy_cards/chance.ts", "DEALT_AMONG"),
        ("src/rollhouse/games/dicy_cards/evaluation/features.py", "TRAINED_CARDS"),
        ("src/rollhouse/games/dicy_cards/cards.py", "_SCORES"),
        ("src/rollhouse/locale/languages.py", "SPOKEN"),
        ("src/rollhouse/games/dicy_cards/evaluation/explain.py", "_sentences"),
        ("src/rollhouse/server/auth/rate_limit.py", "EXPENSIVE"),
        ("src/rollhouse/games/dicy_cards/bots/levels.py", "BOTS"),
        ("src/rollhouse/play/bots.py", "_TRANSLATED"),
        ("tests/test_layers.py", "MAY_IMPORT"),
        ("web/src/games/board.ts", "BoardProps"),
    ],
)
def test_every_name_that_a_recipe_uses_is_there(file: str, word: str) -> None:
    assert word in TEXT
    assert re.search(rf"\b{word}\b", (ROOT / file).read_text())


def test_the_document_has_all_recipes() -> None:
    headings = re.findall(r"^### (.*)$", TEXT, re.MULTILINE)
    assert headings == ["A card", "A mode", "A language", "A reason sentence", "An endpoint", "A bot", "A game"]


def test_the_wheel_of_pig_offers_the_game() -> None:
    points = (installed(PIG) / "rollhouse_pig-1.0.0.dist-info" / "entry_points.txt").read_text()
    assert points.split() == ["[rollhouse.games]", "pig", "=", "rollhouse_pig.game:GAME"]
