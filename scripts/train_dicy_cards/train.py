"""The training loops."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from rollhouse.games.dicy_cards.evaluation.value_network import Weights
from scripts.train_dicy_cards.__main__ import HELD_OUT, SIZES, keep, kept, rate_at
from scripts.train_dicy_cards.deals import FIXED, all_deals, features_of_all, held_out
from scripts.train_dicy_cards.network import Networks, Samples, fresh
from scripts.train_dicy_cards.prepared import MAX_NEEDED, game_arrays
from scripts.train_dicy_cards.selfplay import Kernels, Played, by_network, play
from scripts.train_dicy_cards.two_players import NETWORKS, solved

_CHUNK_DEALS, _CHUNK_GAMES, _CHUNK_TURNS = 48, 4096, 48
_BATCH_SIZE, _STEPS_PER_CHUNK, _CHUNKS_IN_MEMORY = 8192, 64, 24
_LAMBDA, _FINAL_LAMBDA = 0.7, 0.9
"""TD(λ): a larger one leans less on the network's own values, and adds less noise the better these already are."""
_NAMED_DEAL_RATE = 0.4
_SAVE_INTERVAL_SECONDS = 20.0
_SOLVED_STEPS = (24, 16, 4)
"""For the three networks for two players: the beginning of a round is hardest to evaluate, the last turn is nearly decided."""


def train(players: int, seconds: float, seed: int, out: Path, features_path: Path | None) -> None:
    """Train for so many seconds."""
    before = kept(out, players)
    hidden1, hidden2 = SIZES[players]
    weights, spent = before or (fresh(players, hidden1, hidden2, seed), 0.0)
    if players == 2:
        _from_solved(weights, features_path, seconds, spent, seed, out)
    else:
        _from_games(Networks(weights, known_features(features_path)), players, seconds, spent, seed, out)


def known_features(path: Path | None) -> Any:
    """The features of every seat, on the GPU; made, and written to the file, if it does not exist."""
    began = time.monotonic()
    if path is not None and path.exists():
        found = np.load(path)
    else:
        found = features_of_all(MAX_NEEDED)
        if path is not None:
            np.save(path, found)
    print(f"features of all deals: {time.monotonic() - began:.0f} s", flush=True)
    return cupy.asarray(found)


def _trace_at(done: float) -> float:
    """TD(λ)'s λ, which rises in the second half."""
    return _LAMBDA + (_FINAL_LAMBDA - _LAMBDA) * max(0.0, 2 * done - 1)


def _batch(rng: Any, samples: Samples, size: int) -> Samples:
    chosen = rng.integers(0, len(samples.deal), size)
    return Samples(*(part[chosen] for part in samples))


def _from_games(networks: Networks, players: int, seconds: float, spent: float, seed: int, out: Path) -> None:
    deals = all_deals()
    fixed = [deals.index(cards) for cards in FIXED]
    kernels = Kernels(game_arrays(deals), players, *SIZES[players])
    rng = np.random.default_rng([seed, int(spent), players])
    gpu_rng = cupy.random.default_rng(seed)
    buffers: list[list[Samples]] = [[] for _ in range(2 * players - 1)]
    began = saved = time.monotonic()
    chunk = turns = 0
    while (used := time.monotonic() - began) < seconds:
        others = rng.permutation([number for number in range(len(deals)) if number not in fixed])[: _CHUNK_DEALS - len(fixed)]
        some = np.array([*fixed, *others], np.int32)
        weights = np.array([_NAMED_DEAL_RATE / len(fixed)] * len(fixed) + [(1 - _NAMED_DEAL_RATE) / len(others)] * len(others))
        done = (spent + used) / (spent + seconds)
        current = {name: part[None] for name, part in networks.trained()._asdict().items()}
        played = play(
            kernels,
            current,
            networks.features,
            [Played(number, 0) for number in some.tolist()],
            weights,
            rng,
            games=_CHUNK_GAMES,
            turns=_CHUNK_TURNS,
            trace=_trace_at(done),
        )
        rate = rate_at(done)
        error = []
        for network, (buffer, found) in enumerate(zip(buffers, by_network(kernels, *played), strict=True)):
            buffer.append(Samples(*found))
            del buffer[:-_CHUNKS_IN_MEMORY]
            if chunk % 10 == 0:
                error.append(float(cupy.abs(networks.shares(network, buffer[-1]) - buffer[-1].shares).mean()))
            together = Samples(*(cupy.concatenate(parts) for parts in zip(*buffer, strict=True)))
            for _ in range(_STEPS_PER_CHUNK):
                networks.step(network, _batch(gpu_rng, together, _BATCH_SIZE), rate)
        chunk += 1
        turns += _CHUNK_GAMES * _CHUNK_TURNS
        if error:
            print(f"{used:6.1f} s  chunk {chunk}  {turns / 1e6:.1f} M turns  off by {' '.join(f'{one:.4f}' for one in error)}", flush=True)
        if time.monotonic() - saved > _SAVE_INTERVAL_SECONDS:
            saved = time.monotonic()
            keep(out, players, networks.trained(), {"seconds": spent + used, "seed": seed, "turns": turns})
    keep(out, players, networks.trained(), {"seconds": spent + seconds, "seed": seed, "turns": turns})


