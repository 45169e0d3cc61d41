"""Which record a command is about: a file, what is piped in, or the last game that was finished."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rollhouse.core.record_text import to_text
from tests.cli.programs import Inside
from tests.walks import walk

RECORD = to_text(walk("dicetto", {"players": 2, "cards_to_win": 1}, seed=2))
COMMANDS = [["replay", "--all"], ["replay", "--json"], ["analyse"], ["analyse", "--json"]]


def kept(folder: Path, name: str, text: str, moment: int) -> Path:
    path = folder / "records" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(moment, moment))
    return path


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_record_may_be_piped_in_or_be_the_last_game(inside: Inside, tmp_path: Path, command: list[str]) -> None:
    path = kept(tmp_path, "b.txt", RECORD, 2)
    kept(tmp_path, "c.txt", "an older one, and damaged", 1)
    named = inside.ok(*command, str(path))
    assert named.out
    assert inside(*command, "-", typed=RECORD) == named
    assert inside(*command) == named


@pytest.mark.parametrize(
    ("piped", "code"),
    [(b"hello there\n", "record/none"), (b"", "record/none"), (b"\xff\xfe\x00", "record/unreadable"), (b'{"a": 1}', "record/none")],
)
def test_what_is_no_record_is_refused(inside: Inside, tmp_path: Path, piped: bytes, code: str) -> None:
    for command in COMMANDS:
        inside.refused(code, *command, "-", typed=piped)
    path = tmp_path / "junk.txt"
    path.write_bytes(piped)
    inside.refused(code, "replay", str(path))
