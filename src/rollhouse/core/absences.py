"""Resignations and substitutes in a record: two tags, which the rules of a game do not know.

`[Tag.Resigned "2@57 0@80:time"]`: seat 2 resigned after 57 moves; seat 0's time was up after 80.
`[Tag.Substitutes "1@12-40 2@57-"]`: a bot played for seat 1 from move 12 up to move 40, and for seat 2 from move 57 to the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rollhouse.core.record import Record

RESIGNED = "Resigned"
SUBSTITUTES = "Substitutes"
_RESIGNATION = re.compile(r"(\d{1,3})@(\d{1,6})(:time)?", re.ASCII)
_SUBSTITUTION = re.compile(r"(\d{1,3})@(\d{1,6})-(\d{1,6})?", re.ASCII)


class Resignation(NamedTuple):
    """A seat resigned after `ply` moves."""

    seat: int
    ply: int
    on_time: bool = False
    """Whether its time was up."""


class Substitution(NamedTuple):
    """A bot played for a seat's player from move `begins` up to `ends`, or to the end of the game."""

    seat: int
    begins: int
    ends: int | None = None


def absence_tags(resignations: Iterable[Resignation], substitutions: Iterable[Substitution]) -> dict[str, str]:
    """The tags of a record; without those that would be empty."""
    tags = {
        RESIGNED: " ".join(f"{seat}@{ply}{':time' if on_time else ''}" for seat, ply, on_time in resignations),
        SUBSTITUTES: " ".join(f"{seat}@{begins}-{'' if ends is None else ends}" for seat, begins, ends in substitutions),
    }
    return {name: value for name, value in tags.items() if value}


def resignations_of(record: Record) -> tuple[Resignation, ...]:
    """The resignations; none where the tag is missing, and no part of it that is not valid."""
    found = [_RESIGNATION.fullmatch(part) for part in record.tags.get(RESIGNED, "").split()]
    read = [Resignation(int(one[1]), int(one[2]), one[3] is not None) for one in found if one is not None]
    return tuple(one for one in read if one.seat < len(record.seats) and one.ply <= len(record.moves))


def substitutions_of(record: Record) -> tuple[Substitution, ...]:
    """The substitutions; none where the tag is missing, and no part of it that is not valid."""
    found = [_SUBSTITUTION.fullmatch(part) for part in record.tags.get(SUBSTITUTES, "").split()]
    read = [Substitution(int(one[1]), int(one[2]), None if one[3] is None else int(one[3])) for one in found if one is not None]
    return tuple(one for one in read if one.seat < len(record.seats) and one.begins <= len(record.moves))


def own_seats(record: Record) -> Sequence[frozenset[int]]:
    """For every move, the seats that their own players were playing: no bot stood in for them."""
    playing = [frozenset(range(len(record.seats)))] * len(record.moves)
    for seat, begins, ends in substitutions_of(record):
        for ply in range(begins, len(playing) if ends is None else min(ends, len(playing))):
            playing[ply] -= {seat}
    return playing
