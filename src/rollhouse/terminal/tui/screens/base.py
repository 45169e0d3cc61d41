"""What every screen has in common: keys that do what the bars say, a way out that can be taken only once, and room to be seen in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from textual import events
from textual.screen import ModalScreen, Screen, ScreenResultType

from rollhouse.terminal.tui.widgets.keys import Key, find_key

__all__ = ["HouseModal", "HouseScreen"]

Opened = TypeVar("Opened")


class HouseScreen(Screen[ScreenResultType]):
    """A screen that listens only while it is on top.

    Keys that arrive together are all sent to the screen that was on top before the first of them was heard. The first may well
    have closed that screen, or opened another; the rest were not meant for what comes to light then, and are dropped.
    """

    AUTO_FOCUS = ""

    @abstractmethod
    def keys(self) -> tuple[Key, ...]:
        """What the keys do now."""

    @property
    def on_top(self) -> bool:
        """Whether this is the screen that people look at."""
        return self.app.screen_stack[-1:] == [self]

    def close(self, result: ScreenResultType | None = None) -> None:
        """Give way to the screen below, once: asked again, nothing happens."""
        if self.on_top:
            self.dismiss(result)

    def open(self, screen: Screen[Opened], callback: Callable[[Opened | None], None] | None = None) -> None:
        """Put another screen on top, unless one is there already: a key pressed twice opens it once."""
        if self.on_top:
            self.app.push_screen(screen, callback)

    def on_key(self, event: events.Key) -> None:
        """A key does what the bars say; keys that none lists go to whatever has the focus."""
        key = find_key(event.key, self.keys()) if self.on_top else None
        if key is not None:
            event.stop()
            event.prevent_default()
            key.do()


class HouseModal(HouseScreen[ScreenResultType], ModalScreen[ScreenResultType]):
    """A screen over another one, which is still in sight."""
