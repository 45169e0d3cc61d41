"""With the real box on the table, a person answers for chance."""

from __future__ import annotations

import pytest

from tests.terminal.seats import companion, playing


@pytest.mark.parametrize("keys", [list("664321"), ["1", "comma", "2", "space", *"3466"]])
async def test_rolls_are_typed(keys: list[str]) -> None:
    async with playing(companion()) as player:
        await player.press("enter")
        assert player.note == "That is not a complete answer yet."
        await player.press(*keys, "enter")
        assert player.table.record.moves == ("roll 123466",)
        assert player.dicy.faces() == (1, 2, 3, 4, 6, 6)
        assert player.app.screen.focused is None


async def test_undo_works_while_an_answer_is_being_typed() -> None:
    async with playing(companion()) as player:
        await player.press(*"123466", "enter", "1", "f", "a", *"2", "u")
        assert player.table.record.moves == ("roll 123466",)


async def test_enter_pressed_twice_answers_once() -> None:
    async with playing(companion(players="bot:greedy,bot:greedy")) as player:
        await player.press(*"123456")
        player.app.table_screen.question.press()
        player.app.table_screen.question.press()
        await player.pilot.pause()
        assert [move for move in player.table.record.moves if move.startswith("roll")] == ["roll 123456"]


async def test_who_starts_is_chosen_from_a_list() -> None:
    async with playing(companion(first="random")) as player:
        await player.press("down", "enter")
        assert player.table.record.moves == ("first 1",)
        assert player.table.state.turn == 1


async def test_five_cards_are_picked_from_a_list() -> None:
    async with playing(companion(mode="interglacial")) as player:
        await player.press("enter", "down", "enter", "enter", "enter")
        assert "[✓] Low six" in player.shown
        assert player.table.ply == 0
        for _ in range(3):
            await player.press("down", "enter")
        assert player.table.state.cards == ("any_two", "low_six", "odd", "straight", "two_pairs")


async def test_drawn_cards_are_chosen_and_a_duel_is_typed() -> None:
    async with playing(companion("dicetto", bonus=False)) as player:
        for _ in range(4):
            await player.press("enter")
        assert [spot.card for spot in player.table.state.spots[:4]] == ["number_1#1", "number_1#2", "number_1#3", "number_2#1"]
        await player.press(*"1566", "enter", "k", "a", "enter", "f")
        await player.press(*"1466", "enter", "k", "a", "enter")
        assert player.table.state.duel == 0
        await player.press("5", "enter")
        assert player.refused
        await player.press("3", "enter")
        assert player.table.record.moves[-1] == "duel 5 3"
