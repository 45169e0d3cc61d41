"""The result of the game: the winner, the standings and the path of the record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from rollhouse.core.game import Outcome
from rollhouse.core.messages import Message, Seat, say
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.base import KeyModal
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar

NextStep: TypeAlias = Literal["look", "leave", "report", "rematch"]
"""What comes after the result: back to the table, leave, the report, or a rematch."""


class EndScreen(KeyModal[NextStep]):
    """The final standings; its result is what the person wants next."""

    def __init__(
        self, lines: Sequence[Message], outcome: Outcome, translate: Translator, record_path: Path | None, *, rematch: bool = False
    ) -> None:
        super().__init__()
        self._lines = lines
        self._outcome = outcome
        self._translate = translate
        self._record_path = record_path
        self._may_rematch = rematch
        self._bar = KeyBar(id="end-keys")

    def compose(self) -> ComposeResult:
        translate = self._translate
        winners = tuple(say("common-name", seat=Seat(seat)) for seat in self._outcome.winners)
        headline = translate(say("common-event-won", winners=winners, count=len(winners)))
        with Vertical(id="end"):
            yield Static(Content.styled(f"★  {headline}  ★", "bold"), id="end-headline")
            yield Static(Content("\n".join(map(translate, self._lines))), id="end-lines")
            if self._record_path is not None:
                yield Static(Content(translate(say("terminal-end-kept", path=str(self._record_path)))), id="end-kept")
            yield self._bar

    def on_mount(self) -> None:
        self.query_one("#end").border_title = Content(self._translate(say("terminal-is-over")))
        self._bar.listed = self.keys()

    def keys(self) -> tuple[Key, ...]:
        listed: list[tuple[NextStep, tuple[str, ...], str, Message]] = [
            ("look", ("enter", "escape"), "⏎", say("terminal-end-look")),
            ("report", ("a",), "a", say("advisor-key-report")),
            ("rematch", ("n",), "n", say("terminal-key-rematch")),
            ("leave", ("q",), "q", say("terminal-end-leave")),
        ]
        return tuple(
            Key(keys, shown, self._translate(label), partial(self.close, step), main=step == "look")
            for step, keys, shown, label in listed
            if step != "rematch" or self._may_rematch
        )
