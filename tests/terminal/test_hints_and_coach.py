"""Hints, the coach and the report on the full screen; what the coach decides is in `test_advisor`."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from rollhouse.analysis.hints import Hint, hint
from rollhouse.analysis.report import analyse
from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import IfMissing
from rollhouse.games.dicy_cards.teaching import DicyTeaching
from rollhouse.locale import PSEUDO, catalogue
from rollhouse.play.players import labels
from rollhouse.play.table import Table
from rollhouse.terminal.presenter.advisor import Advisor, best_by_kind
from rollhouse.terminal.tui.screens.end import EndScreen
from rollhouse.terminal.tui.screens.help import HelpScreen
from rollhouse.terminal.tui.screens.report import ReportScreen
from tests.expecting import instance, present
from tests.pseudo import untranslated
from tests.terminal.seats import Player, after, playing, rows, sit, solved
from tests.terminal.test_languages import SIGNS
from tests.timeouts import TIMEOUT_SECONDS

ROLLED = "roll 122334"
BLUNDER = ("a", "a")
"""Any two with 3 4, in a game to 20: the coach warns."""


def at_a_choice(players: str = "Ana,Bo", **options: Any) -> Table:
    return solved(after(sit(players=players, target=20, **options), ROLLED))


def flat(player: Player) -> str:
    return " ".join(" ".join(rows(player.app)).split())


def top(player: Player) -> Screen[Any]:
    return player.app.screen


def awaited(table: Table) -> str:
    return table.awaited


@pytest.mark.parametrize("players", ["Ana", "Ana,Bo", "Ana,Bo,Cy"])
async def test_a_hint_comes_in_two_steps(players: str) -> None:
    table = at_a_choice(players)
    async with playing(table) as player:
        await player.press("h")
        await player.taught()
        expected = present(hint(table.game, table.state))
        words, names = catalogue("en"), tuple(players.split(","))
        assert words.say(expected.clue, names) in player.note
        assert words.say(expected.words, names) not in player.note
        await player.press("h")
        told = player.told
        for message in (expected.clue, expected.words, expected.why, expected.source.about):
            assert words.say(message, names) in told
        for one in expected.candidates:
            worth = words.number(-one.value, 2) if expected.source.unit == "turns" else words.percent(one.value, 1)
            assert f"{worth} · {words.say(one.words, names)}" in told
        assert table.ply == 1
        await player.press("enter")
        assert top(player) is player.app.table_screen


async def test_where_the_host_says_no_it_is_said_and_seen() -> None:
    async with playing(at_a_choice(), advisor=Advisor(find_game("dicy-cards"), allowed=False, coach=True)) as player:
        assert "hints off" in rows(player.app)[0]
        assert "Coach" not in rows(player.app)[-1]
        for key in ("h", "w"):
            await player.press("escape", key)
            assert player.refused
        await player.press(*BLUNDER)
        assert player.table.ply == 2


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No tablebase is there, and the solver never ends."""
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    real = DicyTeaching.evaluator

    def evaluator(
        self: DicyTeaching, state: Any, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None
    ) -> Evaluator | None:
        while if_missing == "prepare":
            progress(0.25)  # raises when the task is stopped
            threading.Event().wait(0.01)
        return real(self, state, if_missing=if_missing, progress=progress)

    monkeypatch.setattr(DicyTeaching, "evaluator", evaluator)


async def test_the_coach_warns_before_a_costly_move_and_obeys() -> None:
    table = at_a_choice()
    async with playing(table) as player:
        await player.press("w")
        await player.taught()
        assert "coach on" in rows(player.app)[0]
        await player.press(*BLUNDER)
        await player.taught()
        told = player.told
        assert "Careful: this lowers your winning chance by 29 percentage points." in told
        assert "Blunder" in told
        assert table.ply == 1
        await player.press("enter")
        assert player.marked() == (3, 4)
        await player.press("enter")
        await player.taught()
        await player.press("p")
        assert table.record.moves[-1] == "score any_two 34"


