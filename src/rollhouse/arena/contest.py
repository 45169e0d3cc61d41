"""Contests between bots, two to four at a table: each line-up, the first bot against the others, or a sequential test of two.

Every line-up is duplicate play (`duplicate.py`). Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from math import exp, log
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from rollhouse.arena.costs import Cost, GradedGame, GradedGames, costs_of, exact_evaluator
from rollhouse.arena.duplicate import Deals, DealTally, LineUpTally
from rollhouse.arena.elo import ratings
from rollhouse.arena.forfeits import Forfeits, forfeits_by_bot, results_version
from rollhouse.arena.games import setup_of
from rollhouse.arena.results import ResultsFile, Work, finished
from rollhouse.arena.simulate import check_limits
from rollhouse.arena.workers import Engine
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.extras import MissingExtra, has_extra, needs
from rollhouse.core.game import AnyGame
from rollhouse.core.statistics import Sample, Share, summarise
from rollhouse.play.bots import check_bot

Kind: TypeAlias = Literal["round-robin", "gauntlet", "sprt"]
KINDS: tuple[Kind, ...] = ("round-robin", "gauntlet", "sprt")
MIN_PLAYERS = 2
_GAMES_PER_TASK = 24
"""Games that are played before they are kept, and before a sequential test decides whether to stop."""
_ERROR_RATE = 0.05
"""The error rate of a sequential test, either way, by Wald's bounds."""
_ELO_POINTS = range(-1000, 1001)


class LineUp(msgspec.Struct, frozen=True):
    """The results of some bots at one table."""

    bots: tuple[str, ...]
    games: int
    shares: tuple[Share, ...]
    """Of the wins, in the order of `bots`. An even one would be one in their number."""
    noise: float | None
    """The first share's standard error divided by that of as many independent games; None where all deals went the same way."""
    turns: Sample
    """Turns per game."""
    decisions: Sample
    """Decisions per game."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength: openskill's rating, updated game by game, and Elo points from all line-ups at once."""

    bot: str
    mu: float
    low: float
    high: float
    """The ends of the 95 % interval of `mu`."""
    elo: float


class Verdict(msgspec.Struct, frozen=True):
    """The result of a sequential test: the first bot is `high` Elo points stronger rather than `low`, or it is not, or it is open.

    `none` where a bot forfeited too many games to tell.
    """

    low: int
    high: int
    likelihood: float
    """The logarithm of how much likelier `high` is."""
    bound: float
    """The bound on the likelihood, with either sign."""
    decided: Literal["stronger", "not-stronger", "open", "none"]


class Contest(msgspec.Struct, frozen=True):
    """The results of a contest."""

    game: str
    rules_version: int
    kind: Kind
    players: int
    """At a table."""
    setup: dict[str, object]
    seed: int
    bots: tuple[str, ...]
    lineups: tuple[LineUp, ...]
    ratings: tuple[Rating, ...]
    """The strongest first."""
    costs: tuple[Cost, ...]
    """Each bot against itself, by exact values; empty where these are not at hand, and at tables of more than two."""
    verdict: Verdict | None
    forfeits: tuple[Forfeits, ...]
    """Of the bots that failed, if any."""

    def noise(self) -> float | None:
        """The mean noise of all line-ups."""
        noises = [lineup.noise for lineup in self.lineups if lineup.noise is not None]
        return sum(noises) / len(noises) if noises else None


class SequentialTest(NamedTuple):
    """Wald's sequential probability ratio test: whether the first bot of a pair is `high` Elo points stronger, or `low`."""

    low: int
    high: int

    @property
    def bound(self) -> float:
        """The bound on the likelihood, with either sign, at which the test ends."""
        return log((1.0 - _ERROR_RATE) / _ERROR_RATE)

    def likelihood(self, deals: DealTally) -> float:
        """The logarithm of how much likelier `high` is than `low`: deals are independent, and their mean is nearly normal.

        The spread is that of these deals and of two more, one won and one lost. Without them a few deals that went alike look too sure:
        where seven in ten were split, up to one test in ten was wrong.
        """
        if deals.deals < 2:
            return 0.0
        mean = deals.total / deals.deals
        centre = (deals.total + 1.0) / (deals.deals + 2)
        spread = (deals.squares + 1.0) / (deals.deals + 2) - centre * centre
        under, over = (1.0 / (1.0 + exp(-points * log(10.0) / 400.0)) for points in self)
        return deals.deals * (over - under) * (2.0 * mean - under - over) / (2.0 * spread)

    def verdict(self, deals: DealTally) -> Verdict:
        """The result after these deals of the first bot."""
        likelihood = self.likelihood(deals)
        sure = abs(likelihood) >= self.bound
        return Verdict(*self, likelihood, self.bound, ("stronger" if likelihood > 0 else "not-stronger") if sure else "open")


def check_contest(
    game: AnyGame, bots: Sequence[str], players: int, kind: Kind, games: int, seed: int, elo: tuple[int, int], workers: int | None
) -> int:
    """Refuse a contest that can't be played, as `contest` does, before anything is computed; the number of workers."""
    for bot in bots:
        check_bot(game, bot)
    if len(set(bots)) < len(bots) or len(bots) < players or (kind == "sprt" and len(bots) != 2):
        raise BotError("bot/too-few", value=",".join(bots))
    low, high = elo
    if low >= high or not {low, high} <= set(_ELO_POINTS):
        raise SetupError("setup/elo", value=f"{low},{high}")
    if not has_extra("arena"):
        raise MissingExtra("arena")
    return check_limits(games, seed, workers)


