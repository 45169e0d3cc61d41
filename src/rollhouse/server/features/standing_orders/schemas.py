"""Bodies of the standing orders API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message

_MAX_ORDERS = 200


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders."""

    moves: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=_MAX_ORDERS)]
    """Reactions as move texts, the preferred one first. If none of them is legal when a reaction is due, the player is asked."""


class ReactionMove(msgspec.Struct, frozen=True):
    """A reaction that can be ordered."""

    move: str
    text: Message


class StandingOrders(msgspec.Struct, frozen=True):
    """My standing orders at a table. Other users can't see them."""

    moves: list[str]
    reactions: list[ReactionMove]
    """What can be ordered; empty unless I play a correspondence game in which players react to each other's turns."""
