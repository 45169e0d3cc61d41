"""One root error, stable codes, and everything a message needs: what came, where, why, what is allowed.

Nothing here is a sentence: the catalogue turns an error into one (`error-<code>`), in the reader's language. `str(error)` is for logs
and tracebacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

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
]

_SHOWN = 6


class RollhouseError(Exception):
    """Something that came from outside was refused; nothing changed."""

    family = "rollhouse"
    status: ClassVar[int] = 400
    """What HTTP calls a refusal of this kind."""
    statuses: ClassVar[Mapping[str, int]] = {}
    """The codes for which that is another one."""

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
        """Stable: programs compare this, never the sentence."""
        self.value = value
        """What was given, as it was given."""
        self.location = location
        """The position, file or field it was given at."""
        self.reason = reason
        """The reason, for people."""
        self.rule = rule
        """The rule or ruling (`D3`, `T6`, a card's id) the refusal rests on."""
        self.expected = tuple(expected)
        """What would have been accepted."""
        self.line = line
        """The line of the file, where there is one."""

    @property
    def http_status(self) -> int:
        """The status with which this refusal is answered over HTTP."""
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
            more = len(self.expected) - _SHOWN
            text += "; allowed: " + " | ".join(self.expected[:_SHOWN]) + (f" | … {more} more" if more > 0 else "")
        return text


class MoveError(RollhouseError):
    """A move was refused."""

    family = "move"


class MalformedMove(MoveError):
    """The text is no move of this game, whatever the position."""

    def __init__(self, value: str, *, reason: Message | None = None, expected: Sequence[str] = ()) -> None:
        super().__init__("move/malformed", value=value, reason=reason, expected=expected)


class IllegalMove(MoveError):
    """A move of this game that the rules refuse in this position."""

    def __init__(self, value: str, *, location: str, reason: Message, rule: str = "", expected: Sequence[str] = ()) -> None:
        super().__init__("move/illegal", value=value, location=location, reason=reason, rule=rule, expected=expected)


class StaleMove(MoveError):
    """The move was made for a position that has passed."""

    status = 409

    def __init__(self, value: str, *, ply: int, now: int) -> None:
        super().__init__("move/stale", value=value, location=str(ply), expected=(str(now),))
        self.now = now


class SetupError(RollhouseError):
    """A game cannot be set up like this; the code names the field (`setup/target`)."""

    family = "setup"


class PositionError(RollhouseError):
    """A position in one line can't be read (`position/malformed`), or can't come about (`position/impossible`); `where` names the field."""

    family = "position"


class RecordError(RollhouseError):
    """A record cannot be read past some line. `usable` holds what came before it, when that much could be read."""

    family = "record"
    usable: object | None = None


class DataError(RollhouseError):
    """A data file (a deck, a set of modes) is not what its schema says."""

    family = "data"


class UndoError(RollhouseError):
    """That can't be taken back."""

    family = "undo"


class BotError(RollhouseError):
    """No such bot, or it cannot sit there."""

    family = "bot"
