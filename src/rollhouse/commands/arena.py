"""`rollhouse arena`: bots against each other, as a page of Markdown or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import click

from rollhouse.arena.contest import KINDS, MIN_PLAYERS, Kind, check_contest, contest
from rollhouse.arena.report import check_picture, draw
from rollhouse.arena.results import ResultsFile
from rollhouse.arena.workers import Engine
from rollhouse.commands.support.arena_page import contest_page, game_progress, prepare, stopped, write
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.engine import engine_flag, engine_named
from rollhouse.commands.support.flags import check_writable, game_argument, game_options, not_both, only_with, typed, whole
from rollhouse.core import options as read
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_label


def run(
    words: Catalogue,
    game_id: str,
    bots: Sequence[str],
    options: dict[str, object],
    *,
    kind: str = "round-robin",
    players: int = 2,
    games: int,
    seed: int,
    elo: tuple[int, int] = (0, 50),
    workers: int | None = None,
    engine: Engine = "local",
    keep: str | None = None,
    out: str | None = None,
    plot: str | None = None,
    as_json: bool = False,
) -> int:
    """Play the contest and write its page to `out` or the standard output; 130 where it was stopped, and then nothing is written.

    Results are kept in the file `keep`, and the next run goes on from there.
    """
    if kind not in get_args(Kind):
        raise SetupError("setup/kind", value=kind, reason=say("error-why-word"), expected=KINDS)
    game = find_game(game_id)
    read.number({"players": players}, "players", range(MIN_PLAYERS, game.players.stop), MIN_PLAYERS)
    for flag, given in (("--kind", kind != KINDS[0]), ("--plot", plot is not None)):
        not_both(f"--players {players}", flag, players > MIN_PLAYERS and given)
    if plot is not None:
        check_picture(plot)
    check_contest(game, bots, players, KINDS[KINDS.index(kind)], games, seed, elo, workers)
    for path in (keep, out, plot):
        check_writable(path)
    file = ResultsFile(None if keep is None else Path(keep))
    try:
        prepare(words, game, options)
        with game_progress(words, game) as progress:
            result = contest(
                game,
                options,
                bots,
                players=players,
                kind=KINDS[KINDS.index(kind)],
                games=games,
                seed=seed,
                elo=elo,
                workers=workers,
                engine=engine,
                progress=progress,
                file=file,
            )
    except KeyboardInterrupt:
        return stopped(words)
    code = write(result, contest_page(result, words), out, as_json=as_json)  # first: a picture that fails must not lose it
    if plot is not None:
        labels = {"rating": words.say(say("contest-rating")), "share": words.say(say("contest-share"))}
        draw(result, plot, {bot: words.say(bot_label(bot)) for bot in result.bots}, labels.__getitem__)
    return code


# --- flags --------------------------------------------------------------------------------------------------------------------------


_DEFAULT_ELO = (0, 50)


def _elo(text: str) -> tuple[int, int]:
    low, mark, high = text.partition(",")
    if not mark:
        raise SetupError("setup/elo", value=text)
    return whole("elo", low), whole("elo", high)


@command("arena")
@game_argument(required=True)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@takes("--kind", default="round-robin", metavar="|".join(KINDS), values=KINDS, about=say("cli-arena-kind"), otherwise="round-robin")
@takes("--players", metavar="2|3|4", values=("2", "3", "4"), about=say("cli-arena-players"), otherwise="2")
@takes("--games", "count", default="200", metavar="N", about=say("cli-arena-games"), otherwise="200")
@takes("--elo", metavar="LOW,HIGH", about=say("cli-arena-elo"), otherwise="0,50")
@takes("--seed", default="1", metavar="N", about=say("cli-simulate-seed"), otherwise="1")
@takes("--workers", metavar="N", about=say("cli-simulate-workers"))
@engine_flag
@game_options
@takes("--keep", metavar="FILE", type=click.Path(), about=say("cli-levels-keep"))
@takes("--out", metavar="FILE", type=click.Path(), about=say("cli-levels-out"))
@takes("--plot", metavar="FILE.png|FILE.svg", type=click.Path(), about=say("cli-arena-plot"))
@takes("--json", "as_json", is_flag=True, about=say("cli-simulate-json"))
def arena_command(
    words: Catalogue,
    /,
    game: str,
    bots: tuple[str, ...],
    kind: str,
    players: str | None,
    count: str,
    elo: str | None,
    seed: str,
    workers: str | None,
    engine: str | None,
    keep: str | None,
    out: str | None,
    plot: str | None,
    as_json: bool,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse arena`."""
    only_with("--elo", elo is not None and kind != "sprt", "--kind sprt")
    return run(
        words,
        game,
        [bot.removeprefix("bot:") for bot in bots],
        typed(options),
        kind=kind,
        players=MIN_PLAYERS if players is None else whole("players", players),
        games=whole("games", count),
        seed=whole("seed", seed),
        elo=_DEFAULT_ELO if elo is None else _elo(elo),
        workers=None if workers is None else whole("workers", workers),
        engine=engine_named(engine),
        keep=keep,
        out=out,
        plot=plot,
        as_json=as_json,
    )
