"""Everything can be done with the mouse."""

from __future__ import annotations

from rollhouse.terminal.tui.widgets.keys import KeyBar
from tests.terminal.seats import Player, playing, sit


async def click_label(player: Player, bar: str, label: str) -> None:
    """Click on the word in a key bar."""
    shown = str(player.app.screen.query_one(bar, KeyBar).render())
    await player.pilot.click(bar, offset=(1 + shown.index(label), 0))
    await player.pilot.pause()


async def test_roll_mark_choose_and_score() -> None:
    async with playing(sit(dice=["roll 123456"])) as player:
        await click_label(player, "#now", "Roll")
        board = player.dicy
        await player.pilot.click(board.cards[3])
        assert board.chosen == 3
        await player.pilot.click(board.dice[0])
        assert player.marked() == (2, 3, 4, 5, 6)
        await click_label(player, "#now", "Score")
        assert player.table.record.moves[-1] == "score straight 23456"


async def test_a_second_click_on_the_card_scores_and_undo_takes_it_back() -> None:
    async with playing(sit(dice=["roll 123456"])) as player:
        await click_label(player, "#now", "Roll")
        await player.pilot.click(player.dicy.cards[2])
        await player.pilot.click(player.dicy.cards[2])
        await player.pilot.pause()
        assert player.table.record.moves[-1] == "score odd 135"
        await click_label(player, "#always", "Undo")
        assert player.table.record.moves == ("roll 123456",)


async def test_clicks_do_nothing_while_no_person_is_asked() -> None:
    async with playing(sit(dice=["roll 123456"])) as player:
        await player.pilot.click(player.dicy.cards[0])
        await player.pilot.click(player.dicy.dice[0])
        assert player.table.ply == 0
        assert (player.dicy.chosen, player.marked()) == (None, ())


async def test_dicetto() -> None:
    draws = ["draw pair#1", "draw three#1", "draw number_6#1", "draw chance#1"]
    async with playing(sit("dicetto", dice=[*draws, "roll 1566", "roll 6"], bonus=False)) as player:
        await click_label(player, "#now", "Roll")
        await player.pilot.click(player.dicetto.dice[0])
        await click_label(player, "#now", "Reroll")
        await click_label(player, "#now", "Keep")
        await player.pilot.click(player.dicetto.cards[1])
        await click_label(player, "#now", "Place")
        assert player.table.record.moves[-1] == "place 2 666"
