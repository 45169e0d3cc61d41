"""Errors about users."""

from __future__ import annotations

from rollhouse.core.errors import RollhouseError

__all__ = ["PeopleError"]


class PeopleError(RollhouseError):
    """A request about other users was refused."""

    family = "people"
    status = 403
    statuses = {"people/unknown": 404, "people/bad-link": 401}
