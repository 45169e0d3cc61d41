"""What a rated game does to the ratings of those who played it, by openskill's Plackett-Luce model. No database here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from rollhouse.core.extras import needs
from rollhouse.server.ratings.scale import BETA, MU, SIGMA, anchor

__all__ = ["NEW", "RatedGame", "RatedSeat", "Rating", "rate", "rate_two"]

_FIXED = 1e-3
"""How unsure a bot's rating is: it does not move, and people's move beside it as beside somebody well known."""


class Rating(NamedTuple):
    """How strong somebody is, and how unsure that is, in openskill's unit."""

    mu: float
    sigma: float


NEW = Rating(MU, SIGMA)


class RatedSeat(msgspec.Struct, frozen=True):
    """A seat of a rated game that is over: a person's, by name, or a bot's."""

    place: int
    """1 for whoever won, alone or with others; 2 for the others; 3 for those who gave up or ran out of time."""
    user_id: str = ""
    name: str = ""
    bot: str = ""


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game that is over."""

    game: str
    ended: float
    seats: tuple[RatedSeat, ...]


def rate(game: RatedGame, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after the game, by person; `before` has those of people who are not new.

    Bots whose strength nobody has measured are left out.
    """
    with needs("server"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    taking_part: list[tuple[RatedSeat, Rating]] = []
    for seat in game.seats:
        fixed = None if seat.user_id else anchor(game.game, seat.bot)
        if seat.user_id:
            taking_part.append((seat, before.get(seat.user_id, NEW)))
        elif fixed is not None:
            taking_part.append((seat, Rating(fixed, _FIXED)))
    if len(taking_part) < 2:
        return {}
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for _, rating in taking_part]
    rated = model.rate(teams, ranks=[float(seat.place) for seat, _ in taking_part])
    return {seat.user_id: Rating(team[0].mu, team[0].sigma) for (seat, _), team in zip(taking_part, rated, strict=True) if seat.user_id}


def rate_two(winner: Rating, loser: Rating) -> tuple[Rating, Rating]:
    """Both ratings after one of the two has won."""
    with needs("server"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    (won,), (lost,) = model.rate([[model.rating(mu=one.mu, sigma=one.sigma)] for one in (winner, loser)], ranks=[1.0, 2.0])
    return Rating(won.mu, won.sigma), Rating(lost.mu, lost.sigma)
