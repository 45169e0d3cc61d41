"""The JSON form of records, for programs. Errors name the line, and keep the usable part, as for the text form."""

from __future__ import annotations

import re

import msgspec

from rollhouse.core.errors import RecordError
from rollhouse.core.messages import say
from rollhouse.core.record import MAX_RECORD_LENGTH, Record, checked, part_at_fault

__all__ = ["from_json", "to_json"]

_JSON_STRING = r'"(?:[^"\\]|\\.)*"'
_MOVES = re.compile(r'"moves"\s*:\s*\[')
_MOVE = re.compile(rf"\s*({_JSON_STRING})\s*(?=[,\]])")
_BYTE = re.compile(r"\(byte (\d+)\)")
_PATH = re.compile(r"`\$\.(\w+)(?:\[(\d+)\])?")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


def to_json(record: Record) -> str:
    """The JSON form, with a line for each field and each move."""
    return msgspec.json.format(msgspec.json.encode(record)).decode() + "\n"


def from_json(text: str) -> Record:
    """The record in this JSON text, with every move checked.

    Raises:
        RecordError: The text is no valid record; `line` is the line of the fault and `usable` the record before it, where they are known.

    """
    if len(text) > MAX_RECORD_LENGTH:
        raise RecordError("record/too-long", value=str(len(text)), expected=(str(MAX_RECORD_LENGTH),))
    if lone := _LONE_SURROGATE.search(text):
        raise _not_text(text[: lone.start()])
    moves = _Moves(text)
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _damage(text, moves, str(error)) from None
    try:
        lines = moves.lines if len(moves.lines) == len(record.moves) else ()  # a file may have two lists of moves: the last one counts
        return checked(record, lines)
    except RecordError as error:
        if error.line is None:
            error.line = _line_of_field(text, part_at_fault(error))
        raise


class _Moves:
    """The moves of a text up to the first damage, with their lines."""

    def __init__(self, text: str) -> None:
        self.head = ""
        """The text before the first move, closed as a record without moves; empty without a list of moves."""
        self.texts: list[str] = []
        self.lines: list[int] = []
        self.last_line = 1
        """The line on which the list ends, or breaks."""
        begin = _MOVES.search(text)
        if begin is None:
            return
        self.head = text[: begin.end()] + "]}"
        place = counted = begin.end()
        self.last_line += text.count("\n", 0, counted)
        while found := _MOVE.match(text, place):
            self.last_line += text.count("\n", counted, found.start(1))
            place, counted = found.end() + 1, found.start(1)
            try:
                self.texts.append(msgspec.json.decode(found[1], type=str))
            except msgspec.MsgspecError:
                return
            self.lines.append(self.last_line)
        self.last_line += text.count("\n", counted, len(text) - len(text[place:].lstrip()))

    def usable(self) -> Record | None:
        """The record up to the last legal one of these moves."""
        try:
            begun = msgspec.json.decode(self.head, type=Record)
            return checked(msgspec.structs.replace(begun, moves=tuple(self.texts)))
        except RecordError as error:
            return error.usable if isinstance(error.usable, Record) else None
        except (msgspec.MsgspecError, RecursionError):
            return None


def _damage(text: str, moves: _Moves, reason: str) -> RecordError:
    error = RecordError("record/json", reason=say("error-why-parser", reason=reason), line=_line_of_damage(text, moves, reason))
    return error.with_usable(moves.usable())


def _not_text(before: str) -> RecordError:
    """The error for a lone surrogate, which a file can't hold but a program may pass; the text before it is usable."""
    error = RecordError("record/json", reason=say("error-why-not-text"), line=before.count("\n") + 1)
    return error.with_usable(_Moves(before).usable())


def _line_of_damage(text: str, moves: _Moves, reason: str) -> int | None:
    if byte := _BYTE.search(reason):
        return text.encode()[: int(byte[1])].count(b"\n") + 1
    if path := _PATH.search(reason):
        return moves.last_line if path[1] == "moves" and path[2] else _line_of_field(text, path[1])
    return text.rstrip().count("\n") + 1 if "truncated" in reason else None


def _line_of_field(text: str, part: str) -> int | None:
    """The line of a field, or of a field within a field (`setup.target`)."""
    place = 0
    for name in part.split(".", 1):
        found = re.compile(rf'"{re.escape(name)}"\s*:').search(text, place)
        if found is None:
            break
        place = found.start()
    return text.count("\n", 0, place) + 1 if place else None
