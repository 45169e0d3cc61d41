"""Who takes part in a game, as it is kept with the game's beginning and its end."""

from __future__ import annotations

from rollhouse.play.seats import SeatState
from rollhouse.play.session import Session
from rollhouse.server.ratings.rate import RatedGame, RatedSeat
from rollhouse.server.store.rows import Opponent, PlayedGame, Result

__all__ = ["played_games", "rated_game"]

_NO_SETTINGS = frozenset({"players", "first"})


def played_games(table: str, session: Session) -> tuple[PlayedGame, ...]:
    """One for each seat that is a person's."""
    ended, setup = session.ended, session.opened.setup
    mode = {name: value for name, value in setup.items() if isinstance(value, str | int) and name not in _NO_SETTINGS}
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
            result=None if ended is None else _result(seat, ended.winners),
        )
        for seat, one in enumerate(session.seats)
        if one.user_id
    )


def _opponent(seat: SeatState) -> Opponent:
    """A bot that plays on for a person is still that person's seat."""
    return Opponent(seat.user_id, seat.name) if seat.user_id else Opponent(bot=seat.bot)


def _result(seat: int, winners: tuple[int, ...]) -> Result:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def rated_game(session: Session) -> RatedGame | None:
    """A rated game that is over, as ratings count it; None for any other."""
    ended = session.ended
    if not session.opened.rated or ended is None:
        return None
    return RatedGame(session.opened.game, ended.at, tuple(_rated(one, seat in ended.winners) for seat, one in enumerate(session.seats)))


def _rated(seat: SeatState, won: bool) -> RatedSeat:
    place = 3 if seat.resigned else 1 if won else 2
    return RatedSeat(place, seat.user_id, seat.name) if seat.user_id else RatedSeat(place, bot=seat.bot)
