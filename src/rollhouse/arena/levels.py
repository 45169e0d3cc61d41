"""The strength of a game's bots: each against each, one against several of the level below, and the cost of their decisions.

Every match is duplicate play (`duplicate.py`), with the luck taken out (`luck.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from rollhouse.arena.costs import Cost, GradedGame, GradedGames, costs_of
from rollhouse.arena.duplicate import Deals, DealTally, LineUpTally
from rollhouse.arena.elo import elo_step, ratings
from rollhouse.arena.forfeits import Forfeits, forfeits_by_bot, results_version
from rollhouse.arena.games import setup_of
from rollhouse.arena.results import ResultsFile, Work, finished
from rollhouse.arena.simulate import check_limits
from rollhouse.arena.workers import Engine
from rollhouse.core.errors import BotError
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import Interval, Share
from rollhouse.play.bots import check_bot

_DEALS_PER_TASK = 6


class Match(msgspec.Struct, frozen=True):
    """One bot against several of another one."""

    bot: str
    others: str
    players: int
    games: int
    share: Share
    """Of the wins, to `bot`. An even one would be one in `players`."""
    noise: float | None
    """Its standard error divided by that of as many independent games; None where all deals went the same way."""

    @property
    def step(self) -> float:
        """The Elo points by which `bot` is stronger."""
        return elo_step(self.share.value, self.players)

    @property
    def step_interval(self) -> Interval:
        """The 95 % interval of the step."""
        return Interval(elo_step(self.share.interval.low, self.players), elo_step(self.share.interval.high, self.players))


class Setting(msgspec.Struct, frozen=True):
    """The results of one setting of the game."""

    setup: dict[str, object]
    """For two."""
    pairs: tuple[Match, ...]
    """Two players, the weaker one named by `others`: each against each in a game's first setting, the level below in the others."""
    crowds: tuple[Match, ...]
    """Three and more: one against several of the level below."""
    ratings: dict[str, float]
    """Elo points by bot, from all pairs; the weakest has 0."""
    costs: tuple[Cost, ...]
    """For every number of players, in the first setting; empty where the game has no evaluator."""


class Levels(msgspec.Struct, frozen=True):
    """The measured levels of one game."""

    game: str
    rules_version: int
    seed: int
    games: int
    """The games asked for; each match has a whole number of deals."""
    bots: tuple[str, ...]
    settings: tuple[Setting, ...]
    forfeits: tuple[Forfeits, ...] = ()
    """Of the bots that failed; only external bots fail."""
    seconds: float = 0.0
    """The duration of the run."""

    def noise(self) -> float | None:
        """The mean noise of all matches."""
        noises = [match.noise for setting in self.settings for match in (*setting.pairs, *setting.crowds) if match.noise is not None]
        return sum(noises) / len(noises) if noises else None


def check_levels(game: AnyGame, bots: Sequence[str], games: int, seed: int, workers: int | None) -> int:
    """Refuse bots that can't be measured, as `calibrate` does, before anything is computed; the number of workers."""
    for bot in bots:
        check_bot(game, bot)
    if len(bots) < 2:
        raise BotError("bot/too-few", value=",".join(bots))
    return check_limits(games, seed, workers)


def calibrate(
    game: AnyGame,
    settings: Sequence[Mapping[str, object]],
    *,
    bots: Sequence[str] = (),
    games: int,
    seed: int,
    workers: int | None = 1,
    engine: Engine = "local",
    progress: Callable[[float], None] = lambda done: None,
    file: ResultsFile | None = None,
) -> Levels:
    """Measure the strength of a game's bots by duplicate play.

    In the first setting each bot meets each, and its decisions are graded; in the others each bot meets the level below.

    Args:
        game: The game.
        settings: The options of each setting.
        bots: The bots, the weakest first; all of the game's own by default.
        games: The games of a match, rounded up to whole deals.
        seed: The seed that everything follows from.
        workers: The number of processes; all cores where None. The results do not depend on it.
        engine: Where the games are played.
        progress: Called with the done share; may raise to stop.
        file: Where results are kept, so that a stopped run goes on.

    Raises:
        BotError: A bot is unknown, or there are fewer than two.
        SetupError: A number is out of its range.

    """
    bots = tuple(bots or game.bots)
    worker_count = check_levels(game, bots, games, seed, workers)
    file = ResultsFile() if file is None else file
    ladders = [_Ladder(game, {**options}, bots, games, seed, full=not place) for place, options in enumerate(settings)]
    works = [work for ladder in ladders for work in ladder.works()]
    results = {work.key: result for work, result in finished(works, worker_count, engine, progress, file)}
    measured = tuple(ladder.setting(results) for ladder in ladders)
    failed = forfeits_by_bot(one for ladder in ladders for one in ladder.forfeits(results))
    return Levels(game.id, game.rules_version, seed, games, bots, measured, failed, file.spent(results))


