"""The keys of a screen: one list for the key bar, the keyboard and the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget


@dataclass(frozen=True)
class Key:
    """An action and its keys."""

    keys: tuple[str, ...]
    """Textual's names for them."""
    shown: str
    """How the key bar writes them; empty for keys that work but are not shown."""
    label: str
    do: Callable[[], object]
    main: bool = False
    """Whether this is the most likely action."""


def find_key(name: str, keys: Sequence[Key]) -> Key | None:
    """The action of the key with this name, if any."""
    return next((key for key in keys if name in key.keys), None)


class KeyBar(Widget):
    """A line of keys with their labels; each can be clicked."""

    DEFAULT_CSS = """
    KeyBar { height: 1; }
    """

    listed: reactive[tuple[Key, ...]] = reactive((), always_update=True)

    def render(self) -> Content:
        return Content.assemble(*(part for key in self._fitting() for part in self._parts(key)))

    def _fitting(self) -> list[Key]:
        """The keys that fit into the line; the others work too, and the help lists them."""
        fitting: list[Key] = []
        room = self.size.width
        for key in self.listed:
            room -= self._width(key)
            if key.shown and room >= -1:
                fitting.append(key)
        return fitting

    def _parts(self, key: Key) -> tuple[tuple[str, str], ...]:
        chip = "bold $text-accent on $accent-muted" if key.main else "bold $foreground on $panel"
        return ((f" {key.shown} ", chip), (f" {key.label}  ", "bold" if key.main else ""))

    def _width(self, key: Key) -> int:
        return sum(Content(text).cell_length for text, _ in self._parts(key)) if key.shown else 0

    def on_click(self, event: events.Click) -> None:
        place = 0
        for key in self._fitting():
            place += self._width(key)
            if event.x < place:
                event.stop()
                key.do()
                return
