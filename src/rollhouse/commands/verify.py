"""`rollhouse verify`: every roll of a record derived again from what was published."""

from __future__ import annotations

from rollhouse.commands.command import command
from rollhouse.commands.flags import file_argument
from rollhouse.commands.records import find_record
from rollhouse.locale import Catalogue
from rollhouse.play.fair import anybody_added, verify
from rollhouse.terminal.lines.console import Console

__all__ = ["NOTHING_CHECKED", "verify_command", "verify_file"]

NOTHING_CHECKED = 3
"""How the command ends where nothing is wrong, and nothing is known to be right either."""


def verify_file(words: Catalogue, path: str | None) -> int:
    """Say in plain sentences which rolls were checked and which can't be; `fair/…` if one is wrong, or if it can't be told."""
    record, console = find_record(path), Console(words)
    found = verify(record)
    if found.derived:
        console.line("plain-verified", count=found.derived)
        if not anybody_added(record):
            console.line("plain-verified-not-added")
    else:
        console.line("plain-verified-none")
    if found.by_hand:
        console.line("plain-verified-by-hand", count=found.by_hand)
    if found.elsewhere:
        console.line("plain-verified-elsewhere", count=found.elsewhere)
    return 0 if found.derived else NOTHING_CHECKED


@command("verify")
@file_argument(required=False)
def verify_command(words: Catalogue, /, file: str | None) -> int:
    """Read the flags of `rollhouse verify`."""
    return verify_file(words, file)
