"""The record that a command is about: a file, what is piped in (`-`), or the last game that was finished here."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rollhouse.core.errors import RecordError
from rollhouse.core.messages import say
from rollhouse.core.record import LARGEST, Record
from rollhouse.core.record_text import read, read_file
from rollhouse.play.saves import Saves, data_folder

__all__ = ["PIPED", "find_record", "usable"]

PIPED = "-"


def find_record(path: str | None) -> Record:
    """The record in this file, on the standard input for `-`, or of the last finished game; `record/…` says what is wrong with it."""
    if path == PIPED:
        return _piped()
    found = _last() if path is None else Path(path)
    try:
        return read_file(found)
    except RecordError as error:
        if error.usable is None and _is_no_record(found):
            raise RecordError("record/none", came=str(found)) from None
        raise


def usable(path: str | None) -> tuple[Record, RecordError | None]:
    """The record, or as much of it as can be used and what is wrong with the rest."""
    try:
        return find_record(path), None
    except RecordError as error:
        if not isinstance(error.usable, Record):
            raise
        return error.usable, error


def _piped() -> Record:
    raw = sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise RecordError("record/unreadable", came=PIPED, why=say("error-why-too-large", most=LARGEST))
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise RecordError("record/unreadable", came=PIPED, why=say("error-why-not-text")) from None
    try:
        return read(text)
    except RecordError as error:
        if error.usable is None and not _looks_like_one(text):
            raise RecordError("record/none", came=PIPED) from None
        raise


def _last() -> Path:
    """The record that was written last."""
    records = sorted(Saves(data_folder(os.environ)).records.glob("*.txt"), key=lambda path: (path.stat().st_mtime_ns, path.name))
    if not records:
        raise RecordError("record/no-games")
    return records[-1]


def _is_no_record(path: Path) -> bool:
    """Whether nothing in a readable file looks like a record: then there is no use in telling the first line that is wrong."""
    try:
        return not _looks_like_one(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False  # why it can't be read has been said


def _looks_like_one(text: str) -> bool:
    return "[Rollhouse " in text or '"rules_version"' in text
