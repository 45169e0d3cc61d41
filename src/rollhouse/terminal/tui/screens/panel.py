"""A panel over the lower part of the screen, with a few keys to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from rollhouse.terminal.tui.screens.base import KeyModal
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar
from rollhouse.terminal.tui.widgets.paragraphs import Paragraph, Paragraphs

_FRAME_ROWS = 4
"""Rows of a panel for its border and keys."""


class Answer(NamedTuple):
    """One way to leave a panel."""

    value: str
    keys: tuple[str, ...]
    shown: str
    label: str


class Panel(KeyModal[str]):
    """Its result is the value of the answer. The first answer is the main one."""

    def __init__(self, title: str, paragraphs: Sequence[Paragraph], answers: Sequence[Answer]) -> None:
        super().__init__()
        self.paragraphs = tuple(paragraphs)
        self._title = title
        self._answers = answers
        self._text = Paragraphs()
        self._page = VerticalScroll(self._text, id="panel-page", can_focus=False)
        self._bar = KeyBar(id="panel-keys")

    def compose(self) -> ComposeResult:
        with Vertical(id="panel"):
            yield self._page
            yield self._bar

    def on_mount(self) -> None:
        self.query_one("#panel").border_title = Content(self._title)
        self._text.show(self.paragraphs)
        self._bar.listed = self.keys()

    def on_resize(self, event: events.Resize) -> None:
        """Keep the keys visible: a long text scrolls."""
        self._page.styles.max_height = max(1, event.size.height - _FRAME_ROWS)

    def keys(self) -> tuple[Key, ...]:
        scrolls: dict[str, Callable[[], None]] = {"down": self._down, "pagedown": self._down, "up": self._up, "pageup": self._up}
        answers = [
            Key(one.keys, one.shown, one.label, partial(self._answer, one.value), main=not number)
            for number, one in enumerate(self._answers)
        ]
        return (*answers, *(Key((name,), "", "", do) for name, do in scrolls.items()))

    def _answer(self, value: str) -> None:
        self.close(value)

    def _down(self) -> None:
        self._page.scroll_down(animate=False)

    def _up(self) -> None:
        self._page.scroll_up(animate=False)
