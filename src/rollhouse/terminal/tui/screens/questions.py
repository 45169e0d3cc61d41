"""Puzzles and lesson steps on the game's own board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from textual import on
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame, Move
from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.presenter.puzzle import Exercise, LessonStep, Recorder
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.board import BoardScreen
from rollhouse.terminal.tui.screens.panel import Answer, Panel
from rollhouse.terminal.tui.widgets.keys import Key
from rollhouse.terminal.tui.widgets.paragraphs import Paragraph


class _QuestionScreen(BoardScreen):
    """One question about a position. The screen closes after the answer has been read."""

    def __init__(self, game: AnyGame, state: Any, names: Sequence[str], words: Catalogue) -> None:
        players = [Player(name) for name in names]
        super().__init__(Table.at(game, state, players), Translator(words, players))

    @abstractmethod
    def remark_lines(self) -> Sequence[Message]:
        """What is shown below the keys."""

    @abstractmethod
    def title_text(self) -> Message:
        """The title of the screen."""

    @abstractmethod
    def answer(self, move: Move | str) -> None:
        """Take a move, or its text; a `RollhouseError` refuses it."""

    def remarks(self) -> Iterable[Widget]:
        yield Static(Content("\n".join(map(self.translate, self.remark_lines()))), id="remarks")

    def on_mount(self) -> None:
        """Show the position."""
        self.show_title(self.translate(self.title_text()))
        self.board.draw(())
        self.show_keys()

    @on(Board.Played)
    def _board_plays(self, event: Board.Played) -> None:
        self.try_answer(event.move)

    def try_answer(self, move: Move | str) -> None:
        """Take a move, and show why it is refused if it is."""
        if not self.on_top:
            return  # a key pressed twice: the first press has answered
        try:
            self.answer(move)
        except RollhouseError as error:
            self.note(self.translate.error(error), refused=True)

    def show_answer(self, title: Message, paragraphs: Sequence[Paragraph]) -> None:
        """Show the answer in a panel; the screen closes with it."""
        go_on = Answer("", ("enter", "escape", "space"), "⏎", self.translate(say("puzzle-key-next")))
        self.open(Panel(self.translate(title), paragraphs, [go_on]), lambda value: self.close())

    @on(Board.Changed)
    def _board_changes(self) -> None:
        self.note("")
        self.show_keys()

    def now_keys(self) -> tuple[Key, ...]:
        return self.board.keys()

    def always_keys(self) -> tuple[Key, ...]:
        return (*self.help_keys(), Key(("q",), "q", self.translate(say("terminal-end-leave")), self.app.exit), self.theme_key())


class PuzzleScreen(_QuestionScreen):
    """One puzzle; the recorder gets the verdict on the first legal move."""

    def __init__(self, exercise: Exercise, words: Catalogue, recorder: Recorder) -> None:
        self.exercise = exercise
        super().__init__(exercise.game, exercise.state, exercise.names(words), words)
        self._recorder = recorder

    def remark_lines(self) -> Sequence[Message]:
        return self.exercise.about()

    def title_text(self) -> Message:
        return self.exercise.title

    def on_mount(self) -> None:
        """Show the question."""
        self.status.question = self.translate(self.exercise.question())

    def answer(self, move: Move | str) -> None:
        game = self.table.game
        made = game.parse(move) if isinstance(move, str) else move
        game.play(self.table.state, made)
        solved, (first, *others) = self.exercise.answer(made, self._recorder)
        title = Paragraph(self.translate(first), "bold", "✓ " if solved else "✗ ", "bold $text-accent")
        self.show_answer(self.exercise.title, [title, *(Paragraph(self.translate(line), lead="  ") for line in others)])


class LessonScreen(_QuestionScreen):
    """One step of a lesson, until the right move is made."""

    def __init__(self, step: LessonStep, words: Catalogue) -> None:
        self.step = step
        super().__init__(step.game, step.state, step.names(words), words)

    def remark_lines(self) -> Sequence[Message]:
        return (self.step.question(),)

    def title_text(self) -> Message:
        return self.step.numbered_title()

    def answer(self, move: Move | str) -> None:
        reply = self.step.reply(str(move))
        if not reply.right:
            self.note(self.translate(reply.feedback), refused=True)
            return
        events = [Paragraph(self.translate(message), lead="  ") for message in self.step.happened(reply)]
        praise = Paragraph(self.translate(reply.feedback), "bold", "✓ ", "bold $text-accent")
        self.show_answer(self.step.title(), [*events, praise])

    def _roll(self) -> None:
        self.try_answer("")

    def now_keys(self) -> tuple[Key, ...]:
        if self.step.rolls:
            return (Key(("enter", "r"), "⏎", self.translate(say("learn-key-roll")), self._roll),)
        return super().now_keys()
