"""`rollhouse levels`: how strong the bots are, measured, as a page of Markdown or as JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rollhouse.arena.levels import Levels, Match, calibrate
from rollhouse.commands.command import command, takes
from rollhouse.commands.flags import game_argument, game_options, typed, whole
from rollhouse.commands.progress_bar import progress_bar
from rollhouse.core.evaluate import Evaluator
from rollhouse.core.game import CHANCE, AnyGame
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_label, check_bot

__all__ = ["levels_command", "page", "run"]

STOPPED = 130


def run(
    words: Catalogue,
    game_id: str,
    options: dict[str, object],
    *,
    games: int,
    seed: int,
    out: str | None,
    as_json: bool,
    bots: Sequence[str] = (),
) -> int:
    """Play all matches, then write what they showed to `out`, or print it; 130 when it was stopped, and then nothing is written."""
    game = find_game(game_id)
    began = time.perf_counter()
    try:
        for bot in bots:
            check_bot(game, bot)  # what is wrong with the names is said before anything is worked out
        evaluator = _prepared(words, game, options)
        levels = _calibrated(words, game, options, evaluator, bots, games, seed)
    except KeyboardInterrupt:
        print(words.say(say("arena-stopped-at-once")), file=sys.stderr)
        return STOPPED
    minutes = (time.perf_counter() - began) / 60
    text = msgspec.json.format(msgspec.json.encode(levels)).decode() + "\n" if as_json else page(levels, game, words, minutes)
    if out is None:
        sys.stdout.write(text)
    else:
        Path(out).write_text(text, encoding="utf-8")
    return 0


def _prepared(words: Catalogue, game: AnyGame, options: dict[str, object]) -> Evaluator | None:
    """Exact values for two players, made now if need be: bots that play by them should not have to wait for them."""
    state = game.start(game.setup({**options, "players": 2, "first": 0}))
    if state.to_act == CHANCE and state.turn < 0:
        return None  # chance deals anew in every game
    with progress_bar(words) as progress:
        return game.evaluator(state, prepare=True, progress=progress)


def _calibrated(
    words: Catalogue,
    game: AnyGame,
    options: dict[str, object],
    evaluator: Evaluator | None,
    bots: Sequence[str],
    games: int,
    seed: int,
) -> Levels:
    console = Console(file=sys.stderr)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        TextColumn(words.say(say("arena-how-to-stop")), style="dim", markup=False),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say(say("arena-playing")), total=1.0)

        def moved(done: float) -> None:
            bar.update(task, completed=done)

        return calibrate(game, options, evaluator, bots=bots, games=games, seed=seed, progress=moved)


# --- the page -----------------------------------------------------------------------------------------------------------------------


def page(levels: Levels, game: AnyGame, words: Catalogue, minutes: float) -> str:
    """Tables in Markdown."""
    names = {bot: words.say(bot_label(bot)) for bot in levels.bots}
    setup = " ".join(words.say(message) for message in game.words.setup(game.setup(levels.setup)))
    lines = [
        "# " + words.say(say("levels-title", game=game.words.name())),
        "",
        words.say(say("levels-how", games=levels.pairs[0].games, seed=str(levels.seed), minutes=max(round(minutes), 1), setup=setup)),
        "",
        "## " + words.say(say("levels-pairs")),
        "",
        words.say(say("levels-pairs-how")),
        "",
        *_pairs(levels, names, words),
    ]
    for players in sorted({match.players for match in levels.crowds}):
        crowds = [match for match in levels.crowds if match.players == players]
        heading = say("levels-crowd", players=players)
        how = say("levels-crowd-how", others=players - 1, even=words.percent(1 / players, 1))
        lines += ["", "## " + words.say(heading), "", words.say(how), "", *_crowds(crowds, names, words)]
    if levels.costs:
        lines += ["", "## " + words.say(say("levels-costs")), "", words.say(say("levels-costs-how")), "", *_costs(levels, names, words)]
    for bot, count in levels.faults.items():
        lines += ["", words.say(say("arena-faults", bot=bot_label(bot), count=count))]
    return "\n".join(lines) + "\n"


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [_row(*head), _row("---", *("---:" for _ in head[1:])), *(_row(*row) for row in rows)]


def _share(match: Match, words: Catalogue) -> str:
    low, high = words.number(100 * match.share.interval.low, 1), words.number(100 * match.share.interval.high, 1)
    return f"{words.percent(match.share.value, 1)} ({low}–{high})"


def _pairs(levels: Levels, names: dict[str, str], words: Catalogue) -> list[str]:
    found = {(match.bot, match.others): _share(match, words) for match in levels.pairs}
    columns = levels.bots[:-1]
    rows = [[names[bot], *(found.get((bot, other), "") for other in columns)] for bot in levels.bots[1:]]
    return _table(["", *(names[bot] for bot in columns)], rows)


def _crowds(crowds: Sequence[Match], names: dict[str, str], words: Catalogue) -> list[str]:
    head = [words.say(say("arena-player")), words.say(say("levels-others")), words.say(say("arena-share"))]
    return _table(head, [[names[match.bot], names[match.others], _share(match, words)] for match in crowds])


def _costs(levels: Levels, names: dict[str, str], words: Catalogue) -> list[str]:
    head = [say("arena-player"), say("levels-cost"), say("levels-cost-game"), say("arena-decisions"), say("levels-games")]
    rows = [
        [
            names[cost.bot],
            f"{words.number(100 * cost.mean, 2)} ± {words.number(100 * cost.reach, 2)}",
            words.number(100 * cost.game, 1),
            words.number(cost.decisions / cost.games, 0),
            words.number(cost.games),
        ]
        for cost in levels.costs
    ]
    return _table([words.say(heading) for heading in head], rows)


# --- flags --------------------------------------------------------------------------------------------------------------------------


@command("levels")
@game_argument(required=True)
@takes("--bots", metavar='"greedy,exec:./mybot"', about=say("cli-levels-bots"))
@takes("--games", "count", default="200", metavar="N", about=say("cli-levels-games"), otherwise="200")
@takes("--seed", default="1", metavar="N", about=say("cli-simulate-seed"), otherwise="1")
@game_options
@takes("--out", metavar="FILE", type=click.Path(), about=say("cli-levels-out"))
@takes("--json", "as_json", is_flag=True, about=say("cli-simulate-json"))
def levels_command(
    words: Catalogue, /, game: str, bots: str | None, count: str, seed: str, out: str | None, as_json: bool, **options: Any
) -> int:
    """Read the flags of `rollhouse levels`."""
    named = () if bots is None else tuple(bot.strip().removeprefix("bot:") for bot in bots.split(","))
    games, number = whole("games", count), whole("seed", seed)
    return run(words, game, typed(options), bots=named, games=games, seed=number, out=out, as_json=as_json)
