"""What the keys do now: one list, which the key bar shows, the keyboard obeys and the mouse can click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

__all__ = ["Key", "KeyBar", "find_key"]


@dataclass(frozen=True)
class Key:
    """One thing that can be done now, and the keys that do it."""

    keys: tuple[str, ...]
    """Textual's names for them."""
    shown: str
    """How the key bar writes them; empty for keys that work but are not shown."""
    label: str
    do: Callable[[], object]
    main: bool = False
    """The thing that one most likely wants."""


def find_key(name: str, keys: Sequence[Key]) -> Key | None:
    """What the key with this name does now, if anything."""
    return next((key for key in keys if name in key.keys), None)


class KeyBar(Widget):
    """One line of keys and what they do; each can be clicked."""

    DEFAULT_CSS = """
    KeyBar { height: 1; }
    """

    listed: reactive[tuple[Key, ...]] = reactive((), always_update=True)

    def render(self) -> Content:
        return Content.assemble(*(part for key in self._fitting() for part in self._parts(key)))

    def _fitting(self) -> list[Key]:
        """As many as the line holds; what is left out still works, and the help lists it."""
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
        """Do what was clicked."""
        place = 0
        for key in self._fitting():
            place += self._width(key)
            if event.x < place:
                event.stop()
                key.do()
                return
