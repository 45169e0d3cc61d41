"""The rows of a game's players, stored when it begins and when it ends."""

from __future__ import annotations

from rollhouse.play.seats import SeatState
from rollhouse.play.session import Session
from rollhouse.server.ratings.rate import RatedGame, RatedSeat
from rollhouse.server.store.rows import Opponent, PlayedGame, Result

_NOT_IN_MODE = frozenset({"players", "first"})


def played_games(table: str, session: Session) -> tuple[PlayedGame, ...]:
    """A row for each user's seat."""
    ended, setup = session.ended, session.opened.setup
    mode = {name: value for name, value in setup.items() if isinstance(value, str | int) and name not in _NOT_IN_MODE}
    return tuple(
        PlayedGame(
            table_id=table,
            seat=seat,
            user_id=one.user_id,
            name=one.name,
            game=session.opened.game,
            players=len(session.seats),
            mode=mode,
            opponents=tuple(_opponent(other) for place, other in enumerate(session.seats) if place != seat),
            started=session.began or 0.0,
            ended=None if ended is None else ended.at,
            result=None if ended is None else _result(seat, session.winners),
        )
        for seat, one in enumerate(session.seats)
        if one.user_id
    )


def _opponent(seat: SeatState) -> Opponent:
    """The opponent at a seat; where a bot stands in for a user, that user."""
    return Opponent(seat.user_id, seat.name) if seat.user_id else Opponent(bot=seat.bot)


def _result(seat: int, winners: tuple[int, ...]) -> Result:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def rated_game(session: Session) -> RatedGame | None:
    """The result of a rated game that is over; None for any other."""
    ended = session.ended
    if not session.opened.rated or ended is None or ended.by_admin:
        return None
    return RatedGame(session.opened.game, ended.at, tuple(_rated(one, seat in session.winners) for seat, one in enumerate(session.seats)))


def _rated(seat: SeatState, won: bool) -> RatedSeat:
    place = 3 if seat.resigned else 1 if won else 2
    return RatedSeat(place, seat.user_id, seat.name) if seat.user_id else RatedSeat(place, bot=seat.bot)
