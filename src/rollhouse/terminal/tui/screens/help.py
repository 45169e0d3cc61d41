"""The help: the keys, and the game's guide with a search."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.base import KeyModal
from rollhouse.terminal.tui.widgets.keys import Key
from rollhouse.terminal.tui.widgets.paragraphs import Paragraph, Paragraphs

KEYS = {
    "enter": "⏎",
    "letters": "a-e",
    "digits": "1-6",
    "arrows": "←→↑↓",
    "space": "␣",
    "invert": "i",
    "escape": "Esc",
    "undo": "u",
    "stop": "x",
    "hurry": "h",
    "hint": "h",
    "coach": "w",
    "chances": "v",
    "report": "a",
    "help": "? F1",
    "rules": "r",
    "log": "PgUp/Dn",
    "theme": "t",
    "quit": "q",
}
"""The keys in the section about keys; the description of each is `terminal-help-key-…`."""


class HelpScreen(KeyModal[None]):
    """The keys and the guide. `topic` is the section to open; if it is empty, the first section of the rules."""

    AUTO_FOCUS = "#sections"

    def __init__(self, game: AnyGame, translate: Translator, *, topic: str) -> None:
        super().__init__()
        self.translate = translate
        self._sections: dict[str, tuple[str, list[Paragraph]]] = {"keys": (translate(say("terminal-help-keys")), self._key_lines())}
        for section in game.words.guide():
            self._sections[section.id] = (translate(section.title), _spaced([translate(message) for message in section.body]))
        first_rule = list(self._sections)[min(1, len(self._sections) - 1)]
        self._topic = topic if topic in self._sections else first_rule
        self.found = list(self._sections)
        """The sections that match the search, in order."""
        self._search = Input(placeholder=translate(say("terminal-help-search")), compact=True, id="search")
        self._list = OptionList(compact=True, id="sections")
        self._text = Paragraphs(id="section-text")

    def compose(self) -> ComposeResult:
        with Vertical(id="help"):
            yield self._search
            with Horizontal(id="pages"):
                yield self._list
                with VerticalScroll(id="page", can_focus=False):
                    yield self._text
            yield Static(Content(self.translate(say("terminal-help-footer"))), id="help-footer")

    def on_mount(self) -> None:
        self.query_one("#help").border_title = Content(self.translate(say("terminal-help-title")))
        self._fill()
        self._list.highlighted = self.found.index(self._topic)

    def _key_lines(self) -> list[Paragraph]:
        return [
            Paragraph(self.translate(say(f"terminal-help-key-{key}")), lead=f"{sign:>7}  ", lead_style="bold $text-accent")
            for key, sign in KEYS.items()
        ]

    def _fill(self) -> None:
        self._list.clear_options()
        self._list.add_options([Option(Content(self._sections[name][0]), id=name) for name in self.found])

    @on(Input.Changed)
    def _search_changes(self, event: Input.Changed) -> None:
        event.stop()
        wanted = event.value.casefold().split()
        self.found = [name for name in self._sections if all(word in self._searched(name) for word in wanted)]
        self._fill()
        if self.found:
            self._list.highlighted = 0
        else:
            self._text.show([Paragraph(self.translate(say("terminal-help-nothing")))])

    def _searched(self, name: str) -> str:
        title, body = self._sections[name]
        return " ".join([title, *(one.text for one in body)]).casefold()

    @on(Input.Submitted)
    def _search_is_over(self, event: Input.Submitted) -> None:
        event.stop()
        self._list.focus()

    @on(OptionList.OptionHighlighted)
    def _section_is_shown(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_id is not None:
            title, body = self._sections[event.option_id]
            self._text.show([Paragraph(title, "bold underline"), Paragraph(""), *body])
            self.query_one("#page").scroll_home(animate=False)

    def keys(self) -> tuple[Key, ...]:
        """Keys to leave, search and scroll; the list and the search line have their own."""
        page = self.query_one("#page")
        does: dict[tuple[str, ...], Callable[[], object]]
        if self._search.has_focus:
            escape = self._clear_search if self._search.value else self.close
            does = {("escape",): escape, ("f1",): self.close, ("down",): self._list.focus}
        else:
            does = {
                ("escape", "f1", "q", "question_mark", "r"): self.close,
                ("slash",): self._search.focus,
                ("pagedown", "right", "space"): partial(page.scroll_page_down, animate=False),
                ("pageup", "left"): partial(page.scroll_page_up, animate=False),
            }
        return tuple(Key(names, "", "", do) for names, do in does.items())

    def _clear_search(self) -> None:
        self._search.value = ""


def _spaced(texts: list[str]) -> list[Paragraph]:
    """The texts with a blank line between them."""
    return [part for text in texts for part in (Paragraph(text), Paragraph(""))][:-1]
