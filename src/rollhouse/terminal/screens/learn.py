"""Lessons on the whole screen: the game's own board, and what a step asks for."""

from __future__ import annotations

from collections.abc import Iterable

from textual import on
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from rollhouse.analysis.lessons import Reply, asked, lesson_title, lessons, position, reply, rolls
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.screens.board import BoardScreen
from rollhouse.terminal.screens.panel import Answer, Panel
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.keys import Key
from rollhouse.terminal.widgets.paragraphs import Paragraph

__all__ = ["LearnScreen"]


class LearnScreen(BoardScreen):
    """One step of a lesson. It is done once the right move was made."""

    def __init__(self, name: str, number: int, step: int, words: Catalogue) -> None:
        lesson = lessons(name)[number]
        self.where = (name, lesson.id, step)
        self._number = number
        state = position(*self.where)
        players = [Player(words.say(say("common-seat", number=seat + 1))) for seat in range(state.setup.players)]
        super().__init__(Table.at(find_game(name), state, players), Translator(words, players))

    def remarks(self) -> Iterable[Widget]:
        yield Static(Content(self.translate(asked(*self.where))), id="remarks")

    def on_mount(self) -> None:
        """Lay the position out."""
        name, lesson, _ = self.where
        title = lesson_title(name, lesson)
        self.show_title(self.translate(say("learn-title", number=self._number + 1, count=len(lessons(name)), title=title)))
        self.board.draw(())
        self.show_keys()

    @on(Board.Played)
    def _board_plays(self, event: Board.Played) -> None:
        self.answer(str(event.move))

    def _roll(self) -> None:
        self.answer("")

    def answer(self, text: str) -> None:
        """Take a move, or any word where the dice are asked for."""
        if not self.on_top:
            return  # a key pressed twice: the first press has answered
        try:
            found = reply(*self.where, text)
        except RollhouseError as error:
            self.note(self.translate.error(error), refused=True)
            return
        if found.right:
            self._praise(found)
        else:
            self.note(self.translate(found.said), refused=True)

    def _praise(self, found: Reply) -> None:
        events = [Paragraph(self.translate(event.message()), lead="  ") for event in found.events]
        said = Paragraph(self.translate(found.said), "bold", "✓ ", "bold $text-accent")
        go_on = Answer("", ("enter", "escape", "space"), "⏎", self.translate(say("puzzle-key-next")))
        self.open(Panel(self.translate(lesson_title(*self.where[:2])), [*events, said], [go_on]), self._is_read)

    def _is_read(self, value: str | None) -> None:
        self.close()

    @on(Board.Changed)
    def _board_changes(self) -> None:
        self.note("")
        self.show_keys()

    def now_keys(self) -> tuple[Key, ...]:
        if rolls(*self.where):
            return (Key(("enter", "r"), "⏎", self.translate(say("learn-key-roll")), self._roll),)
        return self.board.keys()

    def always_keys(self) -> tuple[Key, ...]:
        return (*self.help_keys(), Key(("q",), "q", self.translate(say("terminal-end-leave")), self.app.exit), self.theme_key())
