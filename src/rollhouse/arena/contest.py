"""Bots against each other, two at a table: each against each, one against all, or two until it is clear which is stronger.

Every meeting is duplicate play (`duplicate.py`), and is kept in parts as it is played. Everything follows from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from time import perf_counter
from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.arena.duplicate import DealTally
from rollhouse.arena.elo import ratings
from rollhouse.arena.games import play_deal
from rollhouse.arena.levels import Cost, Kept, Weighed, cost_of, exact_values, setup_of
from rollhouse.arena.simulate import GAMES, SEEDS
from rollhouse.arena.workers import WORKERS, Engine, usable_cores, worked_off
from rollhouse.core import options as read
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.extras import needs
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import Sample, Share, summarise
from rollhouse.play.bots import check_bot
from rollhouse.play.programs import end_programs

__all__ = ["KINDS", "PLAYERS", "Contest", "Kind", "Meeting", "Rating", "Verdict", "contest", "log_likelihood"]

Kind: TypeAlias = Literal["round-robin", "gauntlet", "sprt"]
KINDS: tuple[Kind, ...] = ("round-robin", "gauntlet", "sprt")
PLAYERS = 2
_PART = 12
"""Deals that are played before they are kept, and before a sequential test looks whether it is clear."""
_SURE = 0.05
"""How often a sequential test may be wrong, either way: Wald's bounds, which are a little on the safe side."""
_ELO = range(-1000, 1001)


class Meeting(msgspec.Struct, frozen=True):
    """What two bots showed against each other."""

    bot: str
    other: str
    games: int
    share: Share
    """Of the wins, to `bot`."""
    noise: float | None
    """Its standard error beside that of as many games with dice of their own; None where all went the same way."""
    turns: Sample
    """How many a game had."""
    decisions: Sample


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot seems: openskill's rating, fed game by game, and Elo points from all meetings at once."""

    bot: str
    mu: float
    low: float
    high: float
    """95 %."""
    elo: float


class Verdict(msgspec.Struct, frozen=True):
    """What a sequential test has found: the first bot is `high` Elo points stronger rather than `low`, or that is not so, or it is open."""

    low: int
    high: int
    likelihood: float
    """The logarithm of how much likelier `high` is."""
    bound: float
    """What it must reach, with either sign."""
    decided: Literal["stronger", "not-stronger", "open"]


class Contest(msgspec.Struct, frozen=True):
    """Everything that was found."""

    game: str
    rules_version: int
    kind: Kind
    setup: dict[str, object]
    seed: int
    bots: tuple[str, ...]
    meetings: tuple[Meeting, ...]
    ratings: tuple[Rating, ...]
    """The strongest first."""
    costs: tuple[Cost, ...]
    """Each bot against itself, by exact values; nothing where these are not to be had at once."""
    verdict: Verdict | None
    faults: dict[str, int]
    """Moves that were made for a bot that failed, by bot."""

    def noise(self) -> float | None:
        """The mean of what duplicate play leaves of the noise."""
        found = [one.noise for one in self.meetings if one.noise is not None]
        return sum(found) / len(found) if found else None


class Part(msgspec.Struct, frozen=True):
    """Some deals of a meeting, counted so that parts add up."""

    deals: DealTally
    results: str = ""
    """For every game who won it: `1` the first, `0` the other, `=` both."""
    turns: dict[int, int] = {}
    decisions: dict[int, int] = {}

    def __add__(self, other: Part) -> Part:
        return Part(
            self.deals + other.deals,
            self.results + other.results,
            dict(Counter(self.turns) + Counter(other.turns)),
            dict(Counter(self.decisions) + Counter(other.decisions)),
        )


@dataclass(frozen=True, slots=True)
class _Deals:
    """Some deals of a meeting, as work for any process."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, str]
    seed: int
    deals: range

    def __call__(self, stopped: Callable[[], bool]) -> Part:
        """Play them, unless it is stopped on the way: then nobody will look at what was counted so far."""
        return sum((self._deal(deal) for deal in self.deals if not stopped()), Part(DealTally(PLAYERS)))

    def _deal(self, deal: int) -> Part:
        found = play_deal(self.game, self.setup, self.bots, self.seed, deal)
        shares = [1.0 / len(one.winners) if 0 in one.winners else 0.0 for one in found]
        mean = sum(shares) / len(shares)
        faults: Counter[int] = Counter()
        for one in found:
            faults.update({bot: sum(codes.values()) for bot, codes in one.faults.items()})
        return Part(
            DealTally(PLAYERS, 1, mean, mean * mean, sum(share * share for share in shares), dict(faults)),
            "".join({1.0: "1", 0.0: "0"}.get(share, "=") for share in shares),
            dict(Counter(one.turns for one in found)),
            dict(Counter(one.decisions for one in found)),
        )


@dataclass(frozen=True, slots=True)
class _Work:
    """A part of a meeting, or what one bot's decisions cost, under the key by which it is kept."""

    key: str
    task: Any
    type: Any


