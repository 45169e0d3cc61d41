"""The game as lines of text and numbered choices: good with a screen reader, a pipe, or a slow link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollhouse.core.errors import IllegalMove, MoveError, UndoError
from rollhouse.core.game import Event
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt
from rollhouse.play.players import labels
from rollhouse.play.table import Table
from rollhouse.tui.console import Console, Left, whole_number

__all__ = ["PlainGame"]


class _Again(Exception):
    """The position may have changed, or was only looked at: ask anew."""


class PlainGame:
    """One table, played by lines."""

    def __init__(self, table: Table, console: Console) -> None:
        self._table = table
        self._console = console
        self._listed = -1
        """The ply at which choices were last listed: they are not repeated after a slip, only on Enter."""
        self._shown: tuple[int, ...] = ()
        """The turn and the person that the position was last shown for: what changes within a turn is told as it happens."""
        console.names = tuple(console.text(label) for label in labels(table.players))

    def run(self) -> bool:
        """Play on until the game is over (True) or the person leaves (False). The table saves every move itself."""
        self._console.tell(*self._table.game.words.setup(self._table.game.setup(self._table.record.setup)))
        self._console.line("plain-commands")
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
        return True

    def _advance(self) -> None:
        try:
            if self._table.awaited in ("person", "dealer"):
                self._decide()
                return
            self._wait_for_people()
            before = self._table.ply
            self._say(self._table.step())
            if self._table.ply == before:
                self._decide()  # the dice have nothing to say: a person answers for them
        except _Again:
            return
        except (MoveError, UndoError) as error:
            if isinstance(error, IllegalMove) or self._table.awaited == "dealer":
                error.allowed = ()  # there may be hundreds; the choices are listed, and a question says what it wants
            self._console.refuse(error)

    def _wait_for_people(self) -> None:
        """A person rolls their own dice when they are ready; and before a bot's dice fall, a person may take their move back."""
        table = self._table
        seat = table.state.turn
        if seat < 0 or table.awaited != "dice" or not table.turn_begins:
            return
        if not table.players[seat].bot:
            answer = self._console.ask(say("plain-ask-roll", seat=Seat(seat)))
        elif table.undoable():
            answer = self._console.ask(say("plain-ask-bot", seat=Seat(seat)))
        else:
            return
        if answer:
            self._obey(answer)
            self._help()
            raise _Again

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
                self._say(self._table.submit(self._read(answer) if answer not in ("", "1") else legal[0]))
                return
        menu = self._table.game.words.menu(self._table.state)
        listed, self._listed = self._listed == self._table.ply, self._table.ply
        self._say(self._table.submit(self._ask(menu, listed=listed)))

    def _ask(self, item: Item, *, listed: bool = False) -> Any:
        """The move that the person settles on, by number or in the notation."""
        match item:
            case Choice(move=move):
                return move
            case Prompt(question=question, prefix=prefix):
                answer = self._console.ask(question)
                return self._table.read(prefix + answer) if answer[:1].isdigit() else self._read(answer)
            case Pick():
                return self._pick(item, listed=listed)
            case Branch():
                return self._branch(item, listed=listed)

    def _branch(self, branch: Branch, *, listed: bool) -> Any:
        if not listed:
            self._console.numbered([item.label for item in branch.items])
        answer = self._console.ask(branch.question)
        number = whole_number(answer)
        return self._read(answer) if number is None else self._ask(branch.items[self._place(number, len(branch.items))])

    def _pick(self, pick: Pick, *, listed: bool) -> Any:
        if not listed:
            self._console.numbered([label for _, label in pick.options])
        answer = self._console.ask(pick.question)
        words = answer.replace(",", " ").split()
        numbers = [number for number in map(whole_number, words) if number is not None]
        ids = [name for name, _ in pick.options]
        if words and len(numbers) == len(words):
            words = [ids[self._place(number, len(ids))] for number in numbers]
        elif not words or words[0] not in ids:
            return self._read(answer)
        if len(words) != pick.count:
            self._console.line("plain-count-please", count=pick.count, given=len(words))
            raise _Again
        return self._table.read(pick.prefix + " ".join(words))

    def _place(self, number: int, most: int) -> int:
        """The place in a list that somebody's number means."""
        if not 1 <= number <= most:
            self._console.tell(say("plain-number-please", most=most))
            raise _Again
        return number - 1

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
            case "q":
                raise Left
            case _:
                return
        raise _Again

    def _help(self) -> None:
        self._console.tell(self._how_to_answer(), say("plain-help-commands"))

    def _how_to_answer(self) -> Message:
        state = self._table.state
        if self._table.awaited == "dice":
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
