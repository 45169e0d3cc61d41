"""The loop of training."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from rollhouse.games.dicy_cards.evaluation.judge import Judge
from scripts.train_dicy_cards.__main__ import GAPS, HELD_OUT, SIZES, keep, kept, rate_at
from scripts.train_dicy_cards.deals import FIXED, all_deals, facts_of_all, held_out
from scripts.train_dicy_cards.network import Networks, Samples, fresh
from scripts.train_dicy_cards.selfplay import Games
from scripts.train_dicy_cards.two_players import NETWORKS, solved

__all__ = ["known_facts", "train"]

_DEALS = 48
"""In a chunk of games."""
_GAMES, _TURNS = 4096, 48
_BATCH, _STEPS, _CHUNKS_KEPT = 8192, 64, 24
_TRACE, _LAST_TRACE = 0.7, 0.9
"""How much later turns count: the more, the less judgements lean on one another, and the surer they already are, the less noise it adds."""
_WILD, _FAR = 0.01, 0.06
_FIXED_PART = 0.4
"""Of the games are played with the deals that have names."""
_KEEP_EVERY = 20.0
_SOLVED_STEPS = (24, 16, 4)
"""Of the three networks for two players, in turn: whoever begins a round is hardest to judge, the last turn is nearly settled."""


def train(players: int, seconds: float, seed: int, out: Path, facts_at: Path | None) -> None:
    """Until the time is over."""
    before = kept(out, players)
    wide, deep = SIZES[players]
    judge, spent = before or (fresh(players, wide, deep, seed), 0.0)
    if players == 2:
        _from_solved(judge, facts_at, seconds, spent, seed, out)
    else:
        _from_games(Networks(judge, known_facts(facts_at)), players, seconds, spent, seed, out)


def known_facts(path: Path | None) -> Any:
    """What the networks are told of every seat, on the GPU; made, and kept there, if there is no such file."""
    began = time.monotonic()
    if path is not None and path.exists():
        found = np.load(path)
    else:
        found = facts_of_all(GAPS)
        if path is not None:
            np.save(path, found)
    print(f"facts of all deals: {time.monotonic() - began:.0f} s", flush=True)
    return cupy.asarray(found)


def _trace_at(done: float) -> float:
    """Rises in the second half."""
    return _TRACE + (_LAST_TRACE - _TRACE) * max(0.0, 2 * done - 1)


def _batch(rng: Any, samples: Samples, size: int) -> Samples:
    chosen = rng.integers(0, len(samples.deal), size)
    return Samples(*(part[chosen] for part in samples))


def _from_games(networks: Networks, players: int, seconds: float, spent: float, seed: int, out: Path) -> None:
    deals = all_deals()
    fixed = [deals.index(cards) for cards in FIXED]
    games = Games(players, *SIZES[players], GAPS, deals, seed + int(spent))
    rng = np.random.default_rng([seed, int(spent), players])
    gpu_rng = cupy.random.default_rng(seed)
    buffers: list[list[Samples]] = [[] for _ in range(2 * players - 1)]
    began = saved = time.monotonic()
    chunk = turns = 0
    while (used := time.monotonic() - began) < seconds:
        others = rng.permutation([number for number in range(len(deals)) if number not in fixed])[: _DEALS - len(fixed)]
        some = np.array([*fixed, *others], np.int32)
        weights = np.array([_FIXED_PART / len(fixed)] * len(fixed) + [(1 - _FIXED_PART) / len(others)] * len(others))
        done = (spent + used) / (spent + seconds)
        told = games.play(networks, some, weights, _GAMES, _TURNS, trace=_trace_at(done), wild=_WILD, far=_FAR)
        rate = rate_at(done)
        error = []
        for network, buffer in enumerate(buffers):
            buffer.append(told.of(network))
            del buffer[:-_CHUNKS_KEPT]
            if chunk % 10 == 0:
                error.append(float(cupy.abs(networks.shares(network, buffer[-1]) - buffer[-1].shares).mean()))
            together = Samples(*(cupy.concatenate(parts) for parts in zip(*buffer, strict=True)))
            for _ in range(_STEPS):
                networks.step(network, _batch(gpu_rng, together, _BATCH), rate)
        chunk += 1
        turns += _GAMES * _TURNS
        if error:
            print(f"{used:6.1f} s  chunk {chunk}  {turns / 1e6:.1f} M turns  off by {' '.join(f'{one:.4f}' for one in error)}", flush=True)
        if time.monotonic() - saved > _KEEP_EVERY:
            saved = time.monotonic()
            keep(out, players, networks.judge(), {"seconds": spent + used, "seed": seed, "turns": turns})
    keep(out, players, networks.judge(), {"seconds": spent + seconds, "seed": seed, "turns": turns})


def _from_solved(judge: Judge, facts_at: Path | None, seconds: float, spent: float, seed: int, out: Path) -> None:
    unseen = held_out(HELD_OUT)
    seen = [number for number in range(len(all_deals())) if number not in unseen]
    rng = np.random.default_rng(seed)
    gpu_rng = cupy.random.default_rng(seed)
    began = time.monotonic()
    checks = next(solved(unseen, 100, 20_000, at_once=len(unseen), seed=99)).samples
    parts: list[list[Samples]] = [[] for _ in range(NETWORKS)]
    plan = ((100, len(seen), 200_000, 100), (300, 8, 1_500_000, 8))
    for target, count, each, at_once in plan:
        for some in solved(rng.permutation(seen)[:count].tolist(), target, each, at_once=at_once, seed=seed):
            for part, samples in zip(parts, some.samples, strict=True):
                part.append(samples)
            print(f"{time.monotonic() - began:6.1f} s  solved to {target}", flush=True)
    all_samples = [Samples(*(cupy.concatenate(some) for some in zip(*part, strict=True))) for part in parts]
    print(f"{time.monotonic() - began:6.1f} s  {sum(len(some.deal) for some in all_samples) / 1e6:.0f} M positions", flush=True)
    networks = Networks(judge, known_facts(facts_at))
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
        if time.monotonic() - saved > _KEEP_EVERY:
            saved = time.monotonic()
            keep(out, 2, networks.judge(), {"seconds": spent + used, "seed": seed, "steps": steps})
    keep(out, 2, networks.judge(), {"seconds": spent + seconds, "seed": seed, "steps": steps})
    print(f"unseen deals: {_unseen(networks, checks)}")


def _unseen(networks: Networks, checks: tuple[Samples, ...]) -> str:
    found = []
    for network, samples in enumerate(checks):
        off = cupy.abs(networks.shares(network, samples) - samples.shares)[:, 0]
        found.append(f"mean {float(off.mean()):.4f} 99% {float(cupy.quantile(off, 0.99)):.4f} most {float(off.max()):.4f}")
    return " | ".join(found)
