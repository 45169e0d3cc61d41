"""`rollhouse levels`: how strong the bots are, measured, as a page of Markdown or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from math import isinf
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from rollhouse.arena.levels import Cost, Levels, Match, Setting, calibrate
from rollhouse.arena.results import ResultsFile
from rollhouse.arena.workers import Engine
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.engine import engine_flag, engine_named
from rollhouse.commands.support.flags import game_argument, game_options, typed, whole
from rollhouse.commands.support.progress_bar import progress_bar, shown_on
from rollhouse.core.game import CHANCE, AnyGame
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_label, check_bot

__all__ = ["STOPPED", "costs_table", "levels_command", "page", "prepare", "run", "table"]

STOPPED = 130


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
    """Play all matches, then write what they showed to `out`, or print it; 130 when it was stopped, and then nothing is written.

    With `keep`, what was played by then is in that file, and the next run goes on from there.
    """
    several = [find_game(game_id) for game_id in game_ids]
    kept = ResultsFile(None if keep is None else Path(keep))
    try:
        for game in several:
            for bot in bots:
                check_bot(game, bot)  # what is wrong with the names is said before anything is worked out
        levels = [_measured(words, game, options, bots, games, seed, workers, engine, kept) for game in several]
    except KeyboardInterrupt:
        print(words.say(say("arena-stopped-at-once")), file=sys.stderr)
        return STOPPED
    text = msgspec.json.format(msgspec.json.encode(levels)).decode() + "\n" if as_json else page(levels, words)
    if out is None:
        sys.stdout.write(text)
    else:
        Path(out).write_text(text, encoding="utf-8")
    return 0


def _measured(
    words: Catalogue,
    game: AnyGame,
    options: dict[str, object],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None,
    engine: Engine,
    kept: ResultsFile,
) -> Levels:
    settings = (options,) if options else game.level_settings
    for one in settings:
        prepare(words, game, one)
    with shown_on(Console(file=sys.stderr), words) as bar:
        task = bar.add_task(words.say(game.words.name()), total=1.0)

        def moved(done: float) -> None:
            bar.update(task, completed=done)

        return calibrate(game, settings, bots=bots, games=games, seed=seed, workers=workers, engine=engine, progress=moved, kept=kept)


def prepare(words: Catalogue, game: AnyGame, options: Mapping[str, object]) -> None:
    """Exact values for two players, made now if need be: bots that play by them should not have to wait for them."""
    state = game.start(game.setup({**options, "players": 2, "first": 0}))
    if state.to_act == CHANCE and state.turn < 0:
        return  # chance deals anew in every game
    with progress_bar(words) as progress:
        game.evaluator(state, prepare=True, progress=progress)


# --- the page -----------------------------------------------------------------------------------------------------------------------


def page(levels: Sequence[Levels], words: Catalogue) -> str:
    """Tables in Markdown."""
    minutes = max(1, round(sum(one.seconds for one in levels) / 60))
    lines = [
        "# " + words.say(say("levels-title")),
        "",
        words.say(say("levels-how", games=levels[0].games, seed=str(levels[0].seed), minutes=minutes)),
    ]
    for one in levels:
        lines += ["", *_Page(one, words).lines()]
    return "\n".join(lines) + "\n"


class _Page:
    """What there is to say of one game."""

    def __init__(self, levels: Levels, words: Catalogue) -> None:
        self._levels, self._words = levels, words
        self._game = find_game(levels.game)
        self._names = {bot: words.say(bot_label(bot)) for bot in levels.bots}

    def lines(self) -> list[str]:
        words, first = self._words, self._levels.settings[0]
        lines = ["## " + words.say(self._game.words.name()), ""]
        noise = self._levels.noise()
        if noise is not None:
            lines += [words.say(say("levels-noise", percent=words.percent(noise, 0))), ""]
        for setting in self._levels.settings:
            lines += [self._setup(setting), "", *self._ladder(setting), ""]
        lines += ["### " + words.say(say("levels-pairs")), "", words.say(say("levels-pairs-how")), "", *self._pairs(first), ""]
        if first.costs:
            lines += [
                "### " + words.say(say("levels-costs")),
                "",
                words.say(say("levels-costs-how")),
                "",
                *costs_table(first.costs, self._names, words),
                "",
            ]
        for bot, count in self._levels.faults.items():
            lines += [words.say(say("arena-faults", bot=bot_label(bot), count=count)), ""]
        return lines[:-1]

    def _setup(self, setting: Setting) -> str:
        first, *others = (self._words.say(message) for message in self._game.words.setup(self._game.setup(setting.setup)))
        return " ".join((f"**{first}**", *others))

    def _ladder(self, setting: Setting) -> list[str]:
        """Each bot against the level below, at every table."""
        words = self._words
        tables = sorted({match.players for match in (*setting.pairs, *setting.crowds)})
        found = {(match.bot, match.others, match.players): match for match in (*setting.pairs, *setting.crowds)}
        head = [words.say(say("arena-player")), words.say(say("levels-others"))]
        for players in tables:
            head += [words.say(say("levels-crowd", players=players)), words.say(say("levels-step"))]
        rows = []
        for place, bot in enumerate(self._levels.bots[1:]):
            below = self._levels.bots[place]
            row = [self._names[bot], self._names[below]]
            for players in tables:
                match = found.get((bot, below, players))
                row += [self._stand_in(bot, players), ""] if match is None else [self._share(match), self._step(match)]
            rows.append(row)
        return table(head, rows, named=2)

    def _stand_in(self, bot: str, players: int) -> str:
        other = self._game.plays_as(bot, players)
        return "" if other == bot else self._words.say(say("levels-plays-as", bot=bot_label(other)))

    def _share(self, match: Match) -> str:
        low, high = (self._words.number(100 * end, 1) for end in (match.share.interval.low, match.share.interval.high))
        return f"{self._words.percent(match.share.value, 1)} ({low}–{high})"

    def _step(self, match: Match) -> str:
        step = match.step
        return "∞" if isinf(step) else f"{'+' if step >= 0 else '−'}{self._words.number(abs(step), 0)}"

    def _pairs(self, setting: Setting) -> list[str]:
        found = {(match.bot, match.others): self._share(match) for match in setting.pairs}
        columns, elo = self._levels.bots[:-1], self._words.say(say("levels-elo"))
        rows = [
            [self._names[bot], self._words.number(setting.ratings[bot], 0), *(found.get((bot, other), "") for other in columns)]
            for bot in self._levels.bots
        ]
        return table(["", elo, *(self._names[bot] for bot in columns)], rows)


def costs_table(costs: Sequence[Cost], names: Mapping[str, str], words: Catalogue) -> list[str]:
    """What a decision of each bot costs."""
    head = [say("arena-player"), say("levels-cost"), say("levels-cost-game"), say("arena-decisions"), say("levels-games")]
    rows = [
        [
            names[cost.bot],
            f"{words.number(100 * cost.mean, 2)} ± {words.number(100 * cost.reach, 2)}",
            words.number(100 * cost.game, 1),
            words.number(cost.decisions / cost.games, 0),
            words.number(cost.games),
        ]
        for cost in costs
    ]
    return table([words.say(heading) for heading in head], rows)


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], named: int = 1) -> list[str]:
    """A table whose first columns are names, and the others numbers."""
    return [_row(*head), _row(*("---" if place < named else "---:" for place in range(len(head)))), *(_row(*row) for row in rows)]


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
