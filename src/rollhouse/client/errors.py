"""The errors of a client."""

from __future__ import annotations

from rollhouse.core.errors import RollhouseError


class ClientError(RollhouseError):
    """The server can't be reached, or has refused something for good."""

    family = "client"
