"""A die with pips, and the number on its border."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Literal, TypeAlias

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.timer import Timer
from textual.widget import Widget

Mark: TypeAlias = Literal["", "take", "reroll", "aside"]

_tumble = random.Random(6)  # for the animation only: the result is known before it is shown
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

_FACE_SECONDS = 0.08
"""Time per face in the animation of a roll."""

_MIN_ROWS_FOR_WIDE_PIPS = 5
"""Rows within the border from which on pips are two cells wide."""


class Die(Widget, can_focus=True):
    """One die, drawn from `face`, `mark` and `tumbling`."""

    face: reactive[int] = reactive(0)
    """1 to 6; 0 while it is not rolled."""
    mark: reactive[Mark] = reactive[Mark]("")
    tumbling: reactive[bool] = reactive(False)
    """Whether it is animated; the faces shown meanwhile are random."""

    class Pressed(Message):
        """The die was clicked."""

        def __init__(self, die: Die) -> None:
            super().__init__()
            self.die = die

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        self._timer: Timer | None = None

    def watch_tumbling(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_interval(_FACE_SECONDS, self.refresh) if self.tumbling else None

    def watch_face(self) -> None:
        self.set_class(not self.face, "-blank")
        self._label()

    def watch_mark(self) -> None:
        """Show the mark by a sign and another border, never by colour alone."""
        for mark in _SIGNS:
            if mark:
                self.set_class(self.mark == mark, f"-{mark}")
        self._label()

    def watch_has_focus(self, focused: bool) -> None:
        super().watch_has_focus(focused)
        self._label()

    def _label(self) -> None:
        number = str(self.face) if self.face else "·"
        self.border_title = Content(f"▸{number}◂" if self.has_focus else number)
        self.border_subtitle = Content(_SIGNS[self.mark])

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Pressed(self))

    def render(self) -> Content:
        face = _tumble.randint(1, 6) if self.tumbling else self.face
        return Content(pips(face, roomy=self.size.height >= _MIN_ROWS_FOR_WIDE_PIPS))


def small_dice(faces: Sequence[int], width: int) -> list[str]:
    """Dice as a picture, for a card: three lines for each row of dice."""
    per_row = max(1, min(len(faces), width // 3))
    if 1 < per_row < len(faces):
        per_row = -(-len(faces) // -(-len(faces) // per_row))  # rows of the same length
    rows = [faces[start : start + per_row] for start in range(0, len(faces), per_row)]
    return [line for row in rows for line in ("╭─╮" * len(row), "".join(f"│{face}│" for face in row), "╰─╯" * len(row))]


def pips(face: int, *, roomy: bool) -> str:
    """The three rows of a face, five if `roomy`."""
    pip, blank = ("██", "  ") if roomy else ("●", " ")
    rows = [(" " * (2 if roomy else 1)).join(pip if column in row else blank for column in range(3)) for row in _PIPS[face]]
    return "\n\n".join(rows) if roomy else "\n".join(rows)
