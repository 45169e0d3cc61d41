"""`rollhouse dataset`: games between bots with every position, its value and the marks, in one compressed file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from rollhouse.analysis.dataset import analysed_game, encode_games
from rollhouse.arena.games import play_one, setup_of
from rollhouse.arena.simulate import check_limits, read_bots
from rollhouse.arena.workers import Engine, results_in_order
from rollhouse.commands.support.arena_page import prepare
from rollhouse.commands.support.command import INTERRUPTED_EXIT_CODE, command, takes
from rollhouse.commands.support.engine import engine_flag, engine_named
from rollhouse.commands.support.flags import game_argument, game_options, typed, whole
from rollhouse.commands.support.progress_bar import shown_on
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.messages import say
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player
from rollhouse.play.subprocess_bot import end_programs

GAMES_PER_TASK = 8
_DEFAULT_PLAYERS = "bot:expert,bot:expert"
_EXACT_PLAYERS = 2
"""The number of players for whom values can be exact."""


@dataclass(frozen=True, slots=True)
class _AnalyseGames:
    """Some games to play and to analyse, as a task for another process."""

    game: AnyGame
    setup: Setup
    bots: tuple[Player, ...]
    seed: int
    games: range

    def __call__(self, stopped: Callable[[], bool]) -> bytes:
        """The games as a part of the file; incomplete, and to be thrown away, where `stopped` became true."""
        found = []
        for index in self.games:
            if stopped():
                break
            moves: list[Any] = []
            result = play_one(self.game, self.setup, [player.bot for player in self.bots], self.seed, index, moves)
            begun = Record.begin(self.game, self.setup, [player.text for player in self.bots], Seed=f"{self.seed} {index}")
            found.append(analysed_game(msgspec.structs.replace(begun, moves=tuple(map(str, moves)), result=result.winners)))
        return encode_games(found)


def run(
    words: Catalogue,
    game_id: str,
    players: str,
    options: Mapping[str, object],
    *,
    games: int,
    seed: int,
    out: str,
    workers: int | None = None,
    engine: Engine = "local",
) -> int:
    """Write the games to the file `out`; 130 where it was stopped, and then the file has the games so far."""
    game = find_game(game_id)
    bots = read_bots(players, game)
    setup = setup_of(game, options, len(bots))
    worker_count = check_limits(games, seed, workers)
    starts = range(0, games, GAMES_PER_TASK)
    tasks = (_AnalyseGames(game, setup, bots, seed, range(start, min(start + GAMES_PER_TASK, games))) for start in starts)
    with Path(out).open("xb") as file:  # a file that exists holds finished work
        done = 0
        try:
            if len(bots) == _EXACT_PLAYERS:
                prepare(words, game, options)
            with (
                shown_on(Console(file=sys.stderr), words, counted=True) as bar,
                closing(results_in_order(tasks, min(worker_count, len(starts)), engine)) as parts,
            ):
                task = bar.add_task(words.say(say("arena-playing")), total=games)
                for start, part in zip(starts, parts, strict=True):
                    file.write(part)
                    file.flush()
                    done = min(start + GAMES_PER_TASK, games)
                    bar.update(task, completed=done)
        except KeyboardInterrupt:
            print(words.say(say("dataset-stopped", done=done, asked=games, file=out)), file=sys.stderr)
            return INTERRUPTED_EXIT_CODE
        finally:
            end_programs()
    print(words.say(say("dataset-done", count=games, file=out)), file=sys.stderr)
    return 0


@command("dataset")
@game_argument(required=True)
@takes(
    "--players", default=_DEFAULT_PLAYERS, metavar=f'"{_DEFAULT_PLAYERS}"', about=say("cli-simulate-players"), otherwise=_DEFAULT_PLAYERS
)
@takes("--games", "count", default="100", metavar="N", about=say("cli-simulate-games"), otherwise="100")
@takes("--seed", default="1", metavar="N", about=say("cli-simulate-seed"), otherwise="1")
@takes("--out", metavar="FILE", type=click.Path(), required=True, about=say("cli-dataset-out"))
@takes("--workers", metavar="N", about=say("cli-simulate-workers"))
@engine_flag
@game_options
def dataset_command(
    words: Catalogue,
    /,
    game: str,
    players: str,
    count: str,
    seed: str,
    out: str,
    workers: str | None,
    engine: str | None,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse dataset`."""
    return run(
        words,
        game,
        players,
        typed(options),
        games=whole("games", count),
        seed=whole("seed", seed),
        out=out,
        workers=None if workers is None else whole("workers", workers),
        engine=engine_named(engine),
    )
