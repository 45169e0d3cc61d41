"""Dicetto by keyboard: what keys do to the table."""

from __future__ import annotations

import pytest

from rollhouse.games.dicetto.moves import REROLL_SPOT, Place
from rollhouse.play.table import Table
from rollhouse.terminal.boards.picking import LETTERS
from tests.terminal.seats import Player, after, playing, sit

LAID = ("draw pair#1", "draw three#1", "draw number_6#1", "draw chance#1")


def laid(*dice: str, players: str = "Ana,Bo") -> Table:
    """Cards A to E are Pair, Three of a kind, Number 6, Chance and the Reroll card; no Bonus cards."""
    return sit("dicetto", players, dice=[*LAID, *dice], bonus=False)


async def test_the_table_lays_itself_and_the_roll_waits() -> None:
    async with playing(laid("roll 1566")) as player:
        assert [spot.card for spot in player.table.state.spots[:4]] == ["pair#1", "three#1", "number_6#1", "chance#1"]
        assert player.table.state.dice == ()
        await player.press("enter")
        assert player.table.state.dice == (1, 5, 6, 6)


@pytest.mark.parametrize(
    ("dice", "keys", "made"),
    [
        (["roll 1566", "roll 36"], "1 5 enter", ["reroll 15", "roll 36"]),
        (["roll 1566"], "k d enter enter", ["keep", "place 4 1566", "done"]),
        (["roll 1566"], "enter", []),  # nothing is marked: the note says what to do
        (["roll 1566"], "a", []),  # placing before keeping
        (["roll 1566"], "k b", ["keep"]),  # the card takes none of the dice
        (["roll 1566"], "k a 5 enter", ["keep"]),  # other dice that do not fit
    ],
)
async def test_keys_make_moves_or_are_answered_with_a_note(dice: list[str], keys: str, made: list[str]) -> None:
    async with playing(laid(*dice)) as player:
        await player.press("enter", *keys.split())
        assert list(player.table.record.moves) == [*LAID, dice[0], *made]
        assert bool(player.note) == (len(made) < 2)


async def test_keeping_and_placing() -> None:
    async with playing(laid("roll 1566")) as player:
        await player.press("enter", "k", "a")
        assert player.marked() == (6, 6)
        await player.press("enter")
        assert player.table.record.moves[-1] == "place 1 66"
        await player.press("e", "1", "enter")
        assert player.table.record.moves[-1] == "place reroll 5"
        await player.press("f")
        assert player.table.record.moves[-1] == "done"
        assert player.table.state.turn == 1


async def test_legal_targets_say_what_placing_would_do() -> None:
    async with playing(laid("roll 1255", "roll 5566", "roll 1144")) as player:
        await player.press("enter", "k", "a", "enter", "e", "enter", "f")
        await player.press("enter", "k")
        shown = player.shown
        assert "→ 6 6" in shown
        assert "beats ◆" in shown
        assert "duel" not in shown.lower()


async def duel(player: Player) -> None:
    """Ana holds the pair card with 5 5; Bo challenges her with the same."""
    await player.press("enter", "k", "a", "enter", "f")
    await player.press("enter", "k", "a", "enter")


async def test_a_duel_waits_for_a_key_and_a_tie_is_rolled_again() -> None:
    async with playing(laid("roll 1255", "roll 1355", "duel 4 4", "duel 5 3")) as player:
        await duel(player)
        assert player.table.state.duel == 0
        assert "duel" in player.question.lower()
        assert "│ ? │" in player.shown
        await player.press("enter")
        assert player.table.state.duel == 0
        assert "│ 4 │ = │ 4 │" in " ".join(player.shown.split())
        await player.press("enter")
        assert player.table.state.spots[0].seat == 1
        assert "│ 5 │ > │ 3 │" in " ".join(player.shown.split())


async def test_a_lost_duel_puts_the_dice_aside_and_closes_the_card() -> None:
    async with playing(laid("roll 1255", "roll 1355", "duel 2 6")) as player:
        await duel(player)
        await player.press("enter")
        assert player.table.state.aside == (5, 5)
        assert [die.mark for die in player.dicetto.dice] == ["", "", "aside", "aside"]
        await player.press("a")
        assert player.refused


async def test_a_turn_begins_with_the_keyboard_on_nothing() -> None:
    async with playing(laid("roll 1566", "roll 1123")) as player:
        await player.press("enter", "k", "a", "enter")
        assert player.app.screen.focused is player.dicetto.cards[0]
        await player.press("f")
        assert player.app.screen.focused is None


async def test_the_next_turn_draws_and_rolls_after_one_enter() -> None:
    async with playing(laid("roll 1566", "roll 1123", "draw four#1", "roll 2345")) as player:
        await player.press("enter", "k", "a", "enter", "f")
        await player.press("enter", "k", "f")
        assert player.table.state.hands[0] == ("pair#1",)
        assert player.table.state.spots[0].card == ""
        await player.press("enter")
        assert player.table.state.spots[0].card == "four#1"
        assert player.table.state.dice == (2, 3, 4, 5)


async def play_on(player: Player) -> None:
    """Make one decision by keys: reroll the lowest die once, then take the placement with the most points."""
    state = player.table.state
    if state.rolls_left == 2:
        await player.press(str(state.dice[0]), "enter")
        return
    if state.rolls_left:
        await player.press("k")
        return
    legal = [move for move in player.table.game.legal(state) if isinstance(move, Place)]
    if not legal:
        await player.press("f")
        return
    cards = {move.spot: move for move in reversed(legal)}
    spot = min(cards, key=lambda one: (one == REROLL_SPOT, one))
    await player.press(LETTERS[spot], "enter")


async def test_a_whole_game_by_keyboard() -> None:
    table = sit("dicetto", "Ana,Bo,bot:greedy", dice=11, bonus=True, cards_to_win=2)
    async with playing(table, "pt") as player:
        await player.play_to_the_end(lambda: play_on(player))
        assert max(map(len, table.state.hands)) >= 2


QUIET = ("roll 1123", "keep", "done") * 4


async def test_t14_all_players_at_the_keyboard_agree_to_stop_by_pressing_the_key_twice() -> None:
    table = after(sit("dicetto", "Ana,Bo", dice=["roll 5566"], bonus=False, quiet_rounds=4), *LAID, *QUIET)
    async with playing(table) as player:
        assert "x" not in {key.shown for key in player.app.table_screen.now_keys()}
        await player.press("enter", "x")
        assert "x" in {key.shown for key in player.app.table_screen.now_keys()}
        assert (player.table.record.moves[-1], "x" in player.note) == ("roll 5566", True)
        await player.press("x")
        assert (player.table.record.moves[-1], player.table.awaited) == ("stop", "end")


async def test_t14_a_bot_that_would_lose_by_it_declines() -> None:
    table = after(sit("dicetto", "Ana,bot:random", dice=["roll 5566"], bonus=False, quiet_rounds=4), *LAID, *QUIET)
    async with playing(table) as player:
        await player.press("enter", "k", "a", "enter", "x", "x")
        assert (player.table.record.moves[-1], player.refused) == ("place 1 66", True)
