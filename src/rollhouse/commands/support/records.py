"""Finding the record for a command: a file, the standard input (`-`), or the last finished game."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rollhouse.core.errors import RecordError
from rollhouse.core.messages import say
from rollhouse.core.record import MAX_RECORD_LENGTH, Record
from rollhouse.core.record_text import read, read_file
from rollhouse.play.saves import Saves, data_folder

STDIN = "-"


def find_record(path: str | None) -> Record:
    """The record in this file, on the standard input (`-`), or of the last finished game; `record/…` if it is damaged."""
    if path == STDIN:
        return _piped()
    found = _last() if path is None else Path(path)
    try:
        return read_file(found)
    except RecordError as error:
        if error.usable is None and _is_no_record(found):
            raise RecordError("record/none", value=str(found)) from None
        raise


def usable(path: str | None) -> tuple[Record, RecordError | None]:
    """The record, or its usable part and what is wrong with the rest."""
    try:
        return find_record(path), None
    except RecordError as error:
        if not isinstance(error.usable, Record):
            raise
        return error.usable, error


def _piped() -> Record:
    raw = sys.stdin.buffer.read(MAX_RECORD_LENGTH + 1)
    if len(raw) > MAX_RECORD_LENGTH:
        raise RecordError("record/unreadable", value=STDIN, reason=say("error-why-too-large", most=MAX_RECORD_LENGTH))
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise RecordError("record/unreadable", value=STDIN, reason=say("error-why-not-text")) from None
    try:
        return read(text)
    except RecordError as error:
        if error.usable is None and not _looks_like_one(text):
            raise RecordError("record/none", value=STDIN) from None
        raise


def _last() -> Path:
    """The path of the record written last."""
    records = sorted(Saves(data_folder(os.environ)).records.glob("*.txt"), key=lambda path: (path.stat().st_mtime_ns, path.name))
    if not records:
        raise RecordError("record/no-games")
    return records[-1]


def _is_no_record(path: Path) -> bool:
    """Whether a readable file is not a record at all, so that naming its first wrong line would not help."""
    try:
        return not _looks_like_one(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False  # the error says why it can't be read


def _looks_like_one(text: str) -> bool:
    return "[Rollhouse " in text or '"rules_version"' in text
