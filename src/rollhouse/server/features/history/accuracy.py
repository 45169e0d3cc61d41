"""How well somebody plays, from their games that were weighed: what a decision cost on average, for each game and number of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from rollhouse.analysis.accuracy import Accuracy, level_costs
from rollhouse.core.evaluate import Unit
from rollhouse.core.statistics import ratio_of_sums
from rollhouse.server.features.history.schemas import PlayPoint, PlayRating
from rollhouse.server.store.rows import PlayedGame

__all__ = ["LATEST", "ratings_of"]

LATEST = 10
"""Games that the curve smooths over."""

_MOST: dict[Unit, float] = {"share": 1.0, "turns": inf}
"""What a decision can cost: no more than the win."""


class _Kind(NamedTuple):
    game: str
    players: int
    unit: Unit


def ratings_of(games: Sequence[PlayedGame]) -> list[PlayRating]:
    """One rating for each game and number of players, the most played first.

    Not of games in which friends passed one device around: nobody knows whose moves those were. Nor of games that were played elsewhere.
    """
    alike: dict[_Kind, list[tuple[PlayedGame, Accuracy]]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.ended or 0.0):
        played = game.performance
        if played is not None and played.decisions and not game.uploaded and all(one.user_id != game.user_id for one in game.opponents):
            alike[_Kind(game.game, game.players, played.unit)].append((game, played))
    return sorted((_rating(kind, found) for kind, found in alike.items()), key=lambda rating: -rating.games)


def _rating(kind: _Kind, found: Sequence[tuple[PlayedGame, Accuracy]]) -> PlayRating:
    counted = [(played.cost, played.decisions) for _, played in found]
    whole = ratio_of_sums(counted)
    costs = level_costs(kind.game)
    return PlayRating(
        game=kind.game,
        players=kind.players,
        unit=kind.unit,
        games=len(found),
        exact=sum(played.exact for _, played in found),
        decisions=sum(played.decisions for _, played in found),
        cost=whole.mean,
        low=None if whole.reach is None else max(0.0, whole.mean - whole.reach),
        high=None if whole.reach is None else min(_MOST[kind.unit], whole.mean + whole.reach),
        curve=[
            PlayPoint(
                table=game.table_id,
                seat=game.seat,
                ended=game.ended or 0.0,
                decisions=played.decisions,
                cost=played.cost / played.decisions,
                running=ratio_of_sums(counted[max(0, place + 1 - LATEST) : place + 1]).mean,
            )
            for place, (game, played) in enumerate(found)
        ],
        levels=costs.levels if costs is not None and costs.players == kind.players else (),
    )