class CompilingAdvisor(Advisor):
    """Reports how far its compiler is, and ends when it may."""

    def __init__(self) -> None:
        super().__init__(find_game("dicy-cards"))
        self.may_end = threading.Event()

    def hint(self, state: Any, progress: Progress = lambda done: None) -> Hint | None:
        progress(0.25)
        assert self.may_end.wait(TIMEOUT_SECONDS)
        return super().hint(state, progress)


async def test_the_first_hint_on_a_machine_shows_how_far_its_code_is_compiled() -> None:
    advisor = CompilingAdvisor()
    async with playing(at_a_choice(), advisor=advisor) as player:
        await player.press("h")
        await player.until(lambda: player.app.table_screen.coach_status.presenter.compiling is not None)
        assert "getting ready 25%" in rows(player.app)[0]
        advisor.may_end.set()
        await player.hinted()
        assert "getting ready" not in rows(player.app)[0]


# --- bots think elsewhere -------------------------------------------------------------------------------------------------------------


class SlowBot:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.thinking = threading.Event()
        self.enough = threading.Event()
        self.done = threading.Event()

    def choose(self, state: Any, moves: Any, rng: Any) -> Any:
        self.thinking.set()
        assert self.enough.wait(TIMEOUT_SECONDS)
        self.done.set()
        return moves[-1]


def with_slow_bot(monkeypatch: pytest.MonkeyPatch, players: str) -> tuple[Table, SlowBot]:
    bot = SlowBot()
    game = find_game("dicy-cards")
    monkeypatch.setattr(type(game), "bots", {**game.bots, "greedy": lambda: bot})
    return sit(players=players, dice=[ROLLED, "roll 123456", "roll 111111"]), bot


async def test_the_keyboard_is_awake_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    table, bot = with_slow_bot(monkeypatch, "bot:greedy,Ana")
    bot.enough.set()
    async with playing(table) as player:
        assert table.record.moves == (ROLLED, "skip")
        await player.press("enter")
        bot.enough.clear()
        bot.thinking.clear()
        await player.pilot.press("s")
        await player.until(bot.thinking.is_set)
        ply = table.ply
        assert player.app.table_screen.thinking
        await player.pilot.press("question_mark")
        assert isinstance(top(player), HelpScreen)
        await player.pilot.press("escape")
        assert "is playing" in player.question
        assert table.ply == ply
        bot.enough.set()
        await player.settle()
        assert table.record.moves[ply] == "skip"


async def test_what_a_bot_thought_about_a_move_that_was_taken_back_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    table, bot = with_slow_bot(monkeypatch, "Ana,bot:greedy")
    async with playing(after(table, ROLLED), pace=1000.0) as player:
        await player.pilot.press("a", "a")  # the bot is to react
        assert awaited(table) == "bot"
        await player.until(bot.thinking.is_set)
        await player.pilot.press("u")
        assert table.ply == 1
        bot.enough.set()
        await player.until(bot.done.is_set)
        assert table.ply == 1
        assert awaited(table) == "person"


async def test_leaving_does_not_wait_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    table, bot = with_slow_bot(monkeypatch, "bot:greedy,Ana")
    async with playing(table, pace=1000.0) as player:
        await player.pilot.press("h")
        await player.until(bot.thinking.is_set)
        await player.pilot.press("ctrl+c")
        assert not player.app.is_running
    bot.enough.set()


# --- after the game -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (160, 50)])
async def test_the_report_is_a_key_away_from_the_end(size: tuple[int, int]) -> None:
    table = sit(players="bot:greedy,bot:random", target=20)
    async with playing(table) as player:
        assert isinstance(top(player), EndScreen)
        await player.press("a")
        await player.pilot.resize_terminal(*size)
        screen = await player.reported()
        assert screen.report == analyse(table.record)
        assert "Analysis of a game" in flat(player)
        await player.press("end")
        words, names = catalogue("en"), tuple(catalogue("en").say(label) for label in labels(table.players))
        shown = " ".join("".join(row.strip("│ ▁▂▃▄▅▆▇█") + " " for row in rows(player.app)).split())
        assert words.say(screen.report.lines[-1], names) in shown
        await player.pilot.resize_terminal(80, 24)
        await player.press("escape")
        assert top(player) is player.app.table_screen
        await player.press("a")
        assert isinstance(top(player), ReportScreen)


