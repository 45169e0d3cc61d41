"""A field with one of several values between two arrows, changed by arrow keys or clicks."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class ChoiceField(Widget, can_focus=True):
    """The values with their labels."""

    place: reactive[int] = reactive(0)

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, field: ChoiceField) -> None:
            super().__init__()
            self.field = field

    def __init__(self, values: Sequence[tuple[str, str]], default: str = "") -> None:
        super().__init__()
        self._values = tuple(values)
        self.set_reactive(ChoiceField.place, next((place for place, (value, _) in enumerate(values) if value == default), 0))

    @property
    def value(self) -> str:
        """The chosen value."""
        return self._values[self.place][0]

    def choose(self, value: str) -> None:
        self._go([one for one, _ in self._values].index(value))

    def render(self) -> Content:
        widest = max(Content(label).cell_length for _, label in self._values)
        label = Content(self._values[self.place][1]).pad_right(widest - Content(self._values[self.place][1]).cell_length)
        arrow = "bold $text-accent" if self.has_focus else "$foreground-muted"
        return Content.assemble(("◂ ", arrow), label.stylize("bold reverse" if self.has_focus else "bold"), (" ▸", arrow))

    def on_key(self, event: events.Key) -> None:
        by = {"left": -1, "right": 1, "space": 1}.get(event.key)
        if by is not None:
            event.stop()
            event.prevent_default()
            self._go(self.place + by)

    def on_click(self, event: events.Click) -> None:
        """Go back on the left arrow, forward elsewhere."""
        event.stop()
        self._go(self.place + (-1 if event.x < 2 else 1))

    def _go(self, place: int) -> None:
        self.place = place % len(self._values)
        self.post_message(self.Changed(self))
