"""`python -m scripts.train_dicy_cards.fixed --prepared FILE --out FOLDER`: the networks of the fixed fives, for three and four players.

They begin as the networks of any cards. Twice the fixed fives are played by the latest networks, and fitted to in several ways; of each
five those weights are kept that do best on games held out. Then positions of fresh games are played to the end: how exact the values are.

A GPU, CuPy and PyTorch are needed, but neither Numba nor the package: `python -m scripts.train_dicy_cards --prepare FILE` writes all that
is to be known of the game. FOLDER gets the weights, which `--pack` puts into the package, and the positions that `bench.dicy_error` sums.
"""

from __future__ import annotations

import argparse
import gzip
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import cupy
import numpy as np
import torch

from scripts.train_dicy_cards.described import features_of
from scripts.train_dicy_cards.fit import Positions, Way, best_fit
from scripts.train_dicy_cards.selfplay import Kernels, Played, Weights, by_network, play, play_out, positions_of_games

FIELDS = ("first", "first_bias", "middle", "middle_bias", "out", "out_bias")
_CHUNK_GAMES, _CHUNK_TURNS = 4096, 96
_TRACES = (0.9, 0.95)
"""TD(λ)'s λ in the two rounds."""
_OTHER_DEALS = 40
_POSITIONS, _STATED, _GAMES = 960, 640, 32
"""Positions that are played out for each five, those that the stated errors are chosen by, and how often each is played."""
_TARGET, _WILD = 100, 0.03

Parts = list[list[Positions]]


class Fives(NamedTuple):
    """The fixed fives and some others, on the GPU."""

    prepared: dict[str, Any]
    features: Any
    fixed: list[int]
    others: list[int]


def fives(path: Path) -> Fives:
    """Read what was prepared."""
    with np.load(path) as stored:
        prepared = dict(stored)
    fixed = prepared["fixed"].tolist()
    rest = [number for number in range(len(prepared["cards"])) if number not in fixed]
    chosen = [*fixed, *np.random.default_rng(5).permutation(rest)[:_OTHER_DEALS].tolist()]
    for name in ("turns", "within", "seeds", "slots", "counts", "cards"):
        prepared[name] = prepared[name][chosen]
    numbers = list(range(len(chosen)))
    return Fives(prepared, features_of(cupy, prepared), numbers[: len(fixed)], numbers[len(fixed) :])


def train(known: Fives, players: int, seconds: float, seed: int, scale: float, out: Path) -> None:
    """Both rounds, and the measurement."""
    rng = np.random.default_rng([seed, players])
    general = {name: known.prepared[f"{name}_{players}"].astype(np.float32)[None] for name in FIELDS}
    kernels = Kernels(known.prepared, players, *general["middle"].shape[2:])
    weights: Weights = general
    parts: Parts = []
    for number, trace in enumerate(_TRACES):
        deals = [Played(five, five + 1 if number else 0) for five in known.fixed]
        fresh = _self_play(kernels, weights, known, deals, rng, trace, seconds)
        held_out = _self_play(kernels, weights, known, deals, rng, trace, 0.0)
        parts = _together(parts, fresh) if number else fresh
        start = {name: part[1:] if number else np.repeat(part, len(known.fixed), axis=0) for name, part in weights.items()}
        own = best_fit(start, _ways(number, scale, fresh, parts), held_out, torch.as_tensor(known.features), seed)
        weights = {name: np.concatenate([general[name], own[name]]) for name in FIELDS}
    rounded: dict[str, Any] = {name: part.astype(np.float16) for name, part in weights.items()}
    np.savez(out / f"fixed-{players}.npz", **rounded)
    measured = _measure(kernels, {name: part.astype(np.float32) for name, part in rounded.items()}, known, rng)
    lines = "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in measured)
    (out / f"dicy-error-{players}.jsonl.gz").write_bytes(gzip.compress(lines.encode(), mtime=0))


