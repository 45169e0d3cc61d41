"""A recorded game on its board: every position, what moves were worth, and nothing that changes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from rollhouse.analysis.report import analyse
from rollhouse.core.record import Record, positions
from rollhouse.locale import PSEUDO, catalogue
from rollhouse.terminal.tui.apps import ReplayApp
from rollhouse.terminal.tui.screens.help import HelpScreen
from rollhouse.terminal.tui.screens.replay import ReplayScreen
from rollhouse.terminal.tui.screens.report import ReportScreen
from tests.pseudo import untranslated
from tests.terminal.seats import Keyboard, rows
from tests.terminal.test_languages import SIGNS
from tests.walks import walk

TWO: dict[str, object] = {"players": 2, "target": 20}


class Viewer(Keyboard[ReplayApp]):
    @property
    def screen(self) -> ReplayScreen:
        return self.app.replay_screen

    async def valued(self) -> None:
        """Until everything is known."""
        await self.until(lambda: not self.screen.working)


@asynccontextmanager
async def watching(record: Record, lang: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Viewer]:
    app = ReplayApp(record, catalogue(lang))
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Viewer(app, pilot)


@pytest.mark.parametrize(("game", "options"), [("dicy-cards", TWO), ("dicetto", {"players": 3, "cards_to_win": 1})])
async def test_every_position_can_be_looked_at(game: str, options: dict[str, object]) -> None:
    record = walk(game, options, 4, longest=25)
    states = [state for _, state in positions(record)]
    async with watching(record) as viewer:
        for ply, state in enumerate(states):
            assert viewer.screen.recorded.state == state
            assert f"move {ply} of {len(record.moves)}" in rows(viewer.app)[0]
            await viewer.press("right")
        assert viewer.screen.recorded.place == len(record.moves)
        await viewer.press("left")
        assert viewer.screen.recorded.state == states[-2]
        await viewer.press("home")
        assert viewer.screen.recorded.state == states[0]
        await viewer.press("end")
        assert viewer.screen.recorded.state == states[-1]
        await viewer.press("q")
        assert not viewer.app.is_running


async def test_the_next_turn_and_the_last() -> None:
    record = walk("dicy-cards", TWO, 4)
    async with watching(record) as viewer:
        screen = viewer.screen
        await viewer.press("down", "down")
        game, states = screen.table.game, screen.recorded.positions
        here = screen.recorded.place
        assert game.turn_key(states[here]) != game.turn_key(states[here - 1])
        await viewer.press("right", "up")
        assert screen.recorded.place == here


async def test_what_is_told_is_what_has_happened_so_far() -> None:
    record = walk("dicy-cards", TWO, 4)
    async with watching(record) as viewer:
        begun = len(viewer.screen.log_view.sentences)
        await viewer.press("end")
        whole = viewer.screen.log_view.sentences
        assert len(whole) > begun + len(record.moves) / 2
        await viewer.press("home", "right")
        assert viewer.screen.log_view.sentences == whole[: len(viewer.screen.log_view.sentences)]


async def test_values_marks_and_the_next_error() -> None:
    record = walk("dicy-cards", TWO, 4)
    report = analyse(record)
    errors = [one for one in report.decisions if one.mark != "fine"]
    words, names = catalogue("en"), tuple(record.seats)
    async with watching(record) as viewer:
        await viewer.valued()
        assert viewer.screen.report == report
        for error in errors[:3]:
            await viewer.press("n")
            assert viewer.screen.recorded.place == error.ply + 1
            values = report.curve[error.ply + 1].values
            assert values is not None
            for name, value in zip(names, values, strict=True):
                assert f"{name} {words.percent(value, 1)}" in viewer.screen.status.question
            assert words.say(error.best_words, names) in viewer.screen.status.note
            assert "an estimate" not in viewer.screen.status.question
        luck = next(roll for roll in report.rolls if roll.luck is not None)
        viewer.screen.go(luck.ply + 1)
        assert "Luck for " in viewer.screen.status.note


async def test_until_the_tablebase_is_there_values_are_estimates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    whole = walk("dicy-cards", {"players": 2, "target": 80}, 4)  # so high a target takes a good while to solve
    async with watching(msgspec.structs.replace(whole, moves=whole.moves[:12], result=None)) as viewer:
        await viewer.until(lambda: "exact " in rows(viewer.app)[0])
        await viewer.press("end", "left")
        assert "an estimate" in viewer.screen.status.question
        assert "exact " in rows(viewer.app)[0]
    assert list(tmp_path.rglob("*.part"))


async def test_the_curve_can_be_clicked() -> None:
    record = walk("dicy-cards", TWO, 4)
    async with watching(record) as viewer:
        await viewer.valued()
        width = viewer.screen.curve.size.width
        await viewer.pilot.click(viewer.screen.curve, offset=(width - 1, 0))
        assert viewer.screen.recorded.place == len(record.moves)
        await viewer.pilot.click(viewer.screen.curve, offset=(0, 0))
        assert viewer.screen.recorded.place == 0


async def test_report_and_rules_are_a_key_away() -> None:
    async with watching(walk("dicy-cards", TWO, 4)) as viewer:
        await viewer.press("a")
        assert isinstance(viewer.app.screen, ReportScreen)
        await viewer.press("escape", "r")
        assert isinstance(viewer.app.screen, HelpScreen)
        await viewer.press("escape")
        assert viewer.app.screen is viewer.screen


async def test_cards_and_dice_are_only_looked_at() -> None:
    record = walk("dicy-cards", TWO, 4)
    async with watching(record) as viewer:
        await viewer.press("down", "right")
        here = viewer.screen.recorded.place
        await viewer.press("b", "b", "1", "f", "s")
        assert viewer.screen.recorded.place == here
        assert not viewer.screen.status.refused


@pytest.mark.parametrize("lang", ["de", PSEUDO])
async def test_everything_fits_and_nothing_is_said_in_code(lang: str) -> None:
    async with watching(walk("dicy-cards", TWO, 4), lang) as viewer:
        await viewer.valued()
        for _ in range(6):
            await viewer.press("right")
            for widget in (viewer.screen.board, viewer.screen.curve, viewer.screen.status):
                place = viewer.screen.find_widget(widget)
                assert place.visible_region == place.region
            if lang == PSEUDO:
                for row in rows(viewer.app)[:-1]:
                    assert not untranslated(row, (*SIGNS, "player", "Home", "End", "n")), row
