"""The status lines: the question, and a note."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget


class StatusLines(Widget):
    """The question, and below it a note or a refusal, which may take both lines."""

    question: reactive[str] = reactive("")
    note: reactive[str] = reactive("")
    refused: reactive[bool] = reactive(False)
    """Whether the note is a refusal."""

    def render(self) -> Content:
        width, height = self.size
        asked = Content.styled(self.question, "bold").wrap(max(1, width)) if self.question else []
        if not self.note:
            return Content("\n").join(asked[:height])
        sign, style = ("✗ ", "bold $text-error") if self.refused else ("· ", "$text-accent")
        noted = Content.styled(sign + self.note, style).wrap(max(1, width))
        lines = [*asked, *noted] if len(asked) + len(noted) <= height else noted
        return Content("\n").join(lines[:height])
