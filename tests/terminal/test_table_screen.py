"""What the table does around a game: pace, hurry, saving, leaving, coming back, the end."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from rollhouse.core.record import Record
from rollhouse.play.table import Table
from rollhouse.terminal.tui.screens.end import EndScreen
from tests.terminal.seats import after, playing, rows, sit

FOREVER = 1000.0
"""A pace at which no bot ever moves by itself during a test."""


async def test_bots_wait_for_their_time_and_can_be_hurried() -> None:
    async with playing(sit(players="Ana,bot:greedy,bot:random"), pace=FOREVER) as player:
        await player.press("enter", "s")
        ply = player.table.ply
        assert player.table.state.turn == 1
        await player.pilot.pause()
        assert player.table.ply == ply
        await player.press("h")
        assert player.table.state.turn == 0
        assert player.app.table_screen.presenter.awaited == "roll"


async def test_the_end_tells_who_won_and_where_the_record_is(tmp_path: Path) -> None:
    kept = tmp_path / "record.txt"
    async with playing(sit(players="bot:greedy,bot:random", target=20), size=(160, 50), kept=kept) as player:
        shown = player.shown
        assert "wins" in shown or "share the win" in shown
        assert kept.name in shown
        await player.press("enter")
        assert player.app.screen is player.app.table_screen
        assert "★" in player.shown
        await player.press("enter")
        assert isinstance(player.app.screen, EndScreen)
        await player.press("q")
        assert not player.app.is_running


async def test_the_last_move_can_be_taken_back_from_the_end() -> None:
    table = after(sit(players="Ana", dice=["roll 123456"], target=20), "roll 123456")
    async with playing(table) as player:
        await player.press("d", "enter")
        assert table.outcome is not None
        await player.press("escape", "u")
        assert table.outcome is None
        await player.press("d", "enter")
        assert isinstance(player.app.screen, EndScreen)


async def test_leaving_keeps_every_move() -> None:
    saved: list[Record] = []
    table = sit(dice=["roll 123456"])
    table.saved = saved.append
    async with playing(table) as player:
        await player.press("enter", "d", "enter", "q")
        assert not player.app.is_running
    assert saved[-1].moves == ("roll 123456", "score straight 123456")


async def test_coming_back_tells_what_had_happened() -> None:
    before = after(sit(), "roll 123456", "score straight 123456")
    async with playing(Table.resumed(before.record, before.dice), resumed=True) as player:
        assert player.note
        assert "Ana rolled 1 2 3 4 5 6." in player.log
        assert player.table.state.scores == (21, 0)
        await player.press("u")
        assert player.table.state.scores == (0, 0)


class Disk:
    """Where a table is saved, as long as there is space."""

    def __init__(self, table: Table, *, full: bool = False) -> None:
        self.full = full
        table.saved = self.save

    def save(self, record: Record) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")


async def test_what_cannot_be_saved_is_not_played() -> None:
    table = sit(dice=["roll 123456"])
    disk = Disk(table)
    async with playing(table) as player:
        await player.press("enter")
        disk.full = True
        await player.press("d", "enter")
        assert player.refused
        assert "No space left" in player.note
        assert table.ply == 1
        disk.full = False
        await player.press("enter")
        assert table.record.moves[-1] == "score straight 123456"


async def test_a_bot_whose_move_cannot_be_saved_tries_again_when_asked() -> None:
    table = sit(players="Ana,bot:greedy")
    disk = Disk(table)
    async with playing(table, pace=FOREVER) as player:
        await player.press("enter", "s")
        disk.full = True
        ply = table.ply
        await player.press("h")
        assert player.refused
        assert table.ply == ply
        disk.full = False
        await player.press("h")
        assert table.state.turn == 0


async def test_the_log_tells_every_event_and_scrolls() -> None:
    async with playing(sit(players="bot:greedy,bot:random", target=60)) as player:
        await player.press("enter")
        log = player.app.table_screen.log_view
        assert len(player.log) > 20
        assert player.log[-1] in " ".join(" ".join(rows(player.app)).split())
        bottom = log.scroll_y
        await player.press("pageup")
        assert log.scroll_y < bottom
        await player.press("pagedown")
        assert log.scroll_y == bottom


@pytest.mark.parametrize("keys", [("n",), ("enter", "n")])
async def test_the_end_offers_a_rematch(keys: tuple[str, ...]) -> None:
    async with playing(sit(players="bot:greedy,bot:random", target=20), rematch=True) as player:
        assert "Rematch" in player.shown
        await player.press(*keys)
        assert not player.app.is_running
        assert player.app.return_value == "rematch"


async def test_where_there_is_no_rematch_none_is_offered() -> None:
    async with playing(sit(players="bot:greedy,bot:random", target=20)) as player:
        assert "Rematch" not in player.shown
        await player.press("n", "enter", "n")
        assert player.app.is_running
