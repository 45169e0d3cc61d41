"""Errors about users."""

from __future__ import annotations

from rollhouse.core.errors import RollhouseError


class PeopleError(RollhouseError):
    """A request about other users was refused."""

    family = "people"
    status = 403
    statuses = {"people/unknown": 404, "people/bad-link": 401, "people/name-taken": 409}


class AdminError(RollhouseError):
    """An admin request was refused."""

    family = "admin"
    status = 403
    statuses = {
        "admin/off": 404,
        "admin/no-report": 404,
        "admin/no-message": 404,
        "admin/what": 400,
        "admin/arguments": 400,
        "admin/days": 400,
    }
