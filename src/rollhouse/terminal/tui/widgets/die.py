"""A die one can read at a glance: pips, and the number on the rim."""

from __future__ import annotations

import random
from typing import Literal, TypeAlias

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.timer import Timer
from textual.widget import Widget

__all__ = ["Die", "Mark"]

Mark: TypeAlias = Literal["", "take", "reroll", "aside"]

_tumble = random.Random(6)  # for the eye alone: what was rolled is known before it is shown
_SIGNS: dict[Mark, str] = {"": "", "take": "✓", "reroll": "↻", "aside": "✗"}

_PIPS = {
    0: ((), (), ()),
    1: ((), (1,), ()),
    2: ((0,), (), (2,)),
    3: ((0,), (1,), (2,)),
    4: ((0, 2), (), (0, 2)),
    5: ((0, 2), (1,), (0, 2)),
    6: ((0, 2), (0, 2), (0, 2)),
}
"""For each face, the columns with a pip in the three rows."""

_TUMBLE = 0.08
"""Seconds between two faces of a die that is being rolled."""

_ROOMY = 5
"""Lines within the rim from which on pips are drawn two cells wide."""


class Die(Widget, can_focus=True):
    """One die. What it shows and whether it is marked are told to it; a press or a click only says so."""

    face: reactive[int] = reactive(0)
    """1 to 6; 0 while it is not rolled."""
    mark: reactive[Mark] = reactive[Mark]("")
    tumbling: reactive[bool] = reactive(False)
    """Whether it is being rolled before everybody's eyes. What it shows meanwhile means nothing."""

    class Pressed(Message):
        """Somebody pointed at this die."""

        def __init__(self, die: Die) -> None:
            super().__init__()
            self.die = die

        @property
        def control(self) -> Die:
            """The die."""
            return self.die

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        self._timer: Timer | None = None

    def watch_tumbling(self) -> None:
        """Turn over until it lies still."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_interval(_TUMBLE, self.refresh) if self.tumbling else None

    def watch_face(self) -> None:
        """The number, for those who would rather not count pips."""
        self.set_class(not self.face, "-blank")
        self._label()

    def watch_mark(self) -> None:
        """A mark is a sign on the lower rim and another rim, never a colour alone."""
        for mark in _SIGNS:
            if mark:
                self.set_class(self.mark == mark, f"-{mark}")
        self._label()

    def watch_has_focus(self, focused: bool) -> None:
        """Show where the keyboard points."""
        super().watch_has_focus(focused)
        self._label()

    def _label(self) -> None:
        number = str(self.face) if self.face else "·"
        self.border_title = Content(f"▸{number}◂" if self.has_focus else number)
        self.border_subtitle = Content(_SIGNS[self.mark])

    def on_click(self, event: events.Click) -> None:
        """Say so."""
        event.stop()
        self.post_message(self.Pressed(self))

    def render(self) -> Content:
        face = _tumble.randint(1, 6) if self.tumbling else self.face
        return Content(pips(face, roomy=self.size.height >= _ROOMY))


def pips(face: int, *, roomy: bool) -> str:
    """The face's three rows (five when there is room)."""
    pip, blank = ("██", "  ") if roomy else ("●", " ")
    rows = [(" " * (2 if roomy else 1)).join(pip if column in row else blank for column in range(3)) for row in _PIPS[face]]
    return "\n\n".join(rows) if roomy else "\n".join(rows)
