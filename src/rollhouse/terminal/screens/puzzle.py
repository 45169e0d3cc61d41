"""Puzzles on the whole screen: the game's own board, with one question about it."""

from __future__ import annotations

from collections.abc import Iterable

from textual import on
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from rollhouse.analysis.puzzles.puzzle import answer
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.screens.board import BoardScreen
from rollhouse.terminal.screens.panel import Answer, Panel
from rollhouse.terminal.trainer import Exercise, Marked, question, verdict_words
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.keys import Key
from rollhouse.terminal.widgets.paragraphs import Paragraph

__all__ = ["PuzzleScreen"]


class PuzzleScreen(BoardScreen):
    """One exercise. Gives nothing back: an answer is told to whoever keeps count, and then the screen is done."""

    def __init__(self, exercise: Exercise, words: Catalogue, marked: Marked) -> None:
        self.exercise = exercise
        game = find_game(exercise.puzzle.game)
        players = [Player(name) for name in exercise.names(words)]
        super().__init__(Table.at(game, game.decode(exercise.puzzle.state), players), Translator(words, players))
        self._marked = marked

    def remarks(self) -> Iterable[Widget]:
        yield Static(Content("\n".join(map(self.translate, self.exercise.about()))), id="remarks")

    def on_mount(self) -> None:
        """Lay the position out."""
        self.show_title(self.translate(self.exercise.title))
        self.board.draw(())
        self._refresh_words()

    def _refresh_words(self) -> None:
        self.status.question = self.translate(question(self.exercise.puzzle))
        self.show_keys()

    @on(Board.Played)
    def _board_plays(self, event: Board.Played) -> None:
        game, state = self.table.game, self.table.state
        try:
            move = game.parse(event.move) if isinstance(event.move, str) else event.move
            game.play(state, move)
        except RollhouseError as error:
            self.note(self.translate.error(error), refused=True)
            return
        if not self.on_top:
            return  # a key pressed twice: the first press has answered
        verdict = answer(self.exercise.puzzle, move)
        first, *others = (*verdict_words(self.exercise.puzzle, verdict), *self._marked(self.exercise.puzzle, verdict))
        sign = "✓ " if verdict.solved else "✗ "
        paragraphs = [
            Paragraph(self.translate(first), "bold", sign, "bold $text-accent"),
            *(Paragraph(self.translate(one), lead="  ") for one in others),
        ]
        go_on = Answer("", ("enter", "escape", "space"), "⏎", self.translate(say("puzzle-key-next")))
        self.open(Panel(self.translate(self.exercise.title), paragraphs, [go_on]), self._is_read)

    def _is_read(self, value: str | None) -> None:
        self.close()

    @on(Board.Changed)
    def _board_changes(self) -> None:
        self.note("")
        self._refresh_words()

    def now_keys(self) -> tuple[Key, ...]:
        return self.board.keys()

    def always_keys(self) -> tuple[Key, ...]:
        return (*self.help_keys(), Key(("q",), "q", self.translate(say("terminal-end-leave")), self.app.exit), self.theme_key())
