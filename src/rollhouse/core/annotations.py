"""What a comment of a record says to programs, as in chess's PGN: `{[%mark mistake] [%eval 0.4310 0.5690] too early}`.

Commands stand within a comment, so that whoever does not know them has a comment like any other. What is not a command is text.
"""

from __future__ import annotations

import re
from math import isfinite

import msgspec

__all__ = ["Annotation"]

_COMMAND = re.compile(r"\[%(mark|eval|best|position) ([^\[\]]+)\] ?")
_MARK = re.compile(r"[a-z]{1,20}")
_MOST_VALUES = 8


class Annotation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of the move before a comment, and of the position after it. Each part may be missing."""

    text: str = ""
    """For people."""
    mark: str = ""
    """How good the move was, in a word: those of the teacher are `fine`, `inaccuracy`, `mistake` and `blunder`."""
    values: tuple[float, ...] = ()
    """What the position after the move is worth to each seat: shares of the win, or alone the turns still needed, with a minus sign."""
    best: str = ""
    """A better move than the one that was made."""
    position: str = ""
    """The position in which the move was made, in one line."""

    @classmethod
    def read(cls, comment: str) -> Annotation:
        """A comment taken apart. A command that makes no sense, or comes a second time, is text."""
        found: dict[str, str | tuple[float, ...]] = {}

        def taken(command: re.Match[str]) -> str:
            name, said = command[1], command[2]
            value = _values(said) if name == "eval" else said if name != "mark" or _MARK.fullmatch(said) else ""
            name = "values" if name == "eval" else name
            if not value or name in found:
                return command[0]
            found[name] = value
            return ""

        text = _COMMAND.sub(taken, comment).strip()
        return msgspec.convert({"text": text, **found}, cls)

    def __str__(self) -> str:
        """The comment that says so."""
        said = (
            ("mark", self.mark),
            ("eval", " ".join(f"{value:.4f}" for value in self.values)),
            ("best", self.best),
            ("position", self.position),
        )
        return " ".join([*(f"[%{name} {value}]" for name, value in said if value), *([self.text] if self.text else [])])


def _values(said: str) -> tuple[float, ...]:
    try:
        values = tuple(float(one) for one in said.split())
    except ValueError:
        return ()
    return values if len(values) <= _MOST_VALUES and all(map(isfinite, values)) else ()
