"""A recorded game on its board, move by move, with the value of each move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from textual import on
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from rollhouse.analysis.annotate import told as annotation_told
from rollhouse.analysis.marks import cost_in_words, mark_name
from rollhouse.analysis.report import Report
from rollhouse.core.annotations import Annotation
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.record import Record, Replay, Step, replay, steps
from rollhouse.locale import Catalogue
from rollhouse.play.chance import RealDice
from rollhouse.play.players import read_players
from rollhouse.play.table import Awaited, Table
from rollhouse.terminal.presenter.report import ReportPresenter
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.board import BoardScreen
from rollhouse.terminal.tui.screens.report import ReportScreen
from rollhouse.terminal.tui.widgets.curve import Curve
from rollhouse.terminal.tui.widgets.keys import Key
from rollhouse.terminal.tui.widgets.log import LogView


class RecordedTable(Table):
    """A recorded game as a read-only table, after `place` moves."""

    def __init__(self, played: Replay) -> None:
        game = played.game
        setup = game.setup(played.record.setup)
        super().__init__(game, setup, read_players(played.record.seats, game, recorded=True), RealDice())
        self.positions: tuple[Any, ...] = played.states
        self.go(0)

    def go(self, place: int) -> None:
        """Show the position after `place` moves."""
        self.place = place
        self.state = self.positions[place]

    @property
    def ply(self) -> int:
        return self.place

    @property
    def awaited(self) -> Awaited:
        return "end"

    def earlier(self) -> Iterator[Any]:
        return iter(self.positions[: self.place][::-1])


class ReplayScreen(BoardScreen):
    """Steps through a record, while its report is worked out."""

    def __init__(self, record: Record, words: Catalogue) -> None:
        self._played = replay(record)
        self._steps: tuple[Step, ...] = tuple(steps(record))
        self.recorded = RecordedTable(self._played)
        super().__init__(self.recorded, Translator(words, self.recorded.players))
        self.curve = Curve(id="curve")
        self.log_view = LogView()
        self._status_label = Static(id="position-label")
        self._presenter: ReportPresenter | None = None
        self._log = self._whole_log()

    def signs(self) -> Iterable[Widget]:
        yield self._status_label

    def questions(self) -> Iterable[Widget]:
        yield self.curve

    def aside(self) -> Iterable[Widget]:
        yield self.log_view

    def on_mount(self) -> None:
        self._presenter = ReportPresenter(self._played, self.call_later, self._report_changed)
        self.curve.values = [None] * len(self._steps)
        self.go(0)

    def on_unmount(self) -> None:
        if self._presenter is not None:
            self._presenter.stop()

    # --- where one is ---------------------------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self._steps) - 1

    @property
    def report(self) -> Report | None:
        """The best report so far."""
        return None if self._presenter is None else self._presenter.report

    @property
    def working(self) -> bool:
        """Whether a report is being worked out."""
        return self._presenter is None or self._presenter.working

    def go(self, ply: int) -> None:
        """Show the position after `ply` moves, or the nearest one."""
        at = min(self.last, max(0, ply))
        self.recorded.go(at)
        self.curve.place = at
        self.board.draw(self._steps[at].events)
        self.log_view.replace([entry for entry in self._log if entry[0] < at], fresh_from=at - 1)
        self.show_title(self.translate(self.table.game.words.name()))
        self._show_words()

    def _whole_log(self) -> list[tuple[int, str]]:
        words, record = self.table.game.words, self._played.record
        told = [(-1, self.translate(line)) for line in words.setup(self.table.game.setup(record.setup))]
        for ply, step in enumerate(self._steps):
            told += [(ply - 1, self.translate(event.message())) for event in step.events]
            if ply in record.comments:  # without values: the curve shows them
                note, before = Annotation.read(record.comments[ply]), self._steps[max(0, ply - 1)].state
                told += [(ply - 1, self.translate(line)) for line in annotation_told(note, self.table.game, before, values=False)]
        return told

    # --- words ----------------------------------------------------------------------------------------------------------------------

    def _show_words(self) -> None:
        place = self.translate(say("replay-place", ply=self.recorded.place, last=self.last))
        percent = None if self._presenter is None else self._presenter.percent
        work = say("advisor-sign-working" if self.report is not None else "advisor-sign-looking", percent=percent or 0)
        made = "" if percent is None else self.translate(work) + " · "
        self._status_label.update(Content(f" {made}{place} "))
        self.status.question = " · ".join(map(self.translate, self._values()))
        self.note(" ".join(map(self.translate, self._judged())))
        self.show_keys()

    def _values(self) -> list[Message]:
        """The value of the position for each seat, marked if it is an estimate."""
        report = self.report
        if report is None:
            return [say("advisor-looking")]
        values = report.curve[self.recorded.place].values
        if report.source is None or values is None:
            return [report.lacks] if report.source is None and report.lacks is not None else []
        told = [self._worth(seat, value, report.source.unit) for seat, value in enumerate(values)]
        return told if report.source.exact else [*told, say("replay-estimate")]

    def _worth(self, seat: int, value: float, unit: Unit) -> Message:
        words = self.translate.catalogue
        if unit == "turns":
            return say("replay-value-turns", seat=Seat(seat), turns=words.number(-value, 1))
        return say("replay-value", seat=Seat(seat), value=words.percent(value, 1))

    def _judged(self) -> list[Message]:
        """The cost of the last move and a better one; for a roll, its luck."""
        report, before = self.report, self.recorded.place - 1
        if report is None or report.source is None:
            return []
        unit = report.source.unit
        for decision in report.decisions:
            if decision.ply == before and decision.mark != "fine":
                cost = cost_in_words(decision.cost, unit)
                return [say("replay-mark", mark=mark_name(decision.mark), cost=cost), say("replay-better", move=decision.best_words)]
        for roll in report.rolls:
            if roll.ply == before and roll.luck is not None and roll.seat >= 0:
                luck, words = roll.luck[roll.seat], self.translate.catalogue
                size = words.number(abs(luck), 1) if unit == "turns" else words.percent(abs(luck), 1)
                return [say("replay-luck", seat=Seat(roll.seat), luck=("−" if luck < 0 else "+") + size)]
        return []

    # --- the report -----------------------------------------------------------------------------------------------------------------

    def _report_changed(self) -> None:
        if self.report is not None and self.report.source is not None:
            self.curve.values = _heights(self.report)
        self._show_words()

    def _report(self) -> None:
        self.open(ReportScreen(self._played.record, self.translate))

    # --- keys -----------------------------------------------------------------------------------------------------------------------

    @on(Curve.Pressed)
    def _curve_is_pressed(self, event: Curve.Pressed) -> None:
        event.stop()
        self.go(event.place)

    def _by(self, moves: int) -> None:
        self.go(self.recorded.place + moves)

    def _turn(self, way: int) -> None:
        """Go to the start of the next or the previous turn."""
        game, at = self.table.game, self.recorded.place
        places = range(at + 1, self.last + 1) if way > 0 else range(at - 1, -1, -1)
        keys = [game.turn_key(state) for state in self.recorded.positions]
        self.go(next((ply for ply in places if ply and keys[ply] != keys[ply - 1]), self.last if way > 0 else 0))

    def _error(self) -> None:
        """Go to the next move with a mark; after the last, to the first."""
        found = [one.ply + 1 for one in self.report.decisions if one.mark != "fine"] if self.report is not None else []
        if found:
            self.go(next((ply for ply in found if ply > self.recorded.place), found[0]))

    def now_keys(self) -> tuple[Key, ...]:
        translate = self.translate
        shown = [
            Key(("right", "enter", "space"), "→", translate(say("replay-key-next")), partial(self._by, 1), main=True),
            Key(("left", "backspace"), "←", translate(say("replay-key-back")), partial(self._by, -1)),
            Key(("down",), "↓", translate(say("replay-key-turn")), partial(self._turn, 1)),
            Key(("up",), "", "", partial(self._turn, -1)),
            Key(("home",), "Home", translate(say("replay-key-start")), partial(self.go, 0)),
            Key(("end",), "End", translate(say("replay-key-end")), partial(self.go, self.last)),
        ]
        if self.report is not None and any(one.mark != "fine" for one in self.report.decisions):
            shown.append(Key(("n",), "n", translate(say("replay-key-error")), self._error))
        return tuple(shown)

    def always_keys(self) -> tuple[Key, ...]:
        translate = self.translate
        return (
            Key(("a",), "a", translate(say("advisor-key-report")), self._report),
            self.rules_key(),
            Key(("q", "escape"), "q", translate(say("terminal-end-leave")), self.app.exit),
            Key(("pageup",), "PgUp", translate(say("terminal-key-log")), partial(self.log_view.scroll_page_up, animate=False)),
            self.theme_key(),
            Key(("pagedown",), "", "", partial(self.log_view.scroll_page_down, animate=False)),
        )


def _heights(report: Report) -> list[float | None]:
    """The first seat's values from 0 to 1: shares as they are, turns scaled."""
    values = [None if point.values is None else point.values[0] for point in report.curve]
    if report.source is not None and report.source.unit == "turns":
        known = [value for value in values if value is not None]
        low, high = min(known), max(known)
        return [None if value is None else (value - low) / ((high - low) or 1.0) for value in values]
    return values
