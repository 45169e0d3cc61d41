"""The seats' shares of a table's entropy: each seat commits to a share, and reveals it when all have committed.

The dice can't be known before all have committed. A share that is not revealed in time is dropped; if others have been revealed by then,
those are void and drawn anew, so that no player can choose between dice that they have seen. A seat that withheld its share once is out of
the dice, so that k players in league reject k sets of dice at most, and are named. Seats that are away at the start have no share.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rollhouse.play.entries import Committed, EntropyDropped, Revealed, Sealed
from rollhouse.play.fair import NO_ENTROPY, OLD_SCHEME, SHARE_BYTES, Added, share_commitment

REVEAL_SECONDS = 4.0
"""Seconds that a present seat has to reveal, each round, and to commit again: enough for a bad connection. Most need a tenth of one."""
_COMMIT_BYTES = 32
_DIGITS = frozenset("0123456789abcdef")


def is_share(text: str) -> bool:
    """Whether a text has the form of a share."""
    return len(text) == 2 * SHARE_BYTES and _DIGITS.issuperset(text)


def is_commit(text: str) -> bool:
    """Whether a text has the form of a commitment."""
    return len(text) == 2 * _COMMIT_BYTES and _DIGITS.issuperset(text)


class EntropyShares:
    """The shares of one table's seats, from sitting down to the first roll."""

    def __init__(self, seats: int, scheme: str) -> None:
        self._old = scheme == OLD_SCHEME
        self.commits = [""] * seats
        self.shares = [""] * seats
        self.in_the_open: frozenset[int] = frozenset()
        self.dropped: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        """The seats that are to reveal, once the host has begun."""
        self.sealed_at: float | None = None
        """When the wait for what is missing began: for shares, with the last commitment; None before the host has begun."""

    # --- entries --------------------------------------------------------------------------------------------------------------------------

    def apply(self, entry: Committed | Sealed | Revealed | EntropyDropped) -> None:
        """Apply a stored entry."""
        match entry:
            case Committed():
                self.sat(entry.seat, "", entry.commit)
                if self.sealed_at is not None and all(self.commits[seat] for seat in self.asked):
                    self.sealed_at = max(self.sealed_at, entry.at)
            case Sealed():
                self.seal(entry.seats, entry.at)
            case Revealed():
                self.shares[entry.seat] = entry.entropy
            case EntropyDropped():
                self.drop(entry.seats, again=entry.again, at=entry.at)

    def sat(self, seat: int, entropy: str, commit: str) -> None:
        """Take a seat's commitment, or its share in the open."""
        self.clear(seat)
        if self._old:
            self.shares[seat] = entropy or NO_ENTROPY
        elif entropy not in ("", NO_ENTROPY):
            self.shares[seat], self.commits[seat] = entropy, share_commitment(seat, entropy)
            self.in_the_open |= {seat}
        else:
            self.commits[seat] = commit

    def clear(self, seat: int) -> None:
        """Forget a seat's share and commitment."""
        self.shares[seat] = self.commits[seat] = ""
        self.in_the_open -= {seat}

    def seal(self, asked: Sequence[int], at: float) -> None:
        """Start the round of revealing: these seats are asked for their shares, and others have none."""
        for seat in range(len(self.shares)):
            if seat not in asked and seat not in self.in_the_open and not self._old:
                self.clear(seat)
        self.asked, self.sealed_at = tuple(asked), at

    def drop(self, seats: Collection[int], *, again: bool, at: float) -> None:
        """Drop these seats' shares; with `again` those that were revealed are drawn anew."""
        left = tuple(seat for seat in self.asked if seat not in seats)
        withheld = {seat for seat in seats if self.commits[seat]}  # one that did not commit again has seen no dice of this round
        for seat in self.asked if again else seats:
            self.clear(seat)
        self.asked, self.sealed_at = left, at
        self.dropped = tuple(sorted({*self.dropped, *withheld}))

    # --- state ----------------------------------------------------------------------------------------------------------------------------

    def missing(self) -> tuple[int, ...]:
        """The seats that are awaited: for their commitments while one is missing, then for their shares."""
        if self.sealed_at is None:
            return ()
        uncommitted = tuple(seat for seat in self.asked if not self.commits[seat])
        return uncommitted or tuple(seat for seat in self.asked if not self.shares[seat])

    def due_by(self) -> float | None:
        """When what is missing is dropped; None before the host has begun."""
        return None if self.sealed_at is None else self.sealed_at + REVEAL_SECONDS

    def reveal_due(self, seat: int) -> bool:
        """Whether this seat is to reveal its share: all have committed."""
        return seat in self.asked and all(self.commits[other] for other in self.asked) and not self.shares[seat]

    def any_revealed(self) -> bool:
        """Whether a share was revealed in this round."""
        return any(self.shares[seat] for seat in self.asked)

    def added(self, *, again: bool) -> Added:
        """All shares and commitments, for the record."""
        return Added(tuple(self.shares), tuple(self.commits), tuple(sorted(self.in_the_open)), self.dropped, again)