def contest(
    game: AnyGame,
    options: Mapping[str, object],
    bots: Sequence[str],
    *,
    kind: Kind = "round-robin",
    games: int,
    seed: int,
    elo: tuple[int, int] = (0, 50),
    workers: int | None = 1,
    engine: Engine = "local",
    progress: Callable[[float], None] = lambda done: None,
    kept: Kept | None = None,
) -> Contest:
    """Let these bots meet, `games` games a meeting at most, rounded up to whole deals.

    A gauntlet is the first bot against each of the others. A sequential test has two bots, and ends as soon as it is clear whether the
    first is `elo[1]` points stronger, or `elo[0]`. `workers` is all cores when None; how many there were does not show in the result.
    """
    bots = tuple(bots)
    for bot in bots:
        check_bot(game, bot)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots) or (kind == "sprt" and len(bots) != 2):
        raise BotError("bot/too-few", came=",".join(bots))
    limits = {"games": games, "seed": seed, "workers": usable_cores() if workers is None else workers}
    for name, among in (("games", GAMES), ("seed", SEEDS), ("workers", WORKERS)):
        read.number(limits, name, among, 0)
    if elo[0] >= elo[1] or not set(elo) <= set(_ELO):
        raise SetupError("setup/elo", came=f"{elo[0]},{elo[1]}")
    with needs("arena"):
        from rollhouse.arena.skill import skills
    host = _Host(game, {**options}, bots, kind, games, seed, elo)
    found = host.worked_out(limits["workers"], engine, progress, Kept() if kept is None else kept)
    return host.told(found, skills)


def log_likelihood(deals: DealTally, low: int, high: int) -> float:
    """How much likelier `high` Elo points are than `low`, as a logarithm: deals are independent, and their mean is nearly normal.

    The spread is that of these deals and of two more, one won and one lost. Without them a few deals that went alike look too sure:
    where seven in ten were split, up to one test in ten was wrong.
    """
    if deals.deals < 2:
        return 0.0
    mean = deals.total / deals.deals
    centre = (deals.total + 1.0) / (deals.deals + 2)
    spread = (deals.squares + 1.0) / (deals.deals + 2) - centre * centre
    under, over = (1.0 / (1.0 + exp(-points * log(10.0) / 400.0)) for points in (low, high))
    return deals.deals * (over - under) * (2.0 * mean - under - over) / (2.0 * spread)


_Skills: TypeAlias = Callable[[Sequence[str], Iterable[tuple[str, str, str]]], Mapping[str, tuple[float, float, float]]]
"""What `skill.skills` is: it is imported when somebody plays, for not everybody has what it needs."""


