"""How strong a game's bots are: each against each, one against several of the level below, and what a decision of each costs.

Every match is duplicate play (`duplicate.py`). What has been played can be kept in a file, and is not played again.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from rollhouse.arena.duplicate import Deals, DealTally
from rollhouse.arena.elo import elo_step, ratings
from rollhouse.arena.simulate import GAMES, SEEDS
from rollhouse.arena.workers import WORKERS, Engine, Task, usable_cores, worked_off
from rollhouse.core import options as read
from rollhouse.core.errors import BotError, DataError
from rollhouse.core.evaluate import Evaluator
from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Setup
from rollhouse.core.statistics import Share, ratio_of_sums
from rollhouse.play.bots import check_bot, find_bot
from rollhouse.play.guests import ask_bot
from rollhouse.play.programs import end_programs

__all__ = ["Cost", "Kept", "Levels", "Match", "Setting", "Weighed", "calibrate", "cost_of", "exact_values", "setup_of"]

_CHUNK = 6
"""Deals that a worker plays before it reports."""


class Match(msgspec.Struct, frozen=True):
    """One bot against others that are all of another kind."""

    bot: str
    others: str
    players: int
    games: int
    share: Share
    """Of the wins, to `bot`. An even one would be one in `players`."""
    noise: float | None
    """Its standard error beside that of as many games with dice of their own; None where all went the same way."""

    @property
    def step(self) -> float:
        """How much stronger `bot` is, in Elo points."""
        return elo_step(self.share.value, self.players)


class Cost(msgspec.Struct, frozen=True):
    """What a bot gives away, by values that are exact."""

    bot: str
    games: int
    decisions: int
    mean: float
    """Share of the win, in an average decision between two moves or more."""
    reach: float
    """Half the width of its 95 % interval, games taken as independent."""
    game: float
    """In an average game, and by one player."""


class Setting(msgspec.Struct, frozen=True):
    """What all matches of one setting of the game showed."""

    setup: dict[str, object]
    """For two."""
    pairs: tuple[Match, ...]
    """Two players, the weaker one named by `others`: each against each in a game's first setting, the level below in the others."""
    crowds: tuple[Match, ...]
    """Three and more: one against several of the level below."""
    ratings: dict[str, float]
    """Elo points by bot, from all pairs; the weakest has 0."""
    costs: tuple[Cost, ...]
    """Two players, in the first setting; nothing where no exact values are known."""


class Levels(msgspec.Struct, frozen=True):
    """What was found of one game."""

    game: str
    rules_version: int
    seed: int
    games: int
    """As many as a match was to have; each has a whole number of deals."""
    bots: tuple[str, ...]
    settings: tuple[Setting, ...]
    faults: dict[str, int] = {}
    """Moves that were made for a bot that failed, by bot: only bots from outside fail."""
    seconds: float = 0.0
    """How long all of it took, on however many processes."""

    def noise(self) -> float | None:
        """The mean of what duplicate play leaves of the noise."""
        found = [match.noise for one in self.settings for match in (*one.pairs, *one.crowds) if match.noise is not None]
        return sum(found) / len(found) if found else None


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
    kept: Kept | None = None,
) -> Levels:
    """Play all matches of `games` games, between these `bots` (the weakest first), or all of the game's own.

    In the first of the `settings` each meets each, and decisions are weighed by exact values where these are to be had at once; in the
    others each meets the level below. `workers` is all cores when None. Interrupts come through; what was done by then is `kept`.
    """
    bots = tuple(bots or game.bots)
    for bot in bots:
        check_bot(game, bot)
    if len(bots) < 2:
        raise BotError("bot/too-few", came=",".join(bots))
    limits = {"games": games, "seed": seed, "workers": usable_cores() if workers is None else workers}
    for name, among in (("games", GAMES), ("seed", SEEDS), ("workers", WORKERS)):
        read.number(limits, name, among, 0)
    kept = Kept() if kept is None else kept
    ladder = [_Ladder(game, {**options}, bots, games, seed, full=not place) for place, options in enumerate(settings)]
    found = _worked_out([item for one in ladder for item in one.items()], limits["workers"], engine, progress, kept)
    faults: Counter[str] = Counter()
    told = tuple(one.told(found, faults) for one in ladder)
    failed = {bot: count for bot, count in faults.items() if count}
    return Levels(game.id, game.rules_version, seed, games, bots, told, failed, kept.spent(found))


