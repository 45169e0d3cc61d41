"""The text form of records: tags, then moves, one turn per line, comments in braces (docs/records.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rollhouse.core.errors import RecordError
from rollhouse.core.files import read_bounded
from rollhouse.core.messages import say
from rollhouse.core.record import FORMAT, MAX_RECORD_LENGTH, Record, checked, part_at_fault, positions
from rollhouse.core.record_json import from_json
from rollhouse.core.registry import game as find_game

__all__ = ["from_text", "read", "read_file", "to_text"]

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_.-]{0,60}) "((?:[^"\\]|\\.)*)"\]')
_LABEL = re.compile(r"\d+\.(?:\s|$)")
_COMMENT = re.compile(r"\{((?:[^}\\]|\\.)*)\}")
_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r"}
_FIRST_TAG = re.compile(r"^\s*\[Rollhouse ", re.MULTILINE)
_TAG_OF = {"format": "Rollhouse", "game": "Game", "rules_version": "Rules", "result": "Result", "seats": "Seat.0"}
_GROUP_OF = {"setup": "Setup", "tags": "Tag"}
"""The tags of a record's fields."""


def read(text: str) -> Record:
    """The record in this text, in the text or the JSON form, with every move checked.

    Raises:
        RecordError: The text is no valid record; `line` is the line of the fault and `usable` the record before it, where they are known.

    """
    text = text.removeprefix("\ufeff")
    is_json = text.lstrip().startswith("{") and not _FIRST_TAG.search(text)  # the readable form may begin with a comment
    return from_json(text) if is_json else from_text(text)


def read_file(path: Path) -> Record:
    """The record in this file, as `read` returns it.

    Raises:
        RecordError: The file can't be read, or holds no valid record.

    """
    raw = read_bounded(path, MAX_RECORD_LENGTH, RecordError, "record/unreadable")
    try:
        return read(raw.decode())
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise RecordError("record/unreadable", value=str(path), reason=say("error-why-not-text"), line=line) from None


# --- writing ------------------------------------------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """The text form of a record. A line of moves is a turn; the turn numbers are not read back."""
    tags = {"Rollhouse": str(FORMAT), "Game": record.game, "Rules": str(record.rules_version)}
    tags |= {f"Setup.{name}": _option(value) for name, value in record.setup.items()}
    tags |= {f"Seat.{seat}": name for seat, name in enumerate(record.seats)}
    tags |= {f"Tag.{name}": value for name, value in record.tags.items()}
    if record.result is not None:
        tags["Result"] = " ".join(map(str, record.result))
    lines = [f'[{name} "{_escaped(value, chr(34))}"]' for name, value in tags.items()]
    return "\n".join([*lines, "", *_turns(record)]) + "\n"


def _option(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _turns(record: Record) -> Iterator[str]:
    game = find_game(record.game)
    number = 1
    items: list[str] = []
    before: tuple[int, ...] = (-1,)
    for ply, (move, state) in enumerate(positions(record)):
        note = "{" + _escaped(record.comments[ply], "}") + "}" if ply in record.comments else ""
        if move or note:
            items.append(f"{move} {note}".strip())
        if items and (game.turn_key(state) != before or ply == len(record.moves)):
            yield f"{number}. " + "; ".join(items)
            number, items = number + 1, []
        before = game.turn_key(state)


def _escaped(text: str, also: str) -> str:
    escapes = _ESCAPES | {also: "\\" + also}
    return "".join(escapes.get(letter, letter) for letter in text)


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), text)


# --- reading ------------------------------------------------------------------------------------------------------------------------


@dataclass
class _Scan:
    """The parts of a text, not yet checked."""

    tags: dict[str, str] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """The line of each move."""
    comments: dict[int, str] = field(default_factory=dict)
    broken: RecordError | None = None
    """The error of the first line that can't be parsed; the lines after it are not read."""

    def line_of(self, part: str) -> int | None:
        """The line of the tag for a part of the record."""
        group, _, name = part.partition(".")
        return self.tag_lines.get(_TAG_OF.get(part) or f"{_GROUP_OF.get(group, group)}.{name}")