def _self_play(
    kernels: Kernels, weights: Weights, known: Fives, deals: list[Played], rng: np.random.Generator, trace: float, seconds: float
) -> Parts:
    """Positions by five and network, from as many games as can be played in this time, and at least one chunk of them."""
    began = time.monotonic()
    chunks: list[tuple[Any, Any]] = []
    shares = np.full(len(deals), 1 / len(deals))
    while not chunks or time.monotonic() - began < seconds:
        chunks.append(play(kernels, weights, known.features, deals, shares, rng, games=_CHUNK_GAMES, turns=_CHUNK_TURNS, trace=trace))
        cupy.cuda.Device().synchronize()
    positions, targets = (cupy.concatenate(part) for part in zip(*chunks, strict=True))
    print(f"{kernels.players} players: {len(positions) / 1e6:.2f} M positions in {time.monotonic() - began:.0f} s", flush=True)
    found = []
    for one in deals:
        mine = positions[:, -1] == one.deal
        by_five = by_network(kernels, positions[mine], targets[mine])
        found.append([Positions(*(torch.as_tensor(part) for part in parts)) for parts in by_five])
    return found


def _together(parts: Parts, more: Parts) -> Parts:
    """The positions of both."""
    fives = zip(parts, more, strict=True)
    return [[Positions(*map(torch.cat, zip(*both, strict=True))) for both in zip(*networks, strict=True)] for networks in fives]


def _ways(number: int, scale: float, fresh: Parts, parts: Parts) -> list[Way]:
    """The ways to fit in a round, which differ in how much they lean on the games."""
    if number == 0:
        plan = [(parts, 3e-4, 500, 2048), (parts, 1e-3, 1500, 2048), (parts, 1e-3, 3000, 4096)]
    else:
        plan = [(parts, 3e-4, 800, 2048), (parts, 1e-3, 2000, 4096), (parts, 1e-3, 3500, 4096), (fresh, 5e-4, 1500, 2048)]
    return [Way(samples, rate, max(1, int(steps * scale)), batch) for samples, rate, steps, batch in plan]


def _measure(kernels: Kernels, weights: Weights, known: Fives, rng: np.random.Generator) -> list[dict[str, Any]]:
    """Positions of each five and of others: what was said of them, and how they came out."""
    players, found = kernels.players, []
    names, cards = known.prepared["card_names"].tolist(), known.prepared["cards"]
    of_mode = {str(mode): [Played(five, five + 1)] for mode, five in zip(known.prepared["fixed_names"], known.fixed, strict=True)}
    for mode, deals in (of_mode | {"": [Played(number, 0) for number in known.others]}).items():
        positions = positions_of_games(kernels, weights, known.features, deals, _POSITIONS, _TARGET, _WILD, rng)
        results, values = play_out(kernels, weights, known.features, deals, cupy.repeat(positions, _GAMES, axis=0), rng)
        results, said = results.reshape(-1, _GAMES, players), values.reshape(-1, _GAMES, players)[:, 0]
        noise = results.std(axis=1) / (_GAMES - 1) ** 0.5
        columns = (
            cupy.asnumpy(part).tolist() for part in (positions, *(cupy.round(part, 4) for part in (said, results.mean(axis=1), noise)))
        )
        for number, (at, value, played, error) in enumerate(zip(*columns, strict=True)):
            told = {"mode": mode, "cards": [names[card] for card in cards[deals[at[-1]].deal]]}
            told |= {"needed": at[:players], "rows": at[players:-2], "place": at[-2]}
            shares = {"said": value, "played": played, "noise": error}
            rounded = {name: [round(share, 4) for share in part] for name, part in shares.items()}
            found.append(told | rounded | {"games": _GAMES, "held_out": number >= _STATED})
    return found


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicy_cards.fixed", description=__doc__.splitlines()[0])
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--players", type=int, nargs="+", choices=(3, 4), default=(3, 4))
    parser.add_argument("--seconds", type=float, default=27.0, help="of self-play in a round")
    parser.add_argument("--scale", type=float, default=1.0, help="of the fits' steps")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/dicy-cards-networks"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    torch.backends.cuda.matmul.allow_tf32 = True
    known = fives(given.prepared)
    for players in given.players:
        train(known, players, given.seconds, given.seed, given.scale, given.out)


if __name__ == "__main__":
    main()
