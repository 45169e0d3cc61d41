"""Hints and the coach: the logic under both front ends, with work that ends when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from rollhouse.analysis.hints import Caution, Hint
from rollhouse.core.errors import DataError, RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.core.game import Move
from rollhouse.core.messages import Message
from rollhouse.play.table import Table
from rollhouse.terminal.presenter.advisor import Advisor, AdvisorPresenter, Ended, Failed
from rollhouse.terminal.presenter.background import BackgroundTask
from tests.terminal.seats import after, sit, solved

T = TypeVar("T")
ROLLED = "roll 122334"
BLUNDER, GOOD = "score any_two 34", "freeze any_two 12233"


class Task:
    """Work that has not ended."""

    def __init__(self, finish: Callable[[], None]) -> None:
        self._finish = finish
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True

    def finish(self) -> None:
        if not self.stopped:
            self._finish()


class View:
    """Notes what is shown, and holds work back."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.shown: list[Hint] = []
        self.warned: list[str] = []
        self.played: list[str] = []
        self.tasks: list[Task] = []

    def run(self, work: Callable[[Progress], T], ended: Ended[T], failed: Failed, progress: Progress) -> BackgroundTask[T]:
        def finish() -> None:
            try:
                result = work(progress)
            except RollhouseError as error:
                failed(error)
            else:
                ended(result)

        self.tasks.append(Task(finish))
        return cast("BackgroundTask[T]", self.tasks[-1])

    solve = run

    def say(self, message: Message | None, *, refused: bool = False) -> None:
        self.said.append("" if message is None else message.key)

    def refuse(self, error: RollhouseError) -> None:
        self.said.append(error.code)

    def show_status(self) -> None:
        pass

    def show_hint(self, hint: Hint) -> None:
        self.shown.append(hint)

    def warn(self, caution: Caution, move: Move, ply: int) -> None:
        self.warned.append(str(move))

    def play(self, move: Move, ply: int) -> None:
        self.played.append(str(move))

    def finish(self) -> None:
        """End the work that was started first."""
        self.tasks.pop(0).finish()


def advise(table: Table, **settings: Any) -> tuple[AdvisorPresenter, View]:
    view = View()
    advisor = Advisor(table.game, **settings)
    return AdvisorPresenter(table, advisor, view), view


def at_a_choice() -> Table:
    return solved(after(sit(target=20), ROLLED))


