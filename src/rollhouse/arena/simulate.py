"""Many games between bots: the same seed gives the same summary, bit for bit, with any number of workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import msgspec

from rollhouse.arena.games import play_some
from rollhouse.arena.tally import Tally
from rollhouse.arena.workers import WORKERS, results_in_order, usable_cores
from rollhouse.core import options as read
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import CONFIDENCE, Sample, Share, share_of, summarise
from rollhouse.play.bots import bot_names
from rollhouse.play.players import Player, read_players
from rollhouse.play.subprocess_bot import end_programs

GAMES = range(1, 10_000_001)
SEEDS = range(2**63)
GAMES_PER_TASK = 32
"""Some tens of milliseconds of work."""


class PlayerResult(msgspec.Struct, frozen=True):
    """One seat's results."""

    seat: int
    player: str
    wins: int
    """Games won alone."""
    shared: int
    """Games won with others."""
    share: Share
    """Of the wins: a win shared by two counts a half for each. Wilson's interval."""
    points: Sample | None
    """In the games that were played to the end; None where there were none."""
    faults: dict[str, int] = {}
    """Games that the bot lost because it failed, by the code of its fault (`bot/slow`); only external bots fail."""


class Summary(msgspec.Struct, frozen=True):
    """The summary of many games. It holds nothing about the machine that played them."""

    game: str
    rules_version: int
    setup: dict[str, object]
    seed: int
    asked: int
    """The number of games asked for."""
    games: int
    """The number played: the first ones, in order; fewer than asked where it was stopped."""
    complete: bool
    confidence: float
    """Of every interval here."""
    players: tuple[PlayerResult, ...]
    order: tuple[Share, ...] | None
    """Share of the wins by place in the order of play, the first player's first; None where the same seat always starts."""
    decisions: Sample
    """Moves per game, without those of chance."""
    turns: Sample


def check_limits(games: int, seed: int, workers: int | None) -> int:
    """The number of workers, all cores where it is None.

    Raises:
        SetupError: A number is out of its range.

    """
    limits = {"games": games, "seed": seed, "workers": usable_cores() if workers is None else workers}
    for name, among in (("games", GAMES), ("seed", SEEDS), ("workers", WORKERS)):
        read.number(limits, name, among, 0)
    return limits["workers"]


def simulate(
    game: AnyGame,
    options: Mapping[str, object],
    players: str | Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary | None:
    """Play games between bots and sum them up; None where it was interrupted before the first result.

    A `KeyboardInterrupt` stops early: the summary is then of the games done so far, and says so.

    Args:
        game: The game.
        options: The game's own options; chance decides which seat starts unless they say otherwise.
        players: The bots, seat by seat: `"bot:greedy,exec:./mybot"`.
        games: The number of games.
        seed: The seed that everything follows from.
        workers: The number of processes; all cores where None. The summary does not depend on it.
        progress: Called with the number of games done; may raise `KeyboardInterrupt`.

    Raises:
        BotError: A player is not a bot of this game.
        SetupError: A number or an option is not accepted.

    """
    bots = read_bots(players, game)
    setup = game.setup({"first": "random", "players": len(bots), **options})
    if setup.players != len(bots):
        raise SetupError("setup/players", value=str(setup.players), expected=(str(len(bots)),))
    worker_count = check_limits(games, seed, workers)
    job = _Job(game, setup, tuple(player.bot for player in bots), seed)
    starts = range(0, games, GAMES_PER_TASK)
    tasks = (partial(job.play, range(start, min(start + GAMES_PER_TASK, games))) for start in starts)
    played = results_in_order(tasks, min(worker_count, len(starts)))
    tally = Tally(len(bots))
    try:
        for part in played:
            tally = tally + part
            progress(tally.games)
    except KeyboardInterrupt:
        played.close()
    finally:
        end_programs()
    return _summary(job, bots, games, tally) if tally.games else None


@dataclass(frozen=True, slots=True)
class _Job:
    """The game that is played again and again."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, ...]
    seed: int

    def play(self, chunk: range, stopped: Callable[[], bool]) -> Tally:
        return play_some(self.game, self.setup, self.bots, self.seed, chunk, stopped)


def read_bots(players: str | Sequence[str], game: AnyGame) -> tuple[Player, ...]:
    """The bots, seat by seat.

    Raises:
        BotError: A player is not a bot of this game.

    """
    found = read_players(players, game)
    for player in found:
        if not player.bot:
            raise BotError("bot/unknown", value=player.text, location=game.id, expected=[f"bot:{bot}" for bot in bot_names(game)])
    return found


# --- summing up ---------------------------------------------------------------------------------------------------------------------


def _summary(job: _Job, bots: Sequence[Player], asked: int, tally: Tally) -> Summary:
    fair = job.setup.first == "random"
    return Summary(
        game=job.game.id,
        rules_version=job.game.rules_version,
        setup=msgspec.json.decode(msgspec.json.encode(job.setup)),
        seed=job.seed,
        asked=asked,
        games=tally.games,
        complete=tally.games == asked,
        confidence=CONFIDENCE,
        players=tuple(_player(seat, bot.text, tally) for seat, bot in enumerate(bots)),
        order=tuple(share_of(_parts(wins), tally.games) for wins in tally.order) if fair else None,
        decisions=summarise(tally.decisions),
        turns=summarise(tally.turns),
    )


def _player(seat: int, player: str, tally: Tally) -> PlayerResult:
    wins = tally.wins[seat]
    shared = sum(wins.values()) - wins[1]
    parts, points = share_of(_parts(wins), tally.games), summarise(tally.scores[seat]) if tally.scores[seat] else None
    return PlayerResult(seat, player, wins[1], shared, parts, points, dict(sorted(tally.faults[seat].items())))


def _parts(wins: Mapping[int, int]) -> Fraction:
    return sum((Fraction(times, sharers) for sharers, times in wins.items()), Fraction(0))
