"""Games that bots lost because they failed: a crash, a time-out or an illegal move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from rollhouse.core.game import AnyGame

MAX_FORFEIT_SHARE = 0.05
"""The share of its games that a bot may forfeit. Above it, results show how often the bot fails and not how well it plays."""


class Forfeits(msgspec.Struct, frozen=True):
    """The games that one bot forfeited."""

    bot: str
    games: int
    """The number of games that it played."""
    by_code: dict[str, int]
    """The games that it forfeited, by the code of its fault (`bot/slow`)."""

    @property
    def too_many(self) -> bool:
        """Whether there is no verdict on the bot's strength."""
        return sum(self.by_code.values()) > MAX_FORFEIT_SHARE * self.games


def forfeits_by_bot(tallies: Iterable[tuple[tuple[str, ...], int, Mapping[int, Mapping[str, int]]]]) -> tuple[Forfeits, ...]:
    """The forfeits of each bot that has any. Each tally has a line-up, its number of games, and the forfeits by place and code."""
    games: Counter[str] = Counter()
    codes: dict[str, Counter[str]] = {}
    for lineup, count, by_place in tallies:
        for bot in set(lineup):
            games[bot] += count
        for place, by_code in by_place.items():
            codes.setdefault(lineup[place], Counter()).update(by_code)
    return tuple(Forfeits(bot, games[bot], dict(sorted(by_code.items()))) for bot, by_code in codes.items())


def results_version(game: AnyGame, bots: Iterable[str]) -> str:
    """A part of the keys of kept results that changed when failing bots began to forfeit; empty where all bots are the game's own."""
    return "" if all(bot in game.bots for bot in bots) else " forfeits"
