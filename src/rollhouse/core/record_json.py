"""The JSON twin of a record, for programs. Of a damaged file it says what the readable form says too: the line, and what is usable."""

from __future__ import annotations

import re

import msgspec

from rollhouse.core.errors import RecordError
from rollhouse.core.messages import say
from rollhouse.core.record import LARGEST, Record, checked, part_at_fault

__all__ = ["from_json", "to_json"]

_STRING = r'"(?:[^"\\]|\\.)*"'
_MOVES = re.compile(r'"moves"\s*:\s*\[')
_MOVE = re.compile(rf"\s*({_STRING})\s*(?=[,\]])")
_BYTE = re.compile(r"\(byte (\d+)\)")
_PATH = re.compile(r"`\$\.(\w+)(?:\[(\d+)\])?")
_LONE = re.compile("[\ud800-\udfff]")


def to_json(record: Record) -> str:
    """The JSON form, one line a field and one a move."""
    return msgspec.json.format(msgspec.json.encode(record)).decode() + "\n"


def from_json(text: str) -> Record:
    """The record in this JSON text, every move checked; a `RecordError` names the line, and keeps what came before it as `usable`."""
    if len(text) > LARGEST:
        raise RecordError("record/too-long", value=str(len(text)), expected=(str(LARGEST),))
    if lone := _LONE.search(text):
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
    """The moves as far as the text has them in one piece, and the lines they are on."""

    def __init__(self, text: str) -> None:
        self.head = ""
        """All that comes before the first move, closed so that it is a record by itself; empty when there is no list of moves."""
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
        """The record up to the last of these moves that can be played."""
        try:
            begun = msgspec.json.decode(self.head, type=Record)
            return checked(msgspec.structs.replace(begun, moves=tuple(self.texts)))
        except RecordError as error:
            return error.usable if isinstance(error.usable, Record) else None
        except (msgspec.MsgspecError, RecursionError):
            return None


def _damage(text: str, moves: _Moves, reason: str) -> RecordError:
    error = RecordError("record/json", reason=say("error-why-parser", reason=reason), line=_line_of_damage(text, moves, reason))
    error.usable = moves.usable()
    return error


def _not_text(before: str) -> RecordError:
    """Half a character, which no file holds but a program may hand over: what comes before it can be used."""
    error = RecordError("record/json", reason=say("error-why-not-text"), line=before.count("\n") + 1)
    error.usable = _Moves(before).usable()
    return error


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
