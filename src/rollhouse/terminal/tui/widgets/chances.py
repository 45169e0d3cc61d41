"""The panel of chances: what each kind of move is worth, kept up to date while a person decides."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from rollhouse.analysis.hints import Hint
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.presenter.advisor import Advisor, best_by_kind, percent_compiled
from rollhouse.terminal.presenter.background import BackgroundTask
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.widgets.paragraphs import Paragraph, Paragraphs

_BAR_COLUMNS = 20
_LEAD_COLUMNS = 7


class ChancesView(Widget):
    """The best move of each kind with its value and a bar, the best first. The work runs in a thread."""

    def __init__(self, table: Table, translate: Translator, advisor: Advisor) -> None:
        super().__init__(id="chances")
        self.on = False
        self._table, self._translate, self._advisor = table, translate, advisor
        self._text = Paragraphs()
        self._thinking: BackgroundTask[Hint | None] | None = None
        self._ply = -1
        """The position that is shown or being worked out."""

    def compose(self) -> Iterable[Widget]:
        yield self._text

    def on_unmount(self) -> None:
        self._stop()

    @property
    def working(self) -> bool:
        """Whether chances are being worked out."""
        return self._thinking is not None

    def switch(self) -> None:
        """Turn the panel on or off."""
        self.on = not self.on
        self._ply = -1
        self._stop()
        self.follow()

    def follow(self) -> None:
        """Work out the chances of the present position, if a person is to decide and the panel is on."""
        table = self._table
        if not self.on or table.ply == self._ply:
            return
        self._stop()
        self._ply = table.ply
        if table.awaited != "person":
            self._show([Paragraph(self._translate(say("advisor-later")), "$foreground-muted")])
            return
        state, ply = table.state, table.ply
        self._show([Paragraph(self._translate(say("advisor-looking")), "$foreground-muted")])
        self._thinking = BackgroundTask(
            lambda progress: self._advisor.all_moves(state, progress),
            self.call_later,
            lambda hint: self._ready(ply, hint),
            self._failed,
            self._compiling,
        )

    def _stop(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def _compiling(self, done: float) -> None:
        if done < 1:
            self._show([Paragraph(self._translate(percent_compiled(done)), "$foreground-muted")])

    def _failed(self, error: RollhouseError) -> None:
        self._thinking = None
        self._show([Paragraph(self._translate.error(error), "$text-error")])

    def _ready(self, ply: int, hint: Hint | None) -> None:
        self._thinking = None
        if ply != self._ply:
            return
        if hint is None:
            self._show([Paragraph(self._translate(say("advisor-none", game=self._table.game.words.name())), "$text-error")])
            return
        paragraphs: list[Paragraph] = []
        for value, share, words in best_by_kind(hint, self._translate.catalogue):
            best = not paragraphs
            lead = f"{value:>{_LEAD_COLUMNS - 1}} "
            paragraphs.append(Paragraph(self._translate(words), "bold" if best else "", lead, "bold $text-accent"))
            if not self.screen.has_class("-wide"):
                continue  # the lines of a small terminal are for the moves
            filled = round(share * _BAR_COLUMNS)
            style = "$accent" if best else "$primary"
            paragraphs.append(Paragraph("█" * filled + "░" * (_BAR_COLUMNS - filled), style, " " * _LEAD_COLUMNS))
        self._show([*paragraphs, Paragraph(self._translate(hint.source.about), "$foreground-muted")])

    def _show(self, paragraphs: list[Paragraph]) -> None:
        self._text.show(paragraphs)
