"""Rating updates after a rated game, by openskill's Plackett-Luce model. No database access here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from rollhouse.core.extras import needs
from rollhouse.server.ratings.scale import BETA, MU, SIGMA, anchor

_BOT_SIGMA = 1e-3
"""The uncertainty of a bot's rating: so small that the rating stays fixed, and its opponents' ratings move against a known strength."""


class Rating(NamedTuple):
    """A skill estimate and its uncertainty, in openskill's unit."""

    mu: float
    sigma: float


INITIAL_RATING = Rating(MU, SIGMA)


class RatedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished rated game: a user's, with the user's name, or a bot's."""

    place: int
    """1 for each winner; 2 for the other players; 3 for players who resigned or ran out of time."""
    user_id: str = ""
    name: str = ""
    bot: str = ""


class RatedGame(msgspec.Struct, frozen=True):
    """A finished rated game."""

    game: str
    ended: float
    seats: tuple[RatedSeat, ...]


def rate(game: RatedGame, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after the game, by user id; users missing from `before` are new.

    Bots whose strength has not been measured are ignored.
    """
    with needs("server"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    taking_part: list[tuple[RatedSeat, Rating]] = []
    for seat in game.seats:
        fixed = None if seat.user_id else anchor(game.game, seat.bot)
        if seat.user_id:
            taking_part.append((seat, before.get(seat.user_id, INITIAL_RATING)))
        elif fixed is not None:
            taking_part.append((seat, Rating(fixed, _BOT_SIGMA)))
    if len(taking_part) < 2:
        return {}
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for _, rating in taking_part]
    rated = model.rate(teams, ranks=[float(seat.place) for seat, _ in taking_part])
    return {seat.user_id: Rating(team[0].mu, team[0].sigma) for (seat, _), team in zip(taking_part, rated, strict=True) if seat.user_id}


def rate_two(winner: Rating, loser: Rating) -> tuple[Rating, Rating]:
    """The winner's and the loser's rating after a game of two."""
    with needs("server"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    (won,), (lost,) = model.rate([[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in (winner, loser)], ranks=[1.0, 2.0])
    return Rating(won.mu, won.sigma), Rating(lost.mu, lost.sigma)
