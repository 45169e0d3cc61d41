"""Hints, the coach and the report in lines of text."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from rollhouse.analysis.hints import Caution, Hint
from rollhouse.analysis.report import Report, analyse
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.core.game import Move
from rollhouse.core.messages import Message, say
from rollhouse.core.teaching import preparation_of
from rollhouse.play.table import Table
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.plain.menu import AskAgain
from rollhouse.terminal.presenter.advisor import (
    Advisor,
    AdvisorPresenter,
    Ended,
    Failed,
    best_moves,
    percent_compiled,
    percent_solved,
    warning,
)
from rollhouse.terminal.presenter.background import BackgroundTask
from rollhouse.terminal.report_view import show

T = TypeVar("T")

_PERCENT_PER_LINE = 10
"""Work that takes long prints a line for each tenth."""


def _progress_lines(console: Console, text: Callable[[float], Message], *first: Message) -> Progress:
    """Prints a line for each tenth of the work, `first` before all others."""
    printed = -_PERCENT_PER_LINE

    def progress(done: float) -> None:
        nonlocal printed
        percent = int(100 * done)
        if percent < 100 and percent - printed >= _PERCENT_PER_LINE:
            for message in (*(first if printed < 0 else ()), text(done)):
                console.aside(message)
            printed = percent - percent % _PERCENT_PER_LINE

    return progress


class PlainAdvisor:
    """The view of an `AdvisorPresenter` in lines. Hints are worked out at once, tablebases in a thread while the game goes on.

    `play` makes a move that the coach has checked.
    """

    def __init__(self, table: Table, console: Console, advisor: Advisor, play: Callable[[Any], None]) -> None:
        self._table = table
        self._console = console
        self._advisor = advisor
        self._play = play
        self._presenter = AdvisorPresenter(table, advisor, self)
        self._coach_on = advisor.coach
        """Whether the coach was on before the last command."""
        self._callbacks: deque[Callable[[], None]] = deque()
        """Callbacks of the solver's thread; they run at the next command, so that no line is printed within a question."""

    def introduce(self) -> None:
        """Print whether hints and the coach are available, and their commands."""
        if self._advisor.available:
            self._console.line("advisor-plain-commands")
        elif not self._advisor.allowed:
            self._console.tell(self._advisor.refusal())
        if self._advisor.coach:
            self._console.line("advisor-coach-on")

    def ask_hint(self) -> None:
        """Print a clue; asked again in the same position, the move and the reason."""
        self._deliver()
        solving = self._presenter.solver_running
        self._presenter.ask_hint()
        if solving:
            self._print_solving()

    def switch_coach(self) -> None:
        """Turn the coach on or off."""
        self._deliver()
        self._presenter.switch_coach()

    def checks(self, move: Any) -> bool:
        """Whether the coach has taken the move: it is made then, or `AskAgain` is raised."""
        self._deliver()
        return self._presenter.checks(move, self._table.ply)

    def _deliver(self) -> None:
        self._coach_on = self._advisor.coach
        while self._callbacks:
            self._callbacks.popleft()()

    def _print_solving(self) -> None:
        self._console.tell(say("advisor-wait", percent=int(100 * (self._presenter.solving or 0))))

    # --- the view -------------------------------------------------------------------------------------------------------------------

    def run(self, work: Callable[[Progress], T], ended: Ended[T], failed: Failed, progress: Progress) -> None:
        """Run work at once, with a line now and then."""
        try:
            result = work(_progress_lines(self._console, percent_compiled))
        except RollhouseError as error:
            failed(error)
        else:
            ended(result)

    def solve(self, work: Callable[[Progress], T], ended: Ended[T], failed: Failed, progress: Progress) -> BackgroundTask[T]:
        """Run the solver in a thread, and print that it has started."""
        self._print_solving()
        return BackgroundTask(work, self._callbacks.append, ended, failed, progress)

    def say(self, message: Message | None, *, refused: bool = False) -> None:
        if message is not None:
            self._console.tell(message)

    def refuse(self, error: RollhouseError) -> None:
        self._console.refuse(error)
        if self._coach_on and not self._advisor.coach:
            self._console.line("advisor-coach-off")

    def show_status(self) -> None:
        """Nothing: plain lines have no status line."""

    def show_hint(self, hint: Hint) -> None:
        heading, lines = best_moves(hint, self._console.words)
        self._console.tell(say("advisor-move", move=hint.words), hint.why, heading, *lines, hint.source.about)

    def warn(self, caution: Caution, move: Move, ply: int) -> None:
        """Print the warning, and ask whether to make the move."""
        self._console.tell(*warning(caution))
        if self._console.ask(say("advisor-ask-anyway")).lower() != "p":
            raise AskAgain
        self._play(move)

    def play(self, move: Move, ply: int) -> None:
        self._play(move)

    # --- after the game -------------------------------------------------------------------------------------------------------------

    def report(self) -> None:
        """Print the report on the finished game."""
        if preparation_of(self._table.game, self._table.state).length == "none":
            self._console.line("advisor-looking")
        try:
            report = self._exact_report() or analyse(self._table.record, prepare=False, estimate=True, play_outs=False)
        except RollhouseError as error:
            self._console.refuse(error)
        else:
            self._console.draw(lambda rich: show(report, self._console.words, self._console.names, rich))

    def _exact_report(self) -> Report | None:
        """The exact report; None if Ctrl-C stopped the solver."""
        progress = _progress_lines(self._console, percent_solved, say("advisor-plain-stop"))
        try:
            return analyse(self._table.record, progress=progress)
        except KeyboardInterrupt:
            self._console.write()
            self._console.line("solver-stopped")
            return None
