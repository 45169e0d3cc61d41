"""`python -m bench.jax_speed`: moves per second of our simulators in JAX beside Pgx's and EnvPool's, at several batch sizes, in one run.

Each state has its legal mask and its observation, moves are drawn among the legal ones, and a game that ends gives way to a new one.
In JAX a batch steps again and again inside one compiled loop. EnvPool's games are C++ with a pool of threads, called from Python once per
step of the batch; their moves are drawn by NumPy.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from bench.contenders import MissingPeer, imported
from bench.report import columns, keep
from rollhouse import adapters

BATCHES = (1, 1024, 8192)
STEPS_PER_CALL_GROWTH = 4

Play = Callable[[int], int]
"""Makes so many steps with a whole batch; returns how many games ended."""


class Contender(msgspec.Struct, frozen=True):
    """A game to be stepped."""

    name: str
    library: str
    prepare: Callable[[int], Play]
    """Makes a batch of so many new games."""


class Speed(msgspec.Struct, frozen=True):
    """The speed of one engine at one batch size."""

    name: str
    library: str
    batch: int
    moves_per_second: int
    """The median of the rounds."""
    rounds: tuple[int, ...]
    ended: float
    """Games that ended, for each thousand moves."""
    ready_seconds: float | None = None
    """From the start until the first step was made, compilation included; None in older runs."""
    memory_mb: int | None = None
    """By how much the process grew until then; None in older runs and where it can't be read."""


class Speeds(msgspec.Struct, frozen=True):
    """A whole run."""

    device: str
    jax: str
    seconds: float
    ours: tuple[Speed, ...]
    peers: tuple[Speed, ...]


def ours() -> list[Contender]:
    """Two players, the usual settings; and a table of four with every card."""
    settings: list[tuple[str, str, dict[str, object]]] = [
        ("dicy-cards", "dicy-cards", {"players": 2}),
        ("dicy-cards, 4 players, interglacial", "dicy-cards", {"players": 4, "mode": "interglacial"}),
        ("dicetto", "dicetto", {"players": 2}),
        ("dicetto, 4 players", "dicetto", {"players": 4}),
    ]
    envs = [(title, adapters.jax_env(name, first="random", **options)) for title, name, options in settings]
    return [Contender(title, "rollhouse", partial(in_jax, env.init, env.step_again)) for title, env in envs]


def peers(pools: bool = True) -> list[Contender]:
    """Pgx's games, with Pgx's own `auto_reset`; and EnvPool's C++ ports of them, which run on the processor only."""
    pgx, experimental = imported("pgx", "pgx.experimental")
    library = f"pgx {metadata.version('pgx')}"
    envs = [(name, pgx.make(name)) for name in ("2048", "tic_tac_toe", "backgammon")]
    found = [Contender(name, library, partial(in_jax, env.init, experimental.auto_reset(env.step, env.init))) for name, env in envs]
    if pools:
        [envpool] = imported("envpool")
        library = f"envpool {metadata.version('envpool')}"
        tasks = ("Play2048-v1", "TicTacToe-v1", "Backgammon-v1")
        found += [Contender(task.removesuffix("-v1"), library, partial(in_envpool, envpool, task)) for task in tasks]
    return found


