"""After the game: the report on the whole screen, once it has been worked out."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from rollhouse.analysis.report import Report
from rollhouse.core.messages import say
from rollhouse.core.record import Record, replay
from rollhouse.terminal.background_work import BackgroundWork
from rollhouse.terminal.growing_report import GrowingReport
from rollhouse.terminal.lines.report import show
from rollhouse.terminal.screens.base import HouseModal
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.keys import Key, KeyBar

__all__ = ["ReportScreen"]

_WIDEST = 100


class ReportScreen(HouseModal[None]):
    """Works the report out in a thread: an estimate first, where a tablebase has to be made for an exact one.

    Leaving stops that, and what was done of the tablebase is kept.
    """

    AUTO_FOCUS = "#report-page"

    def __init__(self, record: Record, translate: Translator) -> None:
        super().__init__()
        self.translate = translate
        self._record = record
        self._growing: GrowingReport | None = None
        self._text = Static(id="report-text")
        self._page = VerticalScroll(self._text, id="report-page")
        self._bar = KeyBar(id="report-keys")
        self._box = Vertical(self._page, self._bar, id="report")

    def compose(self) -> ComposeResult:
        yield self._box

    def on_mount(self) -> None:
        """Begin with what can be told at once."""
        self._box.border_title = Content(self.translate(say("teacher-report")))
        self._bar.listed = self.keys()
        self._text.update(Content(self.translate(say("teacher-looking"))))
        self._growing = GrowingReport(self, replay(self._record))

    def on_unmount(self) -> None:
        """Nobody waits any more."""
        if self._growing is not None:
            self._growing.stop()

    @property
    def report(self) -> Report | None:
        """The best report so far."""
        return None if self._growing is None else self._growing.report

    @property
    def working(self) -> bool:
        """Whether the report, or a better one, is still being worked out."""
        return self._growing is None or self._growing.working

    @on(BackgroundWork.Advanced)
    def _report_grows(self, event: BackgroundWork.Advanced) -> None:
        event.stop()
        if self._growing is not None:
            self._box.border_subtitle = Content(self.translate(self._growing.how_far(event.done)))

    @on(BackgroundWork.Ended)
    def _report_is_there(self, event: BackgroundWork.Ended) -> None:
        event.stop()
        assert self._growing is not None
        self._growing.take(event)
        self._box.border_subtitle = ""
        if self._growing.error is None:
            self._draw()
        elif self.report is None:
            self._text.update(Content(self.translate.error(self._growing.error)))
        else:
            self._box.border_subtitle = Content(self.translate.error(self._growing.error))

    def on_resize(self) -> None:
        """Tables and charts use the room there is."""
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        if self.report is None:
            return
        width = min(_WIDEST, max(20, self._page.scrollable_content_region.width))
        plain = self.app.no_color
        console = Console(
            file=StringIO(),
            width=width,
            highlight=False,
            force_terminal=not plain,
            color_system=None if plain else "256",
            legacy_windows=False,
        )
        with console.capture() as drawn:
            show(self.report, self.translate.catalogue, self.translate.names, console)
        self._text.update(Text.from_ansi(drawn.get()))

    def keys(self) -> tuple[Key, ...]:
        close = Key(("escape", "q", "a", "enter"), "Esc", self.translate(say("teacher-key-close")), self.close, main=True)
        return (close, Key((), "↑ ↓", self.translate(say("teacher-key-scroll")), self._down))

    def _down(self) -> None:
        self._page.scroll_page_down(animate=False)
