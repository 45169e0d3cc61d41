"""Keys that arrive together: a screen closes once, and what comes to light below it does not hear the rest."""

from __future__ import annotations

from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from rollhouse.terminal.tui.screens.end import EndScreen
from rollhouse.terminal.tui.screens.help import HelpScreen
from rollhouse.terminal.tui.screens.panel import Panel
from rollhouse.terminal.tui.screens.questions import PuzzleScreen
from tests.terminal.seats import Player, after, playing, sit, solved
from tests.terminal.test_puzzles import KEY, SCORING, solving


async def together(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys so fast that all are there before the first is heard."""
    driver = pilot.app._driver  # as the pilot itself does, without its pauses between keys
    assert driver is not None
    for key in keys:
        driver.send_message(events.Key(key, key if len(key) == 1 else None))
    for _ in range(3):
        await pilot.pause()


def at_the_table(player: Player) -> bool:
    return player.app.is_running and player.app.screen is player.app.table_screen


@pytest.mark.parametrize("opens", ["question_mark", "r"])
@pytest.mark.parametrize("closes", ["q", "r", "escape", "f1", "question_mark"])
async def test_help_closes_once(opens: str, closes: str) -> None:
    async with playing(sit()) as player:
        await player.press(opens)
        assert isinstance(player.app.screen, HelpScreen)
        await together(player.pilot, closes, closes)
        assert at_the_table(player)
        await player.press("enter")
        assert player.table.ply == 1


async def test_thirty_keys_in_a_row_leave_the_game_alive() -> None:
    async with playing(sit()) as player:
        await together(player.pilot, *["r"] * 30)
        if not at_the_table(player):
            await player.press("escape")
        assert at_the_table(player)
        assert len(player.app.screen_stack) == 2


async def test_keys_pressed_while_help_opens_are_not_the_tables() -> None:
    async with playing(sit()) as player:
        await together(player.pilot, "r", "q")
        assert player.app.is_running
        assert isinstance(player.app.screen, HelpScreen)


async def test_a_hint_closes_once() -> None:
    async with playing(solved(after(sit(target=20), "roll 122334"))) as player:
        await player.press("h")
        await player.taught()
        await player.press("h")
        assert isinstance(player.app.screen, Panel)
        await together(player.pilot, "enter", "enter")
        assert at_the_table(player)
        assert player.table.ply == 1


@pytest.mark.parametrize("close", ["enter", "escape"])
async def test_the_end_closes_once(close: str) -> None:
    async with playing(sit(players="bot:greedy,bot:random", target=20)) as player:
        assert isinstance(player.app.screen, EndScreen)
        await together(player.pilot, close, close)
        assert at_the_table(player)


async def test_the_report_opens_and_closes_once() -> None:
    async with playing(sit("dicetto", "bot:greedy,bot:greedy", cards_to_win=1)) as player:
        await together(player.pilot, "a", "a")
        await player.reported()
        await together(player.pilot, "escape", "q", "enter")
        assert at_the_table(player)


async def test_a_puzzle_is_answered_once_and_the_next_one_is_not_skipped() -> None:
    async with solving(SCORING, SCORING, SCORING) as solver:
        first = solver.puzzle
        await solver.press(KEY)
        await together(solver.pilot, KEY, KEY)
        assert solver.noted == [(SCORING.id, True)]
        await together(solver.pilot, "enter", "enter")
        assert isinstance(solver.app.screen, PuzzleScreen)
        assert solver.app.screen is not first
        assert len(solver.app.screen_stack) == 2
        assert solver.noted == [(SCORING.id, True)]
