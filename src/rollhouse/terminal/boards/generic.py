"""The board of games without one of their own: the position as text, and the game's menu."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from rollhouse.core.game import Event
from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.widgets.keys import Key
from rollhouse.terminal.tui.widgets.question import Question


class GenericBoard(Board):
    """The position as text, the choices as a list."""

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__(table, translate)
        self._position = Static(classes="position")
        self._question = Question(translate)

    def compose(self) -> ComposeResult:
        yield self._position
        yield self._question

    def draw(self, happened: Sequence[Event]) -> None:
        words, state = self.table.game.words, self.table.state
        self._position.update(Content("\n".join(map(self.translate, words.summary(state)))))
        if self.asking:
            self._question.ask(words.menu(state), self.table.ply)
        else:
            self._question.hide()

    def prompt(self) -> str:
        return ""

    def keys(self) -> tuple[Key, ...]:
        choose = Key((), "⏎", self.translate(say("terminal-key-choose")), self._question.press, main=True)
        back = Key(("escape",), "Esc", self.translate(say("terminal-key-back")), self._back)
        return (choose, back) if self._question.nested else (choose,)

    def _back(self) -> None:
        self._question.back()

    def on_question_answered(self, event: Question.Answered) -> None:
        event.stop()
        self.post_message(self.Played(event.move, event.ply))


BOARD = GenericBoard
