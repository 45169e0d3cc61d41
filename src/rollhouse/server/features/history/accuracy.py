"""A user's accuracy: the average cost of a decision, for each game and number of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.level_costs import level_costs
from rollhouse.analysis.played_like import ladder_of, nearest_level
from rollhouse.core.evaluate import Unit
from rollhouse.core.statistics import ratio_of_sums
from rollhouse.server.features.history.schemas import PlayPoint, PlayRating
from rollhouse.server.store.rows import PlayedGame

CURVE_WINDOW_GAMES = 10
"""Games of the moving average."""
_MAX_COST: dict[Unit, float] = {"share": 1.0, "turns": inf}
"""A decision can't cost more than the win."""


class _Kind(NamedTuple):
    game: str
    players: int
    unit: Unit


def ratings_of(games: Sequence[PlayedGame]) -> list[PlayRating]:
    """Return one rating for each game and number of players, most played first.

    Games in which several players shared one device, and uploaded games, are left out: it is unknown who moved.
    """
    alike: dict[_Kind, list[tuple[PlayedGame, Accuracy]]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.ended or 0.0):
        played = game.accuracy
        if (
            played is not None
            and played.decisions
            and not game.uploaded
            and all(opponent.user_id != game.user_id for opponent in game.opponents)
        ):
            alike[_Kind(game.game, game.players, played.unit)].append((game, played))
    return sorted((_rating(kind, group) for kind, group in alike.items()), key=lambda rating: -rating.games)


def _rating(kind: _Kind, games: Sequence[tuple[PlayedGame, Accuracy]]) -> PlayRating:
    counted = [(played.cost, played.decisions) for _, played in games]
    whole = ratio_of_sums(counted)
    by_game = ratio_of_sums([(played.cost, 1) for _, played in games])
    costs = level_costs(kind.game, None, kind.players)
    return PlayRating(
        game=kind.game,
        players=kind.players,
        unit=kind.unit,
        games=len(games),
        exact=sum(played.exact for _, played in games),
        decisions=sum(played.decisions for _, played in games),
        cost=whole.mean,
        low=None if whole.reach is None else max(0.0, whole.mean - whole.reach),
        high=None if whole.reach is None else min(_MAX_COST[kind.unit], whole.mean + whole.reach),
        game_cost=by_game.mean,
        game_low=None if by_game.reach is None else max(0.0, by_game.mean - by_game.reach),
        game_high=None if by_game.reach is None else by_game.mean + by_game.reach,
        only_moves=sum(played.only_moves or 0 for _, played in games),
        great_finds=sum(played.great_finds or 0 for _, played in games),
        like=None if costs is None else nearest_level(ladder_of(kind.game, costs), [played.cost for _, played in games]),
        curve=[
            PlayPoint(
                table=game.table_id,
                seat=game.seat,
                ended=game.ended or 0.0,
                decisions=played.decisions,
                cost=played.cost / played.decisions,
                running=ratio_of_sums(counted[max(0, place + 1 - CURVE_WINDOW_GAMES) : place + 1]).mean,
            )
            for place, (game, played) in enumerate(games)
        ],
        levels=() if costs is None else costs.levels,
    )
