"""Training of the value networks of Dicetto on a GPU: `python -m scripts.train_dicetto --inputs FILE --out FOLDER`.

Thousands of games are played side by side, every turn worked out exactly (`selfplay.cu`). The target of a position is the value of its turn
plus what later turns of the same game changed that the network had not foreseen (TD(λ)); with λ = 1, as in the second half of the
training, that is the game's result without the luck of dice and duels. The first games are those of an earlier network.

`inputs.py` makes the file. The weights are saved as they are trained; the order in which a GPU adds makes each training differ a little.
What was trained is measured at once (`measure.py`).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from scripts.train_dicetto.fitter import Fitter, rate_at
from scripts.train_dicetto.kernels import Kernels, seeds_of, usual_plans
from scripts.train_dicetto.measure import measure

_GAMES_PER_CHUNK = 8192
_BATCH_SIZE = 16384
_FITTING = 0.7
"""The time that is spent on the fit, in times of that spent on games."""
_FIRST_STEPS = 50
_MEMORY_TURNS = 8_000_000
_TURNS_PER_GAME = 140
"""More than any number of players needs on average: the room that is kept for a chunk."""
_STRAY = 0.05
_RATE = 2e-3
_FIRST_TRACE = 0.9
_USUAL = 0.5
"""The share of games by the usual rules, beside those that the plans hold."""
_SAVE_INTERVAL_SECONDS = 20.0


def train(kernels: Kernels, seconds: float, seed: int, out: Path) -> Any:
    """Train for so many seconds; the trained network."""
    inputs, players = kernels.inputs, kernels.players
    shapes = [tuple(int(size) for size in shape if size) for shape in inputs["shapes"]]
    ends = np.cumsum([0, *(int(np.prod(shape)) for shape in shapes)])
    vector = inputs["fresh"]
    fitter = Fitter([vector[at:end].reshape(shape) for at, end, shape in zip(ends[:-1], ends[1:], shapes, strict=True)], cupy)
    rng, gpu_rng = np.random.default_rng([seed, players]), cupy.random.default_rng(seed)
    room = _TURNS_PER_GAME * _GAMES_PER_CHUNK
    memory = max(_MEMORY_TURNS, 2 * room)
    records, targets = cupy.zeros((memory, kernels.record), cupy.int16), cupy.zeros((memory, players), cupy.float32)
    before = kernels.network(inputs["others"][0])
    usual, plans = int(inputs["usual"]), len(inputs["rules"])
    began = saved = time.monotonic()
    at = filled = played = 0
    step_seconds = 0.0
    while (used := time.monotonic() - began) < seconds:
        progress = used / seconds
        network = before if progress < 0.1 else kernels.network(fitter.mean)
        chosen = np.where(
            rng.random(_GAMES_PER_CHUNK) < _USUAL, usual_plans(rng, _GAMES_PER_CHUNK, usual), rng.integers(usual, plans, _GAMES_PER_CHUNK)
        )
        if at + room > memory:
            at = 0
        here = slice(at, at + room)
        _, turns = kernels.play(
            network,
            chosen,
            seeds_of(rng, _GAMES_PER_CHUNK),
            rng.integers(0, players, _GAMES_PER_CHUNK),
            stray=_STRAY,
            trace=min(1.0, _FIRST_TRACE + (1 - _FIRST_TRACE) * 2 * progress),
            records=records[here],
            targets=targets[here],
        )
        turns = min(turns, room)
        playing = time.monotonic() - began - used
        spots, rest, wanted = kernels.describe(records[here], targets[here], gpu_rng.integers(0, turns, min(turns, 50000)))
        loss = float(-(wanted * cupy.log(fitter.shares(spots, rest, mean=True) + 1e-9)).sum(axis=1).mean())
        at += turns
        filled = max(filled, at)
        played += turns
        steps = int(_FITTING * playing / step_seconds) if step_seconds else _FIRST_STEPS
        fitting = time.monotonic()
        for _ in range(max(1, steps)):
            fitter.step(*kernels.describe(records, targets, gpu_rng.integers(0, filled, _BATCH_SIZE)), rate_at(progress, _RATE))
        cupy.cuda.Device().synchronize()
        step_seconds = (time.monotonic() - fitting) / max(1, steps)
        print(
            f"{used:6.1f} s  {played / 1e6:5.1f} M turns, {turns / playing:7.0f} a second; {fitter.steps} steps; loss {loss:.4f}",
            flush=True,
        )
        if time.monotonic() - saved > _SAVE_INTERVAL_SECONDS:
            saved = time.monotonic()
            np.save(out / f"network-{players}.npy", cupy.asnumpy(fitter.mean))
    np.save(out / f"network-{players}.npy", cupy.asnumpy(fitter.mean))
    facts = {"players": players, "seconds": seconds, "turns": played, "steps": fitter.steps, "seed": seed}
    (out / f"training-{players}.json").write_text(json.dumps(facts) + "\n", encoding="utf-8")
    return fitter.mean


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicetto", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--inputs", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=90.0, help="of training")
    parser.add_argument("--network", type=Path, help="measure this one instead of training")
    parser.add_argument("--measuring", type=float, default=30.0, help="seconds of measuring; 0: none")
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    kernels = Kernels(args.inputs)
    vector = train(kernels, args.seconds, args.seed, args.out) if args.network is None else np.load(args.network)
    if args.measuring:
        measure(kernels, vector, args.measuring, args.seed, args.out)
