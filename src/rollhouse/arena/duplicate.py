"""Duplicate play: every deal of chance from every seat, so that luck that all have once cancels out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import msgspec

from rollhouse.arena.games import play_deal
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import Interval, Share, student_quantile, wilson

__all__ = ["DealTally", "Deals"]


class DealTally(msgspec.Struct, frozen=True):
    """What some deals brought the first bot of a line-up: sums, so that tallies add up."""

    players: int
    deals: int = 0
    total: float = 0.0
    """Of the shares that it had of a deal, on average over the seats."""
    squares: float = 0.0
    """Of the same, squared."""
    game_squares: float = 0.0
    """Of its share of each game, squared."""
    faults: dict[int, int] = {}
    """By place in the line-up: moves that were made for a bot that failed."""

    @property
    def games(self) -> int:
        """Each deal is a game for every seat."""
        return self.deals * self.players

    def __add__(self, other: DealTally) -> DealTally:
        return DealTally(
            self.players,
            self.deals + other.deals,
            self.total + other.total,
            self.squares + other.squares,
            self.game_squares + other.game_squares,
            dict(Counter(self.faults) + Counter(other.faults)),
        )

    def share(self) -> Share:
        """Its share of the wins. Deals, not games, are independent: Student's interval over them; Wilson's where all went the same way."""
        mean = self.total / self.deals
        error = self._error()
        if not error:
            return Share(mean, wilson(Fraction(round(mean * self.games), 1), self.games))
        reach = student_quantile(self.deals - 1) * error
        return Share(mean, Interval(max(0.0, mean - reach), min(1.0, mean + reach)))

    def noise(self) -> float | None:
        """The standard error beside that of as many games with dice of their own: below 1 if it helps. None where all went alike."""
        mean = self.total / self.deals
        spread = self.game_squares / self.games - mean * mean
        error = self._error()
        return error / sqrt(spread / self.games) if error and spread > 0.0 else None

    def _error(self) -> float:
        if self.deals < 2:
            return 0.0
        spread = (self.squares - self.total * self.total / self.deals) / (self.deals - 1)
        return sqrt(spread / self.deals) if spread > 1e-12 else 0.0  # sums of thirds leave a last bit


@dataclass(frozen=True, slots=True)
class Deals:
    """Some deals of a match, as work for any process."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    deals: range

    def __call__(self, stopped: Callable[[], bool]) -> DealTally:
        """Play them, unless it is stopped on the way: then nobody will look at what was counted so far."""
        return sum((self._deal(deal) for deal in self.deals if not stopped()), DealTally(self.setup.players))

    def _deal(self, deal: int) -> DealTally:
        results = play_deal(self.game, self.setup, self.bots, self.seed, deal)
        shares = [1.0 / len(result.winners) if 0 in result.winners else 0.0 for result in results]
        mean = sum(shares) / len(shares)
        faults: Counter[int] = Counter()
        for result in results:
            faults.update({bot: sum(codes.values()) for bot, codes in result.faults.items()})
        return DealTally(self.setup.players, 1, mean, mean * mean, sum(share * share for share in shares), dict(faults))
