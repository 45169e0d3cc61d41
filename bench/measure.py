"""Measuring in short turns, round by round, so that other load hits all contenders alike."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Sequence
from statistics import median

import msgspec

from bench.contenders import Contender


class Figure(msgspec.Struct, frozen=True):
    """One contender's result."""

    name: str
    library: str
    decisions_per_second: int
    """The median of the rounds."""
    rounds: tuple[int, ...]
    """Decisions a second of processor time, round by round."""
    moves_listed: float
    """Legal moves at a decision, on average."""


class Machine(msgspec.Struct, frozen=True):
    """The machine of a measurement."""

    system: str
    processor: str
    cores: int
    python: str


class Measured(msgspec.Struct, frozen=True):
    """A whole run."""

    machine: Machine
    seconds: float
    """Processor time for each contender in each round."""
    ours: tuple[Figure, ...]
    peers: tuple[Figure, ...]
    ratios: dict[str, dict[str, float]]
    """Ours, then the peer: how many times as many decisions. The median of the rounds' own ratios."""


def measure(
    ours: Sequence[Contender], peers: Sequence[Contender], rounds: int, seconds: float, told: Callable[[str], None] = lambda text: None
) -> Measured:
    """One round to warm up (tables are built, caches filled), then `rounds` that count."""
    contenders = [*ours, *peers]
    speeds: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    listed: dict[str, float] = {}
    for number in range(rounds + 1):
        for contender in contenders:
            speed, moves = _turn(contender, seconds)
            if number:
                speeds[contender.name].append(speed)
                listed[contender.name] = moves
        told("warm-up" if number == 0 else f"round {number} of {rounds}")

    def figure(one: Contender) -> Figure:
        found = tuple(round(speed) for speed in speeds[one.name])
        return Figure(one.name, one.library, round(median(found)), found, round(listed[one.name], 1))

    mine, theirs = tuple(map(figure, ours)), tuple(map(figure, peers))
    ratios = {one.name: {peer.name: ratio(one, peer) for peer in theirs} for one in mine}
    return Measured(_machine(), seconds, mine, theirs, ratios)


def ratio(one: Figure, other: Figure) -> float:
    """The median over the rounds of the ratio of speeds."""
    found = median(mine / theirs for mine, theirs in zip(one.rounds, other.rounds, strict=True))
    return float(f"{found:.3g}")


def _turn(contender: Contender, seconds: float) -> tuple[float, float]:
    """Decisions a second, and moves listed a decision, over whole games for at least so long."""
    decisions = listed = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not decisions:
        more, moves = contender.play()
        decisions, listed = decisions + more, listed + moves
    return decisions / spent, listed / decisions


def _machine() -> Machine:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Machine(platform.system(), platform.machine(), os.cpu_count() or 1, python)
