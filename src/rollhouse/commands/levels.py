"""`rollhouse levels`: how strong the bots are, measured, as a page of Markdown or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from rollhouse.arena.levels import calibrate, check_levels
from rollhouse.arena.results import ResultsFile
from rollhouse.arena.workers import Engine
from rollhouse.commands.support.arena_page import game_progress, levels_page, prepare, stopped, write
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.engine import engine_flag, engine_named
from rollhouse.commands.support.flags import check_writable, game_argument, game_options, typed, whole
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue


def run(
    words: Catalogue,
    game_ids: Sequence[str],
    options: dict[str, object],
    *,
    games: int,
    seed: int,
    out: str | None,
    as_json: bool,
    bots: Sequence[str] = (),
    workers: int | None = None,
    engine: Engine = "local",
    keep: str | None = None,
) -> int:
    """Play all matches and write their page to `out` or the standard output; 130 where it was stopped, and then nothing is written.

    Results are kept in the file `keep`, and the next run goes on from there.
    """
    several = [find_game(game_id) for game_id in game_ids]
    for game in several:
        check_levels(game, bots or tuple(game.bots), games, seed, workers)
    for path in (keep, out):
        check_writable(path)
    file = ResultsFile(None if keep is None else Path(keep))
    measured = []
    try:
        for game in several:
            settings = (options,) if options else game.level_settings
            for setting in settings:
                prepare(words, game, setting)
            with game_progress(words, game) as progress:
                measured.append(
                    calibrate(
                        game, settings, bots=bots, games=games, seed=seed, workers=workers, engine=engine, progress=progress, file=file
                    )
                )
    except KeyboardInterrupt:
        return stopped(words)
    return write(measured, levels_page(measured, words), out, as_json=as_json)


# --- flags --------------------------------------------------------------------------------------------------------------------------


@command("levels")
@game_argument(required=False)
@takes("--bots", metavar='"greedy,exec:./mybot"', about=say("cli-levels-bots"))
@takes("--games", "count", default="200", metavar="N", about=say("cli-levels-games"), otherwise="200")
@takes("--seed", default="1", metavar="N", about=say("cli-simulate-seed"), otherwise="1")
@takes("--workers", metavar="N", about=say("cli-simulate-workers"))
@engine_flag
@game_options
@takes("--keep", metavar="FILE", type=click.Path(), about=say("cli-levels-keep"))
@takes("--out", metavar="FILE", type=click.Path(), about=say("cli-levels-out"))
@takes("--json", "as_json", is_flag=True, about=say("cli-simulate-json"))
def levels_command(
    words: Catalogue,
    /,
    game: str | None,
    bots: str | None,
    count: str,
    seed: str,
    workers: str | None,
    engine: str | None,
    keep: str | None,
    out: str | None,
    as_json: bool,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse levels`."""
    return run(
        words,
        tuple(all_games()) if game is None else (game,),
        typed(options),
        bots=() if bots is None else tuple(bot.strip().removeprefix("bot:") for bot in bots.split(",")),
        games=whole("games", count),
        seed=whole("seed", seed),
        workers=None if workers is None else whole("workers", workers),
        engine=engine_named(engine),
        keep=keep,
        out=out,
        as_json=as_json,
    )
