"""Dicy Cards by keyboard: what keys do to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rollhouse.games.dicy_cards.cards import points, selections
from rollhouse.games.dicy_cards.rules import active_ids
from rollhouse.play.table import Table
from rollhouse.terminal.boards.picking import LETTERS
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


async def test_choosing_a_card_marks_its_best_dice_and_enter_scores() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "d")
        assert player.marked() == (1, 2, 3, 4, 5, 6)
        await player.press("enter")
        assert moves(player.table)[-1] == "score straight 123456"
        assert player.table.state.scores == (21, 0)


async def test_the_marked_dice_can_be_changed() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "d", "1", "6", "enter")
        assert moves(player.table)[-1] == "score straight 2345"


async def test_the_letter_pressed_again_confirms() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "c", "c")
        assert moves(player.table)[-1] == "score odd 135"


async def test_dice_marked_first_are_kept_when_they_fit_the_card() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "2", "3", "d", "enter")
        assert moves(player.table)[-1] == "score straight 23"


async def test_arrows_and_space_are_enough() -> None:
    async with playing(glacial("roll 123466", "roll 55")) as player:
        await player.press("enter", "down", "space", "right", "space", "f")
        assert player.marked() == (1, 2)
        await player.press("up", "right", "enter")
        assert moves(player.table)[-2:] == ("freeze odd 12", "roll 55")


async def test_tab_walks_over_cards_and_dice() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "tab", "tab", "tab", "tab", "enter")
        assert player.dicy.chosen == 3
        await player.press("tab", "tab", "space", "enter")
        assert moves(player.table)[-1] == "score straight 23456"


async def test_freezing_rolls_the_marked_dice_at_once() -> None:
    async with playing(glacial("roll 123466", "roll 36")) as player:
        await player.press("enter", "1", "2", "f", "d")
        assert moves(player.table) == ("roll 123466", "freeze straight 12", "roll 36")
        assert active_ids(player.table.state, 0) == ("any_two", "low_six", "odd", "two_pairs")
        assert player.table.state.dice == (3, 3, 4, 6, 6, 6)


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


async def test_a_reroll_without_dice_is_refused_in_words() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "f", "a")
        assert player.refused
        assert "at least one die" in player.note
        assert player.table.ply == 1


async def test_dice_that_do_not_fit_are_refused_in_words() -> None:
    async with playing(glacial("roll 112346")) as player:
        await player.press("enter", "d", "6", "enter")
        assert player.refused
        assert "without gaps" in player.note
        assert moves(player.table) == ("roll 112346",)


async def test_a_frozen_card_says_so() -> None:
    async with playing(glacial("roll 123456", "roll 1")) as player:
        await player.press("enter", "1", "f", "c", "c")
        assert player.refused
        assert "Frozen" in player.note
        assert player.dicy.chosen is None


async def test_skipping() -> None:
    async with playing(glacial("roll 123456")) as player:
        await player.press("enter", "s")
        assert moves(player.table)[-1] == "skip"


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


async def test_a_reaction_that_is_not_possible_is_refused() -> None:
    async with playing(glacial("roll 123466", "roll 123456", "roll 112244")) as player:
        await player.press("enter", "e", "escape", "d", "enter")
        await player.press("enter", "d", "enter")
        await player.press("enter", "a", "enter")
        assert player.table.state.waiting == (1,)
        await player.press("d")
        assert player.refused
        assert player.table.state.waiting == (1,)


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
        told = len(player.told)
        await player.press("u")
        assert player.table.state.scores == (0, 0)
        assert player.table.state.dice == (1, 2, 3, 4, 6, 6)
        assert len(player.told) == told - 1
        assert not player.refused
        await player.press("a", "enter", "c")
        assert moves(player.table)[-2:] == ("score any_two 66", "freeze odd")


async def test_undo_never_goes_past_a_roll() -> None:
    async with playing(glacial("roll 123466")) as player:
        await player.press("u")
        assert player.refused
        await player.press("enter", "u")
        assert player.refused
        assert moves(player.table) == ("roll 123466",)


async def test_undo_takes_back_what_bots_answered_without_dice() -> None:
    async with playing(glacial("roll 123466", players="Ana,bot:greedy")) as player:
        await player.press("enter", "a", "enter", "u")
        assert moves(player.table) == ("roll 123466",)


async def test_against_bots_undo_goes_back_to_ones_own_last_decision() -> None:
    """Past the bot's dice and its whole turn; and the log forgets them too."""
    async with playing(sit(players="Ana,bot:greedy", dice=5)) as player:
        await player.press("enter")
        rolled, told = moves(player.table), player.told
        await player.press("s")
        assert player.table.awaited == "roll"
        assert len(moves(player.table)) == len(rolled) + 3
        await player.press("u")
        assert not player.refused
        assert (moves(player.table), player.told) == (rolled, told)


async def play_on(player: Player) -> None:
    """One decision of whoever is asked, by keys alone: reroll low dice early in the turn, then the best card."""
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


@pytest.mark.parametrize(
    ("players", "mode", "lang"),
    [("Ana,bot:greedy,bot:random", "d", "en"), ("Ana,Bo", "glacial", "fr"), ("Ana,Bo,bot:greedy", "interglacial", "nl")],
)
async def test_a_whole_game_by_keyboard(players: str, mode: str, lang: str) -> None:
    table = sit(players=players, dice=7, mode=mode, target=20)
    async with playing(table, lang) as player:
        screen = player.app.table_screen
        while screen.presenter.awaited != "nobody":
            ply = table.ply
            if screen.presenter.awaited == "roll":
                await player.press("enter")
            else:
                await play_on(player)
            assert table.ply > ply, player.note
        assert table.outcome is not None
        assert max(table.state.scores) >= 20
        assert table.record.result == table.outcome.winners
        replayed = Table.resumed(table.record, table.dice)
        assert replayed.state == table.state
