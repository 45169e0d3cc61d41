"""Hints and the coach at a table: what is allowed, the state of a request, and the wording. Each front end adds a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from rollhouse.analysis.hints import Candidate, Caution, Hint, coach_warning, hint
from rollhouse.analysis.marks import mark_name
from rollhouse.analysis.report import Source
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress, Unit
from rollhouse.core.game import AnyGame, Move
from rollhouse.core.messages import Message, say
from rollhouse.core.teaching import evaluator_of, preparation_of
from rollhouse.locale import Catalogue
from rollhouse.play.table import Table
from rollhouse.terminal.presenter.background import BackgroundTask

T = TypeVar("T")

Ended: TypeAlias = Callable[[T], None]
Failed: TypeAlias = Callable[[RollhouseError], None]
_ALL_MOVES = 10_000
_Job: TypeAlias = Literal["hint", "compile", "check", "solve"]


class Advisor:
    """Evaluates positions and moves, if the host allows help and the game has an evaluator.

    Exact values may need a tablebase. Until it is solved, hints and warnings are estimates.
    """

    def __init__(self, game: AnyGame, *, allowed: bool = True, coach: bool = False) -> None:
        self.game = game
        self.allowed = allowed
        self.coach = coach and allowed and game.teaching is not None
        """Whether the coach checks moves before they are made."""
        self.compiled = False
        """Whether estimates are compiled: the first one on a machine takes a while."""

    @property
    def available(self) -> bool:
        """Whether hints and the coach can be used."""
        return self.allowed and self.game.teaching is not None

    def refusal(self) -> Message:
        """Why hints and the coach can't be used."""
        return say("advisor-none", game=self.game.words.name()) if self.allowed else say("advisor-off")

    def compile(self, state: Any, progress: Progress) -> None:
        """Compile what an estimate needs."""
        self.hint(state, progress)

    def solve(self, state: Any, progress: Progress) -> bool:
        """Solve the tablebase of this game; return whether there is an exact evaluator then."""
        return evaluator_of(self.game, state, if_missing="prepare", progress=progress) is not None

    def can_solve(self, state: Any, source: Source) -> bool:
        """Whether a tablebase would give exact values instead of these."""
        return not source.exact and preparation_of(self.game, state).length != "none"

    def hint(self, state: Any, progress: Progress = lambda done: None) -> Hint | None:
        """A hint for the seat to act, or None without an evaluator."""
        result = hint(self.game, state, estimate=True, progress=progress)
        self.compiled = True
        return result

    def all_moves(self, state: Any, progress: Progress = lambda done: None) -> Hint | None:
        """A hint that compares all moves, not a few."""
        result = hint(self.game, state, count=_ALL_MOVES, estimate=True, progress=progress)
        self.compiled = True
        return result

    def check(self, state: Any, move: Any) -> Caution | None:
        """The coach's warning about a legal move, or None if it costs little."""
        return coach_warning(self.game, state, move, estimate=True)


class AdvisorView(Protocol):
    """What a front end does for hints and the coach."""

    def run(self, work: Callable[[Progress], T], ended: Ended[T], failed: Failed, progress: Progress) -> BackgroundTask[T] | None:
        """Run work that a person waits for, in a thread or at once; return the task if it still runs."""

    def solve(self, work: Callable[[Progress], T], ended: Ended[T], failed: Failed, progress: Progress) -> BackgroundTask[T] | None:
        """Run the solver in a thread, while the game goes on."""

    def say(self, message: Message | None, *, refused: bool = False) -> None:
        """Show a message; None clears the last one."""

    def refuse(self, error: RollhouseError) -> None:
        """Show what went wrong."""

    def show_status(self) -> None:
        """Update what is shown of `coach`, `compiling` and `solving`."""

    def show_hint(self, hint: Hint) -> None:
        """Show the whole hint: the move, the reason and the alternatives."""

    def warn(self, caution: Caution, move: Move, ply: int) -> None:
        """Show the coach's warning and let the person decide; `play` if they insist."""

    def play(self, move: Move, ply: int) -> None:
        """Make the move that the coach has checked."""


