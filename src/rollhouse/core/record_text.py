"""The readable form of a record: tags, then moves, a turn to a line, comments in braces. docs/records.md describes it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rollhouse.core.errors import RecordError
from rollhouse.core.messages import say
from rollhouse.core.record import FORMAT, Record, checked, from_json, positions
from rollhouse.core.registry import game as find_game

__all__ = ["from_text", "read", "read_file", "to_text"]

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_.-]{0,60}) "((?:[^"\\]|\\.)*)"\]')
_LABEL = re.compile(r"\d+\.(?:\s|$)")
_COMMENT = re.compile(r"\{((?:[^}\\]|\\.)*)\}")
_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r"}
_LARGEST = 5_000_000


def read(text: str) -> Record:
    """The record in this text, readable form or JSON, every move checked."""
    return from_json(text) if text.lstrip().startswith("{") else from_text(text)


def read_file(path: Path) -> Record:
    """The record in this file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        why = say("error-why-os", reason=error.strerror or type(error).__name__)
        raise RecordError("record/unreadable", came=str(path), why=why) from None
    if len(raw) > _LARGEST:
        raise RecordError("record/unreadable", came=str(path), why=say("error-why-too-large", most=_LARGEST))
    try:
        return read(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise RecordError("record/unreadable", came=str(path), why=say("error-why-not-text"), line=line) from None


# --- writing ------------------------------------------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """The readable form. A line of moves is a turn; numbers count turns, for the reader's eye only."""
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


def from_text(text: str) -> Record:
    """The record in this readable form, every move checked; a `RecordError` names the line, and keeps what came before it as `usable`."""
    tags, moves, lines, comments, broken = _scan(text)
    record = _assembled(tags, tuple(moves), comments)
    good = checked(record, lines)
    if broken is not None:
        broken.usable = good
        raise broken
    return good


def _scan(text: str) -> tuple[dict[str, str], list[str], list[int], dict[int, str], RecordError | None]:
    tags: dict[str, str] = {}
    moves: list[str] = []
    lines: list[int] = []
    comments: dict[int, str] = {}
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("["):
            found = _TAG.fullmatch(line)
            if found is None or found[1] in tags:
                code = "record/tag" if found is None else "record/tag-twice"
                raise RecordError(code, came=line, line=number, allowed=('[Name "value"]',))
            tags[found[1]] = _unescaped(found[2])
            continue
        try:
            _scan_moves(line, number, moves, lines, comments)
        except RecordError as error:
            return tags, moves, lines, comments, error
    return tags, moves, lines, comments, None


def _scan_moves(line: str, number: int, moves: list[str], lines: list[int], comments: dict[int, str]) -> None:
    label = _LABEL.match(line)
    place = label.end() if label else 0
    while place < len(line):
        if line[place] in "; \t":
            place += 1
        elif line[place] == "{":
            note = _COMMENT.match(line, place)
            if note is None:
                raise RecordError("record/comment-open", came=line[place : place + 60], line=number, allowed=("{…}",))
            before = comments.get(len(moves))
            comments[len(moves)] = _unescaped(note[1]) if before is None else before + "\n" + _unescaped(note[1])
            place = note.end()
        else:
            end = min((at for at in (line.find(";", place), line.find("{", place)) if at >= 0), default=len(line))
            moves.append(line[place:end].strip())
            lines.append(number)
            place = end


def _assembled(tags: Mapping[str, str], moves: tuple[str, ...], comments: dict[int, str]) -> Record:
    known: dict[str, str] = {}
    for name in ("Rollhouse", "Game", "Rules"):
        if name not in tags:
            raise RecordError("record/tag-missing", came=name, line=1, allowed=(f'[{name} "…"]',))
        known[name] = tags[name]
    for name in ("Rollhouse", "Rules"):
        if not (known[name].isascii() and known[name].isdigit() and len(known[name]) < 6):
            raise RecordError("record/format" if name == "Rollhouse" else "record/rules", came=known[name], allowed=("1",))
    setup: dict[str, Any] = {}
    seats: dict[int, str] = {}
    free: dict[str, str] = {}
    result: tuple[int, ...] | None = None
    for name, value in tags.items():
        group, _, rest = name.partition(".")
        if group == "Setup" and rest:
            setup[rest] = value
        elif group == "Seat" and rest.isdigit():
            seats[int(rest)] = value
        elif group == "Tag" and rest:
            free[rest] = value
        elif name == "Result" and all(seat.isdigit() for seat in value.split()):
            result = tuple(map(int, value.split()))
        elif name not in known:
            raise RecordError("record/tag", came=name, allowed=("Setup.…", "Seat.…", "Tag.…", "Result"))
    if sorted(seats) != list(range(len(seats))):
        raise RecordError("record/seats", came=" ".join(map(str, sorted(seats))), allowed=(" ".join(map(str, range(len(seats)))),))
    names = tuple(seats[seat] for seat in range(len(seats)))
    return Record(known["Game"], int(known["Rules"]), setup, names, moves, comments, free, result, int(known["Rollhouse"]))
