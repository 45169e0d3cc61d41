"""Rematches: who wants one, and the score of the series of games."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.play.entries import Rematched, RematchWanted, SameDiceWanted
from rollhouse.play.seats import SeatState


class RematchState:
    """The wishes for a rematch, and the score. A series goes on as long as the same players keep their seats."""

    def __init__(self, before: tuple[float, ...] = ()) -> None:
        self.before = before
        """Each seat's wins in the games before, a shared win by parts; empty for the first game of these players."""
        self.wanted: tuple[str, ...] = ()
        """The users who want a rematch."""
        self.same_dice: tuple[str, ...] = ()
        """The users who want a rematch with the same dice."""
        self.table = ""
        """The table of the rematch."""

    def apply(self, entry: RematchWanted | SameDiceWanted | Rematched) -> None:
        """Apply a stored entry."""
        match entry:
            case RematchWanted():
                self.wanted = (*self.wanted, entry.user_id)
            case SameDiceWanted():
                self.same_dice = (*self.same_dice, entry.user_id)
            case Rematched():
                self.table = entry.table

    def seat_changed(self, before: SeatState, now: SeatState) -> None:
        """Start a new series when another player takes a seat. A bot that stands in for a user changes nothing."""
        if not before.free and (before.user_id or before.bot) != (now.user_id or now.bot):
            self.before = ()

    def agreed(self, seats: Sequence[SeatState], *, same_dice: bool) -> bool:
        """Whether all users who played want a rematch; deleted users don't count."""
        return {seat.user_id for seat in seats if seat.user_id and not seat.gone} <= set(self.same_dice if same_dice else self.wanted)

    def score(self, players: int, winners: Sequence[int]) -> tuple[float, ...]:
        """Each seat's score with the game that these seats have won: 1 for a win, shared by two a half each. Empty without any result."""
        if not winners:
            return self.before
        before = self.before or (0.0,) * players
        return tuple(shares + (1 / len(winners) if seat in winners else 0.0) for seat, shares in enumerate(before))
