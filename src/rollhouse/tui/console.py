"""Lines in, lines out: what the plain mode, the chooser and the replay share. No cursor, no colour: screen readers and pipes welcome."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Arg, Message, say
from rollhouse.locale import Catalogue

__all__ = ["Console", "Left"]


class Left(Exception):
    """The person has left: end of input, or they said so."""


class Console:
    """Speaks one language to one person."""

    def __init__(self, words: Catalogue, reader: TextIO | None = None, writer: TextIO | None = None) -> None:
        self.words = words
        self.names: tuple[str, ...] = ()
        """The players' names by seat, once they are known."""
        self._reader = sys.stdin if reader is None else reader
        self._writer = sys.stdout if writer is None else writer

    def text(self, message: Message) -> str:
        """The message in this person's language."""
        return self.words.say(message, self.names)

    def tell(self, *messages: Message) -> None:
        """A line for each message."""
        for message in messages:
            self.write(self.text(message))

    def line(self, key: str, **args: Arg) -> None:
        """One line."""
        self.tell(Message(key, args))

    def refuse(self, error: RollhouseError) -> None:
        """Say what was refused and why."""
        self.write(self.words.error(error, self.names))

    def write(self, text: str = "") -> None:
        """A line as it is."""
        print(text, file=self._writer, flush=True)

    def ask(self, question: Message) -> str:
        """What the person types; `Left` at the end of the input."""
        print(self.text(question), end=" ", file=self._writer, flush=True)
        answer = self._reader.readline()
        if not answer:
            self.write()
            raise Left
        if not self._reader.isatty():
            self.write()  # a pipe echoes nothing: end the question's line
        return answer.strip()

    def choose(self, question: Message, labels: Sequence[Message], default: int | None = None) -> int:
        """A numbered list and the number that is chosen, counted from 0; Enter takes the default."""
        for number, label in enumerate(labels, start=1):
            self.line("plain-numbered", number=number, label=label)
        while True:
            answer = self.ask(question)
            if not answer and default is not None:
                return default
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            self.tell(say("plain-number-please", most=len(labels)))