@pytest.fixture
def unsolved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose tablebase is not there."""
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    return after(sit(target=20), ROLLED)


# --- hints ----------------------------------------------------------------------------------------------------------------------------


def test_a_hint_comes_in_two_steps_and_a_new_position_begins_again() -> None:
    table = at_a_choice()
    presenter, view = advise(table)
    presenter.ask_hint()
    presenter.ask_hint()
    assert (len(view.tasks), presenter.hinting) == (1, True)
    view.finish()
    assert (view.said, view.shown, presenter.working) == (["advisor-clue"], [], False)
    presenter.ask_hint()
    assert [str(hint.move) for hint in view.shown] == [str(hint.candidates[0].move) for hint in view.shown] != []
    after(table, GOOD, "roll 13344")
    presenter.ask_hint()
    view.finish()
    assert view.said[1:] == ["advisor-clue"]


def test_a_hint_that_comes_too_late_is_not_shown() -> None:
    table = at_a_choice()
    presenter, view = advise(table)
    presenter.ask_hint()
    after(table, GOOD, "roll 13344")
    view.finish()
    assert view.said == ["advisor-ready"]


def test_without_help_it_is_said_why(unvalued: None) -> None:
    for table, settings, key in (
        (sit(), {"allowed": False, "coach": True}, "advisor-off"),
        (sit("dicetto"), {"coach": True}, "advisor-none"),
    ):
        presenter, view = advise(table, **settings)
        presenter.ask_hint()
        presenter.switch_coach()
        assert (view.said, presenter.advisor.coach) == ([key] * 2, False)


def test_between_decisions_there_is_no_hint() -> None:
    presenter, view = advise(sit())
    presenter.ask_hint()
    assert view.said == ["advisor-later"]


def test_until_the_tablebase_is_solved_hints_are_estimates(unsolved: Table) -> None:
    presenter, view = advise(unsolved)
    presenter.ask_hint()
    view.finish()
    assert view.said == ["advisor-clue-so-far"]
    assert (presenter.solver_running, len(view.tasks)) == (True, 1)
    presenter.ask_hint()
    assert not view.shown[0].source.exact
    view.finish()  # the solver
    assert (view.said[-1], presenter.solver_running) == ("advisor-ready", False)
    presenter.ask_hint()
    view.finish()
    assert view.said[-1] == "advisor-clue"


# --- the coach ------------------------------------------------------------------------------------------------------------------------


def checks(presenter: AdvisorPresenter, text: str) -> bool:
    return presenter.checks(presenter.table.read(text), presenter.table.ply)


def test_the_coach_checks_moves_once_it_is_on_and_compiled() -> None:
    presenter, view = advise(at_a_choice())
    assert not checks(presenter, BLUNDER)
    presenter.switch_coach()
    assert view.said == ["advisor-coach-on"]
    assert not checks(presenter, BLUNDER), "it is still being compiled"
    view.finish()
    assert checks(presenter, BLUNDER)
    assert checks(presenter, BLUNDER), "a key pressed twice"
    view.finish()
    assert (view.warned, view.played) == ([BLUNDER], [])
    assert checks(presenter, GOOD)
    view.finish()
    assert view.played == [GOOD]
    assert not checks(presenter, "score straight 14"), "not legal"
    presenter.switch_coach()
    assert not checks(presenter, BLUNDER)


def test_a_move_that_was_taken_back_meanwhile_is_not_made() -> None:
    table = at_a_choice()
    presenter, view = advise(table, coach=True)
    presenter.prepare_coach()
    view.finish()
    assert checks(presenter, GOOD)
    after(table, GOOD)
    view.finish()
    assert view.played == []


def test_turning_the_coach_off_stops_the_solver_unless_a_hint_waits_for_it(unsolved: Table) -> None:
    presenter, view = advise(unsolved, coach=True)
    presenter.prepare_coach()
    view.finish()
    assert presenter.solver_running
    presenter.switch_coach()
    assert view.tasks.pop().stopped
    assert not presenter.solver_running
    presenter.ask_hint()
    view.finish()
    presenter.switch_coach()
    presenter.switch_coach()
    assert presenter.solver_running
    presenter.stop()
    assert view.tasks[-1].stopped


def failing(table: Table, method: str, monkeypatch: pytest.MonkeyPatch) -> tuple[AdvisorPresenter, View]:
    """An advisor with a method that fails."""

    def fail(*given: object) -> None:
        raise DataError("data/unreadable")

    presenter, view = advise(table, coach=True)
    monkeypatch.setattr(presenter.advisor, method, fail)
    return presenter, view


def test_what_fails_is_said_and_the_game_goes_on(unsolved: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    presenter, view = failing(unsolved, "hint", monkeypatch)
    presenter.ask_hint()
    view.finish()
    assert (view.said, presenter.hinting) == (["data/unreadable"], False)
    presenter.prepare_coach()
    view.finish()
    assert (view.said[1:], presenter.advisor.coach) == (["data/unreadable"], False)


def test_a_tablebase_that_can_not_be_solved_is_not_tried_again(unsolved: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    presenter, view = failing(unsolved, "solve", monkeypatch)
    presenter.prepare_coach()
    view.finish()
    view.finish()
    assert (view.said, presenter.advisor.coach) == (["data/unreadable"], False)
    presenter.ask_hint()
    view.finish()
    assert (view.said[-1], view.tasks) == ("advisor-clue-so-far", [])


def test_a_move_that_can_not_be_checked_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    presenter, view = failing(at_a_choice(), "check", monkeypatch)
    presenter.prepare_coach()
    view.finish()
    assert checks(presenter, BLUNDER)
    view.finish()
    assert (view.said, view.played, presenter.advisor.coach) == (["data/unreadable"], [BLUNDER], False)
