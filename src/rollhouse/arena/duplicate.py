"""Duplicate play: every deal of chance is played from every seat, so that luck cancels out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import msgspec

from rollhouse.arena.games import play_deal
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import Interval, Share, student_quantile, wilson


class DealTally(msgspec.Struct, frozen=True):
    """The results of one bot of a line-up in some deals, as sums, so that tallies add up."""

    players: int
    deals: int = 0
    total: float = 0.0
    """The sum of its shares of the deals, each a mean over the seats, less its luck where that is taken out."""
    squares: float = 0.0
    """The sum of the squares of these shares."""
    game_squares: float = 0.0
    """The sum of the squares of its shares of the games, luck included."""
    forfeits: dict[int, dict[str, int]] = {}
    """By place in the line-up: games that a bot lost because it failed, by the code of its fault."""

    @property
    def games(self) -> int:
        """The number of games: each deal is one for every seat."""
        return self.deals * self.players

    def __add__(self, other: DealTally) -> DealTally:
        return DealTally(
            self.players,
            self.deals + other.deals,
            self.total + other.total,
            self.squares + other.squares,
            self.game_squares + other.game_squares,
            _added(self.forfeits, other.forfeits),
        )

    def share(self) -> Share:
        """Its share of the wins, with Student's interval over the deals (games of one deal depend on each other).

        Where all deals went the same way, it is Wilson's interval.
        """
        mean = min(1.0, max(0.0, self.total / self.deals))  # without its luck it may be a little outside
        error = self._error()
        if not error:
            return Share(mean, wilson(Fraction(round(mean * self.games), 1), self.games))
        reach = student_quantile(self.deals - 1) * error
        return Share(mean, Interval(max(0.0, mean - reach), min(1.0, mean + reach)))

    def noise(self) -> float | None:
        """The standard error divided by that of as many independent games; None where all deals went the same way."""
        mean = self.total / self.deals
        spread = self.game_squares / self.games - mean * mean
        error = self._error()
        return error / sqrt(spread / self.games) if error and spread > 0.0 else None

    def _error(self) -> float:
        if self.deals < 2:
            return 0.0
        spread = (self.squares - self.total * self.total / self.deals) / (self.deals - 1)
        return sqrt(spread / self.deals) if spread > 1e-12 else 0.0  # sums of thirds leave a last bit


def _added(one: Mapping[int, Mapping[str, int]], other: Mapping[int, Mapping[str, int]]) -> dict[int, dict[str, int]]:
    return {place: dict(Counter(one.get(place, {})) + Counter(other.get(place, {}))) for place in sorted({*one, *other})}


class LineUpTally(msgspec.Struct, frozen=True):
    """Some deals of a line-up, counted so that tallies add up."""

    deals: tuple[DealTally, ...]
    """For each bot of the line-up."""
    winners: tuple[tuple[int, ...], ...] = ()
    """For every game, by place in the line-up."""
    turns: dict[int, int] = {}
    """How many games had so many turns."""
    decisions: dict[int, int] = {}

    @staticmethod
    def empty(players: int) -> LineUpTally:
        """The tally of no deals."""
        return LineUpTally(tuple(DealTally(players) for _ in range(players)))

    def __add__(self, other: LineUpTally) -> LineUpTally:
        return LineUpTally(
            tuple(mine + theirs for mine, theirs in zip(self.deals, other.deals, strict=True)),
            self.winners + other.winners,
            dict(Counter(self.turns) + Counter(other.turns)),
            dict(Counter(self.decisions) + Counter(other.decisions)),
        )

    def forfeits(self) -> dict[int, dict[str, int]]:
        """Games lost by bots that failed, by place in the line-up and the code of the fault."""
        return {place: codes for tally in self.deals for place, codes in tally.forfeits.items()}


@dataclass(frozen=True, slots=True)
class Deals:
    """Some deals of a line-up, as a task for any process."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    deals: range
    luck: bool = False
    """Whether luck is taken out of the shares."""

    def __call__(self, stopped: Callable[[], bool]) -> LineUpTally:
        """The tally of all deals; incomplete, and to be thrown away, where `stopped` became true."""
        return sum((self._deal(deal) for deal in self.deals if not stopped()), LineUpTally.empty(len(self.bots)))

    def _deal(self, deal: int) -> LineUpTally:
        results = play_deal(self.game, self.setup, self.bots, self.seed, deal, luck=self.luck)
        tallies = []
        for bot in range(len(self.bots)):
            shares = [1.0 / len(result.winners) if bot in result.winners else 0.0 for result in results]
            mean = (sum(shares) - sum(result.luck[bot] for result in results if result.luck)) / len(shares)
            codes = Counter(result.forfeit.code for result in results if result.forfeit is not None and result.forfeit.seat == bot)
            squares = sum(share * share for share in shares)
            tallies.append(DealTally(len(self.bots), 1, mean, mean * mean, squares, {bot: dict(codes)} if codes else {}))
        turns, decisions = Counter(result.turns for result in results), Counter(result.decisions for result in results)
        return LineUpTally(tuple(tallies), tuple(result.winners for result in results), dict(turns), dict(decisions))
