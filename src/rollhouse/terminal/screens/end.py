"""How the game ended: who won, why, and where the record is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from rollhouse.core.game import Outcome
from rollhouse.core.messages import Message, Seat, say
from rollhouse.terminal.screens.base import HouseModal
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.keys import Key, KeyBar

__all__ = ["EndScreen", "Way"]


Way: TypeAlias = Literal["look", "leave", "report", "rematch"]
"""Where people go from the end: back to the table, away, to the report, or into another game."""


class EndScreen(HouseModal[Way]):
    """The final standings. Gives where to go from there."""

    def __init__(
        self, lines: Sequence[Message], outcome: Outcome, translate: Translator, kept: Path | None, *, rematch: bool = False
    ) -> None:
        super().__init__()
        self._lines = lines
        self._outcome = outcome
        self._translate = translate
        self._kept = kept
        self._may_rematch = rematch
        self._bar = KeyBar(id="end-keys")

    def compose(self) -> ComposeResult:
        translate = self._translate
        winners = tuple(say("common-name", seat=Seat(seat)) for seat in self._outcome.winners)
        headline = translate(say("common-event-won", winners=winners, count=len(winners)))
        with Vertical(id="end"):
            yield Static(Content.styled(f"★  {headline}  ★", "bold"), id="end-headline")
            yield Static(Content("\n".join(map(translate, self._lines))), id="end-lines")
            if self._kept is not None:
                yield Static(Content(translate(say("terminal-end-kept", path=str(self._kept)))), id="end-kept")
            yield self._bar

    def on_mount(self) -> None:
        """Show the ways out."""
        self.query_one("#end").border_title = Content(self._translate(say("terminal-is-over")))
        self._bar.listed = self.keys()

    def keys(self) -> tuple[Key, ...]:
        look = Key(("enter", "escape"), "⏎", self._translate(say("terminal-end-look")), self._look, main=True)
        report = Key(("a",), "a", self._translate(say("teacher-key-report")), self._report)
        rematch = Key(("n",), "n", self._translate(say("terminal-key-rematch")), self._rematch)
        leave = Key(("q",), "q", self._translate(say("terminal-end-leave")), self._leave)
        return (look, report, rematch, leave) if self._may_rematch else (look, report, leave)

    def _look(self) -> None:
        self.close("look")

    def _report(self) -> None:
        self.close("report")

    def _rematch(self) -> None:
        self.close("rematch")

    def _leave(self) -> None:
        self.close("leave")
