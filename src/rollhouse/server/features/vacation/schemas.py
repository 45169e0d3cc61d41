"""Bodies of the vacation API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.play.clocks import VACATION_DAYS_PER_YEAR

__all__ = ["NewVacation", "VacationPage"]


class NewVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation that begins now."""

    days: Annotated[int, Meta(ge=1, le=VACATION_DAYS_PER_YEAR)]


class VacationPage(msgspec.Struct, frozen=True):
    """My vacations."""

    until: float | None
    """Until when I am on vacation; null while I am not."""
    left: int
    """Whole days that are left of those in a year."""
    most: int
    """Days in a year."""
