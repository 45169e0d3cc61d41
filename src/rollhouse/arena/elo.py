"""Elo points from shares of the wins: 100 points are 64 wins in 100 between two players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, log10

_POINTS_PER_FACTOR_TEN = 400.0
_MAX_ROUNDS = 2000
_TOLERANCE = 1e-9


def elo_step(share: float, players: int) -> float:
    """The Elo points by which a player is stronger than equal others, from its share of the wins at a table of so many."""
    if not 0.0 < share < 1.0:
        return float("inf") if share else float("-inf")
    return _POINTS_PER_FACTOR_TEN * log10(share * (players - 1) / (1.0 - share))


def expected_share(step: float, players: int) -> float:
    """The share of the wins of a player who is stronger than equal others by so many Elo points."""
    strength: float = 10.0 ** (step / _POINTS_PER_FACTOR_TEN)
    return strength / (strength + players - 1)


def ratings(bots: Sequence[str], lineups: Iterable[tuple[Sequence[str], Sequence[float], int]]) -> dict[str, float]:
    """The Elo points that explain all line-ups best; the first bot has 0.

    Luce's model, between two Bradley and Terry's: a bot that is twice as strong wins twice as often. Each bot is credited with half a
    win in each of its line-ups, so that one that never won is not infinitely weak.

    Args:
        bots: All bots.
        lineups: For each line-up its bots, their shares of the wins, and the number of games.

    """
    wins: dict[str, float] = dict.fromkeys(bots, 0.0)
    tables: list[tuple[Sequence[str], float]] = []
    for seated, shares, games in lineups:
        for bot, share in zip(seated, shares, strict=True):
            wins[bot] += share * games + 0.5
        tables.append((seated, games + 0.5 * len(seated)))
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_MAX_ROUNDS):
        weight = dict.fromkeys(bots, 0.0)
        for seated, games_there in tables:
            shared = games_there / sum(strength[bot] for bot in seated)
            for bot in seated:
                weight[bot] += shared
        after = {bot: wins[bot] / weight[bot] if weight[bot] else strength[bot] for bot in bots}
        moved = max(abs(log(after[bot] / strength[bot])) for bot in bots)
        strength = after
        if moved < _TOLERANCE:
            break
    return {bot: _POINTS_PER_FACTOR_TEN * log10(strength[bot] / strength[bots[0]]) for bot in bots}