def contest(
    game: AnyGame,
    options: Mapping[str, object],
    bots: Sequence[str],
    *,
    players: int = MIN_PLAYERS,
    kind: Kind = "round-robin",
    games: int,
    seed: int,
    elo: tuple[int, int] = (0, 50),
    workers: int | None = 1,
    engine: Engine = "local",
    progress: Callable[[float], None] = lambda done: None,
    file: ResultsFile | None = None,
) -> Contest:
    """Play a contest between different bots.

    Args:
        game: The game.
        options: The game's own options.
        bots: The bots; all different, and as many as a table needs.
        players: The number of bots at a table.
        kind: A round robin plays every line-up; a gauntlet those with the first bot; a sequential test plays two bots until it is clear
            whether the first is `elo[1]` points stronger, or `elo[0]`.
        games: The most games of a line-up, rounded up to whole deals.
        seed: The seed that everything follows from.
        elo: The two hypotheses of a sequential test.
        workers: The number of processes; all cores where None. The results do not depend on it.
        engine: Where the games are played.
        progress: Called with the done share; may raise to stop.
        file: Where results are kept, so that a stopped run goes on.

    Raises:
        BotError: A bot is unknown or named twice, or there are too few (or, for a sequential test, too many).
        SetupError: A number is out of its range.
        MissingExtra: openskill is not installed.

    """
    bots, test = tuple(bots), SequentialTest(*elo)
    worker_count = check_contest(game, bots, players, kind, games, seed, elo, workers)
    with needs("arena"):
        from rollhouse.arena.skill import skills

    plan = _Plan(game, {**options}, bots, players, kind, games, seed)
    tallies = {lineup: LineUpTally.empty(players) for lineup in plan.lineups}
    graded: dict[str, list[GradedGame]] = {bot: [] for bot in plan.graded}
    with closing(finished(list(plan.works()), worker_count, engine, progress, file or ResultsFile())) as stream:
        for work, result in stream:
            if not isinstance(result, LineUpTally):
                graded[work.subject] += result
                continue
            tallies[work.subject] += result
            if kind == "sprt" and _verdict(test, bots, tallies[bots]).decided != "open":
                break
    progress(1.0)

    lineups = tuple(_lineup(bots, tally) for bots, tally in tallies.items())
    # A game of each line-up in turn, so that no line-up's games come last.
    rounds = range(max(len(tally.winners) for tally in tallies.values()))
    rated = skills(bots, ((lineup, tally.winners[number]) for number in rounds for lineup, tally in tallies.items()))
    points = ratings(bots, ((one.bots, tuple(share.value for share in one.shares), one.games) for one in lineups))
    return Contest(
        game.id,
        game.rules_version,
        kind,
        players,
        msgspec.json.decode(msgspec.json.encode(plan.setup)),
        seed,
        bots,
        lineups,
        tuple(sorted((Rating(bot, *rated[bot], points[bot]) for bot in bots), key=lambda rating: -rating.elo)),
        costs_of(graded, players),
        _verdict(test, bots, tallies[bots]) if kind == "sprt" else None,
        _forfeits(tallies),
    )


def _forfeits(tallies: Mapping[tuple[str, ...], LineUpTally]) -> tuple[Forfeits, ...]:
    return forfeits_by_bot((lineup, tally.deals[0].games, tally.forfeits()) for lineup, tally in tallies.items())


def _verdict(test: SequentialTest, bots: tuple[str, ...], tally: LineUpTally) -> Verdict:
    """The result of the test, or none where a bot failed too often."""
    verdict = test.verdict(tally.deals[0])
    failed = any(one.too_many for one in _forfeits({bots: tally}))
    return msgspec.structs.replace(verdict, decided="none") if failed else verdict


class _Plan:
    """The line-ups of a contest, and the work that they are."""

    def __init__(
        self, game: AnyGame, options: dict[str, object], bots: tuple[str, ...], players: int, kind: Kind, games: int, seed: int
    ) -> None:
        self._game, self._players, self._seed = game, players, seed
        self.setup = setup_of(game, options, players)
        self.lineups = [lineup for lineup in combinations(bots, players) if kind != "gauntlet" or lineup[0] == bots[0]]
        self._deals = max(2, -(-games // players))
        exact = players == MIN_PLAYERS and kind != "sprt" and exact_evaluator(game, options) is not None
        self.graded = bots if exact else ()

    def works(self) -> Iterator[Work[Any]]:
        for lineup in self.lineups:
            for deals in self._chunks(self._deals):
                yield self._work(lineup, lineup, deals, Deals(self._game, self.setup, lineup, self._seed, deals), LineUpTally)
        for bot in self.graded:
            for games in self._chunks(max(self._deals // 2, 2)):  # every decision is graded, so that fewer games tell as much
                yield self._work(bot, (bot,), games, GradedGames(self._game, self.setup, bot, self._seed, games), list[GradedGame])

    def _chunks(self, count: int) -> Iterator[range]:
        size = _GAMES_PER_TASK // self._players
        return (range(start, min(start + size, count)) for start in range(0, count, size))

    def _work(self, subject: Any, bots: Sequence[str], numbers: range, task: Any, kind: Any) -> Work[Any]:
        settings = msgspec.json.encode(self.setup, order="sorted").decode()
        what = "costs" if isinstance(task, GradedGames) else "contest"
        part = f"arena {what} {numbers.start}-{numbers.stop}"
        key = f"{self._game.id} {self._game.rules_version} {part} {settings} {','.join(bots)} seed {self._seed}"
        key += results_version(self._game, bots)
        return Work(subject, key, (task,), lambda parts: parts[0], kind)


def _lineup(bots: tuple[str, ...], tally: LineUpTally) -> LineUp:
    first, shares = tally.deals[0], tuple(deals.share() for deals in tally.deals)
    return LineUp(bots, first.games, shares, first.noise(), summarise(tally.turns), summarise(tally.decisions))
