"""Time controls of games between players who were matched."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rollhouse.play.entries import Clock

Pace: TypeAlias = Literal["none", "minute", "quarter"]
"""No clock, a minute for each decision, or a quarter of an hour for the whole game."""
PACES: dict[Pace, Clock | None] = {"none": None, "minute": Clock("move", 60), "quarter": Clock("game", 900)}
