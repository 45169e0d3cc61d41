"""The faults and their times, as a pure function of a seed."""

from __future__ import annotations

import random
from typing import Literal, TypeAlias

import msgspec

Where: TypeAlias = Literal["sqlite", "site"]
Kind: TypeAlias = Literal["kill", "stop", "cut", "hang", "full", "clock", "slow", "storm", "flood"]

NODES = {"sqlite": 1, "site": 3}
_NODE = "node"
"""Stands for one of them, which is drawn when its turn comes."""
_EVERYWHERE: tuple[tuple[Kind, str], ...] = (
    ("kill", _NODE),
    ("stop", _NODE),
    ("cut", f"people-{_NODE}"),
    ("hang", f"people-{_NODE}"),
    ("clock", _NODE),
    ("slow", "people"),
    ("storm", "people"),
    ("flood", "people"),
)
_OF_A_SITE: tuple[tuple[Kind, str], ...] = (
    ("kill", "postgres"),
    ("kill", "redis"),
    ("stop", "postgres"),
    ("stop", "redis"),
    ("cut", f"{_NODE}-postgres"),
    ("cut", f"{_NODE}-redis"),
    ("hang", f"{_NODE}-postgres"),
    ("hang", f"{_NODE}-redis"),
    ("full", "postgres"),
)
_OF_A_FILE: tuple[tuple[Kind, str], ...] = (("full", _NODE),)
_FAULT_SECONDS = (0.5, 6.0)
_CLOCK_SHIFT_SECONDS = (-7200.0, -90.0, 90.0, 7200.0)


class Fault(msgspec.Struct, frozen=True):
    """A fault."""

    at: float
    """Seconds after the beginning."""
    kind: Kind
    target: str
    """A service (`node-2`, `postgres`), the connection between two (`people-node-1`, `node-1-redis`), or `people`: the clients."""
    lasts: float
    """Seconds after which it is undone; a killed service restarts at once."""
    size: float = 0.0
    """Seconds by which a clock jumps."""


def plan(seed: int, seconds: float, where: Where, gap: float = 3.0) -> tuple[Fault, ...]:
    """One fault every `gap` seconds, roughly: all that there are, shuffled, then all again. Several may be under way together."""
    rng = random.Random(f"chaos {seed} {where}")
    found: list[Fault] = []
    due: list[tuple[Kind, str]] = []
    at = gap
    while at < seconds:
        if not due:
            due = [*_EVERYWHERE, *(_OF_A_FILE if where == "sqlite" else _OF_A_SITE)]
            rng.shuffle(due)
        kind, target = due.pop()
        target = target.replace(_NODE, f"{_NODE}-{rng.randrange(NODES[where])}")
        lasts = 0.0 if kind in ("kill", "cut", "storm") else round(rng.uniform(*_FAULT_SECONDS), 2)
        found.append(Fault(round(at, 2), kind, target, lasts, rng.choice(_CLOCK_SHIFT_SECONDS) if kind == "clock" else 0.0))
        at += rng.uniform(0.5, 1.5) * gap
    return tuple(found)
