"""Whole screens, as text. `ROLLHOUSE_SNAPSHOTS=write pytest tests/terminal/test_snapshots.py` draws them anew: look at the difference."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rollhouse.play.table import Table
from tests.terminal.seats import after, playing, rows, sit, solved

FOLDER = Path(__file__).parent / "snapshots"
DRAWS = ("draw large_straight#1", "draw two_pairs#1", "draw number_3#1", "draw small_straight#1")
BONUS = "bonus fewest_logo most_cards fewest_points most_numbers"


def reroll() -> Table:
    """A card frozen, others worth something or nothing, a straight chosen."""
    return after(sit(players="Ana,Bo,bot:greedy,bot:random"), "roll 123466", "freeze odd 1", "roll 6")


def duel() -> Table:
    """A tied duel, to be rolled again."""
    table = sit("dicetto", "Ana,Bo,bot:greedy,bot:random", dice=["duel 1 1"])
    taken = ("roll 3333", "keep", "place 3 33", "place reroll 33", "done")
    return after(table, *DRAWS, BONUS, *taken, "roll 3336", "keep", "place 3 33")


def compare(name: str, drawn: list[str]) -> None:
    path = FOLDER / f"{name}.txt"
    shown = re.sub(r"\d+e-\d\d", "?e-??", "\n".join(drawn) + "\n")  # how exact a table is
    if os.environ.get("ROLLHOUSE_SNAPSHOTS") == "write":
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "table", "key"), [("dicy-cards", reroll, "d"), ("dicetto", duel, "enter")])
async def test_the_screen_looks_as_it_did(name: str, table: Callable[[], Table], key: str) -> None:
    async with playing(table()) as player:
        await player.press(key)
        compare(name, rows(player.app))


async def test_the_hint_looks_as_it_did() -> None:
    async with playing(solved(after(sit(players="Ana,Bo", target=20), "roll 122334"))) as player:
        await player.press("h")
        await player.taught()
        await player.press("h")
        compare("hint", rows(player.app))


async def test_the_report_looks_as_it_did() -> None:
    async with playing(sit(players="bot:greedy,bot:random", target=20)) as player:
        await player.press("a")
        await player.reported()
        compare("report", rows(player.app))
