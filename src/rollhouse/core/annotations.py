"""Commands to programs in the comments of a record, as in chess's PGN: `{[%mark mistake] [%eval 0.4310 0.5690] too early}`.

A program that does not know the commands reads a comment like any other. Everything that is not a command is text.
"""

from __future__ import annotations

import re
from math import isfinite

import msgspec

__all__ = ["Annotation"]

_COMMAND = re.compile(r"\[%(mark|eval|best|position) ([^\[\]]+)\] ?")
_MARK = re.compile(r"[a-z]{1,20}")
_MAX_VALUES = 8


class Annotation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A comment in its parts, about the move before it and the position after it. Each part may be empty.

    `Annotation.read("[%mark mistake] [%eval 0.4310 0.5690] too early")` has the text "too early", the mark "mistake" and two values.
    """

    text: str = ""
    """The text for users."""
    mark: str = ""
    """The grade of the move; analysis writes `fine`, `inaccuracy`, `mistake` or `blunder`."""
    values: tuple[float, ...] = ()
    """The value of the position after the move for each seat: its share of the win; in a solo game, minus the turns still needed."""
    best: str = ""
    """The text of a better move."""
    position: str = ""
    """The position in which the move was made, in one line."""

    @classmethod
    def read(cls, comment: str) -> Annotation:
        """The parts of a comment. An invalid or repeated command counts as text."""
        parts: dict[str, str | tuple[float, ...]] = {}

        def take(command: re.Match[str]) -> str:
            name, content = command[1], command[2]
            value = _values(content) if name == "eval" else content if name != "mark" or _MARK.fullmatch(content) else ""
            name = "values" if name == "eval" else name
            if not value or name in parts:
                return command[0]
            parts[name] = value
            return ""

        text = _COMMAND.sub(take, comment).strip()
        return msgspec.convert({"text": text, **parts}, cls)

    def __str__(self) -> str:
        """The comment, as `read` takes it."""
        commands = (
            ("mark", self.mark),
            ("eval", " ".join(f"{value:.4f}" for value in self.values)),
            ("best", self.best),
            ("position", self.position),
        )
        return " ".join([*(f"[%{name} {value}]" for name, value in commands if value), *([self.text] if self.text else [])])


def _values(content: str) -> tuple[float, ...]:
    try:
        values = tuple(float(number) for number in content.split())
    except ValueError:
        return ()
    return values if len(values) <= _MAX_VALUES and all(map(isfinite, values)) else ()
