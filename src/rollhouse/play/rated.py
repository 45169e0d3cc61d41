"""What makes a game one that ratings may be changed by: nobody is helped, nothing is taken back, and nobody chose the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rollhouse.play.seats import SeatState, TableError

if TYPE_CHECKING:
    from rollhouse.play.session import Session

__all__ = ["check_rated", "refuse_in_rated"]


def check_rated(session: Session, seat: int = -1, state: SeatState | None = None) -> None:
    """Refuse a rated table that can't be one: `table/rated-rules`. With a seat and who would have it: if they sat down.

    As long as people sit down nobody knows whether it needs a clock.
    """
    opened = session.opened
    if not opened.rated:
        return
    options, seats = opened.options, session.seats
    if state is not None:
        seats = (*seats[:seat], state, *seats[seat + 1 :])
    people = [one.user_id for one in seats if one.user_id]
    faults = {
        "players": len(seats) < 2,
        "help": options.help,
        "dice": options.dice != "house" or bool(options.real_seats) or bool(opened.entropy),
        "moves": bool(opened.moves),
        "seats": len(people) != len(set(people)),
        "bots": any(one.bot and not one.user_id and one.bot not in session.game.bots for one in seats),
        "clock": state is None and options.clock is None and sum(not one.bot for one in seats) > 1,
    }
    found = [name for name, wrong in faults.items() if wrong]
    if found:
        raise TableError("table/rated-rules", value=" ".join(found))


def refuse_in_rated(session: Session, what: Literal["undo", "cover"]) -> None:
    """Refuse what is not done in a rated game, a challenge or a match: `table/rated-no-undo`, `table/rated-no-cover`."""
    if session.opened.in_earnest:
        raise TableError("table/rated-no-undo" if what == "undo" else "table/rated-no-cover")
