"""A game's menu as a widget: a list to choose from, a line to type, options to pick."""

from __future__ import annotations

from typing import Any

from textual import events, on
from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rollhouse.core.game import Move
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt
from rollhouse.terminal.translator import Translator

_ANSWER_CHARACTERS = "0123456789 ,;"
"""Characters of an answer; other keys keep their meaning."""


class AnswerLine(Input):
    """A line for faces. Letters pass through it, so that keys like undo and help work."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return character is not None and character in _ANSWER_CHARACTERS

    async def _on_key(self, event: events.Key) -> None:
        if event.character is not None and event.is_printable and event.character not in _ANSWER_CHARACTERS:
            event.prevent_default()


class Question(Widget):
    """Asks one `Item` at a time and posts the answer."""

    class Answered(Message):
        """The answer: a move or its text, for the position after `ply` moves."""

        def __init__(self, move: Move | str, ply: int) -> None:
            super().__init__()
            self.move = move
            self.ply = ply

    def __init__(self, translate: Translator) -> None:
        super().__init__()
        self._translate = translate
        self._ply = 0
        self._path: list[Item] = []
        self._picked: list[str] = []
        self._text = Static(classes="question-text")
        self._line = AnswerLine(compact=True, select_on_focus=True)
        self._list = OptionList(compact=True)

    def compose(self) -> ComposeResult:
        yield self._text
        yield self._line
        yield self._list

    @property
    def item(self) -> Item | None:
        return self._path[-1] if self._path else None

    @property
    def nested(self) -> bool:
        """Whether there is a question to go back to."""
        return len(self._path) > 1

    @property
    def listing(self) -> bool:
        """Whether a list is shown."""
        return bool(self.display and self._list.display)

    def ask(self, item: Item, ply: int) -> None:
        """Ask this in the position after `ply` moves."""
        self._ply = ply
        self._path = [item]
        self._show()

    def hide(self) -> None:
        """Hide the question and drop the focus, or a second Enter would answer the next one."""
        if self.has_focus_within:
            self.screen.set_focus(None)
        self._path = []
        self.display = False

    def press(self) -> None:
        """Answer with what is typed or highlighted, as Enter does."""
        if self._line.display:
            self._line.post_message(Input.Submitted(self._line, self._line.value))
        else:
            self._list.action_select()

    def back(self) -> bool:
        """Return from a sub-question; False at the first one."""
        if len(self._path) < 2:
            return False
        self._path.pop()
        self._show()
        return True

    def _show(self) -> None:
        self._picked = []
        item = self._path[-1]
        self.display = True
        self._text.update(Content(self._translate(item.label if isinstance(item, Choice) else item.question)))
        self._line.display = isinstance(item, Prompt)
        self._list.display = not isinstance(item, Prompt)
        self._line.value = ""
        self._list.clear_options()
        match item:
            case Branch(items=items):
                self._list.add_options([Option(Content(self._translate(one.label))) for one in items])
            case Pick(options=options):
                self._list.add_options([Option(self._pickable(label, False)) for label in self._labels(options)])
            case Choice(label=label):
                self._list.add_option(Option(Content(self._translate(label))))
            case Prompt():
                pass
        if not isinstance(item, Prompt):
            self._list.highlighted = 0
        self._focus()

    def _labels(self, options: tuple[tuple[str, Any], ...]) -> list[str]:
        return [self._translate(label) for _, label in options]

    def _pickable(self, label: str, picked: bool) -> Content:
        return Content(f"[{'✓' if picked else ' '}] {label}")

    def _focus(self) -> None:
        (self._line if self._line.display else self._list).focus()

    def _answer(self, move: Move | str) -> None:
        self.post_message(self.Answered(move, self._ply))

    @on(Input.Submitted)
    def _line_is_typed(self, event: Input.Submitted) -> None:
        event.stop()
        if isinstance(self.item, Prompt):
            self._answer(self.item.prefix + event.value.replace(",", " ").replace(";", " "))

    @on(OptionList.OptionSelected)
    def _option_is_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        match self.item:
            case Branch(items=items):
                self._follow(items[event.option_index])
            case Pick() as pick:
                self._toggle(pick, event.option_index)
            case Choice(move=move):
                self._answer(move)

    def _follow(self, item: Item) -> None:
        if isinstance(item, Choice):
            self._answer(item.move)
        else:
            self._path.append(item)
            self._show()

    def _toggle(self, pick: Pick, place: int) -> None:
        name, label = pick.options[place]
        if name in self._picked:
            self._picked.remove(name)
        else:
            self._picked.append(name)
        self._list.replace_option_prompt_at_index(place, self._pickable(self._translate(label), name in self._picked))
        if len(self._picked) == pick.count:
            self._answer(pick.prefix + " ".join(self._picked))
