"""Who may take back a move at a shared table, by the policy of `undo.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from rollhouse.core.game import CHANCE
from rollhouse.play.seats import SeatState
from rollhouse.play.table import Table
from rollhouse.play.undo import Maker, moves_to_take_back

__all__ = ["may_take_back", "own_last"]


def may_take_back(table: Table, seats: Sequence[SeatState], *, alone: bool, since: int) -> tuple[int, ...]:
    """The seats whose person may take back a move now; `since` is the number of moves that were made before this table was set."""
    people = dict.fromkeys(one.user_id for one in seats if one.user_id) if alone else _last_to_move(table, seats)
    found = (own_last(table, seats, user_id, alone=alone, since=since) for user_id in people)
    return tuple(sorted(one[0] for one in found if one is not None))


def own_last(table: Table, seats: Sequence[SeatState], user_id: str, *, alone: bool, since: int) -> tuple[int, int] | None:
    """The seat that would take back, and how many moves; None where this person may not."""
    own = [seat for seat, one in enumerate(seats) if user_id and one.user_id == user_id and not one.bot]
    count = moves_to_take_back(_makers(table, seats, own, since), alone=alone) if own else 0
    if not count:
        return None
    seat = _maker(table, next(islice(table.earlier(), count - 1, None)))
    assert seat is not None  # it is among `own`
    return seat, count


def _last_to_move(table: Table, seats: Sequence[SeatState]) -> tuple[str, ...]:
    """The person whose move was the last, bots' not counted; nobody where it was a roll or a draw of the house's."""
    for state in table.earlier():
        if state.to_act == CHANCE and not table.by_hand(state):
            return ()
        seat = _maker(table, state)
        if seat is not None and seats[seat].user_id:
            return (seats[seat].user_id,)
    return ()


def _makers(table: Table, seats: Sequence[SeatState], own: Sequence[int], since: int) -> Iterator[Maker]:
    """Who made each move of this table, the last one first, as somebody who plays these seats sees it."""
    for state in islice(table.earlier(), table.ply - since):
        if state.to_act == CHANCE and not table.by_hand(state):
            yield "dice"
            continue
        seat = _maker(table, state)
        yield "own" if seat in own else "bot" if seat is not None and not seats[seat].user_id else "other"


def _maker(table: Table, state: Any) -> int | None:
    """The seat that moved in this position; for real dice, the seat whose person said what they showed."""
    seat: int | None = table.dealer_seat(state) if state.to_act == CHANCE else state.to_act
    return seat
