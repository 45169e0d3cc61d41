"""`rollhouse atlas`: every deal of Dicy Cards solved, and what is known of each as CSV."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollhouse.arena.workers import Engine, results_in_order
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.engine import engine_flag, engine_named
from rollhouse.commands.support.flags import not_both, option_flags, typed
from rollhouse.core import evaluate
from rollhouse.core import options as read
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, as_csv, every_deal
from rollhouse.games.dicy_cards.atlas.unfinished import AtlasFile
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.setup import read_setup
from rollhouse.locale import Catalogue

_GAMES = range(1, 10_000_001)
_DEFAULT_GAMES = {"cpu": 1_000, "gpu": 24_000}
"""By device: a GPU plays many more in the same time."""
_GAMES_PER_GREEDY_GAME = 3
"""Games between perfect players for each one with a greedy player, per seat."""
_ESTIMATE_WINDOW_SECONDS = 3600.0
"""The time left is estimated from this last part of the work: deals take similar times, their parts do not."""
_EXIT_INTERRUPTED = 130


def atlas(words: Catalogue, given: dict[str, object], named: Sequence[str], *, out: str | None, engine: Engine = "local") -> int:
    """Make the atlas, then write it to `out`, or print it; 130 when it was stopped, and then what is done is kept."""
    device = read.one_of(given, "device", ("cpu", "gpu"), "cpu")
    not_both("--device gpu", f"--engine {engine}", device == "gpu" and engine != "local")
    games = read.number(given, "games", _GAMES, _DEFAULT_GAMES[device])
    target = read_setup({name: value for name, value in given.items() if name == "target"}).target
    deals = list(dict.fromkeys(map(_deal, named))) or every_deal()
    try:
        entries = _made(words, deals, device, target, games, engine)
    except KeyboardInterrupt:
        print(words.say(say("solver-stopped")), file=sys.stderr)
        return _EXIT_INTERRUPTED
    if out is None:
        sys.stdout.write(as_csv(entries))
    elif out.endswith(".json"):
        Path(out).write_bytes(msgspec.json.format(msgspec.json.encode(entries)) + b"\n")
    else:
        Path(out).write_text(as_csv(entries), encoding="utf-8")
    return 0


def _deal(text: str) -> tuple[str, ...]:
    """A fixed five by its name, or any five cards."""
    return read_setup({"mode": text} if text in modes() else {"cards": text, "mode": "custom"}).cards


def _made(words: Catalogue, deals: list[tuple[str, ...]], device: str, target: int, games: int, engine: Engine) -> list[AtlasEntry]:
    with needs("solver"):
        from rollhouse.games.dicy_cards.solver.tablebase.folder import cache_folder

    kept = AtlasFile(cache_folder() / f"atlas-to-{target}-games-{games}-{device}-rules-{GAME.rules_version}.lines")
    known = kept.entries()
    found = {cards: known[cards] for cards in deals if cards in known}
    console = Console(file=sys.stderr)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn(words.say(say("arena-how-to-stop")), style="dim", markup=False),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=_ESTIMATE_WINDOW_SECONDS
    ) as bar:
        task = bar.add_task(words.say(say("solver-working")), total=len(deals), completed=len(found))
        missing = [cards for cards in deals if cards not in found]

        def progress(done: float) -> None:
            bar.update(task, completed=len(found) + min(done, 0.99))  # it counts once it is kept

        if device == "gpu":
            made = _on_gpu(missing, target, games)
        else:
            made = _on_cpu(missing, target, games, progress) if engine == "local" else _on_engine(missing, target, games, engine)
        for entry in made:
            kept.add(entry)
            found[entry.cards] = entry
            progress(0.0)
    return [found[cards] for cards in deals]


# The solver brings a compiler along: it is imported once the command line has been understood.


def _on_cpu(deals: Sequence[tuple[str, ...]], target: int, games: int, progress: evaluate.Progress) -> Iterator[AtlasEntry]:
    with needs("solver"):
        from rollhouse.games.dicy_cards.atlas.on_cpu import atlas_on_cpu
        from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder

    tablebases = TablebaseFolder(cache_folder(), GAME.rules_version)
    for cards in deals:
        yield atlas_on_cpu(cards, target, tablebases, games=games, greedy_games=-(-games // _GAMES_PER_GREEDY_GAME), progress=progress)


def _on_engine(deals: Sequence[tuple[str, ...]], target: int, games: int, engine: Engine) -> Iterator[AtlasEntry]:
    with needs("solver"):
        from rollhouse.games.dicy_cards.atlas.on_cpu import OneDeal

    with closing(
        results_in_order((OneDeal(cards, target, games, -(-games // _GAMES_PER_GREEDY_GAME)) for cards in deals), 1, engine)
    ) as made:
        yield from made


def _on_gpu(deals: Sequence[tuple[str, ...]], target: int, games: int) -> Iterator[AtlasEntry]:
    with needs("solver"):
        from rollhouse.games.dicy_cards.atlas.on_cpu import solo_turns
        from rollhouse.games.dicy_cards.cards import usual_points
        from rollhouse.games.dicy_cards.solver.tablebase.limits import using_gpu
        from rollhouse.games.dicy_cards.solver.two.solve import rounding, tablebase_shape

    with using_gpu():
        from rollhouse.games.dicy_cards.atlas.on_gpu import atlas_on_gpu, deals_at_once

        processor = ThreadPoolExecutor()  # the processor has nothing else to do meanwhile
        solo = {cards: processor.submit(solo_turns, cards, target) for cards in deals}
        try:
            for batch in atlas_on_gpu(
                deals,
                target,
                solo_turns=lambda cards: solo[cards].result(),
                usual=lambda card: float(usual_points(card)),
                rounding=lambda cards: rounding(tablebase_shape(cards, target)),
                games=games,
                greedy_games=-(-games // _GAMES_PER_GREEDY_GAME),
                together=deals_at_once(target),
            ):
                yield from batch.entries
        finally:
            processor.shutdown(cancel_futures=True)


@command("atlas")
@takes("--deals", multiple=True, metavar="MODE|CARD,…", about=say("cli-atlas-deals"))
@option_flags([option for option in GAME.words.options() if option.name == "target"], named=False)
@takes("--device", metavar="cpu|gpu", values=("cpu", "gpu"), about=say("cli-solve-device"), otherwise="cpu")
@takes("--games", metavar="N", about=say("cli-atlas-games"))
@takes("--out", metavar="FILE", type=click.Path(), about=say("cli-atlas-out"))
@engine_flag
def atlas_command(words: Catalogue, /, deals: tuple[str, ...], out: str | None, engine: str | None, **options: Any) -> int:
    """Read the flags of `rollhouse atlas`."""
    return atlas(words, typed(options), deals, out=out, engine=engine_named(engine))
