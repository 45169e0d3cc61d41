"""The base classes of the screens: keys, opening and closing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from textual import events
from textual.screen import ModalScreen, Screen, ScreenResultType

from rollhouse.terminal.tui.widgets.keys import Key, find_key

Opened = TypeVar("Opened")


class KeyScreen(Screen[ScreenResultType]):
    """A screen that takes keys only while it is on top.

    Keys that arrive together all go to the screen that was on top before the first. If the first has closed it or opened another,
    the others are dropped.
    """

    AUTO_FOCUS = ""

    @abstractmethod
    def keys(self) -> tuple[Key, ...]:
        """The keys of the screen."""

    @property
    def on_top(self) -> bool:
        return self.app.screen_stack[-1:] == [self]

    def close(self, result: ScreenResultType | None = None) -> None:
        """Close the screen; the second call does nothing."""
        if self.on_top:
            self.dismiss(result)

    def open(self, screen: Screen[Opened], callback: Callable[[Opened | None], None] | None = None) -> None:
        """Open another screen, unless one is open already: a key pressed twice opens it once."""
        if self.on_top:
            self.app.push_screen(screen, callback)

    def on_key(self, event: events.Key) -> None:
        """Handle a key of the screen; others go to the focused widget."""
        key = find_key(event.key, self.keys()) if self.on_top else None
        if key is not None:
            event.stop()
            event.prevent_default()
            key.do()


class KeyModal(KeyScreen[ScreenResultType], ModalScreen[ScreenResultType]):
    """A screen over another one, which stays visible."""
