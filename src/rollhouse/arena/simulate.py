"""Many games between bots: the same seed gives the same summary, bit for bit, whatever the number of workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import msgspec

from rollhouse.arena.games import play_some
from rollhouse.arena.tally import Tally
from rollhouse.arena.workers import WORKERS, usable_cores, worked_off
from rollhouse.core import options as read
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.statistics import CONFIDENCE, Sample, Share, share_of, summarise
from rollhouse.play.bots import bot_names
from rollhouse.play.players import Player, read_players
from rollhouse.play.programs import end_programs

__all__ = ["CHUNK", "GAMES", "SEEDS", "WORKERS", "PlayerResult", "Summary", "simulate"]

GAMES = range(1, 10_000_001)
SEEDS = range(2**63)
CHUNK = 32
"""Games that a worker plays before it reports: some tens of milliseconds."""


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
    points: Sample
    faults: dict[str, int] = {}
    """Moves that were made for a bot that failed, by the code of its fault (`bot/slow`): only for bots from outside."""


class Summary(msgspec.Struct, frozen=True):
    """What many games showed. Holds nothing about the machine that played them."""

    game: str
    rules_version: int
    setup: dict[str, object]
    seed: int
    asked: int
    """How many games were to be played."""
    games: int
    """How many were: the first ones, in order. Fewer than asked only when it was stopped."""
    complete: bool
    confidence: float
    """Of every interval here."""
    players: tuple[PlayerResult, ...]
    order: tuple[Share, ...] | None
    """Share of the wins by place in the order of play, the first player's first; None where the same seat always starts."""
    decisions: Sample
    """Moves a game, chance's not counted."""
    turns: Sample


def simulate(
    game: AnyGame,
    options: Mapping[str, object],
    players: str | Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary | None:
    """Play `games` games and sum them up.

    `players` are bots (`"bot:greedy,exec:./mybot"`), seat by seat; `options` are the game's own, and chance decides who starts unless they
    say otherwise. `workers` is all cores when None. `progress` hears how many games are done. Ctrl-C (a `KeyboardInterrupt`, from
    `progress` too) stops early: the summary is then of the games done so far and says so, or None if there are none.
    """
    bots = _bots(players, game)
    setup = game.setup({"first": "random", "players": len(bots), **options})
    if setup.players != len(bots):
        raise SetupError("setup/players", came=str(setup.players), allowed=(str(len(bots)),))
    limits = {"games": games, "seed": seed, "workers": usable_cores() if workers is None else workers}
    for name, among in (("games", GAMES), ("seed", SEEDS), ("workers", WORKERS)):
        read.number(limits, name, among, 0)
    job = _Job(game, setup, tuple(player.bot for player in bots), seed)
    starts = range(0, games, CHUNK)
    tasks = (partial(job.play, range(start, min(start + CHUNK, games))) for start in starts)
    played = worked_off(tasks, min(limits["workers"], len(starts)))
    tally = Tally(len(bots))
    try:
        for one in played:
            tally = tally + one
            progress(tally.games)
    except KeyboardInterrupt:
        played.close()
    finally:
        end_programs()
    return _summary(job, bots, games, tally) if tally.games else None


@dataclass(frozen=True, slots=True)
class _Job:
    """What is played, again and again."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, ...]
    seed: int

    def play(self, chunk: range, stopped: Callable[[], bool]) -> Tally:
        return play_some(self.game, self.setup, self.bots, self.seed, chunk, stopped)


def _bots(players: str | Sequence[str], game: AnyGame) -> tuple[Player, ...]:
    found = read_players(players, game)
    for player in found:
        if not player.bot:
            raise BotError("bot/unknown", came=player.text, where=game.id, allowed=[f"bot:{bot}" for bot in bot_names(game)])
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
    parts, points = share_of(_parts(wins), tally.games), summarise(tally.scores[seat])
    return PlayerResult(seat, player, wins[1], shared, parts, points, dict(sorted(tally.faults[seat].items())))


def _parts(wins: Mapping[int, int]) -> Fraction:
    return sum((Fraction(times, sharers) for sharers, times in wins.items()), Fraction(0))
