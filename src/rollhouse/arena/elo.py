"""How far apart levels are, in Elo points: 100 of them are 64 wins in 100 between two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, log10

__all__ = ["crowd_ratings", "elo_step", "ratings"]

_SCALE = 400.0
_ROUNDS = 2000
_STILL = 1e-9


def elo_step(share: float, players: int) -> float:
    """How much stronger than others of one kind somebody is who takes this share from them, at a table of so many."""
    if not 0.0 < share < 1.0:
        return float("inf") if share else float("-inf")
    return _SCALE * log10(share * (players - 1) / (1.0 - share))


def ratings(bots: Sequence[str], matches: Iterable[tuple[str, str, float, int]]) -> dict[str, float]:
    """What explains all matches between two best (Bradley and Terry's model): (one, other, the one's share, games). The first bot has 0.

    Everybody is given half a win from, and half a loss to, everybody they met: whoever never won is not infinitely weak.
    """
    wins: dict[str, float] = dict.fromkeys(bots, 0.0)
    met: list[tuple[str, str, float]] = []
    for one, other, share, games in matches:
        wins[one] += share * games + 0.5
        wins[other] += (1.0 - share) * games + 0.5
        met.append((one, other, games + 1.0))
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        weight = dict.fromkeys(bots, 0.0)
        for one, other, games_met in met:
            shared = games_met / (strength[one] + strength[other])
            weight[one] += shared
            weight[other] += shared
        after = {bot: wins[bot] / weight[bot] if weight[bot] else strength[bot] for bot in bots}
        moved = max(abs(log(after[bot] / strength[bot])) for bot in bots)
        strength = after
        if moved < _STILL:
            break
    return {bot: _SCALE * log10(strength[bot] / strength[bots[0]]) for bot in bots}


def crowd_ratings(bots: Sequence[str], lineups: Iterable[tuple[Sequence[str], Sequence[float], int]]) -> dict[str, float]:
    """The same for tables of any size (Luce's model: whoever is twice as strong wins twice as often): bots, their shares, games.

    Everybody is given half a win at each table they sat at, as between two.
    """
    wins: dict[str, float] = dict.fromkeys(bots, 0.0)
    tables: list[tuple[Sequence[str], float]] = []
    for seated, shares, games in lineups:
        for bot, share in zip(seated, shares, strict=True):
            wins[bot] += share * games + 0.5
        tables.append((seated, games + 0.5 * len(seated)))
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        weight = dict.fromkeys(bots, 0.0)
        for seated, games_there in tables:
            shared = games_there / sum(strength[bot] for bot in seated)
            for bot in seated:
                weight[bot] += shared
        after = {bot: wins[bot] / weight[bot] for bot in bots}
        moved = max(abs(log(after[bot] / strength[bot])) for bot in bots)
        strength = after
        if moved < _STILL:
            break
    return {bot: _SCALE * log10(strength[bot] / strength[bots[0]]) for bot in bots}
