"""Puzzles on the whole screen: the game's own board, with one question about it."""

from __future__ import annotations

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from rollhouse.analysis.trainer import answer
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board, board_for
from rollhouse.terminal.breakpoints import fit
from rollhouse.terminal.screens.help import HelpScreen
from rollhouse.terminal.screens.panel import Answer, Panel
from rollhouse.terminal.trainer import Exercise, Marked, question, verdict_words
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.keys import Key, KeyBar, find_key
from rollhouse.terminal.widgets.paragraphs import Paragraph
from rollhouse.terminal.widgets.status import StatusLines

__all__ = ["PuzzleScreen"]


class PuzzleScreen(Screen[None]):
    """One exercise. Gives nothing back: an answer is told to whoever keeps count, and then the screen is done."""

    AUTO_FOCUS = ""

    def __init__(self, exercise: Exercise, words: Catalogue, marked: Marked) -> None:
        super().__init__()
        self.exercise = exercise
        game = find_game(exercise.puzzle.game)
        state = game.decode(exercise.puzzle.state)
        players = [Player(name) for name in exercise.names(words)]
        self.table = Table.at(game, state, players)
        self.translate = Translator(words, players)
        self.board = board_for(self.table, self.translate)
        self.status = StatusLines()
        self._marked = marked
        self._title = Static(id="title")
        self._now_bar = KeyBar(id="now")
        self._always_bar = KeyBar(id="always")

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield self._title
        with Container(id="body"), Vertical(id="play"):
            yield self.board
            yield self.status
            yield self._now_bar
            yield Static(Content("\n".join(map(self.translate, self.exercise.remarks))), id="remarks")
        yield self._always_bar

    def on_mount(self) -> None:
        """Lay the position out."""
        title = self.translate(self.exercise.title)
        self._title.update(Content.assemble((f" {title} ", "bold reverse"), " ", self.board.headline()))
        self._always_bar.listed = self._always_keys()
        self.board.draw(())
        self._refresh_words()

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        fit(self, event.size)

    def on_screen_resume(self) -> None:
        """The terminal may have changed while help was open."""
        fit(self, self.app.size)

    def _refresh_words(self) -> None:
        self.status.question = self.translate(question(self.exercise.puzzle))
        self._now_bar.listed = self.board.keys()

    @on(Board.Played)
    def _board_plays(self, event: Board.Played) -> None:
        game, state = self.table.game, self.table.state
        try:
            move = game.parse(event.move) if isinstance(event.move, str) else event.move
            game.play(state, move)
        except RollhouseError as error:
            self._note(self.translate.error(error), refused=True)
            return
        verdict = answer(self.exercise.puzzle, move)
        first, *others = (*verdict_words(self.exercise.puzzle, verdict), *self._marked(self.exercise.puzzle, verdict))
        sign = "✓ " if verdict.solved else "✗ "
        paragraphs = [
            Paragraph(self.translate(first), "bold", sign, "bold $text-accent"),
            *(Paragraph(self.translate(one), lead="  ") for one in others),
        ]
        go_on = Answer("", ("enter", "escape", "space"), "⏎", self.translate(say("puzzle-key-next")))
        self.app.push_screen(Panel(self.translate(self.exercise.title), paragraphs, [go_on]), self._is_read)

    def _is_read(self, value: str | None) -> None:
        self.dismiss()

    @on(Board.Said)
    def _board_says(self, event: Board.Said) -> None:
        self._note(event.text, refused=event.refused)

    @on(Board.Changed)
    def _board_changes(self) -> None:
        self._note("")
        self._refresh_words()

    def _note(self, text: str, *, refused: bool = False) -> None:
        self.status.note = text
        self.status.refused = refused

    def _always_keys(self) -> tuple[Key, ...]:
        return (
            Key(("question_mark", "f1"), "?", self.translate(say("terminal-key-help")), self._help),
            Key(("r",), "r", self.translate(say("terminal-key-rules")), self._rules),
            Key(("q",), "q", self.translate(say("terminal-end-leave")), self.app.exit),
        )

    def on_key(self, event: events.Key) -> None:
        """A key does what the bars say."""
        key = find_key(event.key, (*self.board.keys(), *self._always_keys()))
        if key is not None:
            event.stop()
            event.prevent_default()
            key.do()

    def _help(self) -> None:
        self.app.push_screen(HelpScreen(self.table.game, self.translate, topic=self.board.topic() or "keys"))

    def _rules(self) -> None:
        self.app.push_screen(HelpScreen(self.table.game, self.translate, topic=""))
