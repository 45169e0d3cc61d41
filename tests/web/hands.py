"""Input devices: mouse, touch screen, keyboard."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page

TABS = 150
"""More stops than any screen has."""
FOCUSED = "element => element === document.activeElement"


class Hands(ABC):
    """Everything that a person does to a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, what: Locator) -> None:
        """Press a button, or follow a link."""

    @abstractmethod
    def pick(self, radio: Locator) -> None:
        """Choose a radio button."""

    @abstractmethod
    def choose(self, select: Locator, value: str) -> None:
        """Choose from a list."""

    @abstractmethod
    def write(self, field: Locator, text: str) -> None:
        """Fill in a field."""

    @abstractmethod
    def hurry(self) -> None:
        """Send away a duel that is being shown."""


class Mouse(Hands):
    """A mouse, and a keyboard for text. It moves between clicks, as a hand does: a second click on one place is no second press."""

    def press(self, what: Locator) -> None:
        self.page.mouse.move(1, 1)
        what.click()

    def pick(self, radio: Locator) -> None:
        self.press(radio.locator("xpath=ancestor::label"))

    def choose(self, select: Locator, value: str) -> None:
        select.select_option(value)

    def write(self, field: Locator, text: str) -> None:
        field.fill(text)

    def hurry(self) -> None:
        self.press(self.page.locator("[data-duel]").first)


class Finger(Mouse):
    """A touch screen. No two taps come down on quite the same place."""

    _left = False

    def press(self, what: Locator) -> None:
        box = what.bounding_box()
        self._left = not self._left
        what.tap(position=None if box is None else {"x": box["width"] * (0.25 if self._left else 0.75), "y": box["height"] / 2})


class Keyboard(Hands):
    """Keys alone: what the Tab key does not reach can't be used."""

    def focus(self, what: Locator) -> None:
        what.wait_for()
        for _ in range(TABS):
            if what.evaluate(FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {what}")

    def press(self, what: Locator) -> None:
        self.focus(what)
        self.page.keyboard.press("Enter")

    def pick(self, radio: Locator) -> None:
        # The Tab key reaches one radio button of a group; arrows go on from there.
        name = radio.get_attribute("name")
        group = self.page.locator(f'input[type=radio][name="{name}"]')
        self.focus(self.page.locator(f'input[type=radio][name="{name}"]:checked'))
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        assert radio.is_checked()

    def choose(self, select: Locator, value: str) -> None:
        self.focus(select)
        self.page.keyboard.press("Home")
        for _ in range(select.locator("option").count()):
            if select.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        assert select.input_value() == value

    def write(self, field: Locator, text: str) -> None:
        self.focus(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def hurry(self) -> None:
        self.page.keyboard.press("Escape")