def drawn(mask: Any, ticket: Any) -> Any:
    """One legal action for each game: the one whose mixed-up number is the largest. Cheap, and as good as needed for random play."""
    places = jnp.arange(mask.shape[-1], dtype=jnp.uint32)
    mixed = ticket[:, None] + places * jnp.uint32(0x9E3779B9)
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        mixed = (mixed ^ mixed >> shift) * jnp.uint32(factor)
    low = (1 << max(mask.shape[-1] - 1, 1).bit_length()) - 1
    best = jnp.where(mask, mixed & ~jnp.uint32(low) | places, 0)
    while best.shape[-1] > 160:  # the compiler is slow to look for the largest of a long row
        half = -(-best.shape[-1] // 2)
        best = jnp.maximum(best[:, :half], best[:, -half:])
    return (best.max(-1) & low).astype(jnp.int32)


def in_jax(init: Callable[[Any], Any], step_again: Callable[[Any, Any, Any], Any], batch: int) -> Play:
    """A batch of games in JAX; `step_again` puts a new game where one has ended."""
    step = jax.vmap(step_again)

    def compiled(state: Any, key: Any, count: int) -> Any:
        def body(_: Any, carried: Any) -> Any:
            state, key, ended = carried
            key, choosing, rolling = jax.random.split(key, 3)
            action = drawn(state.legal_action_mask, jax.random.bits(choosing, (batch,), jnp.uint32))
            state = step(state, action, jax.random.split(rolling, batch))
            return state, key, ended + state.terminated.sum()

        return jax.lax.fori_loop(0, count, body, (state, key, jnp.int32(0)))

    run = jax.jit(compiled)
    state, key = jax.jit(jax.vmap(init))(jax.random.split(jax.random.key(1), batch)), jax.random.key(2)

    def play(count: int) -> int:
        nonlocal state, key
        state, key, ended = jax.block_until_ready(run(state, key, count))
        return int(ended)

    return play


def in_envpool(envpool: Any, task: str, batch: int) -> Play:
    """A batch of EnvPool's games, one thread per core."""
    env = envpool.make(task, env_type="gymnasium", num_envs=batch, num_threads=_cores(), seed=1)
    _, info = env.reset()
    rng = np.random.default_rng(2)

    def play(count: int) -> int:
        nonlocal info
        ended = 0
        for _ in range(count):
            keys = rng.random(info["legal_action_mask"].shape, dtype=np.float32) + 1
            _, _, terminated, _, info = env.step((keys * info["legal_action_mask"]).argmax(1).astype(np.int32), info["env_id"])
            ended += int(terminated.sum())
        return ended

    return play


def measure(
    mine: Sequence[Contender],
    theirs: Sequence[Contender],
    batches: Sequence[int],
    rounds: int,
    seconds: float,
    told: Callable[[str], None] = lambda text: None,
) -> Speeds:
    """Compile all, find out how many steps take `seconds`, then let them take turns."""
    found: dict[tuple[str, str, int], Speed] = {}
    for batch in batches:
        ready = []
        for one in (*mine, *theirs):
            began, before = time.perf_counter(), _resident_mb()
            play = one.prepare(batch)
            play(1)
            ready_seconds, after, count = time.perf_counter() - began, _resident_mb(), 1
            memory_mb = None if before is None or after is None else after - before
            while (spent := _timed(play, count)[0]) <= seconds / 8:
                count *= STEPS_PER_CALL_GROWTH
            ready.append((one, play, max(1, round(count * seconds / spent)), round(ready_seconds, 2), memory_mb))
            told(f"{one.name}, {batch:,} games: ready")
        runs = [[_timed(play, count) for _, play, count, _, _ in ready] for _ in range(rounds)]
        for (one, _, count, ready_seconds, memory_mb), timed in zip(ready, zip(*runs, strict=True), strict=True):
            speeds = tuple(round(batch * count / spent) for spent, _ in timed)
            share = float(f"{1000 * sum(ended for _, ended in timed) / (batch * count * rounds):.3g}")
            speed = Speed(one.name, one.library, batch, round(median(speeds)), speeds, share, ready_seconds, memory_mb)
            found[one.library, one.name, batch] = speed
            told(f"{one.name}, {batch:,} games: {speed.moves_per_second:,} moves per second")
    device = jax.devices()[0]
    cores = f"{len(jax.devices())} × {device.device_kind}" if device.platform != "cpu" else _processor()
    of = [tuple(found[one.library, one.name, batch] for one in group for batch in batches) for group in (mine, theirs)]
    return Speeds(cores, metadata.version("jax"), seconds, of[0], of[1])


def _timed(play: Play, count: int) -> tuple[float, int]:
    began = time.perf_counter()
    ended = play(count)
    return time.perf_counter() - began, ended


def _resident_mb() -> int | None:
    """Memory of this process in MB, where the system tells it."""
    path = Path("/proc/self/statm")
    return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20 if path.exists() else None


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _processor() -> str:
    return f"{platform.machine()} processor, {_cores()} of its cores"


def report(run: Speeds) -> str:
    """Millions of moves per second, then how many times as many as each peer's, and what the largest batch takes to begin with."""
    batches = sorted({one.batch for one in run.ours})
    by = {(_title(one), one.batch): one for one in (*run.ours, *run.peers)}
    mine, theirs = (list(dict.fromkeys(map(_title, group))) for group in (run.ours, run.peers))
    head = ("million moves/s, batch", *(f"{batch:,}" for batch in batches), "library")
    rows = [
        (name, *(f"{by[name, batch].moves_per_second / 1e6:.3g}" for batch in batches), by[name, batches[0]].library)
        for name in mine + theirs
    ]
    lines = [f"{run.device}; JAX {run.jax}; {run.seconds:g} s a round", "", *columns([head, *rows])]
    if theirs:
        lines += ["", f"How many times as many at {batches[-1]:,} (median of the rounds' ratios):"]
        ratios = [(peer, *(f"{_ratio(by[name, batches[-1]], by[peer, batches[-1]]):.3g} ×" for name in mine)) for peer in theirs]
        lines += columns([("", *mine), *ratios])
    largest = [by[name, batches[-1]] for name in mine + theirs]
    if any(one.ready_seconds is not None for one in largest):
        lines += ["", f"What {batches[-1]:,} games take before the first step is made, compilation included:"]
        lines += columns([("", "seconds", "MB"), *((_title(one), _shown(one.ready_seconds), _shown(one.memory_mb)) for one in largest)])
    return "\n".join(lines) + "\n"


def _title(one: Speed) -> str:
    """The name of a game, told apart from the same game of another library."""
    return f"{one.name} (EnvPool)" if one.library.startswith("envpool") else one.name


def _shown(figure: float | None) -> str:
    return "" if figure is None else f"{figure:g}"


def _ratio(one: Speed, other: Speed) -> float:
    return median(mine / theirs for mine, theirs in zip(one.rounds, other.rounds, strict=True))


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, or 2 when a peer is missing."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.jax_speed", description="Moves per second in JAX, ours and Pgx's, and EnvPool's in C++."
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in each round")
    parser.add_argument("--batches", type=int, nargs="+", default=list(BATCHES))
    parser.add_argument("--ours", action="store_true", help="our own games only; needs neither Pgx nor EnvPool")
    parser.add_argument("--no-envpool", action="store_true", help="leave out EnvPool, which has no GPU")
    parser.add_argument("--write", type=Path, help="write the figures to this file")
    parser.add_argument("--keep", choices=("cpu", "gpu"), help="keep the figures in results/jax-NAME.json and notes/jax.md")
    parser.add_argument("--from", dest="taken", type=Path, help="take the figures from a file that --write wrote, instead of measuring")
    given = parser.parse_args(arguments)
    if given.taken:
        run = msgspec.json.decode(given.taken.read_bytes(), type=Speeds)
    else:
        try:
            others = [] if given.ours else peers(pools=not given.no_envpool)
        except MissingPeer as error:
            print(error, file=sys.stderr)
            return 2
        run = measure(ours(), others, given.batches, given.rounds, given.seconds, lambda text: print(text, file=sys.stderr, flush=True))
    print(report(run), end="")
    if given.write:
        given.write.write_bytes(msgspec.json.format(msgspec.json.encode(run)) + b"\n")
    if given.keep:
        keep(run, report(run), f"jax-{given.keep}.json", "jax.md", f"jax-{given.keep}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
