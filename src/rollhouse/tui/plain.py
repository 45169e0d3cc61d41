"""The game as lines of text and numbered choices: good with a screen reader, a pipe, or a slow link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import Event
from rollhouse.core.messages import Seat, say
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt
from rollhouse.play.players import labels
from rollhouse.play.table import Table
from rollhouse.tui.console import Console, Left

__all__ = ["PlainGame", "seat_names"]


class _Again(Exception):
    """The position may have changed, or was only looked at: ask anew."""


def seat_names(table: Table, console: Console) -> tuple[str, ...]:
    """What to call each seat in the console's language."""
    return tuple(console.text(label) for label in labels(table.players))


class PlainGame:
    """One table, played by lines."""

    def __init__(self, table: Table, console: Console) -> None:
        self._table = table
        self._console = console
        self._listed = -1
        """The ply at which position and choices were last shown: they are not repeated after a slip, only on Enter."""
        console.names = seat_names(table, console)

    def run(self) -> bool:
        """Play on until the game is over (True) or the person leaves (False). The table saves every move itself."""
        self._console.tell(*self._table.game.words.setup(self._table.game.setup(self._table.record.setup)))
        self._console.line("plain-commands")
        if self._table.ply:
            self._look()
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
            elif self._turn_begins_for_person():
                self._say(self._roll_gate())
            else:
                self._say(self._table.step())
        except _Again:
            return
        except RollhouseError as error:
            self._console.refuse(error)

    def _turn_begins_for_person(self) -> bool:
        """A person rolls their own dice, when they are ready: until then, whoever moved last may still take it back."""
        table = self._table
        seat = table.state.turn
        return table.awaited == "dice" and table.turn_begins and seat >= 0 and not table.players[seat].bot

    def _roll_gate(self) -> tuple[Event, ...]:
        answer = self._console.ask(say("plain-ask-roll", seat=Seat(self._table.state.turn)))
        if answer:
            self._obey(answer)
            self._console.line("plain-help")
            raise _Again
        return self._table.step()

    def _say(self, events: Sequence[Event]) -> None:
        self._console.tell(*(event.message() for event in events))

    # --- choices ---------------------------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        legal = self._table.game.legal(self._table.state)
        if self._table.awaited == "person":
            if self._listed != self._table.ply:
                self._look()
            if len(legal) == 1:
                self._console.line("plain-only-move", move=self._table.game.words.move(self._table.state, legal[0]))
                answer = self._console.ask(say("plain-ask-go-on"))
                self._say(self._table.submit(self._read(answer) if answer else legal[0]))
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
                return self._pick(item)
            case Branch():
                return self._branch(item, listed=listed)

    def _branch(self, branch: Branch, *, listed: bool) -> Any:
        for number, item in enumerate(() if listed else branch.items, start=1):
            self._console.line("plain-numbered", number=number, label=item.label)
        answer = self._console.ask(branch.question)
        if answer.isascii() and answer.isdigit() and len(answer) < 4:
            if 1 <= int(answer) <= len(branch.items):
                return self._ask(branch.items[int(answer) - 1])
            self._console.tell(say("plain-number-please", most=len(branch.items)))
            raise _Again
        return self._read(answer)

    def _pick(self, pick: Pick) -> Any:
        for number, (_, label) in enumerate(pick.options, start=1):
            self._console.line("plain-numbered", number=number, label=label)
        answer = self._console.ask(pick.question)
        words = answer.replace(",", " ").split()
        if words and all(word.isascii() and word.isdigit() and 1 <= int(word) <= len(pick.options) for word in words):
            return self._table.read(pick.prefix + " ".join(pick.options[int(word) - 1][0] for word in words))
        if words and words[0] in dict(pick.options):
            return self._table.read(pick.prefix + " ".join(words))
        return self._read(answer)

    def _read(self, answer: str) -> Any:
        self._obey(answer)
        return self._table.read(answer)

    # --- commands --------------------------------------------------------------------------------------------------------------------

    def _obey(self, answer: str) -> None:
        """Do what a one-letter command says and ask anew; return when the answer is no command."""
        match answer.lower():
            case "":
                self._listed = -1
            case "?":
                self._console.line("plain-help")
            case "s":
                self._look()
            case "r":
                self._rules()
            case "u":
                self._console.line("plain-undone", count=self._table.undo())
                self._listed = -1
            case "q":
                raise Left
            case _:
                return
        raise _Again

    def _look(self) -> None:
        self._console.tell(*self._table.game.words.summary(self._table.state))

    def _rules(self) -> None:
        for section in self._table.game.words.guide():
            self._console.tell(say("plain-heading", title=section.title), *section.body)
