"""A game without a board of its own can be played."""

from __future__ import annotations

from typing import Any

import pytest

from rollhouse.core.words import Branch
from rollhouse.games.dicetto.game import Dicetto
from rollhouse.games.dicy_cards.game import DicyCards
from rollhouse.play.table import Table
from rollhouse.terminal.boards.generic import GenericBoard
from tests.terminal.seats import playing, sit


class UndrawnDicy(DicyCards):
    id = "undrawn-dicy"


class UndrawnDicetto(Dicetto):
    id = "undrawn-dicetto"


def undrawn(game: Any, players: str = "Ana,Bo", **options: Any) -> Table:
    return sit(game, players, **options)


async def test_the_position_and_the_choices_are_shown() -> None:
    async with playing(undrawn(UndrawnDicy(), dice=["roll 123456"])) as player:
        assert isinstance(player.app.table_screen.board, GenericBoard)
        await player.press("enter")
        shown = player.shown
        assert "1 2 3 4 5 6" in shown
        assert "Straight" in shown


async def test_questions_within_questions_and_back() -> None:
    async with playing(undrawn(UndrawnDicy(), dice=["roll 123456", "roll 6"])) as player:
        await player.press("enter")
        menu = player.table.game.words.menu(player.table.state)
        assert isinstance(menu, Branch)
        labels = [player.app.table_screen.translate(item.label) for item in menu.items]
        reroll = next(place for place, label in enumerate(labels) if "reroll" in label)
        await player.press(*["down"] * reroll, "enter", "enter")
        await player.press("escape", "enter", *"19", "enter")
        assert player.refused
        await player.press("backspace", "enter")
        assert player.table.record.moves[-1] == "roll 6"


@pytest.mark.parametrize("game", [UndrawnDicy(), UndrawnDicetto()])
async def test_a_whole_game_by_enter_alone(game: Any) -> None:
    goal = {"target": 20} if isinstance(game, DicyCards) else {"cards_to_win": 1}
    table = undrawn(game, "Ana,bot:greedy", dice=5, **goal)
    async with playing(table) as player:
        while table.awaited != "end":
            ply = table.ply
            await player.press("enter")
            assert table.ply > ply, player.note
        assert table.outcome is not None
