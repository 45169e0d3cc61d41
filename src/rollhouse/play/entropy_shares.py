"""What the seats add to a table's dice: each commits to a part of its own, and when all have, they reveal them.

Nobody knows the dice before everybody is bound. Whoever does not reveal is left out; if others have revealed theirs by then, those parts
are void and drawn anew, so that nobody can choose between dice that they have seen. Seats that are away when the game begins take no part.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rollhouse.play.entries import Committed, PartsDropped, Revealed, Sealed
from rollhouse.play.fair import NO_ENTROPY, OLD_SCHEME, PART_BYTES, Added, part_commitment

__all__ = ["PATIENCE", "EntropyShares", "is_commit", "is_part"]

PATIENCE = 4.0
"""Seconds for which a seat that is here is waited for, each round: what a bad connection needs. Most answer within a tenth of one."""
_COMMIT_BYTES = 32
_DIGITS = frozenset("0123456789abcdef")


def is_part(text: str) -> bool:
    """Whether it could be a seat's part."""
    return len(text) == 2 * PART_BYTES and _DIGITS.issuperset(text)


def is_commit(text: str) -> bool:
    """Whether it could be a commitment to one."""
    return len(text) == 2 * _COMMIT_BYTES and _DIGITS.issuperset(text)


class EntropyShares:
    """The parts of one table's seats, from sitting down to the first roll."""

    def __init__(self, seats: int, scheme: str) -> None:
        self._old = scheme == OLD_SCHEME
        self.commits = [""] * seats
        self.parts = [""] * seats
        self.in_the_open: frozenset[int] = frozenset()
        self.dropped: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        """The seats whose parts are waited for, once the table is sealed."""
        self.sealed: float | None = None
        """When the round began in which parts are revealed; None while people sit down."""

    # --- what happens ---------------------------------------------------------------------------------------------------------------------

    def apply(self, entry: Committed | Sealed | Revealed | PartsDropped) -> None:
        """What is stored of it."""
        match entry:
            case Committed():
                self.sat(entry.seat, "", entry.commit)
            case Sealed():
                self.seal(entry.seats, entry.at)
            case Revealed():
                self.parts[entry.seat] = entry.part
            case PartsDropped():
                self.drop(entry.seats, again=entry.again, at=entry.at)

    def sat(self, seat: int, entropy: str, commit: str) -> None:
        """Somebody sat down with a commitment, or with a part that everybody may know."""
        self.rose(seat)
        if self._old:
            self.parts[seat] = entropy or NO_ENTROPY
        elif entropy not in ("", NO_ENTROPY):
            self.parts[seat], self.commits[seat] = entropy, part_commitment(seat, entropy)
            self.in_the_open |= {seat}
        else:
            self.commits[seat] = commit

    def rose(self, seat: int) -> None:
        """Nobody sits there now, or somebody who adds nothing."""
        self.parts[seat] = self.commits[seat] = ""
        self.in_the_open -= {seat}

    def seal(self, asked: Sequence[int], at: float) -> None:
        """The game is to begin: these are asked for their parts, and nobody else adds any."""
        for seat in range(len(self.parts)):
            if seat not in asked and seat not in self.in_the_open and not self._old:
                self.rose(seat)
        self.asked, self.sealed = tuple(asked), at

    def drop(self, seats: Collection[int], *, again: bool, at: float) -> None:
        """These did not reveal their part; `again`: the others', revealed by now, are drawn anew."""
        left = tuple(seat for seat in self.asked if seat not in seats)
        for seat in self.asked if again else seats:
            self.rose(seat)
        self.asked, self.sealed = left, at
        self.dropped = tuple(sorted({*self.dropped, *seats}))

    # --- looking --------------------------------------------------------------------------------------------------------------------------

    def missing(self) -> tuple[int, ...]:
        """The seats that are waited for: for their commitments as long as one is missing, then for their parts."""
        if self.sealed is None:
            return ()
        uncommitted = tuple(seat for seat in self.asked if not self.commits[seat])
        return uncommitted or tuple(seat for seat in self.asked if not self.parts[seat])

    def due_by(self) -> float | None:
        """Until when those who were asked are waited for; None while people sit down."""
        return None if self.sealed is None else self.sealed + PATIENCE

    def reveal_due(self, seat: int) -> bool:
        """Whether this seat is to reveal its part: everybody is bound by now."""
        return seat in self.asked and all(self.commits[one] for one in self.asked) and not self.parts[seat]

    def seen(self) -> bool:
        """Whether somebody has revealed a part in this round."""
        return any(self.parts[seat] for seat in self.asked)

    def added(self, *, again: bool) -> Added:
        """All of it, for the record."""
        return Added(tuple(self.parts), tuple(self.commits), tuple(sorted(self.in_the_open)), self.dropped, again)
