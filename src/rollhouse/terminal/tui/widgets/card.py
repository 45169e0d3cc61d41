"""A card: its border shows its state without colour, and its text fits its size."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from rollhouse.terminal.tui.widgets.die import small_dice

Lines: TypeAlias = tuple[tuple[str, str], ...]
"""Lines and their styles."""


class Text(msgspec.Struct, frozen=True):
    """One version of a card's text: `body` below the name, then `prose`, which is wrapped, and `foot` at the bottom."""

    body: Lines = ()
    foot: Lines = ()
    prose: str = ""
    art: tuple[int, ...] = ()
    """Dice to draw below the name: an example of what the card takes."""


class Look(msgspec.Struct, frozen=True):
    """The contents and style of a card."""

    letter: str = ""
    """The key that picks it."""
    name: str = ""
    state: str = ""
    """A word or two on the lower border: Active, Frozen, the owner of its dice."""
    texts: tuple[Text, ...] = (Text(),)
    """Versions of a text, from long to short: the first that fits is shown."""
    classes: tuple[str, ...] = ()
    """Among `CLASSES`."""
    tag: str = ""
    """The name of its place in the log, if that is not the letter."""


CLASSES = ("-frozen", "-empty", "-chosen", "-target")


class CardFace(Widget, can_focus=True):
    """One card, drawn from its `look`."""

    look: reactive[Look] = reactive(Look())

    class Pressed(Message):
        """The card was clicked."""

        def __init__(self, card: CardFace) -> None:
            super().__init__()
            self.card = card

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def watch_look(self) -> None:
        for name in CLASSES:
            self.set_class(name in self.look.classes, name)
        self._label()

    def watch_has_focus(self, focused: bool) -> None:
        super().watch_has_focus(focused)
        self._label()

    def _label(self) -> None:
        letter = self.look.letter.upper()
        tag = f" {self.look.tag}" if self.look.tag else ""
        chosen = " ✓" if "-chosen" in self.look.classes else ""
        self.border_title = Content((f"▸{letter}◂" if self.has_focus else letter) + tag + chosen)
        self.border_subtitle = Content(self.look.state)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Pressed(self))

    def render(self) -> Content:
        width, height = max(1, self.size.width), self.size.height
        head = _fold(self.look.name, "bold", width)
        for text in self.look.texts:
            body, foot = _lines(text.body), _lines(text.foot)
            if text.art:
                body = [*(Content.styled(line, "$text-primary") for line in small_dice(text.art, width)), *body]
            if text.prose:
                body += [Content(""), *_fold(text.prose, "$foreground-muted", width)]
            gap = height - len(head) - len(body) - len(foot)
            if gap >= 0 and all(line.cell_length <= width for line in (*body, *foot)):
                break
        rows = [*head, *body, *[Content("")] * gap, *foot][:height]
        return Content("\n").join([row.truncate(width, ellipsis=True) for row in rows])


def _lines(lines: Lines) -> list[Content]:
    return [Content.styled(text, style) for text, style in lines]


def _fold(text: str, style: str, width: int) -> list[Content]:
    return Content.styled(text, style).wrap(width, overflow="ellipsis") if text else []
