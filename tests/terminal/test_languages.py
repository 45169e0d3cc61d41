"""The full screen in the pseudo-language: every word is in the catalogue."""

from __future__ import annotations

import pytest

from rollhouse.locale import PSEUDO
from rollhouse.terminal.tui.screens.help import KEYS
from tests.pseudo import untranslated
from tests.terminal.seats import Player, companion, playing, rows, sit

SIGNS = ("Ana", "Bo", *"ABCDEabcde", *"xy", *"fsikhurqt", "Esc", "PgUp", *" ".join(KEYS.values()).replace("/", " ").split())
"""Names, keys and the signs on cards: the same in every language."""
DRAWS = ("draw pair#1", "draw chance#1", "draw number_6#1", "draw small_straight#1")
BONUS = "bonus fewest_logo most_cards fewest_points most_numbers"


def check(player: Player, allowed: tuple[str, ...] = ()) -> None:
    for row in rows(player.app):
        assert not untranslated(row, (*SIGNS, *allowed)), row


async def test_dicy_cards_from_the_first_roll_to_the_end() -> None:
    table = sit(players="Ana,Bo,bot:greedy", dice=["roll 123466", "roll 6", "roll 123456", "roll 123456"], mode="d", target=20)
    async with playing(table, PSEUDO, (160, 50)) as player:
        check(player)
        for key in ("enter", "d", "1", "enter", "escape", "f", "a", "1", "a", "a", "b", "u", "enter", "s", "enter", "u", "h", "t"):
            await player.press(key)
            check(player)


async def test_dicetto_with_a_duel() -> None:
    dice = [*DRAWS, BONUS, "roll 1566", "roll 5", "roll 2566", "duel 1 1", "duel 1 6"]
    table = sit("dicetto", dice=dice)
    name = table.record.setup["deck_name"]
    async with playing(table, PSEUDO, (160, 50)) as player:
        for key in ("enter", "a", "1", "enter", "k", "a", "5", "enter", "escape", "a", "enter", "e", "enter", "f"):
            await player.press(key)
            check(player, (name,))
        for key in ("enter", "k", "c", "a", "enter", "enter", "enter", "a", "f"):
            await player.press(key)
            check(player, (name,))


@pytest.mark.parametrize("name", ["dicy-cards", "dicetto"])
async def test_help(name: str) -> None:
    async with playing(sit(name), PSEUDO, (160, 50)) as player:
        await player.press("question_mark")
        check(player)
        for _ in range(12):
            await player.press("down")
            check(player, ("B", "C", "D"))


async def test_the_companion() -> None:
    async with playing(companion(mode="interglacial", first="random"), PSEUDO) as player:
        for key in ("down", "enter", "enter", "enter", "down", "enter", "down", "enter", "down", "enter", "down", "enter", "1", "enter"):
            await player.press(key)
            check(player, ("roll",))
