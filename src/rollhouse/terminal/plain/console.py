"""Reading and printing lines, without cursor control or colour, so that screen readers and pipes work."""

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

_MAX_COLUMNS = 100
_CONTROL_CHARACTERS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Names and comments in records must not move the cursor, change colours or reverse the text."""


class Left(Exception):
    """The person has left, or the input has ended."""


def whole_number(text: str) -> int | None:
    """The typed number; None if it is not a number or has ten digits or more."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class Console:
    """Prints messages in one language, and reads answers."""

    def __init__(self, words: Catalogue, reader: TextIO | None = None, writer: TextIO | None = None) -> None:
        self.words = words
        self.names: tuple[str, ...] = ()
        """The players' names by seat, once they are known."""
        self._reader = sys.stdin if reader is None else reader
        self._writer = sys.stdout if writer is None else writer

    def name_seats(self, names: Sequence[str]) -> None:
        """Call the players by these names, by seat, from now on."""
        self.names = tuple(names)

    def text(self, message: Message) -> str:
        return self.words.say(message, self.names)

    def tell(self, *messages: Message) -> None:
        for message in messages:
            self.write(self.text(message))

    def line(self, key: str, **args: Arg) -> None:
        self.tell(Message(key, args))

    def aside(self, message: Message) -> None:
        """Print progress, to the standard error if the output is not a terminal."""
        if self._writer.isatty():
            self.tell(message)
        else:
            print(_CONTROL_CHARACTERS.sub("�", self.text(message)), file=sys.stderr, flush=True)

    def refuse(self, error: RollhouseError) -> None:
        self.write(self.words.error(error, self.names))

    def section(self, section: Section) -> None:
        """Print a section of the rules: its title, then its text, wrapped."""
        width = min(_MAX_COLUMNS, shutil.get_terminal_size().columns)
        title = section.title
        if section.rulings:
            title = say("plain-heading-rulings", title=title, rulings=", ".join(section.rulings))
        self.tell(title)
        for message in section.body:
            self.write(textwrap.fill(self.text(message), width, initial_indent="  ", subsequent_indent="  "))
        self.write()

    def write(self, text: str = "") -> None:
        """Print a line, wrapped on a terminal."""
        print(self._fit(text), file=self._writer, flush=True)

    def draw(self, draw: Callable[[rich.console.Console], None]) -> None:
        """Print what `draw` draws with Rich, without colour."""
        with (
            rich.console.Console(file=StringIO(), width=min(_MAX_COLUMNS, shutil.get_terminal_size().columns)) as paper,
            paper.capture() as drawn,
        ):
            draw(paper)
        for line in drawn.get().splitlines():
            print(_CONTROL_CHARACTERS.sub("�", line), file=self._writer, flush=True)

    def _fit(self, text: str) -> str:
        seen = _CONTROL_CHARACTERS.sub("�", text)
        if not self._writer.isatty():
            return seen
        width = shutil.get_terminal_size().columns - 1
        return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) if len(line) > width else line for line in seen.splitlines())

    def ask(self, question: Message) -> str:
        """Ask a question and return the answer; `Left` at the end of the input."""
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
        """Print a numbered list and return the chosen index; Enter takes the default."""
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
        for number, label in enumerate(labels, start=1):
            self.line("plain-numbered", number=number, label=label)
