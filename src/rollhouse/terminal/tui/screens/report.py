"""The report on a game, full screen."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from rollhouse.analysis.report import Report
from rollhouse.core.messages import say
from rollhouse.core.record import Record, replay
from rollhouse.terminal.presenter.report import ReportPresenter
from rollhouse.terminal.report_view import show
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.base import KeyModal
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar

_MAX_COLUMNS = 100


class ReportScreen(KeyModal[None]):
    """The report on a game, as soon as there is one; closing the screen stops the work."""

    AUTO_FOCUS = "#report-page"

    def __init__(self, record: Record, translate: Translator) -> None:
        super().__init__()
        self.translate = translate
        self._record = record
        self._presenter: ReportPresenter | None = None
        self._text = Static(id="report-text")
        self._page = VerticalScroll(self._text, id="report-page")
        self._bar = KeyBar(id="report-keys")
        self._box = Vertical(self._page, self._bar, id="report")

    def compose(self) -> ComposeResult:
        yield self._box

    def on_mount(self) -> None:
        self._box.border_title = Content(self.translate(say("advisor-report")))
        self._bar.listed = self.keys()
        self._text.update(Content(self.translate(say("advisor-looking"))))
        self._presenter = ReportPresenter(replay(self._record), self.call_later, self._changed)

    def on_unmount(self) -> None:
        if self._presenter is not None:
            self._presenter.stop()

    @property
    def report(self) -> Report | None:
        """The best report so far."""
        return None if self._presenter is None else self._presenter.report

    @property
    def working(self) -> bool:
        """Whether the report, or an exact one, is being worked out."""
        return self._presenter is None or self._presenter.working

    def _changed(self) -> None:
        assert self._presenter is not None
        progress, error = self._presenter.progress_text(), self._presenter.error
        subtitle = "" if progress is None else self.translate(progress)
        if error is not None and self.report is None:
            self._text.update(Content(self.translate.error(error)))
        elif error is not None:
            subtitle = self.translate.error(error)
        self._box.border_subtitle = Content(subtitle)
        if progress is None:
            self._draw()

    def on_resize(self) -> None:
        """Fit tables and charts to the window."""
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        if self.report is None:
            return
        width = min(_MAX_COLUMNS, max(20, self._page.scrollable_content_region.width))
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
        close = Key(("escape", "q", "a", "enter"), "Esc", self.translate(say("advisor-key-close")), self.close, main=True)
        return (close, Key((), "↑ ↓", self.translate(say("advisor-key-scroll")), self._down))

    def _down(self) -> None:
        self._page.scroll_page_down(animate=False)
