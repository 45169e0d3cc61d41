"""`rollhouse verify`: recomputes the rolls of a record from the published secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from rollhouse.commands.support.command import command
from rollhouse.commands.support.records import find_record
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue
from rollhouse.play.fair import Checked, FairnessError, verify
from rollhouse.play.players import Player, person_label
from rollhouse.terminal.plain.console import Console

WRONG_EXIT_CODE = 1
"""Exit code if one of several records is wrong or can't be read."""
_UNCHECKABLE_CODES = ("fair/not-verifiable", "fair/not-over")
"""Errors that say that there is nothing to check: no dice are wrong."""
NOTHING_CHECKED_EXIT_CODE = 3
"""Exit code if nothing could be checked."""


def verify_files(words: Catalogue, paths: Sequence[str]) -> int:
    """Print what was checked in each record, and for several whether their dice were the same."""
    console = Console(words)
    if len(paths) <= 1:
        found = _verify_file(console, paths[0] if paths else None)
        return 0 if found is not None and found.derived else NOTHING_CHECKED_EXIT_CODE
    results: list[Checked | None] = []
    wrong = False
    for path in paths:
        console.write(f"{path}:")
        try:
            results.append(_verify_file(console, path))
        except RollhouseError as error:
            console.refuse(error)  # the others are checked all the same
            wrong = True
    if wrong:
        return WRONG_EXIT_CODE
    checked = [one for one in results if one is not None and one.derived]
    # The seal covers the dice of the server and of every seat.
    same = len(checked) == len(results) and checked[0].seal and len({one.seal for one in checked}) == 1
    console.tell(say("plain-verified-same", count=len(results)) if same else say("plain-verified-not-same"))
    return 0 if len(checked) == len(results) else NOTHING_CHECKED_EXIT_CODE


def _verify_file(console: Console, path: str | None) -> Checked | None:
    """Print which rolls were checked, which can't be, and what that proves (docs/dice.md); None if none can be.

    Raises:
        FairnessError: A roll is wrong.

    """
    record = find_record(path)
    try:
        found = verify(record)
    except FairnessError as error:
        if error.code not in _UNCHECKABLE_CODES:
            raise
        console.refuse(error)
        return None
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
    if found.seed:
        return [say("plain-verified-seed", seed=found.seed)]
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
