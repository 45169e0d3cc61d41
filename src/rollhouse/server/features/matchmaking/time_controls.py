"""Time controls of games between players who were matched."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rollhouse.play.entries import Clock

Pace: TypeAlias = Literal["none", "minute", "quarter", "day", "three-days"]
"""No clock, a minute for each decision, a quarter of an hour for the whole game, or one or three days for each decision."""
PACES: dict[Pace, Clock | None] = {
    "none": None,
    "minute": Clock("move", 60),
    "quarter": Clock("game", 900),
    "day": Clock("move", 86_400),
    "three-days": Clock("move", 3 * 86_400),
}


def is_correspondence(pace: Pace) -> bool:
    """Return whether a game of this pace takes days."""
    clock = PACES[pace]
    return clock is not None and clock.correspondence