class _Host:
    """Who meets whom, and what came of it."""

    def __init__(
        self, game: AnyGame, options: dict[str, object], bots: tuple[str, ...], kind: Kind, games: int, seed: int, elo: tuple[int, int]
    ) -> None:
        self._game, self._bots, self._kind, self._seed, self._elo = game, bots, kind, seed, elo
        self._setup = setup_of(game, options, PLAYERS)
        self._pairs = list(combinations(bots, 2)) if kind == "round-robin" else [(bots[0], other) for other in bots[1:]]
        self._deals = max(2, -(-games // PLAYERS))
        self._weighed = bots if kind != "sprt" and exact_values(game, options) is not None else ()
        self._bound = log((1.0 - _SURE) / _SURE)

    # --- what is to be played

    def _parts(self, pair: tuple[str, str]) -> Iterator[_Work]:
        for start in range(0, self._deals, _PART):
            deals = range(start, min(start + _PART, self._deals))
            yield _Work(
                self._key(f"meeting {deals.start}-{deals.stop}", pair), _Deals(self._game, self._setup, pair, self._seed, deals), Part
            )

    def _costs(self, bot: str) -> Iterator[_Work]:
        count = max(self._deals // 2, 2)  # every decision of a game is weighed, so fewer games tell as much
        for start in range(0, count, _PART):
            part = range(start, min(start + _PART, count))
            task = Weighed(self._game, self._setup, bot, self._seed, part)
            yield _Work(self._key(f"costs {part.start}-{part.stop}", (bot,)), task, list[tuple[float, int]])

    def _key(self, what: str, bots: Sequence[str]) -> str:
        settings = msgspec.json.encode(self._setup, order="sorted").decode()
        return f"{self._game.id} {self._game.rules_version} arena {what} {settings} {','.join(bots)} seed {self._seed}"

    def worked_out(self, workers: int, engine: Engine, progress: Callable[[float], None], kept: Kept) -> dict[str, list[Any]]:
        """Everything by whom it is about, part by part."""
        plan: list[tuple[str, list[_Work]]] = [(f"{one} {other}", list(self._parts((one, other)))) for one, other in self._pairs]
        plan += [(bot, list(self._costs(bot))) for bot in self._weighed]
        known = {work.key: kept.find(work.key, work.type) for _, works in plan for work in works}
        todo = [work.task for _, works in plan for work in works if known[work.key] is None]
        found: dict[str, list[Any]] = {}
        done = 0
        try:
            with closing(worked_off(todo, min(workers, max(1, len(todo))), engine)) as stream:
                for about, works in plan:
                    for work in works:
                        result = known[work.key]
                        if result is None:
                            began = perf_counter()
                            result = next(stream)
                            kept.keep(work.key, result, perf_counter() - began)
                        found.setdefault(about, []).append(result)
                        done += 1
                        progress(done / len(known))
                        if self._kind == "sprt" and self._clear(found[about]):
                            break
        finally:
            end_programs()
        progress(1.0)
        return found

    def _clear(self, parts: Sequence[Part]) -> bool:
        return abs(log_likelihood(_sum(parts).deals, *self._elo)) >= self._bound

    # --- what it showed

    def told(self, found: Mapping[str, list[Any]], skills: _Skills) -> Contest:
        sums = {pair: _sum(found[f"{pair[0]} {pair[1]}"]) for pair in self._pairs}
        faults: Counter[str] = Counter()
        for pair, part in sums.items():
            for place, count in part.deals.faults.items():
                faults[pair[place]] += count
        meetings = tuple(
            Meeting(one, other, part.deals.games, part.deals.share(), part.deals.noise(), summarise(part.turns), summarise(part.decisions))
            for (one, other), part in sums.items()
        )
        weighed = {bot: [one for part in found[bot] for one in part] for bot in self._weighed}
        return Contest(
            self._game.id,
            self._game.rules_version,
            self._kind,
            msgspec.json.decode(msgspec.json.encode(self._setup)),
            self._seed,
            self._bots,
            meetings,
            self._ratings(sums, meetings, skills),
            tuple(cost_of(bot, counted, PLAYERS) for bot, counted in weighed.items()),
            self._verdict(sums[self._pairs[0]].deals) if self._kind == "sprt" else None,
            {bot: count for bot, count in faults.items() if count},
        )

    def _ratings(self, sums: Mapping[tuple[str, str], Part], meetings: Sequence[Meeting], skills: _Skills) -> tuple[Rating, ...]:
        """A game of each meeting in turn, so that nobody's last games weigh more because they met late."""
        longest = max(len(part.results) for part in sums.values())
        games = ((*pair, part.results[number]) for number in range(longest) for pair, part in sums.items() if number < len(part.results))
        rated = skills(self._bots, games)
        elo = ratings(self._bots, ((one.bot, one.other, one.share.value, one.games) for one in meetings))
        return tuple(sorted((Rating(bot, *rated[bot], elo[bot]) for bot in self._bots), key=lambda one: -one.elo))

    def _verdict(self, deals: DealTally) -> Verdict:
        likelihood = log_likelihood(deals, *self._elo)
        sure = abs(likelihood) >= self._bound
        return Verdict(*self._elo, likelihood, self._bound, ("stronger" if likelihood > 0 else "not-stronger") if sure else "open")


def _sum(parts: Sequence[Part]) -> Part:
    return sum(parts, Part(DealTally(PLAYERS)))