def from_text(text: str) -> Record:
    """The record in this text form, with every move checked; errors as for `read`."""
    if len(text) > MAX_RECORD_LENGTH:
        raise RecordError("record/too-long", value=str(len(text)), expected=(str(MAX_RECORD_LENGTH),))
    scan = _scan(text)
    try:
        record = checked(_assembled(scan), scan.lines)
    except RecordError as error:
        if error.line is None:
            error.line = scan.line_of(part_at_fault(error))
        raise
    if scan.broken is not None:
        raise scan.broken.with_usable(record)
    return record


def _scan(text: str) -> _Scan:
    scan = _Scan()
    # Only "\n" ends a line: names and comments may hold every other character that Python's splitlines would break at.
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        try:
            if line.startswith("["):
                _scan_tag(line, number, scan)
            else:
                _scan_moves(line, number, scan)
        except RecordError as error:
            if not scan.tags or (line.startswith("[") and not scan.moves):
                raise  # the setup is not certain: nothing is usable
            scan.broken = error
            break
    return scan


def _scan_tag(line: str, number: int, scan: _Scan) -> None:
    found = _TAG.fullmatch(line)
    if found is None:
        raise RecordError("record/tag", value=line, line=number, expected=('[Name "value"]',))
    if found[1] in scan.tags:
        raise RecordError("record/tag-twice", value=line, line=number)
    scan.tags[found[1]] = _unescaped(found[2])
    scan.tag_lines[found[1]] = number


def _scan_moves(line: str, number: int, scan: _Scan) -> None:
    label = _LABEL.match(line)
    place = label.end() if label else 0
    while place < len(line):
        if line[place] in "; \t":
            place += 1
        elif line[place] == "{":
            note = _COMMENT.match(line, place)
            if note is None:
                raise RecordError("record/comment-open", value=line[place : place + 60], line=number, expected=("{…}",))
            ply = len(scan.moves)
            before = scan.comments.get(ply)
            scan.comments[ply] = _unescaped(note[1]) if before is None else before + "\n" + _unescaped(note[1])
            place = note.end()
        else:
            end = min((at for at in (line.find(";", place), line.find("{", place)) if at >= 0), default=len(line))
            scan.moves.append(line[place:end].strip())
            scan.lines.append(number)
            place = end


def _assembled(scan: _Scan) -> Record:
    for name in ("Rollhouse", "Game", "Rules"):
        if name not in scan.tags:
            raise RecordError("record/tag-missing", value=name, line=1, expected=(f'[{name} "…"]',))
    form, rules = (_whole(scan.tags[name]) for name in ("Rollhouse", "Rules"))
    if form is None:
        raise RecordError("record/format", value=scan.tags["Rollhouse"], expected=(str(FORMAT),))
    if rules is None:
        raise RecordError("record/tag", value=f'[Rules "{scan.tags["Rules"]}"]', line=scan.tag_lines["Rules"], expected=('[Rules "1"]',))
    setup: dict[str, Any] = {}
    seats: list[str] = []
    free: dict[str, str] = {}
    result: tuple[int, ...] | None = None
    for name, value in scan.tags.items():
        group, _, rest = name.partition(".")
        winners = tuple(map(_whole, value.split()))
        if group == "Setup" and rest:
            setup[rest] = value
        elif name == f"Seat.{len(seats)}":
            seats.append(value)
        elif group == "Tag" and rest:
            free[rest] = value
        elif name == "Result" and None not in winners:
            result = tuple(seat for seat in winners if seat is not None)
        elif name not in ("Rollhouse", "Game", "Rules"):
            allowed = ("Setup.…", f"Seat.{len(seats)}", "Tag.…", "Result")
            raise RecordError("record/tag", value=f'[{name} "{value}"]', line=scan.tag_lines[name], expected=allowed)
    moves = tuple(scan.moves)
    # A broken record is usable without its last moves, so without its result.
    ended = result if scan.broken is None else None
    return Record(scan.tags["Game"], rules, setup, tuple(seats), moves, scan.comments, free, ended, form)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None
