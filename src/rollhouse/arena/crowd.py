"""Three or four bots at a table: every line-up of different bots, each deal once from every seat (`duplicate.py`), folded into ratings.

Everything follows from the seed, and is kept in parts as it is played, as in `contest.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter

import msgspec

from rollhouse.arena.contest import Rating
from rollhouse.arena.duplicate import DealTally
from rollhouse.arena.elo import crowd_ratings
from rollhouse.arena.games import play_deal
from rollhouse.arena.levels import Kept, setup_of
from rollhouse.arena.simulate import GAMES, SEEDS
from rollhouse.arena.workers import WORKERS, Engine, usable_cores, worked_off
from rollhouse.core import options as read
from rollhouse.core.errors import BotError
from rollhouse.core.extras import needs
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import Sample, Share, summarise
from rollhouse.play.bots import check_bot
from rollhouse.play.programs import end_programs

__all__ = ["Crowd", "LineUp", "crowd"]

_PART = 6
"""Deals that are played before they are kept."""


class LineUp(msgspec.Struct, frozen=True):
    """What some bots showed at one table."""

    bots: tuple[str, ...]
    games: int
    shares: tuple[Share, ...]
    """Of the wins, in the order of `bots`. An even one would be one in their number."""
    noise: float | None
    """The standard error of the first one's beside that of as many games with dice of their own; None where all went the same way."""
    turns: Sample
    decisions: Sample


class Crowd(msgspec.Struct, frozen=True):
    """Everything that was found."""

    game: str
    rules_version: int
    players: int
    setup: dict[str, object]
    seed: int
    bots: tuple[str, ...]
    lineups: tuple[LineUp, ...]
    ratings: tuple[Rating, ...]
    """The strongest first."""
    faults: dict[str, int]

    def noise(self) -> float | None:
        """The mean of what duplicate play leaves of the noise."""
        found = [one.noise for one in self.lineups if one.noise is not None]
        return sum(found) / len(found) if found else None


class Part(msgspec.Struct, frozen=True):
    """Some deals of a line-up, counted so that parts add up."""

    deals: tuple[DealTally, ...]
    """For each of its bots."""
    winners: tuple[tuple[int, ...], ...] = ()
    """For every game, by place in the line-up."""
    turns: dict[int, int] = {}
    decisions: dict[int, int] = {}

    def __add__(self, other: Part) -> Part:
        return Part(
            tuple(mine + theirs for mine, theirs in zip(self.deals, other.deals, strict=True)),
            self.winners + other.winners,
            dict(Counter(self.turns) + Counter(other.turns)),
            dict(Counter(self.decisions) + Counter(other.decisions)),
        )


@dataclass(frozen=True, slots=True)
class _Deals:
    """Some deals of a line-up, as work for any process."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    deals: range

    def __call__(self, stopped: Callable[[], bool]) -> Part:
        return sum((self._deal(deal) for deal in self.deals if not stopped()), _nothing(len(self.bots)))

    def _deal(self, deal: int) -> Part:
        found = play_deal(self.game, self.setup, self.bots, self.seed, deal)
        tallies = []
        for bot in range(len(self.bots)):
            shares = [1.0 / len(one.winners) if bot in one.winners else 0.0 for one in found]
            mean = sum(shares) / len(shares)
            failed = sum(sum(one.faults.get(bot, {}).values()) for one in found)
            squares = sum(share * share for share in shares)
            tallies.append(DealTally(len(self.bots), 1, mean, mean * mean, squares, {bot: failed} if failed else {}))
        turns, decisions = Counter(one.turns for one in found), Counter(one.decisions for one in found)
        return Part(tuple(tallies), tuple(one.winners for one in found), dict(turns), dict(decisions))


def _nothing(players: int) -> Part:
    return Part(tuple(DealTally(players) for _ in range(players)))


def crowd(
    game: AnyGame,
    options: Mapping[str, object],
    bots: Sequence[str],
    *,
    players: int,
    games: int,
    seed: int,
    workers: int | None = 1,
    engine: Engine = "local",
    progress: Callable[[float], None] = lambda done: None,
    kept: Kept | None = None,
) -> Crowd:
    """Let these bots play, `players` different ones at a table, `games` games a line-up at most, rounded up to whole deals."""
    bots = tuple(bots)
    for bot in bots:
        check_bot(game, bot)
    if len(set(bots)) < len(bots) or len(bots) < players:
        raise BotError("bot/too-few", came=",".join(bots))
    limits = {"games": games, "seed": seed, "workers": usable_cores() if workers is None else workers}
    for name, among in (("games", GAMES), ("seed", SEEDS), ("workers", WORKERS)):
        read.number(limits, name, among, 0)
    with needs("arena"):
        from rollhouse.arena.skill import crowd_skills

    setup = setup_of(game, options, players)
    lineups = list(combinations(bots, players))
    deals = max(2, -(-games // players))
    ranges = [range(start, min(start + _PART, deals)) for start in range(0, deals, _PART)]
    plan = [(lineup, part) for lineup in lineups for part in ranges]
    found = _worked_out(game, setup, plan, seed, limits["workers"], engine, progress, Kept() if kept is None else kept)
    sums = {lineup: sum((found[lineup, part.start] for part in ranges), _nothing(players)) for lineup in lineups}
    told = tuple(_told(lineup, part) for lineup, part in sums.items())
    rounds = max(len(part.winners) for part in sums.values())
    rated = crowd_skills(bots, ((lineup, part.winners[number]) for number in range(rounds) for lineup, part in sums.items()))
    elo = crowd_ratings(bots, ((one.bots, tuple(share.value for share in one.shares), one.games) for one in told))
    faults: Counter[str] = Counter()
    for lineup, part in sums.items():
        for tally in part.deals:
            faults.update({lineup[place]: count for place, count in tally.faults.items()})
    return Crowd(
        game.id,
        game.rules_version,
        players,
        msgspec.json.decode(msgspec.json.encode(setup)),
        seed,
        bots,
        told,
        tuple(sorted((Rating(bot, *rated[bot], elo[bot]) for bot in bots), key=lambda one: -one.elo)),
        dict(faults),
    )


def _told(lineup: tuple[str, ...], part: Part) -> LineUp:
    first = part.deals[0]
    shares = tuple(tally.share() for tally in part.deals)
    return LineUp(lineup, first.games, shares, first.noise(), summarise(part.turns), summarise(part.decisions))


def _worked_out(
    game: AnyGame,
    setup: Setup,
    plan: Sequence[tuple[tuple[str, ...], range]],
    seed: int,
    workers: int,
    engine: Engine,
    progress: Callable[[float], None],
    kept: Kept,
) -> dict[tuple[tuple[str, ...], int], Part]:
    """Every part, by line-up and where it begins; those that are kept are not played again."""
    settings = msgspec.json.encode(setup, order="sorted").decode()
    keys = [f"{game.id} {game.rules_version} crowd {part.start}-{part.stop} {settings} {','.join(bots)} seed {seed}" for bots, part in plan]
    known = {key: kept.find(key, Part) for key in keys}
    todo = [_Deals(game, setup, bots, seed, part) for key, (bots, part) in zip(keys, plan, strict=True) if known[key] is None]
    found = {}
    try:
        with closing(worked_off(todo, min(workers, max(1, len(todo))), engine)) as stream:
            for number, (key, (bots, part)) in enumerate(zip(keys, plan, strict=True), start=1):
                result = known[key]
                if result is None:
                    began = perf_counter()
                    result = next(stream)
                    kept.keep(key, result, perf_counter() - began)
                found[bots, part.start] = result
                progress(number / len(plan))
    finally:
        end_programs()
    return found
