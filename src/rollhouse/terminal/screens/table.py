"""The table: the game's board, what is asked of whom, what has happened, what the keys do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from textual import on
from textual.timer import Timer
from textual.widget import Widget

from rollhouse.core.errors import RollhouseError, StaleMove
from rollhouse.core.game import Event, Move
from rollhouse.core.messages import Seat, say
from rollhouse.play.driver import Thought
from rollhouse.play.fair import promise
from rollhouse.play.table import Table
from rollhouse.terminal.background_work import BackgroundWork
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.flow import Flow, Waiting
from rollhouse.terminal.screens.board import BoardScreen
from rollhouse.terminal.screens.end import EndScreen, Way
from rollhouse.terminal.screens.report import ReportScreen
from rollhouse.terminal.teacher import Teacher
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.keys import Key
from rollhouse.terminal.widgets.log import LogView
from rollhouse.terminal.widgets.question import Question
from rollhouse.terminal.widgets.teacher_sign import TeacherSign

__all__ = ["TableScreen"]

T = TypeVar("T")

TUMBLE = 0.4
"""Seconds that a person's dice roll before they lie still, where motion is welcome."""


class TableScreen(BoardScreen):
    """One table. Everything shown follows from `table`; every change goes through `flow`."""

    def __init__(
        self,
        table: Table,
        translate: Translator,
        *,
        pace: float,
        resumed: bool,
        kept: Callable[[], Path | None],
        teacher: Teacher,
        rematch: bool = False,
    ) -> None:
        super().__init__(table, translate)
        self.flow = Flow(table, pace=pace, rolled_by_key=self.board.rolled_by_key)
        self.log_view = LogView()
        self.question = Question(translate)
        self._resumed = resumed
        self._kept = kept
        self._may_rematch = rematch
        self.teacher = TeacherSign(table, translate, teacher)
        self._timer: Timer | None = None
        self._thinking: BackgroundWork[Thought | None] | None = None
        self._thought: Thought | None = None
        """What a bot will do when its time has come."""
        self._fresh_from = 0
        self._hurrying = False
        self._end_shown = False

    def signs(self) -> Iterable[Widget]:
        yield self.teacher

    def questions(self) -> Iterable[Widget]:
        yield self.question

    def aside(self) -> Iterable[Widget]:
        yield self.log_view

    def on_mount(self) -> None:
        """Set the scene, and begin."""
        if self.flow.pace and self.app.animation_level != "none":
            self.flow.tumble = TUMBLE
        self.question.rest()
        self._retell()
        if self._resumed:
            self.note(self.translate(say("terminal-resumed")))
        self._settle(())

    def on_unmount(self) -> None:
        """Whoever leaves waits for nobody."""
        self._stop_waiting()

    # --- the game goes on -----------------------------------------------------------------------------------------------------------

    def _settle(self, happened: Sequence[Event]) -> None:
        """Draw the table, then see to whatever has to happen next."""
        stalled = False
        while self.flow.waiting is Waiting.STEP and not stalled and self._at_once and self.table.awaited == "dice":
            stepped = self._change(self.flow.step)
            if stepped is None:
                stalled = True  # it could not be saved; the hurry key tries again
            else:
                happened = stepped
        waiting = self.flow.waiting
        self.board.draw(happened)
        if waiting is not Waiting.STEP or stalled:
            self._hurrying = False
            self._fresh_from = self.table.ply
            self.board.tumble(False)
        else:
            self._wait_for_step()
        if waiting is Waiting.DEALER:
            self.question.ask(self.table.game.words.menu(self.table.state), self.table.ply)
        elif self.question.display:
            self.question.rest()
        self.set_class(self.question.listing, "-listing")
        self._refresh_words()
        self.teacher.attend()
        if waiting is Waiting.NOBODY and not self._end_shown:
            self._end_shown = True
            self._show_end()

    @property
    def _at_once(self) -> bool:
        return self._hurrying or not self.flow.delay

    @property
    def thinking(self) -> bool:
        """Whether a bot is making up its mind."""
        return self._thinking is not None

    def _wait_for_step(self) -> None:
        """Give the dice or the bot their time, and say so. A bot thinks meanwhile."""
        if self.flow.grace:
            self.note(self.translate(say("terminal-can-undo")))
        self.board.tumble(bool(self.flow.tumble) and self.table.awaited == "dice" and not self.flow.grace)
        if self.table.awaited == "bot" and self._thinking is None and self._thought is None:
            self._thinking = BackgroundWork(self, lambda progress: self.flow.driver.think())
        if self._at_once:
            self._go_on()
        else:
            self._timer = self.set_timer(self.flow.delay, self._timer_rings)

    @on(BackgroundWork.Ended)
    def _bot_has_thought(self, event: BackgroundWork.Ended) -> None:
        if event.work is self._thinking:
            self._thinking, self._thought = None, self._attempt(lambda: event.work.result)
            if self._thought is None:
                self._hurrying = False  # it can't play, which is now said; the hurry key tries again
            else:
                self._go_on()

    def _timer_rings(self) -> None:
        self._timer = None
        self.note("")
        self._go_on()

    def _go_on(self) -> None:
        """Let the dice or the bot move, once it is time and the bot knows what to do."""
        if self._timer is not None or self._thinking is not None:
            return
        thought, self._thought = self._thought, None
        happened = self._change(lambda: self.flow.step(thought))
        if happened is not None:
            self._settle(happened)
        else:
            self._hurrying = False
            self.board.tumble(False)

    def _stop_waiting(self) -> None:
        """Nothing happens by itself any more."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._thinking is not None:
            self._thinking.stop()
        self._thinking = self._thought = None

    def _change(self, change: Callable[[], tuple[Event, ...]]) -> tuple[Event, ...] | None:
        """Change the table and tell the log; None when nothing has changed."""
        ply = self.table.ply
        happened = self._attempt(change)
        if happened is not None:
            self.log_view.tell(ply, self._sentences(happened), fresh_from=self._fresh_from)
        return happened

    def _attempt(self, change: Callable[[], T]) -> T | None:
        """What the change gives; None when it was refused or could not be saved, which is then shown."""
        try:
            return change()
        except StaleMove:
            return None  # a key pressed twice: the first press has done it
        except RollhouseError as error:
            self.note(self.translate.error(error), refused=True)
        except OSError as error:
            self.note(self.translate(say("terminal-not-saved", reason=error.strerror or type(error).__name__)), refused=True)
        return None

    def _sentences(self, happened: Sequence[Event]) -> list[str]:
        return [self.translate(event.message()) for event in happened]

    def _retell(self) -> None:
        """The log of a table that was played before it came here."""
        game = self.table.game
        setup = game.setup(self.table.record.setup)
        promised = promise(self.table.record)
        entries = [(-1, self.translate(line)) for line in (*game.words.setup(setup), *((promised,) if promised else ()))]
        state = game.start(setup)
        for ply, text in enumerate(self.table.record.moves):
            happened: list[Event] = []
            state = game.apply(state, game.parse(text), happened)
            entries += [(ply, sentence) for sentence in self._sentences(happened)]
        self._fresh_from = self.table.ply
        self.log_view.begin(entries, fresh_from=self._fresh_from)

    # --- what people do -------------------------------------------------------------------------------------------------------------

    def play(self, move: Move | str, ply: int) -> None:
        """A person wants to make this move in the position after `ply` moves. The coach may look at it first."""
        self.note("")
        wanted = self._attempt(lambda: self.table.read(move) if isinstance(move, str) else move)
        if wanted is not None and not self.teacher.takes_up(wanted, ply):
            self._play(wanted, ply)

    def _play(self, move: Move, ply: int) -> None:
        """Make a person's move; a refusal is shown, and nothing changes."""
        happened = self._change(lambda: self.flow.play(move, ply))
        if happened is not None:
            self._settle(happened)

    def roll(self) -> None:
        """A person rolls."""
        self.note("")
        if self.flow.waiting is not Waiting.ROLL or self._timer is not None:
            return
        if self.flow.tumble:
            self.board.tumble(True)
            self._timer = self.set_timer(self.flow.tumble, self._timer_rings)
        else:
            self._timer_rings()

    def hurry(self) -> None:
        """Don't wait for bots until a person is asked again."""
        if self.flow.waiting is Waiting.STEP:
            self.note("")
            self._hurrying = True
            if self._timer is not None:
                self._timer.stop()
                self._timer = None
            self._settle(())

    def undo(self) -> None:
        """Take back what may be taken back."""
        taken = self._attempt(self.flow.undo)
        if taken is None:
            return
        self._stop_waiting()
        self._hurrying = False
        self._end_shown = False
        self.log_view.cut(self.table.ply)
        self._fresh_from = min(self._fresh_from, self.table.ply)
        self.note(self.translate(say("terminal-undone", count=taken)))
        self._settle(())

    @on(Board.Played)
    def _board_plays(self, event: Board.Played) -> None:
        self.play(event.move, event.ply)

    @on(TeacherSign.Spoke)
    def _teacher_says(self, event: TeacherSign.Spoke) -> None:
        self.note(event.text, refused=event.refused)

    @on(TeacherSign.Agreed)
    def _coach_agrees(self, event: TeacherSign.Agreed) -> None:
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
        match self.flow.waiting:
            case Waiting.PERSON:
                return self.board.prompt()
            case Waiting.DEALER:
                return ""
            case Waiting.ROLL:
                return self.board.roll_prompt()
            case Waiting.STEP if state.turn >= 0:
                seat = state.to_act if state.to_act >= 0 else state.turn
                return self.translate(say("terminal-is-playing", seat=Seat(seat)))
            case Waiting.STEP:
                return self.translate(say("terminal-is-dealt"))
        return self.translate(say("terminal-is-over"))

    # --- keys -----------------------------------------------------------------------------------------------------------------------

    def now_keys(self) -> tuple[Key, ...]:
        translate = self.translate
        match self.flow.waiting:
            case Waiting.PERSON:
                return self.board.keys()
            case Waiting.ROLL:
                return (Key(("enter", "space"), "⏎", translate(say("terminal-key-roll")), self.roll, main=True),)
            case Waiting.DEALER:
                enter = Key((), "⏎", translate(say("terminal-key-enter")), self.question.press, main=True)
                return (
                    (enter, Key(("escape",), "Esc", translate(say("terminal-key-back")), self._back)) if self.question.nested else (enter,)
                )
            case Waiting.STEP:
                laying = ("enter",) if self.table.state.turn < 0 else ()  # later, a second Enter in haste would cost the undo
                return (Key(("h", *laying), "h", translate(say("terminal-key-hurry")), self.hurry),)
        result = Key(("enter",), "⏎", translate(say("terminal-key-result")), self._show_end, main=True)
        rematch = (Key(("n",), "n", translate(say("terminal-key-rematch")), self._rematch),) if self._may_rematch else ()
        return (result, Key(("a",), "a", translate(say("teacher-key-report")), self._report), *rematch)

    def always_keys(self) -> tuple[Key, ...]:
        translate = self.translate
        return (
            Key(("u", "ctrl+z"), "u", translate(say("terminal-key-undo")), self.undo),
            *self.help_keys(),
            Key(("q",), "q", translate(say("terminal-key-quit")), self.app.exit),
            *self._teacher_keys(),
            Key(("pageup",), "PgUp", translate(say("terminal-key-log")), self._log_up),
            self.theme_key(),
            Key(("pagedown",), "", "", self._log_down),
        )

    def _teacher_keys(self) -> tuple[Key, ...]:
        """Where the host allows no help or nobody can give any, the keys are not shown, and only say so."""
        shown = self.teacher.teacher.offers
        coach = Key(("w",), "w" if shown else "", self.translate(say("teacher-key-coach")), self.teacher.switch_coach)
        if self.flow.waiting is not Waiting.PERSON:
            return (coach,)
        return (Key(("h",), "h" if shown else "", self.translate(say("teacher-key-hint")), self.teacher.ask_hint), coach)

    def _back(self) -> None:
        self.question.back()

    def _log_up(self) -> None:
        self.log_view.scroll_page_up(animate=False)

    def _log_down(self) -> None:
        self.log_view.scroll_page_down(animate=False)

    def _show_end(self) -> None:
        outcome = self.table.outcome
        if outcome is not None:
            lines, kept = self.table.game.words.result(outcome), self._kept()
            self.app.push_screen(EndScreen(lines, outcome, self.translate, kept, rematch=self._may_rematch), self._end_is_read)

    def _end_is_read(self, way: Way | None) -> None:
        if way == "leave":
            self.app.exit()
        elif way == "report":
            self._report()
        elif way == "rematch":
            self._rematch()

    def _rematch(self) -> None:
        self.app.exit("rematch")

    def _report(self) -> None:
        self.open(ReportScreen(self.table.record, self.translate))