@pytest.mark.usefixtures("endless")
async def test_a_report_is_an_estimate_until_the_tablebase_is_there() -> None:
    async with playing(sit(players="bot:greedy,bot:greedy", target=20)) as player:
        await player.press("a")
        screen = instance(ReportScreen, player.app.screen)
        await player.until(lambda: "an estimate so far; more exact values: " in flat(player))
        assert screen.report is not None
        assert screen.report.source is not None
        assert not screen.report.source.exact
        assert "Analysis of a game" in flat(player)
        await player.press("escape")
        assert player.app.screen is not screen


# --- words ----------------------------------------------------------------------------------------------------------------------------


async def test_nothing_is_said_in_code() -> None:
    def check() -> None:
        for row in rows(player.app):
            assert not untranslated(re.sub(r"\d+e-\d+", "", row), (*SIGNS, "w", "p")), row  # how exact a table is: a number

    async with playing(at_a_choice(), PSEUDO) as player:
        await player.press("h")
        await player.taught()
        check()
        await player.press("h")
        check()
        await player.press("escape", "w")
        await player.taught()
        check()
        await player.press(*BLUNDER)
        await player.taught()
        check()
    async with playing(sit(players="bot:greedy,bot:random", target=20), PSEUDO) as player:
        await player.press("a")
        await player.reported()
        check()


# --- the panel of chances ---------------------------------------------------------------------------------------------------------------


async def chances_of(player: Player) -> str:
    """The text of the panel, once it is complete."""
    view = player.app.table_screen.chances
    await player.until(lambda: not view.working)
    return flat(player)


@pytest.mark.parametrize("players", ["Ana", "Ana,Bo", "Ana,Bo,Cy"])
async def test_the_panel_shows_what_each_kind_of_move_is_worth(players: str) -> None:
    table = at_a_choice(players)
    async with playing(table, size=(200, 60)) as player:
        assert not player.app.table_screen.chances.display
        await player.press("v")
        shown = await chances_of(player)
        expected = present(hint(table.game, table.state, count=10_000, estimate=True))
        best = best_by_kind(expected, catalogue("en"))
        assert {move.split()[0] for move in (one.move for one in expected.candidates)} == {"score", "freeze", "skip"}
        assert len(best) > 5
        assert best[0][2] == expected.words
        assert all(value in shown for value, _, _ in best[:5])
        await player.press("v")
        assert not player.app.table_screen.chances.display


async def test_the_panel_follows_the_game() -> None:
    table = at_a_choice("Ana,Bo")
    async with playing(table, size=(120, 40)) as player:
        await player.press("v")
        before = await chances_of(player)
        assert "Skip" in before
        await player.press("f", "1", "a")
        after_reroll = await chances_of(player)
        assert "%" in after_reroll
        assert after_reroll != before
        await player.press("s")
        assert awaited(table) == "roll"
        assert "There is nothing to decide" in await chances_of(player)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_panel_fits_and_leaves_the_keys(size: tuple[int, int]) -> None:
    async with playing(at_a_choice(), size=size) as player:
        await player.press("v")
        assert "%" in await chances_of(player)
        assert "Undo" in rows(player.app)[-1]


async def test_where_the_host_says_no_there_is_no_panel() -> None:
    async with playing(at_a_choice(), advisor=Advisor(find_game("dicy-cards"), allowed=False)) as player:
        await player.press("v")
        assert player.refused
        assert not player.app.table_screen.chances.display
