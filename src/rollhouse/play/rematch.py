"""After a game: who wants to play again, and how their series of games stands."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.play.entries import Rematched, RematchWanted, SameDiceWanted
from rollhouse.play.seats import SeatState

__all__ = ["RematchState"]


class RematchState:
    """What those who played want next. A series goes on as long as the same players keep their seats."""

    def __init__(self, before: tuple[float, ...] = ()) -> None:
        self.before = before
        """Each seat's shares in the wins of the games before; empty where this is the first game of these players."""
        self.wanted: tuple[str, ...] = ()
        """Who wants to play again."""
        self.same_dice: tuple[str, ...] = ()
        """Who wants to play again with the same dice."""
        self.table = ""
        """Where they play again."""

    def add(self, entry: RematchWanted | SameDiceWanted | Rematched) -> None:
        """Somebody has said so, or there is a table for it."""
        match entry:
            case RematchWanted():
                self.wanted = (*self.wanted, entry.user_id)
            case SameDiceWanted():
                self.same_dice = (*self.same_dice, entry.user_id)
            case Rematched():
                self.table = entry.table

    def seated(self, before: SeatState, now: SeatState) -> None:
        """Somebody else takes a seat: those are other players, whose series begins anew. A bot that stands in changes nothing."""
        if not before.free and (before.user_id or before.bot) != (now.user_id or now.bot):
            self.before = ()

    def agreed(self, seats: Sequence[SeatState], *, same_dice: bool) -> bool:
        """Whether all people who played want it."""
        return {one.user_id for one in seats if one.user_id and not one.gone} <= set(self.same_dice if same_dice else self.wanted)

    def score(self, players: int, winners: Sequence[int]) -> tuple[float, ...]:
        """Each seat's shares with the game that these have won: a win is one, shared by two a half each. Empty while there is none."""
        if not winners:
            return self.before
        before = self.before or (0.0,) * players
        return tuple(shares + (1 / len(winners) if seat in winners else 0.0) for seat, shares in enumerate(before))
