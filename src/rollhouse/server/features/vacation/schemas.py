"""Bodies of the vacation API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.play.clocks import VACATION_DAYS_PER_YEAR


class NewVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation to start."""

    days: Annotated[int, Meta(ge=1, le=VACATION_DAYS_PER_YEAR)]


class VacationPage(msgspec.Struct, frozen=True):
    """My vacations."""

    until: float | None
    """The end of my current vacation; null if there is none."""
    days_left: int
    """Whole days left this year."""
    days_per_year: int
    """Vacation days per year."""