class AdvisorPresenter:
    """The state of hints and the coach at one table: at most one hint, one check and one solver run at a time."""

    def __init__(self, table: Table, advisor: Advisor, view: AdvisorView) -> None:
        self.table = table
        self.advisor = advisor
        self.compiling: float | None = None
        """The fraction compiled, while compiling."""
        self.solving: float | None = None
        """The fraction of the tablebase that is solved, while solving."""
        self._view = view
        self._tasks: dict[_Job, BackgroundTask[Any]] = {}
        self._hint: Hint | None = None
        self._hint_ply = -1
        self._solved = False
        self._solving_failed = False
        """Whether the tablebase could not be solved; it is not tried again."""
        self._exact_hint_wanted = False
        """Whether the last hint was an estimate, and an exact one is being worked out."""

    @property
    def working(self) -> bool:
        """Whether any work runs in the background."""
        return bool(self._tasks)

    @property
    def solver_running(self) -> bool:
        """Whether the tablebase is being solved."""
        return "solve" in self._tasks

    @property
    def hinting(self) -> bool:
        """Whether a hint is being worked out."""
        return "hint" in self._tasks

    def stop(self, *jobs: _Job) -> None:
        """Stop these jobs, or all; the part of a tablebase that is solved is kept."""
        for job in jobs or tuple(self._tasks):
            if (task := self._tasks.pop(job, None)) is not None:
                task.stop()

    def _start(self, job: _Job, work: Callable[[Progress], T], ended: Ended[T], failed: Callable[[], None] = lambda: None) -> None:
        """Start a job, unless it runs already. What goes wrong is shown, after `failed` was called."""

        def end(result: T) -> None:
            self._forget(job)
            ended(result)

        def fail(error: RollhouseError) -> None:
            self._forget(job)
            failed()
            self._view.refuse(error)

        if job not in self._tasks:
            task = (self._view.solve if job == "solve" else self._view.run)(work, end, fail, partial(self._progressed, job))
            if task is not None:
                self._tasks[job] = task

    def _forget(self, job: _Job) -> None:
        self._tasks.pop(job, None)
        self._progressed(job, None)

    def _progressed(self, job: _Job, done: float | None) -> None:
        if job == "solve":
            self.solving = done
        elif job != "check":
            self.compiling = done
        self._view.show_status()

    # --- hints ----------------------------------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Show what to look at; asked again in the same position, the move and the reason."""
        if not self.advisor.available:
            self._view.say(self.advisor.refusal(), refused=True)
        elif self.table.awaited != "person":
            self._view.say(say("advisor-later"))
        elif self._hint is not None and self._hint_ply == self.table.ply:
            self._view.show_hint(self._hint)
        elif not self.hinting:
            self._hint_ply = self.table.ply
            self._start("hint", partial(self.advisor.hint, self.table.state), self._hint_ready)

    def _hint_ready(self, result: Hint | None) -> None:
        if result is None:
            self._view.say(say("advisor-none", game=self.table.game.words.name()), refused=True)
            return
        self._solved = self._solved or result.source.exact
        can_solve = self.advisor.can_solve(self.table.state, result.source)
        if self._hint_ply == self.table.ply:
            self._hint = result
            self._view.say(_clue(result, can_solve=can_solve))
        else:  # the position has changed meanwhile
            self._view.say(say("advisor-ready") if result.source.exact else None)
        if can_solve:
            self._exact_hint_wanted = True
            self._solve()

    # --- the coach ------------------------------------------------------------------------------------------------------------------

    def switch_coach(self) -> None:
        """Turn the coach on or off."""
        if not self.advisor.available:
            self._view.say(self.advisor.refusal(), refused=True)
            return
        self._set_coach(not self.advisor.coach)
        self._view.say(say("advisor-coach-on" if self.advisor.coach else "advisor-coach-off"))

    def _set_coach(self, on: bool) -> None:
        self.advisor.coach = on
        if not on and not self._exact_hint_wanted:
            self.stop("solve")
            self.solving = None
        self._view.show_status()

    def prepare_coach(self) -> None:
        """Compile and solve what the coach needs, when a person is to decide."""
        if not self.advisor.coach or self.table.awaited != "person":
            return
        if self.advisor.compiled:
            self._solve()
        else:
            work = partial(self.advisor.compile, self.table.state)
            self._start("compile", work, lambda result: self.prepare_coach(), partial(self._set_coach, False))

    def checks(self, move: Move, ply: int) -> bool:
        """Whether the coach checks this move first; the view's `play` or `warn` follows then."""
        table = self.table
        if "check" in self._tasks:
            return True  # a key pressed twice
        if not self.advisor.coach or table.awaited != "person" or ply != table.ply or move not in table.game.legal(table.state):
            return False
        self.prepare_coach()
        if not self.advisor.compiled or not self.advisor.coach:
            return False
        state = table.state

        def failed() -> None:
            self._set_coach(False)
            self._checked(move, ply, None)

        self._start("check", lambda progress: self.advisor.check(state, move), partial(self._checked, move, ply), failed)
        return True

    def _checked(self, move: Move, ply: int, caution: Caution | None) -> None:
        if ply != self.table.ply:
            return
        if caution is None:
            self._view.play(move, ply)
        else:
            self._view.warn(caution, move, ply)

    # --- the tablebase --------------------------------------------------------------------------------------------------------------

    def _solve(self) -> None:
        """Solve the tablebase, unless that is done or was tried in vain."""
        state = self.table.state
        self._solved = self._solved or evaluator_of(self.table.game, state) is not None
        if not self._solved and not self._solving_failed:
            self._start("solve", partial(self.advisor.solve, state), self._solve_ended, self._solve_failed)

    def _solve_ended(self, able: bool) -> None:
        self._solved = able
        if not able:
            self._set_coach(False)
            self._view.say(say("advisor-none", game=self.table.game.words.name()), refused=True)
        elif self._exact_hint_wanted:
            self._hint = None  # it was an estimate
            self._view.say(say("advisor-ready"))
        self._exact_hint_wanted = False

    def _solve_failed(self) -> None:
        """Out of disk space, for example: hints are estimates from now on, and the coach is off."""
        self._solving_failed, self._exact_hint_wanted = True, False
        self._set_coach(False)


