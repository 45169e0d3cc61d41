"""Dicy Cards by keyboard: what keys do to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rollhouse.games.dicy_cards.cards import points, selections
from rollhouse.games.dicy_cards.rules import active_ids
from rollhouse.play.table import Table
from rollhouse.terminal.boards.picking import LETTERS
from tests.expecting import present
from tests.terminal.seats import Player, playing, sit


def glacial(*dice: str, players: str = "Ana,Bo", **options: Any) -> Table:
    """Cards A to E are Any two, Low six, Odd, Straight, Two pairs."""
    return sit(players=players, dice=dice, **options)


def moves(table: Table) -> Sequence[str]:
    return table.record.moves


async def test_nothing_is_rolled_before_enter() -> None:
    async with playing(glacial("roll 123456")) as player:
        assert player.table.ply == 0
        assert "Ana" in player.question
        await player.press("enter")
        assert player.table.state.dice == (1, 2, 3, 4, 5, 6)


PLAYED: dict[str, tuple[list[str], str, list[str]]] = {
    "a card is chosen with its best dice": (["roll 123456"], "d enter", ["score straight 123456"]),
    "the marked dice are changed": (["roll 123456"], "d 1 6 enter", ["score straight 2345"]),
    "the letter again confirms": (["roll 123456"], "c c", ["score odd 135"]),
    "dice marked first are kept": (["roll 123456"], "2 3 d enter", ["score straight 23"]),
    "arrows and space are enough": (["roll 123466", "roll 55"], "down space right space f up right enter", ["freeze odd 12", "roll 55"]),
    "tab goes over cards and dice": (["roll 123456"], "tab tab tab tab enter tab tab space enter", ["score straight 23456"]),
    "freezing rolls the marked dice": (["roll 123466", "roll 36"], "1 2 f d", ["freeze straight 12", "roll 36"]),
}
"""Dice, keys after the first roll, and moves."""


@pytest.mark.parametrize("name", PLAYED)
async def test_keys_make_moves(name: str) -> None:
    dice, keys, made = PLAYED[name]
    async with playing(glacial(*dice)) as player:
        await player.press("enter", *keys.split())
        assert list(moves(player.table)) == [dice[0], *made]


@pytest.mark.parametrize(
    ("dice", "keys", "why"),
    [
        (["roll 123456"], "f a", "at least one die"),
        (["roll 112346"], "d 6 enter", "without gaps"),
        (["roll 123456", "roll 1"], "1 f c c", "Frozen"),
    ],
)
async def test_what_is_not_possible_is_refused_in_words(dice: list[str], keys: str, why: str) -> None:
    async with playing(glacial(*dice)) as player:
        await player.press("enter", *keys.split())
        assert player.refused
        assert why in player.note


async def test_a_digit_marks_one_die_after_the_other_and_then_none() -> None:
    async with playing(glacial("roll 116666")) as player:
        await player.press("enter", "1")
        assert player.marked() == (1,)
        await player.press("1")
        assert player.marked() == (1, 1)
        await player.press("1")
        assert player.marked() == ()


async def test_invert_marks_the_other_dice_and_escape_forgets() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "1", "2", "i")
        assert player.marked() == (3, 4, 5, 6)
        await player.press("f", "escape")
        assert (player.marked(), player.dicy.freezing) == ((), False)


async def test_dice_marked_for_a_card_are_not_rerolled_by_accident() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "d", "f")
        assert player.marked() == ()


async def test_enter_skips_when_all_cards_are_frozen() -> None:
    rolls = ["roll 123456", *["roll 1"] * 5]
    async with playing(glacial(*rolls, players="Ana", target=100)) as player:
        await player.press("enter")
        for letter in "abcde":
            await player.press("1", "f", letter)
        assert active_ids(player.table.state, 0) == ()
        await player.press("s")
        assert active_ids(player.table.state, 0) == player.table.state.cards


async def test_reactions_are_put_to_the_right_players_in_order() -> None:
    async with playing(glacial("roll 123466", players="Ana,Bo,Cy,Di")) as player:
        await player.press("enter", "a", "enter")
        assert player.table.state.to_act == 1
        assert "Bo" in player.question
        await player.press("e")
        assert player.table.state.to_act == 3
        assert "Di" in player.question
        await player.press("b")
        state = player.table.state
        assert [active_ids(state, seat).count("two_pairs") for seat in range(4)] == [1, 0, 1, 1]
        assert "low_six" not in active_ids(state, 3)
        assert "any_two" not in active_ids(state, 0)


async def test_a_key_pressed_twice_does_not_move_for_the_next_player() -> None:
    async with playing(glacial("roll 123466", players="Ana,Bo,Cy,Di")) as player:
        await player.press("enter", "a", "enter")
        player.dicy.pick(4)
        player.dicy.pick(4)
        await player.pilot.pause()
        assert moves(player.table)[-1] == "freeze two_pairs"
        assert player.table.state.to_act == 3
        assert not player.refused


async def test_undo_takes_back_what_was_not_answered_yet() -> None:
    async with playing(glacial("roll 123466", "roll 123456")) as player:
        await player.press("enter", "d", "enter")
        assert player.table.state.scores == (10, 0)
        told = len(player.log)
        await player.press("u")
        assert player.table.state.scores == (0, 0)
        assert player.table.state.dice == (1, 2, 3, 4, 6, 6)
        assert len(player.log) == told - 1
        assert not player.refused
        await player.press("a", "enter", "c")
        assert moves(player.table)[-2:] == ("score any_two 66", "freeze odd")


async def play_on(player: Player) -> None:
    """Make one decision by keys: reroll low dice early in the turn, then take the best card."""
    state = player.table.state
    if state.waiting:
        seat = state.to_act
        wanted = [card for card in state.cards if (card in active_ids(state, seat)) != state.resetting]
        await player.press(LETTERS[state.cards.index(wanted[0])])
        return
    active = active_ids(state, state.turn)
    if len(active) == len(state.cards) and 1 in state.dice:
        await player.press("1", "f", LETTERS[state.cards.index(active[-1])])
        return
    worth = {card: points(card, found[0]) for card in active if (found := selections(card, state.dice))}
    if not worth:
        await player.press("s")
        return
    best = max(worth, key=lambda card: worth[card])
    await player.press(LETTERS[state.cards.index(best)], "enter")


async def test_a_whole_game_by_keyboard() -> None:
    table = sit(players="Ana,Bo,bot:greedy", dice=7, mode="interglacial", target=20)
    async with playing(table, "nl") as player:
        await player.play_to_the_end(lambda: play_on(player))
        assert max(table.state.scores) >= 20
        assert table.record.result == present(table.outcome).winners
