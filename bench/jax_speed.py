"""`python -m bench.jax_speed`: moves a second of our simulators in JAX beside Pgx's, at several batch sizes, in one run.

All are treated alike: a batch of games steps again and again inside one compiled loop; a game that ends gives way to a new one;
each state has its legal mask and its observation; and moves are drawn among the legal ones by the same cheap draw.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import msgspec

from bench.contenders import MissingPeer, imported
from bench.report import columns, keep
from rollhouse import adapters

BATCHES = (1, 1024, 8192)


class Contender(msgspec.Struct, frozen=True):
    """A game to be stepped."""

    name: str
    library: str
    init: Callable[[Any], Any]
    step: Callable[[Any, Any, Any], Any]
    """With a new game after an end."""


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
    found = []
    for title, name, options in settings:
        env = adapters.jax_env(name, first="random", **options)
        found.append(Contender(title, "rollhouse", env.init, env.step_again))
    return found


def peers() -> list[Contender]:
    """Pgx's, with Pgx's own `auto_reset`."""
    pgx, experimental = imported("pgx", "pgx.experimental")

    library = f"pgx {metadata.version('pgx')}"
    envs = [(name, pgx.make(name)) for name in ("2048", "tic_tac_toe", "backgammon")]
    return [Contender(name, library, env.init, experimental.auto_reset(env.step, env.init)) for name, env in envs]


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


def player(one: Contender, batch: int) -> tuple[Callable[[Any, Any, int], Any], Any]:
    """Makes so many steps with a whole batch and counts the games that end; and a batch of new games."""
    step = jax.vmap(one.step)

    def play(state: Any, key: Any, count: int) -> Any:
        def body(_: Any, carried: Any) -> Any:
            state, key, ended = carried
            key, choosing, rolling = jax.random.split(key, 3)
            action = drawn(state.legal_action_mask, jax.random.bits(choosing, (batch,), jnp.uint32))
            state = step(state, action, jax.random.split(rolling, batch))
            return state, key, ended + state.terminated.sum()

        return jax.lax.fori_loop(0, count, body, (state, key, jnp.int32(0)))

    state = jax.jit(jax.vmap(one.init))(jax.random.split(jax.random.key(1), batch))
    return jax.jit(play), state


def measure(
    mine: Sequence[Contender],
    theirs: Sequence[Contender],
    batches: Sequence[int],
    rounds: int,
    seconds: float,
    told: Callable[[str], None] = lambda text: None,
) -> Speeds:
    """Compile all, find out how many steps take `seconds`, then let them take turns."""
    found: dict[tuple[str, int], Speed] = {}
    for batch in batches:
        ready = []
        for one in (*mine, *theirs):
            play, state = player(one, batch)
            key = jax.random.key(2)
            count = 1
            while True:
                state, key, spent, _ = _timed(play, state, key, count)
                state, key, spent, _ = _timed(play, state, key, count)
                if spent > seconds / 8:
                    break
                count *= 4
            ready.append([one, play, state, key, max(1, round(count * seconds / spent)), [], 0])
            told(f"{one.name}, {batch:,} games: ready")
        for _ in range(rounds):
            for slot in ready:
                one, play, state, key, count, speeds, _ = slot
                slot[2], slot[3], spent, ended = _timed(play, state, key, count)
                speeds.append(round(batch * count / spent))
                slot[6] += ended / (batch * count)
        for one, _, _, _, _, speeds, ended in ready:
            share = float(f"{1000 * ended / rounds:.3g}")
            found[one.name, batch] = Speed(one.name, one.library, batch, round(median(speeds)), tuple(speeds), share)
            told(f"{one.name}, {batch:,} games: {round(median(speeds)):,} moves a second")
    device = jax.devices()[0]
    cores = f"{len(jax.devices())} × {device.device_kind}" if device.platform != "cpu" else _processor()
    of = [tuple(found[one.name, batch] for one in group for batch in batches) for group in (mine, theirs)]
    return Speeds(cores, metadata.version("jax"), seconds, of[0], of[1])


def _timed(play: Any, state: Any, key: Any, count: int) -> tuple[Any, Any, float, int]:
    began = time.perf_counter()
    state, key, ended = jax.block_until_ready(play(state, key, count))
    return state, key, time.perf_counter() - began, int(ended)


def _processor() -> str:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return f"{platform.machine()} processor, {cores} of its cores"


def report(run: Speeds) -> str:
    """Millions of moves a second, then how many times as many as each peer's."""
    batches = sorted({one.batch for one in run.ours})
    by = {(one.name, one.batch): one for one in (*run.ours, *run.peers)}
    names = list(dict.fromkeys(one.name for one in (*run.ours, *run.peers)))
    head = ("million moves/s, batch", *(f"{batch:,}" for batch in batches), "library")
    rows = [(name, *(f"{by[name, batch].moves_per_second / 1e6:.3g}" for batch in batches), by[name, batches[0]].library) for name in names]
    lines = [f"{run.device}; JAX {run.jax}; {run.seconds:g} s a round", "", *columns([head, *rows])]
    if run.peers:
        mine = list(dict.fromkeys(one.name for one in run.ours))
        lines += ["", f"How many times as many at {batches[-1]:,} (median of the rounds' ratios):"]
        ratios = [
            (peer, *(f"{_ratio(by[name, batches[-1]], by[peer, batches[-1]]):.3g} ×" for name in mine))
            for peer in names
            if peer not in mine
        ]
        lines += columns([("", *mine), *ratios])
    return "\n".join(lines) + "\n"


def _ratio(one: Speed, other: Speed) -> float:
    return median(mine / theirs for mine, theirs in zip(one.rounds, other.rounds, strict=True))


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, or 2 when Pgx is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench.jax_speed", description="Moves a second in JAX, ours and Pgx's.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in each round")
    parser.add_argument("--batches", type=int, nargs="+", default=list(BATCHES))
    parser.add_argument("--ours", action="store_true", help="our own games alone: Pgx need not be there")
    parser.add_argument("--write", type=Path, help="write the figures to this file")
    parser.add_argument("--keep", choices=("cpu", "gpu"), help="keep the figures in results/jax-NAME.json and notes/jax.md")
    parser.add_argument("--from", dest="taken", type=Path, help="take the figures from a file that --write wrote, instead of measuring")
    given = parser.parse_args(arguments)
    if given.taken:
        run = msgspec.json.decode(given.taken.read_bytes(), type=Speeds)
    else:
        try:
            others = [] if given.ours else peers()
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