# --- wording --------------------------------------------------------------------------------------------------------------------------


def _clue(hint: Hint, *, can_solve: bool) -> Message:
    """The first half of a hint, marked as an estimate if it is one."""
    if hint.source.exact:
        return say("advisor-clue", clue=hint.clue)
    return say("advisor-clue-so-far" if can_solve else "advisor-clue-estimate", clue=hint.clue)


def best_moves(hint: Hint, words: Catalogue) -> tuple[Message, tuple[Message, ...]]:
    """The best moves with their values: a heading, and a line per move."""
    unit = hint.source.unit
    heading = say("advisor-best-few-turns") if unit == "turns" else say("advisor-best-few")
    lines = (say("advisor-candidate", value=_value(move.value, unit, words), move=move.words) for move in hint.candidates)
    return heading, tuple(lines)


def best_by_kind(hint: Hint, words: Catalogue) -> list[tuple[str, float, Message]]:
    """The best move of each kind (the same first two words), the best first: its value, the length of its bar from 0 to 1, the move."""
    unit = hint.source.unit
    found: dict[str, Candidate] = {}
    for move in hint.candidates:
        found.setdefault(" ".join(move.move.split()[:2]), move)
    most = max(abs(move.value) for move in found.values()) or 1.0
    return [(_value(move.value, unit, words), abs(move.value) / (most if unit == "turns" else 1.0), move.words) for move in found.values()]


def _value(value: float, unit: Unit, words: Catalogue) -> str:
    return words.number(-value, 2) if unit == "turns" else words.percent(value, 1)


def warning(caution: Caution) -> Sequence[Message]:
    """The coach's warning about a costly move, marked as an estimate if it is one."""
    estimate = () if caution.source.exact else (say("advisor-caution-estimate"),)
    return caution.text, say("advisor-caution-mark", mark=mark_name(caution.mark)), *estimate


def percent_compiled(done: float) -> Message:
    """Progress of the compiler, which runs once on a machine."""
    return say("advisor-compiling", percent=int(100 * done))


def percent_solved(done: float) -> Message:
    """Progress of the solver."""
    return say("advisor-working", percent=int(100 * done))
