"""The log of the game, newest last."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from rollhouse.terminal.tui.widgets.paragraphs import Paragraph, Paragraphs

_MAX_SENTENCES = 400
"""Sentences that can be scrolled back to; the record has them all."""


class LogView(Widget):
    """Sentences with the ply of their move, so that undo removes them."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self._text = Paragraphs()
        self._entries: list[tuple[int, str]] = []

    def compose(self) -> Iterable[Widget]:
        yield self._text

    @property
    def sentences(self) -> list[str]:
        return [text for _, text in self._entries]

    def add(self, ply: int, sentences: Iterable[str], *, fresh_from: int) -> None:
        """Add the sentences of a move. Those before `fresh_from` are muted."""
        self._entries = (self._entries + [(ply, sentence) for sentence in sentences])[-_MAX_SENTENCES:]
        self._show(fresh_from)

    def replace(self, entries: Iterable[tuple[int, str]], *, fresh_from: int) -> None:
        """Replace the log."""
        self._entries = list(entries)[-_MAX_SENTENCES:]
        self._show(fresh_from)

    def truncate(self, ply: int) -> None:
        """Remove everything from this ply on."""
        self._entries = [entry for entry in self._entries if entry[0] < ply]
        self._show(ply)

    def _show(self, fresh_from: int) -> None:
        self._text.show([_paragraph(text, at >= fresh_from) for at, text in self._entries])
        self.anchor()  # stay with the newest line; scrolling up lets go until something happens


def _paragraph(text: str, fresh: bool) -> Paragraph:
    return Paragraph(text, lead="▸ ") if fresh else Paragraph(text, "$foreground-muted", lead="  ")
