"""Tables and apps for the tests of the full-screen game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from textual.app import App
from textual.pilot import Pilot

from rollhouse.core.dice import Dice
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from rollhouse.locale import catalogue
from rollhouse.play.chance import RealDice, ScriptedDice, SeededDice, Source
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from rollhouse.terminal.boards.dicetto import DicettoBoard
from rollhouse.terminal.boards.dicy_cards import DicyBoard
from rollhouse.terminal.boards.picking import PickingBoard
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.tui.apps import TableApp
from rollhouse.terminal.tui.screens.panel import Panel
from rollhouse.terminal.tui.screens.report import ReportScreen
from tests.expecting import instance

AppType = TypeVar("AppType", bound=App[Any])


def sit(
    game: str | AnyGame = "dicy-cards",
    players: str = "Ana,Bo",
    *,
    dice: Source | Sequence[str] | int = 1,
    seed: int = 1,
    **options: Any,
) -> Table:
    """A table; `dice` are a source, a script of chance's moves, or a seed. The first seat starts unless options say otherwise."""
    rules = find_game(game) if isinstance(game, str) else game
    seated = read_players(players, rules)
    setup = rules.setup({"players": len(seated), "first": 0, **options})
    source: Source = SeededDice(dice) if isinstance(dice, int) else ScriptedDice(dice) if isinstance(dice, Sequence) else dice
    return Table(rules, setup, seated, source, seed=seed)


def after(table: Table, *texts: str) -> Table:
    """The table after these moves."""
    for text in texts:
        table.submit(table.read(text))
    return table


def solved(table: Table) -> Table:
    """The table with its tablebase solved: hints are exact."""
    assert evaluator_of(table.game, table.state, if_missing="prepare") is not None
    return table


def companion(game: str = "dicy-cards", players: str = "Ana,Bo", **options: Any) -> Table:
    """A table with the real box on it."""
    return sit(game, players, dice=RealDice(), **options)


def rows(app: App[Any]) -> list[str]:
    """What the screen shows, row by row, as text."""
    return [strip.text.replace("\xa0", " ").rstrip() for strip in app.screen._compositor.render_strips()]


class Keyboard(Generic[AppType]):
    """A person at the keyboard of an app."""

    def __init__(self, app: AppType, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def shown(self) -> str:
        return "\n".join(rows(self.app))

    @property
    def told(self) -> str:
        """The text of the open panel."""
        return "\n".join(one.text for one in instance(Panel, self.app.screen).paragraphs)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            await self.pilot.pause(0.01)
        await self.pilot.pause()


class Player(Keyboard[TableApp]):
    """A person at a table."""

    @property
    def table(self) -> Table:
        return self.app.table

    @property
    def dicy(self) -> DicyBoard:
        return instance(DicyBoard, self.app.table_screen.board)

    @property
    def dicetto(self) -> DicettoBoard:
        return instance(DicettoBoard, self.app.table_screen.board)

    @property
    def note(self) -> str:
        return self.app.table_screen.status.note

    @property
    def refused(self) -> bool:
        return self.app.table_screen.status.refused

    @property
    def question(self) -> str:
        return self.app.table_screen.status.question

    @property
    def log(self) -> list[str]:
        return self.app.table_screen.log_view.sentences

    def marked(self) -> Dice:
        board = instance(PickingBoard, self.app.table_screen.board)
        return board.selection

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self._wait_for_bots()
        await self.pilot.pause()

    async def settle(self) -> None:
        """Wait until bots have moved."""
        await self.pilot.pause()
        await self._wait_for_bots()
        await self.pilot.pause()

    async def taught(self) -> None:
        """Wait until no hint, check or solver runs."""
        await self.until(lambda: not self.app.table_screen.coach_status.presenter.working)

    async def hinted(self) -> None:
        """Wait until the hint is there; the solver may still run."""
        await self.until(lambda: not self.app.table_screen.coach_status.presenter.hinting)

    async def reported(self) -> ReportScreen:
        """The report on the screen, once it is complete."""
        screen = instance(ReportScreen, self.app.screen)
        await self.until(lambda: not screen.working)
        return screen

    async def play_to_the_end(self, decide: Callable[[], Awaitable[None]]) -> None:
        """Roll where a roll is due, and decide where a decision is, until the game is over."""
        presenter = self.app.table_screen.presenter
        while presenter.awaited != "end":
            ply = self.table.ply
            await (self.press("enter") if presenter.awaited == "roll" else decide())
            assert self.table.ply > ply, self.note
        assert self.table.outcome is not None
        assert Table.resumed(self.table.record, self.table.dice).state == self.table.state

    async def _wait_for_bots(self) -> None:
        while self.app.is_running and self.app.table_screen.thinking:
            await self.pilot.pause()


@asynccontextmanager
async def playing(
    table: Table,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    *,
    pace: float = 0,
    resumed: bool = False,
    kept: Path | None = None,
    advisor: Advisor | None = None,
    rematch: bool = False,
) -> AsyncIterator[Player]:
    """The app on this table, in a terminal of this size."""
    app = TableApp(table, catalogue(lang), pace_seconds=pace, resumed=resumed, record_path=lambda: kept, advisor=advisor, rematch=rematch)
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.settle()
        yield player
