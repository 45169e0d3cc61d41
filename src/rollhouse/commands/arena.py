"""`rollhouse arena`: bots against each other, as a page of Markdown or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
from rich.console import Console

from rollhouse.arena.contest import KINDS, PLAYERS, Contest, Kind, Meeting, contest
from rollhouse.arena.crowd import Crowd, crowd
from rollhouse.arena.levels import Kept
from rollhouse.arena.report import check_picture, draw, ratings_as_text
from rollhouse.arena.workers import Engine
from rollhouse.commands.command import command, takes
from rollhouse.commands.crowd_page import crowd_page
from rollhouse.commands.engine import engine_flag, engine_named
from rollhouse.commands.flags import game_argument, game_options, not_both, typed, whole
from rollhouse.commands.levels import STOPPED, costs_table, prepare, table
from rollhouse.commands.progress_bar import shown_on
from rollhouse.core import options as read
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_label, check_bot

__all__ = ["arena_command", "page", "run"]


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
    """Let them meet, then write what it showed to `out`, or print it; 130 when it was stopped, and then nothing is written.

    With `keep`, what was played by then is in that file, and the next run goes on from there.
    """
    if kind not in get_args(Kind):
        raise SetupError("setup/kind", came=kind, why=say("error-why-word"), allowed=KINDS)
    game = find_game(game_id)
    read.number({"players": players}, "players", range(PLAYERS, game.players.stop), PLAYERS)
    for flag, given in (("--kind", kind != KINDS[0]), ("--plot", plot is not None)):
        not_both(f"--players {players}", flag, players > PLAYERS and given)
    if plot is not None:
        check_picture(plot)
    for bot in bots:
        check_bot(game, bot)  # what is wrong with the names is said before anything is worked out
    kept = Kept(None if keep is None else Path(keep))
    try:
        prepare(words, game, options)
        with shown_on(Console(file=sys.stderr), words) as bar:
            task = bar.add_task(words.say(game.words.name()), total=1.0)
            if players > PLAYERS:
                several = crowd(
                    game,
                    options,
                    bots,
                    players=players,
                    games=games,
                    seed=seed,
                    workers=workers,
                    engine=engine,
                    progress=lambda done: bar.update(task, completed=done),
                    kept=kept,
                )
                return _written(several, crowd_page(several, words), out, as_json=as_json)
            found = contest(
                game,
                options,
                bots,
                kind=KINDS[KINDS.index(kind)],
                games=games,
                seed=seed,
                elo=elo,
                workers=workers,
                engine=engine,
                progress=lambda done: bar.update(task, completed=done),
                kept=kept,
            )
    except KeyboardInterrupt:
        print(words.say(say("arena-stopped-at-once")), file=sys.stderr)
        return STOPPED
    if plot is not None:
        told = {"rating": words.say(say("contest-rating")), "share": words.say(say("contest-share"))}
        draw(found, plot, {bot: words.say(bot_label(bot)) for bot in found.bots}, told.__getitem__)
    return _written(found, page(found, words), out, as_json=as_json)


def _written(found: Contest | Crowd, told: str, out: str | None, *, as_json: bool) -> int:
    text = msgspec.json.format(msgspec.json.encode(found)).decode() + "\n" if as_json else told
    if out is None:
        sys.stdout.write(text)
    else:
        Path(out).write_text(text, encoding="utf-8")
    return 0


def page(found: Contest, words: Catalogue) -> str:
    """Tables in Markdown."""
    return "\n".join(_Page(found, words).lines()) + "\n"


class _Page:
    def __init__(self, found: Contest, words: Catalogue) -> None:
        self._found, self._words = found, words
        self._names = {bot: words.say(bot_label(bot)) for bot in found.bots}

    def lines(self) -> list[str]:
        found, words = self._found, self._words
        game = find_game(found.game)
        lines = ["# " + words.say(say("contest-title", game=game.words.name())), ""]
        lines += [" ".join(words.say(message) for message in game.words.setup(game.setup(found.setup))), ""]
        lines += [words.say(say("contest-how", games=max(one.games for one in found.meetings), seed=str(found.seed))), ""]
        noise = found.noise()
        if noise is not None:
            lines += [words.say(say("levels-noise", percent=words.percent(noise, 0))), ""]
        if found.verdict is not None:
            lines += [self._verdict(), ""]
        lines += [
            *self._ratings(),
            "",
            "```text",
            *ratings_as_text(found.ratings, self._names),
            "```",
            "",
            "## " + words.say(say("contest-matrix")),
            "",
            *self._matrix(),
            "",
        ]
        lines += ["## " + words.say(say("contest-lengths")), "", *self._lengths(), ""]
        if found.costs:
            lines += ["## " + words.say(say("levels-costs")), "", words.say(say("levels-costs-how")), ""]
            lines += [*costs_table(found.costs, self._names, words), ""]
        for bot, count in found.faults.items():
            lines += [words.say(say("arena-faults", bot=bot_label(bot), count=count)), ""]
        return lines[:-1]

    def _verdict(self) -> str:
        verdict = self._found.verdict
        assert verdict is not None
        one, other = (bot_label(bot) for bot in self._found.bots)
        low, high = verdict.low, verdict.high
        told = {
            "stronger": say("contest-sprt-stronger", one=one, other=other, low=low, high=high),
            "not-stronger": say("contest-sprt-not-stronger", one=one, other=other, low=low, high=high),
            "open": say("contest-sprt-open", one=one, other=other, low=low, high=high),
        }
        return self._words.say(told[verdict.decided])

    def _ratings(self) -> list[str]:
        words = self._words
        head = [words.say(say("arena-player")), words.say(say("contest-rating")), words.say(say("levels-elo"))]
        rows = [
            [
                self._names[one.bot],
                f"{words.number(one.mu, 1)} ({words.number(one.low, 1)}–{words.number(one.high, 1)})",
                words.number(one.elo, 0),
            ]
            for one in self._found.ratings
        ]
        return table(head, rows)

    def _matrix(self) -> list[str]:
        """The share of whoever stands at the left against whoever stands above."""
        shares: dict[tuple[str, str], str] = {}
        for one in self._found.meetings:
            shares[one.bot, one.other] = self._share(one.share.value, one.share.interval.low, one.share.interval.high)
            shares[one.other, one.bot] = self._share(1.0 - one.share.value, 1.0 - one.share.interval.high, 1.0 - one.share.interval.low)
        order = [one.bot for one in self._found.ratings]
        rows = [[self._names[bot], *(shares.get((bot, other), "") for other in order)] for bot in order]
        return table(["", *(self._names[bot] for bot in order)], rows)

    def _share(self, value: float, low: float, high: float) -> str:
        return f"{self._words.percent(value, 1)} ({self._words.number(100 * low, 1)}–{self._words.number(100 * high, 1)})"

    def _lengths(self) -> list[str]:
        words = self._words
        head = [say("contest-meeting"), say("levels-games"), say("arena-turns"), say("arena-decisions")]
        return table([words.say(heading) for heading in head], [self._length(one) for one in self._found.meetings])

    def _length(self, one: Meeting) -> list[str]:
        words = self._words
        counts = (one.turns, one.decisions)
        return [
            f"{self._names[one.bot]} – {self._names[one.other]}",
            words.number(one.games),
            *(f"{words.number(count.mean, 1)} ({words.number(count.low)}–{words.number(count.high)})" for count in counts),
        ]


# --- flags --------------------------------------------------------------------------------------------------------------------------


def _elo(text: str) -> tuple[int, int]:
    low, mark, high = text.partition(",")
    if not mark:
        raise SetupError("setup/elo", came=text)
    return whole("elo", low), whole("elo", high)


@command("arena")
@game_argument(required=True)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@takes("--kind", default="round-robin", metavar="|".join(KINDS), values=KINDS, about=say("cli-arena-kind"), otherwise="round-robin")
@takes("--players", metavar="2|3|4", values=("2", "3", "4"), about=say("cli-arena-players"), otherwise="2")
@takes("--games", "count", default="200", metavar="N", about=say("cli-arena-games"), otherwise="200")
@takes("--elo", default="0,50", metavar="LOW,HIGH", about=say("cli-arena-elo"), otherwise="0,50")
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
    elo: str,
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
    return run(
        words,
        game,
        [bot.removeprefix("bot:") for bot in bots],
        typed(options),
        kind=kind,
        players=PLAYERS if players is None else whole("players", players),
        games=whole("games", count),
        seed=whole("seed", seed),
        elo=_elo(elo),
        workers=None if workers is None else whole("workers", workers),
        engine=engine_named(engine),
        keep=keep,
        out=out,
        plot=plot,
        as_json=as_json,
    )