def _from_solved(weights: Weights, features_path: Path | None, seconds: float, spent: float, seed: int, out: Path) -> None:
    unseen = held_out(HELD_OUT)
    seen = [number for number in range(len(all_deals())) if number not in unseen]
    rng = np.random.default_rng(seed)
    gpu_rng = cupy.random.default_rng(seed)
    began = time.monotonic()
    checks = next(solved(unseen, 100, 20_000, batch_deals=len(unseen), seed=99))
    parts: list[list[Samples]] = [[] for _ in range(NETWORKS)]
    plan = ((100, len(seen), 200_000, 100), (300, 8, 1_500_000, 8))
    for target, count, each, batch_deals in plan:
        for some in solved(rng.permutation(seen)[:count].tolist(), target, each, batch_deals=batch_deals, seed=seed):
            for part, samples in zip(parts, some, strict=True):
                part.append(samples)
            print(f"{time.monotonic() - began:6.1f} s  solved to {target}", flush=True)
    all_samples = [Samples(*(cupy.concatenate(some) for some in zip(*part, strict=True))) for part in parts]
    print(f"{time.monotonic() - began:6.1f} s  {sum(len(some.deal) for some in all_samples) / 1e6:.0f} M positions", flush=True)
    networks = Networks(weights, known_features(features_path))
    began = saved = shown = time.monotonic()
    steps = 0
    while (used := time.monotonic() - began) < seconds:
        rate = rate_at((spent + used) / (spent + seconds))
        for network, samples in enumerate(all_samples):
            for _ in range(_SOLVED_STEPS[network]):
                networks.step(network, _batch(gpu_rng, samples, 32768), rate)
        steps += max(_SOLVED_STEPS)
        if time.monotonic() - shown > 15:
            shown = time.monotonic()
            print(f"{used:6.1f} s  {steps} steps  unseen deals: {_unseen(networks, checks)}", flush=True)
        if time.monotonic() - saved > _SAVE_INTERVAL_SECONDS:
            saved = time.monotonic()
            keep(out, 2, networks.trained(), {"seconds": spent + used, "seed": seed, "steps": steps})
    keep(out, 2, networks.trained(), {"seconds": spent + seconds, "seed": seed, "steps": steps})
    print(f"unseen deals: {_unseen(networks, checks)}")


def _unseen(networks: Networks, checks: tuple[Samples, ...]) -> str:
    found = []
    for network, samples in enumerate(checks):
        off = cupy.abs(networks.shares(network, samples) - samples.shares)[:, 0]
        found.append(f"mean {float(off.mean()):.4f} 99% {float(cupy.quantile(off, 0.99)):.4f} most {float(off.max()):.4f}")
    return " | ".join(found)
