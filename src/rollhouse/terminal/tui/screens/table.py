"""The table: the game's board, the question, the log and the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from textual import on
from textual.timer import Timer
from textual.widget import Widget

from rollhouse.core.errors import RollhouseError, StaleMove
from rollhouse.core.game import Event, Move
from rollhouse.core.messages import Seat, say
from rollhouse.play.driver import Thought
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.presenter.background import BackgroundTask
from rollhouse.terminal.presenter.game_presenter import GamePresenter
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.board import BoardScreen
from rollhouse.terminal.tui.screens.end import EndScreen, NextStep
from rollhouse.terminal.tui.screens.report import ReportScreen
from rollhouse.terminal.tui.widgets.chances import ChancesView
from rollhouse.terminal.tui.widgets.coach_status import CoachStatus
from rollhouse.terminal.tui.widgets.keys import Key
from rollhouse.terminal.tui.widgets.log import LogView
from rollhouse.terminal.tui.widgets.question import Question

T = TypeVar("T")

TUMBLE_SECONDS = 0.4
"""How long a person's dice are animated, unless animations are off."""


class TableScreen(BoardScreen):
    """One table. What is shown follows from `table`; every change goes through `presenter`."""

    def __init__(
        self,
        table: Table,
        translate: Translator,
        *,
        pace_seconds: float,
        resumed: bool,
        record_path: Callable[[], Path | None],
        advisor: Advisor,
        rematch: bool = False,
        presenter: GamePresenter | None = None,
    ) -> None:
        super().__init__(table, translate)
        self.presenter = presenter or GamePresenter(table, pace_seconds=pace_seconds, rolled_by_key=self.board.rolled_by_key)
        self.log_view = LogView()
        self.question = Question(translate)
        self.coach_status = CoachStatus(table, translate, advisor)
        self.chances = ChancesView(table, translate, advisor)
        self._resumed = resumed
        self._record_path = record_path
        self._may_rematch = rematch
        self._timer: Timer | None = None
        self._thinking: BackgroundTask[Thought | None] | None = None
        self._thought: Thought | None = None
        """The move that a bot makes when the timer rings."""
        self._fresh_from = 0
        """The ply from which on the log is highlighted: what has happened since a person was asked."""
        self._hurrying = False
        self._end_shown = False
        self._stop_ply = -1
        """The ply at which a person asked to stop: once more, and the game ends, if all agree."""

    def signs(self) -> Iterable[Widget]:
        yield self.coach_status

    def questions(self) -> Iterable[Widget]:
        yield self.question

    def aside(self) -> Iterable[Widget]:
        yield self.chances
        yield self.log_view

    def on_mount(self) -> None:
        """Show the table, and begin."""
        if self.presenter.pace_seconds and self.app.animation_level != "none":
            self.presenter.tumble_seconds = TUMBLE_SECONDS
        self.question.hide()
        self._fresh_from = self.table.ply
        opening = [(-1, self.translate(line)) for line in self.presenter.opening()]
        history = [(ply, self.translate(line)) for ply, line in self.presenter.history()]
        self.log_view.replace([*opening, *history], fresh_from=self._fresh_from)
        if self._resumed:
            self.note(self.translate(say("terminal-resumed")))
        self._settle(())

    def on_unmount(self) -> None:
        """Stop the timer and the bot."""
        self._stop_waiting()

    # --- the game goes on -----------------------------------------------------------------------------------------------------------

    def _settle(self, happened: Sequence[Event]) -> None:
        """Draw the table, then start what has to happen next."""
        stalled = False
        while self.presenter.awaited == "dice" and not stalled and self._without_delay:
            stepped = self._change(self.presenter.step)
            if stepped is None:
                stalled = True  # it could not be saved; the hurry key tries again
            else:
                happened = stepped
        self.board.draw(happened)
        if not self.presenter.automatic or stalled:
            self._hurrying = False
            self._fresh_from = self.table.ply
            self.board.tumble(False)
        else:
            self._wait_for_step()
        if self.presenter.awaited == "dealer":
            self.question.ask(self.table.game.words.menu(self.table.state), self.table.ply)
        elif self.question.display:
            self.question.hide()
        self.set_class(self.question.listing, "-listing")
        self._refresh_words()
        self.coach_status.presenter.prepare_coach()
        self.chances.follow()
        if self.presenter.awaited == "end" and not self._end_shown:
            self._end_shown = True
            self._show_end()

    @property
    def _without_delay(self) -> bool:
        return self._hurrying or not self.presenter.delay_seconds

    @property
    def thinking(self) -> bool:
        """Whether a bot is choosing its move."""
        return self._thinking is not None

    def _wait_for_step(self) -> None:
        """Start the timer of an automatic move; a bot thinks meanwhile."""
        presenter = self.presenter
        if presenter.undo_window:
            self.note(self.translate(say("terminal-can-undo")))
        self.board.tumble(bool(presenter.tumble_seconds) and presenter.awaited == "dice" and not presenter.undo_window)
        if presenter.awaited == "bot" and self._thinking is None and self._thought is None:
            self._thinking = BackgroundTask(lambda progress: presenter.think(), self.call_later, self._bot_has_thought, self._bot_failed)
        if self._without_delay:
            self._go_on()
        else:
            self._timer = self.set_timer(presenter.delay_seconds, self._timer_rings)

    def _bot_has_thought(self, thought: Thought | None) -> None:
        self._thinking, self._thought = None, thought
        self._go_on()

    def _bot_failed(self, error: RollhouseError) -> None:
        self._thinking = None
        self._hurrying = False  # the hurry key tries again
        self.note(self.translate.error(error), refused=True)

    def _timer_rings(self) -> None:
        self._timer = None
        self.note("")
        self._go_on()

    def _go_on(self) -> None:
        """Make the automatic move, once the timer has rung and the bot has chosen."""
        if self._timer is not None or self._thinking is not None:
            return
        thought, self._thought = self._thought, None
        happened = self._change(lambda: self.presenter.step(thought))
        if happened is not None:
            self._settle(happened)
        else:
            self._hurrying = False
            self.board.tumble(False)

    def _stop_waiting(self) -> None:
        """Stop the timer and the bot."""
        self._stop_timer()
        if self._thinking is not None:
            self._thinking.stop()
        self._thinking = self._thought = None

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _change(self, change: Callable[[], tuple[Event, ...]]) -> tuple[Event, ...] | None:
        """Change the table and add to the log; None if nothing has changed."""
        ply = self.table.ply
        happened = self._attempt(change)
        if happened is not None:
            sentences = [self.translate(event.message()) for event in happened]
            self.log_view.add(ply, sentences, fresh_from=self._fresh_from)
        return happened

    def _attempt(self, change: Callable[[], T]) -> T | None:
        """The result of a change; None if it was refused or could not be saved, which is shown."""
        try:
            return change()
        except StaleMove:
            return None  # a key pressed twice: the first press has done it
        except RollhouseError as error:
            self.note(self.translate.error(error), refused=True)
        except OSError as error:
            self.note(self.translate(say("terminal-not-saved", reason=error.strerror or type(error).__name__)), refused=True)
        return None

    # --- what people do -------------------------------------------------------------------------------------------------------------

    def play(self, move: Move | str, ply: int) -> None:
        """Make a person's move in the position after `ply` moves; the coach may check it first."""
        self.note("")
        wanted = self._attempt(lambda: self.table.read(move) if isinstance(move, str) else move)
        if wanted is not None and not self.coach_status.presenter.checks(wanted, ply):
            self._play(wanted, ply)

    def _play(self, move: Move, ply: int) -> None:
        """Make a person's move; a refusal is shown."""
        happened = self._change(lambda: self.presenter.play(move, ply))
        if happened is not None:
            self._settle(happened)

    def roll(self) -> None:
        """Roll the dice for a person."""
        self.note("")
        if self.presenter.awaited != "roll" or self._timer is not None:
            return
        if self.presenter.tumble_seconds:
            self.board.tumble(True)
            self._timer = self.set_timer(self.presenter.tumble_seconds, self._timer_rings)
        else:
            self._timer_rings()

    def hurry(self) -> None:
        """Skip all delays until a person is asked again."""
        if self.presenter.automatic:
            self.note("")
            self._hurrying = True
            self._stop_timer()
            self._settle(())

    def undo(self) -> None:
        """Take back what may be taken back."""
        taken = self._attempt(self.presenter.undo)
        if taken is None:
            return
        self._stop_waiting()
        self._hurrying = False
        self._end_shown = False
        self.log_view.truncate(self.table.ply)
        self._fresh_from = min(self._fresh_from, self.table.ply)
        self.note(self.translate(say("terminal-undone", count=taken)))
        self._settle(())

    def stop(self) -> None:
        """End a game that stands still: all people at this keyboard agree when the key is pressed twice, and then the bots are asked."""
        if self._stop_ply != self.table.ply:
            self._stop_ply = self.table.ply
            self.note(self.translate(say("terminal-stop-again")))
            return
        self._stop_ply = -1
        unwilling = self.presenter.unwilling()
        if unwilling:
            self.note(" ".join(self.translate(say("common-stop-declined", seat=Seat(seat))) for seat in unwilling), refused=True)
            return
        happened = self._change(self.presenter.stop)
        if happened is not None:
            self.note("")
            self._settle(happened)

    @on(Board.Played)
    def _board_plays(self, event: Board.Played) -> None:
        self.play(event.move, event.ply)

    @on(CoachStatus.Said)
    def _coach_status_says(self, event: CoachStatus.Said) -> None:
        self.note(event.text, refused=event.refused)

    @on(CoachStatus.Agreed)
    def _coach_agrees(self, event: CoachStatus.Agreed) -> None:
        self._play(event.move, event.ply)

    @on(Board.Changed)
    def _board_changes(self) -> None:
        self.note("")
        self._refresh_words()

    @on(Question.Answered)
    def _dealer_answers(self, event: Question.Answered) -> None:
        self.play(event.move, event.ply)

    # --- words ----------------------------------------------------------------------------------------------------------------------

    def _refresh_words(self) -> None:
        self.show_title(self.translate(self.table.game.words.name()))
        self.status.question = self._asked()
        self.show_keys()

    def _asked(self) -> str:
        state = self.table.state
        match self.presenter.awaited:
            case "person":
                return self.board.prompt()
            case "dealer":
                return ""
            case "roll":
                return self.board.roll_prompt()
            case "end":
                return self.translate(say("terminal-is-over"))
        if state.turn < 0:
            return self.translate(say("terminal-is-dealt"))
        return self.translate(say("terminal-is-playing", seat=Seat(state.to_act if state.to_act >= 0 else state.turn)))

    # --- keys -----------------------------------------------------------------------------------------------------------------------

    def now_keys(self) -> tuple[Key, ...]:
        translate = self.translate
        match self.presenter.awaited:
            case "person":
                stop = Key(("x",), "x", translate(say("terminal-key-stop")), self.stop)
                return (*self.board.keys(), stop) if self.presenter.may_stop else self.board.keys()
            case "roll":
                return (Key(("enter", "space"), "⏎", translate(say("terminal-key-roll")), self.roll, main=True),)
            case "dealer":
                enter = Key((), "⏎", translate(say("terminal-key-enter")), self.question.press, main=True)
                back = Key(("escape",), "Esc", translate(say("terminal-key-back")), self.question.back)
                return (enter, back) if self.question.nested else (enter,)
            case "dice" | "bot":
                laying = ("enter",) if self.table.state.turn < 0 else ()  # later, a second Enter in haste would cost the undo
                return (Key(("h", *laying), "h", translate(say("terminal-key-hurry")), self.hurry),)
        result = Key(("enter",), "⏎", translate(say("terminal-key-result")), self._show_end, main=True)
        rematch = (Key(("n",), "n", translate(say("terminal-key-rematch")), self._rematch),) if self._may_rematch else ()
        return (result, Key(("a",), "a", translate(say("advisor-key-report")), self._report), *rematch)

    def always_keys(self) -> tuple[Key, ...]:
        translate, advised = self.translate, self.coach_status.advisor.available
        return (
            Key(("u", "ctrl+z"), "u", translate(say("terminal-key-undo")), self.undo),
            *self.help_keys(),
            Key(("q",), "q", translate(say("terminal-key-quit")), self.app.exit),
            *self._advice_keys(),
            Key(("pageup",), "PgUp", translate(say("terminal-key-log")), partial(self.log_view.scroll_page_up, animate=False)),
            Key(("v",), "v" if advised else "", translate(say("advisor-key-chances")), self._switch_chances),
            self.theme_key(),
            Key(("pagedown",), "", "", partial(self.log_view.scroll_page_down, animate=False)),
        )

    def _advice_keys(self) -> tuple[Key, ...]:
        """Hint and coach. Where they are not available the keys are hidden, and say so when pressed."""
        shown = self.coach_status.advisor.available
        coach = Key(("w",), "w" if shown else "", self.translate(say("advisor-key-coach")), self.coach_status.switch_coach)
        if self.presenter.awaited != "person":
            return (coach,)
        return (Key(("h",), "h" if shown else "", self.translate(say("advisor-key-hint")), self.coach_status.ask_hint), coach)

    def _switch_chances(self) -> None:
        """Show or hide the panel of chances."""
        advisor = self.coach_status.advisor
        if not advisor.available:
            self.note(self.translate(advisor.refusal()), refused=True)
            return
        self.chances.switch()
        self.set_class(self.chances.on, "-chances")

    def _show_end(self) -> None:
        outcome = self.table.outcome
        if outcome is not None:
            lines, path = self.table.game.words.result(outcome), self._record_path()
            self.app.push_screen(EndScreen(lines, outcome, self.translate, path, rematch=self._may_rematch), self._end_is_read)

    def _end_is_read(self, step: NextStep | None) -> None:
        if step == "leave":
            self.app.exit()
        elif step == "report":
            self._report()
        elif step == "rematch":
            self._rematch()

    def _rematch(self) -> None:
        self.app.exit("rematch")

    def _report(self) -> None:
        self.open(ReportScreen(self.table.record, self.translate))
