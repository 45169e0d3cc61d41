"""`rollhouse verify`: recomputes the rolls of a record from the published secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from rollhouse.commands.support.command import command
from rollhouse.commands.support.records import find_record
from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue
from rollhouse.play.fair import Checked, verify
from rollhouse.play.players import Player, person_label
from rollhouse.terminal.plain.console import Console

NOTHING_CHECKED_EXIT_CODE = 3
"""Exit code if nothing could be checked."""


def verify_files(words: Catalogue, paths: Sequence[str]) -> int:
    """Print what was checked in each record, and for several whether their dice were the same."""
    console = Console(words)
    found = []
    for path in paths or (None,):
        if len(paths) > 1:
            console.write(f"{path}:")
        found.append(_verify_file(console, path))
    if len(found) > 1:
        same = (
            found[0].derived and found[0].seal and len({one.seal for one in found}) == 1
        )  # the seal covers the dice of the server and of every seat
        console.tell(say("plain-verified-same", count=len(found)) if same else say("plain-verified-not-same"))
    return 0 if all(one.derived for one in found) else NOTHING_CHECKED_EXIT_CODE


def _verify_file(console: Console, path: str | None) -> Checked:
    """Print which rolls were checked, which can't be, and what that proves (docs/dice.md); `fair/…` if one is wrong."""
    record = find_record(path)
    found = verify(record)
    if found.derived:
        console.line("plain-verified", count=found.derived)
        for line in proved(found, record.seats):
            console.tell(line)
    else:
        console.line("plain-verified-none")
    if found.by_hand:
        console.line("plain-verified-by-hand", count=found.by_hand)
    if found.elsewhere:
        console.line("plain-verified-elsewhere", count=found.elsewhere)
    return found


def proved(found: Checked, seats: Sequence[str]) -> list[Message]:
    """What the recomputed dice prove, and to which players."""

    def named(places: Iterable[int]) -> tuple[Message, ...]:
        return tuple(person_label(seats[place]) for place in places if place < len(seats))

    people = [place for place, name in enumerate(seats) if not Player(name).bot]
    trusting = [place for place in people if place not in (*found.hidden, *found.in_the_open, *found.dropped)]
    if found.again:
        return [say("common-proved-again")]
    lines: list[Message] = []
    if found.hidden:
        lines.append(say("common-proved-hidden", names=named(found.hidden), seal=found.seal))
    if found.in_the_open:
        lines.append(say("common-proved-in-the-open", names=named(found.in_the_open)))
    if found.dropped:
        lines.append(say("common-proved-dropped", names=named(found.dropped)))
    if not found.hidden and not found.in_the_open:
        lines.append(say("common-proved-by-no-player"))
    elif trusting:
        lines.append(say("common-proved-trusting", names=named(trusting)))
    if found.shared:
        lines.append(say("common-proved-shared", commitment=found.commitment))
    return lines


@command("verify")
@click.argument("files", nargs=-1, metavar="[FILE|-]…", type=click.Path())
def verify_command(words: Catalogue, /, files: tuple[str, ...]) -> int:
    """Read the flags of `rollhouse verify`."""
    return verify_files(words, files)
