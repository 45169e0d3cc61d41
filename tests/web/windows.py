"""Browser windows that tests use one after the other: a new one costs a second of the processor, one that is cleared next to nothing."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.timeouts import TIMEOUT_SECONDS

__all__ = ["Shape", "Window", "Windows"]

MAX_UNUSED_WINDOWS = 10
SEEDED = """(visitor) => {
  let drawn = visitor << 16;
  crypto.getRandomValues = (array) => {
    for (let place = 0; place < array.length; place += 1) array[place] = Math.imul((drawn += 1), 2654435761) >>> 24;
    return array;
  };
  Math.random = () => (Math.imul((drawn += 1), 2654435761) >>> 0) / 2 ** 32;
}"""
"""Replaces the browser's random numbers (its share of the dice, its delay before it reconnects) by seeded ones."""


class Shape(NamedTuple):
    """What can't be changed once a window is open."""

    lang: str
    touch: bool
    worker: bool
    """Whether service workers may be installed."""
    strict: bool
    """Whether the page's own security policy holds; tools that tests bring along need that it does not."""
    visitor: int
    """The visitor's number within the test: each has its own seed."""


class Window:
    """A window with one page, in a browser context of its own."""

    def __init__(self, browser: Browser, shape: Shape, size: tuple[int, int]) -> None:
        self.shape = shape
        self.reusable = True
        """Whether another test may have it: a clock or a script of its own can't be taken out again."""
        self.context: BrowserContext = browser.new_context(
            locale=shape.lang,
            viewport={"width": size[0], "height": size[1]},
            has_touch=shape.touch,
            is_mobile=shape.touch,
            reduced_motion="reduce",
            service_workers="allow" if shape.worker else "block",
            bypass_csp=not shape.strict,
        )
        self.context.set_default_timeout(1000 * TIMEOUT_SECONDS)
        self.context.add_init_script(f"({SEEDED})({shape.visitor})")
        self.page: Page = self.context.new_page()

    def add_init_script(self, script: str) -> None:
        """Run a script before those of every page from now on. It can't be taken back, so no other test may have this window."""
        self.reusable = False
        self.context.add_init_script(script)

    def clear(self, origin: str) -> bool:
        """Delete the data of the last visitor, except cached files; return False where that can't be done."""
        if self.shape.worker or not self.reusable or self.context.pages != [self.page]:
            return False
        self.context.set_offline(False)
        self.page.goto("about:blank")
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.page.emulate_media(color_scheme="null", reduced_motion="reduce")
        return True


class Windows:
    """The windows of one browser that are unused now, the longest unused first."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._unused: list[Window] = []

    def take(self, shape: Shape, size: tuple[int, int], *, new: bool = False) -> Window:
        """A window of this shape and size. One that is `new` has fetched nothing yet."""
        found = None if new else next((one for one in self._unused if one.shape == shape), None)
        if found is None:
            return Window(self._browser, shape, size)
        self._unused.remove(found)
        found.page.set_viewport_size({"width": size[0], "height": size[1]})
        return found

    def give_back(self, window: Window, origin: str) -> None:
        """It is cleared for the next visitor, or closed."""
        if not window.clear(origin):
            window.context.close()
            return
        self._unused.append(window)
        if len(self._unused) > MAX_UNUSED_WINDOWS:
            self._unused.pop(0).context.close()
