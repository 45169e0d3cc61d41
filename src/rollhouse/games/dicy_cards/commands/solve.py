"""`rollhouse solve`: the value of a game of Dicy Cards before it begins, solo, for two or for three players."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import option_flags, typed
from rollhouse.commands.support.progress_bar import progress_bar
from rollhouse.commands.support.result_console import ResultConsole
from rollhouse.core import options as read
from rollhouse.core.errors import SetupError
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE
from rollhouse.games.dicy_cards.setup import DicySetup, read_setup
from rollhouse.locale import Catalogue

_PLAYERS = range(1, 4)
_THREADS = range(1, 257)
_ANNOUNCED_SECONDS = 5.0
"""Work that takes longer than this is announced."""
_CPU_SECONDS_PER_POSITION, _GPU_SECONDS_PER_POSITION = 7.5e-7, 8.4e-9
"""For two players, on one core and on an H200 (bench/notes/solver.md)."""
_GPU_TURNS_PER_SECOND = 4e6
"""For three players, on an H200, turns against one pair of rows (docs/solved.md)."""
_START_POSITION = ((0, 0), (ALL_ACTIVE, ALL_ACTIVE))


def solve(words: Catalogue, given: dict[str, object], *, as_json: bool) -> int:
    """Solve, and print the result."""
    players = read.number(given, "players", _PLAYERS, 2)
    device = read.one_of(given, "device", ("cpu", "gpu"), "cpu")
    threads = read.number(given, "threads", _THREADS, 1) if "threads" in given else None
    own = ("players", "device", "threads")
    setup = read_setup({"players": players, **{name: value for name, value in given.items() if name not in own}})
    if not setup.cards:
        raise SetupError("setup/cards", value=setup.mode, reason=say("solver-why-cards-not-known"))
    if players == 1:
        found = _alone(setup)
    elif players == 2:
        found = _for_two(words, setup, device, threads)
    else:
        found = _for_three(words, setup, device)
    result = {
        "cards": list(setup.cards),
        "target": setup.target,
        "players": players,
        **found,
        "rules_version": GAME.rules_version,
    }
    if as_json:
        print(json.dumps(result))
    else:
        _show(words, setup, result)
    return 0


# The solver brings a compiler along: it is imported once the command line has been understood.


def _alone(setup: DicySetup) -> dict[str, Any]:
    with needs("solver"):
        from rollhouse.games.dicy_cards.solver.solo import solve_solo

    solve_solo(setup.cards, 1)  # compiles, or loads what was compiled before: that is not counted
    began = time.perf_counter()
    tablebase = solve_solo(setup.cards, setup.target)
    return {
        "expected_turns": tablebase.expected(0, ALL_ACTIVE),
        "gap": tablebase.gap,
        "states": tablebase.turns.size,
        "seconds": time.perf_counter() - began,
        "device": "cpu",
        "cached": False,
    }


def _for_two(words: Catalogue, setup: DicySetup, device: str, threads: int | None) -> dict[str, Any]:
    with progress_bar(words) as progress:
        with needs("solver"):
            from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
            from rollhouse.games.dicy_cards.solver.tablebase.maker import Device
            from rollhouse.games.dicy_cards.solver.two.solve import cores, state_count, tablebase_shape

        tablebases = TablebaseFolder(cache_folder(), GAME.rules_version)
        tablebase = tablebases.find(setup.cards, setup.target)
        cached = tablebase is not None
        if tablebase is None:
            positions = state_count(tablebase_shape(setup.cards, setup.target))
            each = _GPU_SECONDS_PER_POSITION if device == "gpu" else _CPU_SECONDS_PER_POSITION / (threads or cores())
            _announce(words, positions * each)
            wanted: Device = "gpu" if device == "gpu" else "cpu"
            tablebase = tablebases.solve(setup.cards, setup.target, progress=progress, threads=threads, device=wanted)
    header = tablebases.header(setup.cards, setup.target)
    return {
        "first_player_share": tablebase.first_share(*_START_POSITION),
        "gap": tablebase.gap,
        "states": state_count(tablebase.shape),
        "seconds": header.seconds if header else 0.0,
        "device": header.device if header else device,
        "cached": cached,
    }


def _for_three(words: Catalogue, setup: DicySetup, device: str) -> dict[str, Any]:
    if device != "gpu":
        raise SetupError("setup/device", value=device, expected=("gpu",), reason=say("solver-why-three-on-gpu"))
    with progress_bar(words) as progress:
        with needs("solver"):
            from rollhouse.games.dicy_cards.solver.tablebase.limits import using_gpu

        with using_gpu():
            from rollhouse.games.dicy_cards.solver.gpu.three import Position3, ThreeOnGpu

            _announce(words, 3 * 1024 * setup.target**3 / _GPU_TURNS_PER_SECOND)
            solver = ThreeOnGpu(setup.cards, setup.target)
            began = time.perf_counter()
            solver.solve(progress)
            seconds = time.perf_counter() - began
            start = Position3(0, (0, 0, 0), (ALL_ACTIVE, ALL_ACTIVE, ALL_ACTIVE))
            return {
                "shares": solver.shares([start])[0].tolist(),
                "gap": solver.residual().gain,
                "states": solver.states,
                "seconds": seconds,
                "device": "gpu",
                "cached": False,
            }


def _announce(words: Catalogue, seconds: float) -> None:
    """Print, before long work, about how long it takes: as long as on the machines where it was measured."""
    if seconds >= _ANNOUNCED_SECONDS:
        print(words.say(say("solver-takes-about", seconds=round(seconds))), file=sys.stderr, flush=True)


def _show(words: Catalogue, setup: DicySetup, result: dict[str, Any]) -> None:
    """The names are those of `--json`, the same in every language; what they mean stands beside them."""
    console = ResultConsole()
    names = tuple(map(card_name, setup.cards))
    console.print(Text(words.say(say("solver-title", players=result["players"], target=setup.target, cards=names))))
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1, 0, 0))
    for _ in range(3):
        table.add_column()
    if result["players"] == 1:
        table.add_row("expected_turns", f"{result['expected_turns']:.12f}", Text(words.say(say("solver-turns"))))
    elif result["players"] == 3:
        table.add_row("shares", " ".join(f"{share:.6f}" for share in result["shares"]), Text(words.say(say("solver-shares-of-three"))))
    else:
        table.add_row("first_player_share", f"{result['first_player_share']:.12f}", Text(words.say(say("solver-share"))))
    table.add_row("gap", f"{result['gap']:.1e}", Text(words.say(say("solver-gain" if result["players"] == 3 else "solver-gap"))))
    table.add_row("states", str(result["states"]), Text(words.say(say("solver-states"))))
    took = say("solver-seconds-kept") if result["cached"] else say("solver-seconds")
    table.add_row("seconds", f"{result['seconds']:.1f}", Text(words.say(took)))
    console.print(table)


@command("solve")
@option_flags(GAME.words.options(), named=False)
@takes("--players", metavar="2|1|3", values=("2", "1", "3"), about=say("cli-solve-players"), otherwise="2")
@takes("--device", metavar="cpu|gpu", values=("cpu", "gpu"), about=say("cli-solve-device"), otherwise="cpu")
@takes("--threads", metavar="N", about=say("cli-solve-threads"))
@takes("--json", "as_json", is_flag=True, about=say("cli-solve-json"))
def solve_command(words: Catalogue, /, as_json: bool, **options: Any) -> int:
    """Read the flags of `rollhouse solve`."""
    return solve(words, typed(options), as_json=as_json)