class _Ladder:
    """The matches of one setting."""

    def __init__(self, game: AnyGame, options: dict[str, object], bots: tuple[str, ...], games: int, seed: int, *, full: bool) -> None:
        self._game, self._options, self._bots, self._games, self._seed = game, options, bots, games, seed
        self._two = setup_of(game, options, 2)
        self._matches = [(high, low, 2) for low, high in (combinations(bots, 2) if full else rungs(game, bots))]
        self._graded = []
        for players in game.players:
            own_levels = [bot for bot in bots if game.plays_as(bot, players) == bot]  # the others play as another bot there
            self._matches += [(high, low, players) for low, high in rungs(game, own_levels) if players > 2]
            if full and game.teaching is not None and players > 1:
                self._graded += [(bot, players) for bot in own_levels]

    def works(self) -> Iterator[Work[Any]]:
        for match in self._matches:
            yield self._match(*match)
        for bot, players in self._graded:
            yield self._cost(bot, players)

    def _match(self, bot: str, others: str, players: int) -> Work[LineUpTally]:
        setup = setup_of(self._game, self._options, players)
        bots = (bot, *[others] * (players - 1))
        deals = max(2, -(-self._games // players))
        tasks = tuple(Deals(self._game, setup, bots, self._seed, chunk, luck=True) for chunk in _chunks(deals))
        return Work(bots, self._key("deals without luck", setup, bots, deals), tasks, _first_tally, DealTally)

    def _cost(self, bot: str, players: int) -> Work[list[GradedGame]]:
        part = 2 if players == 2 else 8  # every decision of a game is graded, so that fewer games tell as much; large tables take long
        count = max(self._games // part, 2)
        setup = setup_of(self._game, self._options, players)
        tasks = tuple(GradedGames(self._game, setup, bot, self._seed, chunk) for chunk in _chunks(count))
        key = self._key("costs", setup, (bot,), count)
        return Work(bot, key, tasks, lambda parts: [game for part in parts for game in part], list[GradedGame])

    def _key(self, what: str, setup: Setup, bots: Sequence[str], count: int) -> str:
        settings = msgspec.json.encode(setup, order="sorted").decode()
        key = f"{self._game.id} {self._game.rules_version} {what} {settings} {','.join(bots)} seed {self._seed} count {count}"
        return key + results_version(self._game, bots)

    def forfeits(self, results: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], int, Mapping[int, Mapping[str, int]]]]:
        for bot, others, players in self._matches:
            tally: DealTally = results[self._match(bot, others, players).key]
            yield (bot, *[others] * (players - 1)), tally.games, tally.forfeits

    def setting(self, results: Mapping[str, Any]) -> Setting:
        matches = []
        for bot, others, players in self._matches:
            tally: DealTally = results[self._match(bot, others, players).key]
            matches.append(Match(bot, others, players, tally.games, tally.share(), tally.noise()))
        pairs = tuple(match for match in matches if match.players == 2)
        shares = (((one.bot, one.others), (one.share.value, 1.0 - one.share.value), one.games) for one in pairs)
        return Setting(
            msgspec.json.decode(msgspec.json.encode(self._two)),
            pairs,
            tuple(match for match in matches if match.players > 2),
            ratings(self._bots, shares),
            tuple(
                cost
                for players in self._game.players
                for cost in costs_of({bot: results[self._cost(bot, at).key] for bot, at in self._graded if at == players}, players)
            ),
        )


def rungs(game: AnyGame, bots: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each bot but the weakest, after the one that it is measured against: the level below it, or without a ladder the bot below it."""
    for place, bot in enumerate(bots[1:], 1):
        yield next((below for below in reversed(bots[:place]) if below in game.ladder), bots[place - 1]), bot


def _chunks(count: int) -> list[range]:
    return [range(start, min(start + _DEALS_PER_TASK, count)) for start in range(0, count, _DEALS_PER_TASK)]


def _first_tally(parts: list[LineUpTally]) -> DealTally:
    """The tally of a match's first bot, with the forfeits of all."""
    whole = sum(parts, LineUpTally.empty(len(parts[0].deals)))
    return msgspec.structs.replace(whole.deals[0], forfeits=whole.forfeits())
