"""What has happened, newest last, in the words of the events."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from rollhouse.terminal.tui.widgets.paragraphs import Paragraph, Paragraphs

__all__ = ["LogView"]

_KEPT = 400
"""Sentences that can be scrolled back to; the record has them all."""


class LogView(Widget):
    """Sentences by the number of moves before them, so that what is taken back disappears here too."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self._text = Paragraphs()
        self._entries: list[tuple[int, str]] = []

    def compose(self) -> Iterable[Widget]:
        yield self._text

    @property
    def sentences(self) -> list[str]:
        """Everything that is shown."""
        return [text for _, text in self._entries]

    def tell(self, ply: int, sentences: Iterable[str], *, fresh_from: int) -> None:
        """Add what the move at this ply did. What happened before `fresh_from` steps back a little."""
        self._entries = (self._entries + [(ply, sentence) for sentence in sentences])[-_KEPT:]
        self._show(fresh_from)

    def begin(self, entries: Iterable[tuple[int, str]], *, fresh_from: int) -> None:
        """Tell all this instead."""
        self._entries = list(entries)[-_KEPT:]
        self._show(fresh_from)

    def cut(self, ply: int) -> None:
        """Forget what happened from this ply on."""
        self._entries = [entry for entry in self._entries if entry[0] < ply]
        self._show(ply)

    def _show(self, fresh_from: int) -> None:
        self._text.show([_paragraph(text, at >= fresh_from) for at, text in self._entries])
        self.anchor()  # stay with the newest line; scrolling up lets go until something happens


def _paragraph(text: str, fresh: bool) -> Paragraph:
    return Paragraph(text, lead="▸ ") if fresh else Paragraph(text, "$foreground-muted", lead="  ")
