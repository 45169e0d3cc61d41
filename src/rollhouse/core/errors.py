"""The exceptions of Rollhouse: one root class, stable codes, and the facts that an error message needs.

The catalogue translates an error into the user's language (`error-<code>`). `str(error)` is for logs and tracebacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import ClassVar, Self

from rollhouse.core.messages import Message

__all__ = [
    "BotError",
    "DataError",
    "IllegalMove",
    "MalformedMove",
    "MoveError",
    "PositionError",
    "RecordError",
    "RollhouseError",
    "SetupError",
    "StaleMove",
    "UndoError",
    "did_you_mean",
]

_MAX_EXPECTED_SHOWN = 6


class RollhouseError(Exception):
    """The root of all errors for refused input. A refusal changes nothing.

    Args:
        code: The stable code, such as `move/illegal`; its first part is the `family` of the class.
        value: The refused input, as it was given.
        location: The position, file or field that it was given for.
        reason: The reason, as a message to users.
        rule: The rule or ruling (`D3`, `T6`, a card's id) behind the refusal.
        expected: The inputs that would have been accepted.
        line: The line of the file, where there is one.

    >>> try:
    ...     game("dicy-cards").setup({"players": 9})
    ... except SetupError as error:
    ...     print(error.code, error.value, error.expected)
    setup/players 9 ('1–4',)

    """

    family = "rollhouse"
    status: ClassVar[int] = 400
    """The HTTP status of this kind of refusal."""
    statuses: ClassVar[Mapping[str, int]] = {}
    """The HTTP statuses of codes with another one."""

    def __init__(
        self,
        code: str,
        *,
        value: str = "",
        location: str = "",
        reason: Message | None = None,
        rule: str = "",
        expected: Sequence[str] = (),
        line: int | None = None,
    ) -> None:
        if not code.startswith(self.family + "/"):
            raise ValueError(f"{type(self).__name__} needs a {self.family}/ code, not {code!r}")
        super().__init__(code)
        self.code = code
        self.value = value
        self.location = location
        self.reason = reason
        self.rule = rule
        self.expected = tuple(expected)
        self.line = line

    @property
    def http_status(self) -> int:
        """The HTTP status of this error."""
        return self.statuses.get(self.code, self.status)

    def __str__(self) -> str:
        text = self.code
        if self.value:
            text += f": {self.value!r}"
        if self.location:
            text += f" at {self.location}"
        if self.line is not None:
            text += f", line {self.line}"
        if self.reason is not None:
            text += f"; {self.reason}"
        if self.rule:
            text += f" [{self.rule}]"
        if self.expected:
            more = len(self.expected) - _MAX_EXPECTED_SHOWN
            text += "; allowed: " + " | ".join(self.expected[:_MAX_EXPECTED_SHOWN]) + (f" | … {more} more" if more > 0 else "")
        return text


class MoveError(RollhouseError):
    """A refused move."""

    family = "move"


class MalformedMove(MoveError):
    """A text that is no move of this game in any position."""

    def __init__(self, value: str, *, reason: Message | None = None, expected: Sequence[str] = ()) -> None:
        super().__init__("move/malformed", value=value, reason=reason, expected=expected)


class IllegalMove(MoveError):
    """A move of this game that the rules refuse in this position."""

    def __init__(self, value: str, *, location: str, reason: Message, rule: str = "", expected: Sequence[str] = ()) -> None:
        super().__init__("move/illegal", value=value, location=location, reason=reason, rule=rule, expected=expected)


class StaleMove(MoveError):
    """A move for an earlier position: `ply` is its number of moves, `now` that of the current position."""

    status = 409

    def __init__(self, value: str, *, ply: int, now: int) -> None:
        super().__init__("move/stale", value=value, location=str(ply), expected=(str(now),))
        self.now = now


class SetupError(RollhouseError):
    """A setup with an unknown option or an invalid value; the code names the option (`setup/target`)."""

    family = "setup"


class PositionError(RollhouseError):
    """A position line that can't be parsed (`position/malformed`) or reached (`position/impossible`); `location` names the field."""

    family = "position"


class RecordError(RollhouseError):
    """A record that can't be read or replayed. `usable` is the `Record` up to the fault, or None."""

    family = "record"
    usable: object | None = None

    def with_usable(self, usable: object | None) -> Self:
        """Note what can be used of the record; return this error."""
        self.usable = usable
        return self


class DataError(RollhouseError):
    """A data file (a deck, a set of modes) that can't be read or breaks its schema."""

    family = "data"


class UndoError(RollhouseError):
    """A move that can't be undone."""

    family = "undo"


def did_you_mean(value: str, known: Sequence[str], prefix: str = "") -> Message | None:
    """The question whether the most similar of the known names, shown after `prefix`, was meant; None if none is similar."""
    close = get_close_matches(value, known, n=1) or [name for name in known if value and name.startswith(value)][:1]
    return Message("cli-why-meant", {"name": prefix + close[0]}) if close else None


class BotError(RollhouseError):
    """An unknown bot, or one that can't take this seat."""

    family = "bot"
