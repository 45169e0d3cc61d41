"""What has happened, newest last, in the words of the events."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

__all__ = ["LogView"]

_KEPT = 400
"""Sentences that can be scrolled back to; the record has them all."""


class LogText(Widget):
    """The sentences, each with a hanging indent."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[tuple[int, str]] = []
        self.fresh_from = 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return sum(len(_wrapped(text, width)) for _, text in self.entries)

    def render(self) -> Content:
        rows: list[Content] = []
        for at, text in self.entries:
            fresh = at >= self.fresh_from
            for row, part in enumerate(_wrapped(text, self.size.width)):
                line = ("▸ " if fresh and not row else "  ") + part
                rows.append(Content(line) if fresh else Content.styled(line, "$foreground-muted"))
        return Content("\n").join(rows)


def _wrapped(text: str, width: int) -> list[str]:
    return [part.plain for part in Content(text).wrap(max(1, width - 2))]


class LogView(Widget):
    """Sentences by the number of moves before them, so that what is taken back disappears here too."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self._text = LogText()

    def compose(self) -> Iterable[Widget]:
        yield self._text

    @property
    def sentences(self) -> list[str]:
        """Everything that is shown."""
        return [text for _, text in self._text.entries]

    def tell(self, ply: int, sentences: Iterable[str], *, fresh_from: int) -> None:
        """Add what the move at this ply did. What happened before `fresh_from` steps back a little."""
        entries = self._text.entries + [(ply, sentence) for sentence in sentences]
        self._show(entries[-_KEPT:], fresh_from)

    def cut(self, ply: int) -> None:
        """Forget what happened from this ply on."""
        entries = [entry for entry in self._text.entries if entry[0] < ply]
        self._show(entries, min(self._text.fresh_from, ply))

    def _show(self, entries: list[tuple[int, str]], fresh_from: int) -> None:
        self._text.entries = entries
        self._text.fresh_from = fresh_from
        self._text.refresh(layout=True)
        self.anchor()  # stay with the newest line; scrolling up lets go until something happens
