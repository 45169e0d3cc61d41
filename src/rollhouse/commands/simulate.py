"""`rollhouse simulate`: many games between bots, with the results as a table, JSON or CSV."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any, Literal

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rollhouse.arena.forfeits import Forfeits
from rollhouse.arena.report import to_csv, to_json
from rollhouse.arena.simulate import Summary, simulate
from rollhouse.commands.support.arena_page import forfeit_messages
from rollhouse.commands.support.command import INTERRUPTED_EXIT_CODE, command, takes
from rollhouse.commands.support.flags import game_argument, game_options, not_both, typed, whole
from rollhouse.commands.support.progress_bar import shown_on
from rollhouse.commands.support.result_console import ResultConsole
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.core.statistics import Interval, Sample
from rollhouse.locale import Catalogue, catalogue
from rollhouse.play.players import read_first, read_players, seat_labels

_BAR_COLUMNS = 20
_EIGHTHS: tuple[str, ...] = ("", *"▏▎▍▌▋▊▉")


def run(
    game_id: str,
    players: str,
    games: int,
    seed: int,
    workers: int | None,
    options: dict[str, object],
    output: Literal["text", "json", "csv"],
    lang: str,
) -> int:
    """Play the games and print the results; if interrupted, print those so far and return 130."""
    words = catalogue(lang)
    game = find_game(game_id)
    first = options.get("first")
    options = {**options, "first": read_first(None if first is None else str(first), len(read_players(players, game)))}
    began = time.perf_counter()
    with shown_on(Console(file=sys.stderr), words, counted=True) as bar:
        task = bar.add_task(words.say(say("arena-playing")), total=games)
        summary = simulate(game, options, players, games, seed, workers, lambda done: bar.update(task, completed=done))
    if summary is None:
        print(words.say(say("arena-stopped-at-once")), file=sys.stderr)
        return INTERRUPTED_EXIT_CODE
    if not summary.complete:
        print(words.say(say("arena-stopped", done=summary.games, asked=summary.asked)), file=sys.stderr)
    if output == "text":
        show(summary, game, words, time.perf_counter() - began, ResultConsole())
    else:
        sys.stdout.write(to_json(summary) if output == "json" else to_csv(summary))
    return 0 if summary.complete else INTERRUPTED_EXIT_CODE


# --- the table for people -----------------------------------------------------------------------------------------------------------


def show(summary: Summary, game: AnyGame, words: Catalogue, seconds: float, console: Console) -> None:
    """Print the summary as tables. The speed is only shown here, because it differs between runs."""

    def line(message: Message) -> None:
        console.print(Text(words.say(message)))

    line(say("arena-title", game=game.words.name(), count=summary.games, seed=str(summary.seed)))
    for message in game.words.setup(game.setup(summary.setup)):
        line(message)
    confidence = words.percent(summary.confidence)
    names = [words.say(label) for label in seat_labels([player.player for player in summary.players], game)]
    for name, player in zip(names, summary.players, strict=True):
        for message in forfeit_messages(words, name, Forfeits(player.player, summary.games, player.faults)):
            line(message)
    console.print(_wins(summary, names, words))
    console.print(_spreads(summary, names, words))
    if summary.order is not None and len(summary.players) > 1:
        first = summary.order[0]
        share, even = words.percent(first.value, 1), words.percent(1 / len(summary.players), 1)
        line(say("arena-first-player", share=share, confidence=confidence, interval=_percents(words, first.interval), even=even))
    line(say("arena-note", confidence=confidence))
    line(say("arena-speed", seconds=words.number(seconds, 1), rate=words.number(summary.games / max(seconds, 1e-9), 0)))


def _table(words: Catalogue, *headings: Message | str) -> Table:
    """A table with names in the first column and right-aligned numbers, for 80 columns."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for place, heading in enumerate(headings):
        text = heading if isinstance(heading, str) else words.say(heading)
        table.add_column(Text(text), justify="right" if place else "left", no_wrap=place > 0)
    return table


def _wins(summary: Summary, names: Sequence[str], words: Catalogue) -> Table:
    confidence = words.percent(summary.confidence)
    table = _table(words, say("arena-player"), "", say("arena-share"), confidence, say("arena-alone"), say("arena-shared"))
    table.columns[1].justify = "left"  # the bars
    for name, player in zip(names, summary.players, strict=True):
        share = player.share
        shares = (_bar(share.value), words.percent(share.value, 1), _percents(words, share.interval))
        table.add_row(Text(name), *shares, words.number(player.wins), words.number(player.shared))
    return table


def _spreads(summary: Summary, names: Sequence[str], words: Catalogue) -> Table:
    """The mean and spread of points and lengths."""
    low, high = words.percent(0.05), words.percent(0.95)
    table = _table(words, "", say("arena-mean"), say("arena-sd"), say("arena-least"), low, say("arena-median"), high, say("arena-most"))
    table.add_row(Text(words.say(say("arena-points"))))
    for name, player in zip(names, summary.players, strict=True):
        table.add_row(Text("  " + name), *_spread(player.points, words))
    for what, lengths in ((say("arena-turns"), summary.turns), (say("arena-decisions"), summary.decisions)):
        table.add_row(Text(words.say(what)), *_spread(lengths, words))
    return table


def _spread(sample: Sample | None, words: Catalogue) -> tuple[str, ...]:
    if sample is None:
        return ()
    reach = "" if sample.interval is None else " ± " + words.number(sample.interval.high - sample.mean, 1)
    sd = "–" if sample.sd is None else words.number(sample.sd, 1)
    values = (sample.low, *(sample.quantiles[part] for part in ("0.05", "0.5", "0.95")), sample.high)
    return (words.number(sample.mean, 1) + reach, sd, *map(words.number, values))


def _bar(share: float) -> str:
    full, eighths = divmod(round(share * _BAR_COLUMNS * 8), 8)
    return "█" * full + _EIGHTHS[eighths]


def _percents(words: Catalogue, interval: Interval) -> str:
    return f"{words.number(100 * interval.low, 1)}–{words.number(100 * interval.high, 1)}"


# --- flags --------------------------------------------------------------------------------------------------------------------------

_USUAL_PLAYERS = "bot:greedy,bot:random"


@command("simulate")
@game_argument(required=True)
@takes("--players", default=_USUAL_PLAYERS, metavar=f'"{_USUAL_PLAYERS}"', about=say("cli-simulate-players"), otherwise=_USUAL_PLAYERS)
@takes("--games", "count", default="1000", metavar="N", about=say("cli-simulate-games"), otherwise="1000")
@takes("--seed", default="1", metavar="N", about=say("cli-simulate-seed"), otherwise="1")
@takes("--workers", metavar="N", about=say("cli-simulate-workers"))
@game_options
@takes("--json", "as_json", is_flag=True, about=say("cli-simulate-json"))
@takes("--csv", "as_csv", is_flag=True, about=say("cli-simulate-csv"))
def simulate_command(
    words: Catalogue,
    /,
    game: str,
    players: str,
    count: str,
    seed: str,
    workers: str | None,
    as_json: bool,
    as_csv: bool,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse simulate`."""
    not_both("--json", "--csv", as_json and as_csv)
    return run(
        game,
        players,
        games=whole("games", count),
        seed=whole("seed", seed),
        workers=None if workers is None else whole("workers", workers),
        options=typed(options),
        output="json" if as_json else "csv" if as_csv else "text",
        lang=words.lang,
    )
