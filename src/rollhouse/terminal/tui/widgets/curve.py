"""A chart of the winning chances in one line, with the present move marked."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

_EIGHTHS = "▁▂▃▄▅▆▇█"


class Curve(Widget):
    """Values from 0 to 1 per move; None where there is no value."""

    values: reactive[Sequence[float | None]] = reactive(())
    place: reactive[int] = reactive(0)

    class Pressed(Message):
        """The column of this move was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def render(self) -> Content:
        last, width = len(self.values) - 1, self.size.width
        if last < 1 or not width:
            return Content("")
        here = self._column(self.place)
        signs = [_sign(self.values[self._place(column)]) for column in range(width)]
        return Content.assemble(
            "".join(signs[:here]), (signs[here] if signs[here] != " " else "▏", "bold reverse"), "".join(signs[here + 1 :])
        )

    def _place(self, column: int) -> int:
        return round(column * (len(self.values) - 1) / max(1, self.size.width - 1))

    def _column(self, place: int) -> int:
        return round(place * (self.size.width - 1) / max(1, len(self.values) - 1))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if self.values:
            self.post_message(self.Pressed(self._place(min(event.x, self.size.width - 1))))


def _sign(value: float | None) -> str:
    return "·" if value is None else _EIGHTHS[min(7, max(0, int(8 * value)))]
