"""The game as lines of text and numbered choices: good with a screen reader, a pipe, or a slow link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollhouse.core.errors import IllegalMove, MoveError, UndoError
from rollhouse.core.game import Event
from rollhouse.core.messages import Message, Seat, say
from rollhouse.play.driver import Driver
from rollhouse.play.fair import promise
from rollhouse.play.players import labels
from rollhouse.play.table import Table
from rollhouse.play.undo import moves_to_take_back
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.menu import AskAgain, Menu
from rollhouse.terminal.lines.teacher import PlainTeacher
from rollhouse.terminal.teacher import Teacher

__all__ = ["PlainGame"]


class PlainGame:
    """One table, played by lines."""

    def __init__(self, table: Table, console: Console, teacher: Teacher | None = None) -> None:
        self._table = table
        self._driver = Driver(table)
        self._console = console
        self._menu = Menu(console, self._read)
        self._teacher = PlainTeacher(table, console, teacher or Teacher(table.game))
        self._listed = -1
        """The ply at which choices were last listed: they are not repeated after a slip, only on Enter."""
        self._shown: tuple[int, ...] = ()
        """The turn and the person that the position was last shown for: what changes within a turn is told as it happens."""
        console.names = tuple(console.text(label) for label in labels(table.players))

    def run(self) -> bool:
        """Play on until the game is over or the person leaves; whether they want a rematch. The table saves every move itself."""
        self._console.tell(*self._table.game.words.setup(self._table.game.setup(self._table.record.setup)))
        if (promised := promise(self._table.record)) is not None:
            self._console.tell(promised)
        self._console.line("plain-commands")
        self._teacher.introduce()
        if self._table.ply:
            self._show()
        try:
            while self._table.awaited != "nobody":
                self._advance()
        except Left:
            return False
        outcome = self._table.outcome
        assert outcome is not None
        self._console.line("plain-over")
        self._console.tell(*self._table.game.words.result(outcome))
        return self._end()

    def _end(self) -> bool:
        """The game is over: people look at it again, or play once more, or leave."""
        while True:
            try:
                answer = self._console.ask(say("plain-ask-end")).lower()
            except Left:
                return False
            if answer not in ("a", "report"):
                return answer in ("n", "rematch")
            self._teacher.report()

    def _advance(self) -> None:
        try:
            if self._table.awaited in ("person", "dealer"):
                self._decide()
                return
            self._wait_for_people()
            before = self._table.ply
            self._say(self._driver.step())
            if self._table.ply == before:
                self._decide()  # the dice have nothing to say: a person answers for them
        except AskAgain:
            return
        except (MoveError, UndoError) as error:
            if isinstance(error, IllegalMove) or self._table.awaited == "dealer":
                error.expected = ()  # there may be hundreds; the choices are listed, and a question says what it wants
            self._console.refuse(error)

    def _wait_for_people(self) -> None:
        """A person rolls their own dice when they are ready; and before a bot's dice fall, a person may take their move back."""
        table = self._table
        seat = table.state.turn
        if table.awaited == "roll":
            answer = self._console.ask(say("plain-ask-roll", seat=Seat(seat)))
        elif seat >= 0 and table.awaited == "dice" and table.turn_begins and moves_to_take_back(table.makers(), alone=False):
            answer = self._console.ask(say("plain-ask-bot", seat=Seat(seat)))
        else:
            return
        if answer:
            self._obey(answer)
            self._help()
            raise AskAgain

    def _say(self, events: Sequence[Event]) -> None:
        self._console.tell(*(event.message() for event in events))

    # --- choices ---------------------------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        state = self._table.state
        legal = self._table.game.legal(state)
        if self._table.awaited == "person":
            self._show()
            if len(legal) == 1:
                self._console.line("plain-only-move", move=self._table.game.words.move(state, legal[0]))
                answer = self._console.ask(say("plain-ask-go-on"))
                self._submit(self._read(answer) if answer not in ("", "1") else legal[0])
                return
        menu = self._table.game.words.menu(self._table.state)
        listed, self._listed = self._listed == self._table.ply, self._table.ply
        self._submit(self._menu.ask(menu, listed=listed))

    def _submit(self, move: Any) -> None:
        """Make a person's move, unless the coach makes them think again."""
        if not self._teacher.lets_pass(move):
            raise AskAgain
        self._say(self._table.submit(move))

    def _read(self, answer: str) -> Any:
        self._obey(answer)
        return self._table.read(answer)

    # --- commands --------------------------------------------------------------------------------------------------------------------

    def _obey(self, answer: str) -> None:
        """Do what a one-letter command says and ask anew; return when the answer is no command."""
        match answer.lower():
            case "":
                self._listed, self._shown = -1, ()
            case "?":
                self._help()
            case "s":
                self._look()
            case "r":
                self._rules()
            case "u":
                self._console.line("plain-undone", count=self._table.undo())
                self._listed, self._shown = -1, ()
            case "h" | "hint":
                self._teacher.hint()
            case "c" | "coach":
                self._teacher.switch_coach()
            case "q":
                raise Left
            case _:
                return
        raise AskAgain

    def _help(self) -> None:
        self._console.tell(self._how_to_answer(), say("plain-help-commands"))
        self._teacher.introduce()

    def _how_to_answer(self) -> Message:
        state = self._table.state
        if self._table.awaited in ("roll", "dice"):
            return say("plain-help-roll")
        return say("plain-help-move", example=str(self._table.game.legal(state)[0]))

    def _show(self) -> None:
        state = self._table.state
        now = (*self._table.game.turn_key(state), state.to_act)
        if self._shown != now:
            self._look()
            self._shown = now

    def _look(self) -> None:
        self._console.tell(*self._table.game.words.summary(self._table.state))

    def _rules(self) -> None:
        for section in self._table.game.words.guide():
            self._console.section(section)