def setup_of(game: AnyGame, options: Mapping[str, object], players: int) -> Setup:
    """The setup of a match; chance decides who starts."""
    found: Setup = game.setup({"first": "random", **options, "players": players})
    return found


# --- what is to be worked out -------------------------------------------------------------------------------------------------------

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Item(Generic[T]):
    """One match, or what one bot's decisions cost."""

    key: str
    """Says all that the result depends on, but for the bots' own code."""
    tasks: tuple[Task[T], ...]
    join: Callable[[list[T]], T]
    type: Any


class _Ladder:
    """The matches of one setting."""

    def __init__(self, game: AnyGame, options: dict[str, object], bots: tuple[str, ...], games: int, seed: int, *, full: bool) -> None:
        self._game, self._options, self._bots, self._games, self._seed = game, options, bots, games, seed
        self._two = setup_of(game, options, 2)
        self._meetings = [(high, low, 2) for low, high in (combinations(bots, 2) if full else pairwise(bots))]
        for players in game.players:
            themselves = [bot for bot in bots if game.plays_as(bot, players) == bot]  # no rung for whoever is another one there
            self._meetings += [(high, low, players) for low, high in pairwise(themselves) if players > 2]
        self._weighed = bots if full and exact_values(game, options) is not None else ()

    def items(self) -> Iterator[_Item[Any]]:
        for meeting in self._meetings:
            yield self._match(*meeting)
        for bot in self._weighed:
            yield self._cost(bot)

    def _match(self, bot: str, others: str, players: int) -> _Item[DealTally]:
        setup = setup_of(self._game, self._options, players)
        bots = (bot, *[others] * (players - 1))
        deals = max(2, -(-self._games // players))
        tasks = tuple(Deals(self._game, setup, bots, self._seed, part) for part in _parts(deals))
        return _Item(self._key("deals", setup, bots, deals), tasks, lambda found: sum(found, DealTally(players)), DealTally)

    def _cost(self, bot: str) -> _Item[list[tuple[float, int]]]:
        count = max(self._games // 4, 2)  # every decision of a game is weighed, so fewer games tell as much
        tasks = tuple(Weighed(self._game, self._two, bot, self._seed, part) for part in _parts(count))
        key = self._key("costs", self._two, (bot,), count)
        return _Item(key, tasks, lambda found: [one for part in found for one in part], list[tuple[float, int]])

    def _key(self, what: str, setup: Setup, bots: Sequence[str], count: int) -> str:
        settings = msgspec.json.encode(setup, order="sorted").decode()
        return f"{self._game.id} {self._game.rules_version} {what} {settings} {','.join(bots)} seed {self._seed} count {count}"

    def told(self, found: Mapping[str, Any], faults: Counter[str]) -> Setting:
        matches = []
        for bot, others, players in self._meetings:
            tally: DealTally = found[self._match(bot, others, players).key]
            for place, count in tally.faults.items():
                faults[others if place else bot] += count
            matches.append(Match(bot, others, players, tally.games, tally.share(), tally.noise()))
        pairs = tuple(match for match in matches if match.players == 2)
        return Setting(
            msgspec.json.decode(msgspec.json.encode(self._two)),
            pairs,
            tuple(match for match in matches if match.players > 2),
            ratings(self._bots, ((match.bot, match.others, match.share.value, match.games) for match in pairs)),
            tuple(cost_of(bot, found[self._cost(bot).key], self._two.players) for bot in self._weighed),
        )


def _parts(count: int) -> list[range]:
    return [range(start, min(start + _CHUNK, count)) for start in range(0, count, _CHUNK)]


def _worked_out(items: Sequence[_Item[Any]], workers: int, engine: Engine, progress: Callable[[float], None], kept: Kept) -> dict[str, Any]:
    """All results by key; those that are kept are not worked out again."""
    found = {item.key: kept.find(item.key, item.type) for item in items}
    todo = [item for item in items if found[item.key] is None]
    steps, done = sum(len(item.tasks) for item in items), sum(len(item.tasks) for item in items if found[item.key] is not None)
    count = max(1, sum(len(item.tasks) for item in todo))
    stream = worked_off((task for item in todo for task in item.tasks), min(workers, count), engine)
    began = time.perf_counter()
    try:
        for item in todo:
            parts = []
            for _ in item.tasks:
                parts.append(next(stream))
                done += 1
                progress(done / steps)
            found[item.key] = item.join(parts)
            began, spent = time.perf_counter(), time.perf_counter() - began
            kept.keep(item.key, found[item.key], spent)
    finally:
        stream.close()
        end_programs()
    progress(1.0)
    return found


class Kept:
    """What has been worked out, in a file of lines: one that was cut off in the middle is not counted. Without a file, nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._found: dict[str, msgspec.Raw] = {}
        self._seconds: dict[str, float] = {}
        self._length = 0
        if path is not None and path.is_file():
            self._read(path)

    def _read(self, path: Path) -> None:
        written = path.read_bytes()
        self._length = written.rfind(b"\n") + 1
        for line in written[: self._length].splitlines():
            try:
                one = msgspec.json.decode(line, type=_KeptLine)
            except msgspec.MsgspecError as error:
                raise DataError("data/content", came=str(path), where=str(error)) from None
            self._found[one.key] = one.result
            self._seconds[one.key] = one.seconds

    def find(self, key: str, kind: Any) -> Any:
        """The result with this key, or None."""
        if key not in self._found:
            return None
        try:
            return msgspec.json.decode(self._found[key], type=kind)
        except msgspec.MsgspecError as error:
            raise DataError("data/content", came=str(self._path), where=str(error)) from None

    def spent(self, keys: Iterable[str]) -> float:
        """Seconds that these took; other games may be in the same file."""
        return sum(self._seconds[key] for key in keys)

    def keep(self, key: str, result: Any, seconds: float) -> None:
        """From now on this need not be worked out."""
        self._seconds[key] = seconds
        if self._path is None:
            return
        with self._path.open("r+b" if self._path.is_file() else "wb") as file:
            file.truncate(self._length)  # what was cut off goes
            file.seek(self._length)
            line = _KeptLine(key, msgspec.Raw(msgspec.json.encode(result)), round(seconds, 2))
            self._length += file.write(msgspec.json.encode(line) + b"\n")


class _KeptLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    result: msgspec.Raw
    seconds: float


# --- what decisions cost ------------------------------------------------------------------------------------------------------------


_LONGEST_WEIGHED = 2000
"""Moves: a bot that only skips never ends a game with itself, and what its decisions cost is known by then."""


def exact_values(game: AnyGame, options: Mapping[str, object]) -> Evaluator | None:
    """Exact values for two players, if they are to be had at once; None where chance deals anew in every game."""
    state = game.start(game.setup({**options, "players": 2, "first": 0}))
    if state.to_act == CHANCE and state.turn < 0:
        return None
    found = game.evaluator(state)
    return found if found is not None and found.exact else None


@dataclass(frozen=True, slots=True)
class Weighed:
    """Some games of a bot against itself, every decision weighed: as work for any process."""

    game: AnyGame
    setup: Setup
    bot: str
    seed: int
    games: range

    def __call__(self, stopped: Callable[[], bool]) -> list[tuple[float, int]]:
        """For every game what the moves of both players cost, and how many decisions there were."""
        return [self._game_cost(index) for index in self.games if not stopped()]

    def _game_cost(self, index: int) -> tuple[float, int]:
        game, rng = self.game, random.Random(f"rollhouse levels {self.seed} {index} {self.bot}")
        player, evaluator = find_bot(game, self.bot), None
        state = game.start(self.setup)
        cost, decisions, ply = 0.0, 0, 0
        while state.to_act != NOBODY and ply < _LONGEST_WEIGHED:
            if state.to_act == CHANCE:
                state, ply = game.apply(state, game.outcomes(state).sample(rng)), ply + 1
                continue
            evaluator = evaluator or game.evaluator(state)
            assert evaluator is not None
            legal = game.legal(state)
            move = ask_bot(player, state, legal, rng, ply)
            if len(legal) > 1:
                values = [option.value for option in evaluator.options(state)]
                cost += max(values) - values[legal.index(move)]
                decisions += 1
            state, ply = game.apply(state, move), ply + 1
        return cost, decisions


def cost_of(bot: str, counted: Sequence[tuple[float, int]], players: int) -> Cost:
    """What a bot's decisions cost on average, against itself."""
    decisions = sum(count for _, count in counted)
    found = ratio_of_sums(counted)
    assert found.reach is not None, "a match has two games at least"
    return Cost(bot, len(counted), decisions, found.mean, found.reach, sum(cost for cost, _ in counted) / len(counted) / players)
