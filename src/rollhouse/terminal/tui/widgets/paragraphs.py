"""Paragraphs with a hanging indent after a sign or a key."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget


class Paragraph(msgspec.Struct, frozen=True):
    """A text and its lead."""

    text: str
    style: str = ""
    lead: str = ""
    lead_style: str = ""


class Paragraphs(Widget):
    """Paragraphs, as high as their text."""

    DEFAULT_CSS = """
    Paragraphs { height: auto; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._shown: Sequence[Paragraph] = ()

    def show(self, paragraphs: Sequence[Paragraph]) -> None:
        self._shown = tuple(paragraphs)
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return sum(len(_wrapped(one, width)) for one in self._shown)

    def render(self) -> Content:
        rows: list[Content] = []
        for one in self._shown:
            indent = " " * Content(one.lead).cell_length
            for row, part in enumerate(_wrapped(one, self.size.width)):
                lead = (one.lead, one.lead_style) if not row else indent
                rows.append(Content.assemble(lead, (part, one.style)))
        return Content("\n").join(rows)


def _wrapped(one: Paragraph, width: int) -> list[str]:
    room = width - Content(one.lead).cell_length
    return [part.plain for part in Content(one.text).wrap(max(1, room))] or [""]
