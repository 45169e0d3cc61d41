"""Lines in, lines out: what the plain mode, the chooser and the replay share. No cursor, no colour: screen readers and pipes welcome."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from io import StringIO
from typing import TextIO

import rich.console

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Arg, Message, say
from rollhouse.core.words import Section
from rollhouse.locale import Catalogue

__all__ = ["Console", "Left", "whole_number"]

_WIDEST = 100
_UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Control characters: a name or a comment in somebody's record must not move the cursor, recolour the screen or turn the text round."""


class Left(Exception):
    """The person has left: end of input, or they said so."""


def whole_number(text: str) -> int | None:
    """The number that somebody typed; None if it is none, or absurdly long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


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

    def aside(self, message: Message) -> None:
        """How something goes that takes long: to whoever watches, even where the rest goes into a pipe or a file."""
        if self._writer.isatty():
            self.tell(message)
        else:
            print(_UNSEEN.sub("�", self.text(message)), file=sys.stderr, flush=True)

    def refuse(self, error: RollhouseError) -> None:
        """Say what was refused and why."""
        self.write(self.words.error(error, self.names))

    def section(self, section: Section) -> None:
        """A piece of the rules: its title, then its text in lines that are easy to read."""
        width = min(_WIDEST, shutil.get_terminal_size().columns)
        title = section.title
        if section.rulings:
            title = say("plain-heading-rulings", title=title, rulings=", ".join(section.rulings))
        self.tell(title)
        for message in section.body:
            self.write(textwrap.fill(self.text(message), width, initial_indent="  ", subsequent_indent="  "))
        self.write()

    def write(self, text: str = "") -> None:
        """A line as it is; where it goes to a screen, wrapped between words."""
        print(self._fit(text), file=self._writer, flush=True)

    def draw(self, draw: Callable[[rich.console.Console], None]) -> None:
        """Something with columns, drawn by Rich on the same paper; without colour, like everything here."""
        with (
            rich.console.Console(file=StringIO(), width=min(_WIDEST, shutil.get_terminal_size().columns)) as paper,
            paper.capture() as drawn,
        ):
            draw(paper)
        for line in drawn.get().splitlines():
            print(_UNSEEN.sub("�", line), file=self._writer, flush=True)

    def _fit(self, text: str) -> str:
        seen = _UNSEEN.sub("�", text)
        if not self._writer.isatty():
            return seen
        width = shutil.get_terminal_size().columns - 1
        return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) if len(line) > width else line for line in seen.splitlines())

    def ask(self, question: Message) -> str:
        """What the person types; `Left` at the end of the input."""
        print(self._fit(self.text(question)), end=" ", file=self._writer, flush=True)
        try:
            answer = self._reader.readline()
        except KeyboardInterrupt:
            self.write()
            raise
        if not answer:
            self.write()
            raise Left
        if not self._reader.isatty():
            self.write()  # a pipe echoes nothing: end the question's line
        return answer.strip()

    def choose(self, question: Message, labels: Sequence[Message], default: int | None = None) -> int:
        """A numbered list and the number that is chosen, counted from 0; Enter takes the default."""
        self.numbered(labels)
        while True:
            answer = self.ask(question)
            if not answer and default is not None:
                return default
            number = whole_number(answer)
            if number is not None and 1 <= number <= len(labels):
                return number - 1
            self.tell(say("plain-number-please", most=len(labels)))

    def numbered(self, labels: Sequence[Message]) -> None:
        """A numbered list."""
        for number, label in enumerate(labels, start=1):
            self.line("plain-numbered", number=number, label=label)
