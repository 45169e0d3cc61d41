"""Request and response bodies of the boxes' HTTP API."""

from __future__ import annotations

from typing import Any

import msgspec

from rollhouse.core.messages import Message


class BoxFault(msgspec.Struct, frozen=True):
    """What is wrong with one field."""

    field: str
    code: str
    reason: Message


class BoxChecked(msgspec.Struct, frozen=True):
    """What came of checking the contents of a box."""

    faults: list[BoxFault]
    toml: str
    """The file; empty while there are faults."""
    file: str
    """Its name."""
    flag: str
    """The flag of `rollhouse` that reads it."""
    setups: dict[str, dict[str, Any]]
    """The setup to play with each set of cards; none while there are faults."""


class BoxPage(msgspec.Struct, frozen=True):
    """The contents of a game's box: what I have saved, or our guess."""

    game: str
    content: dict[str, Any]
    saved: bool
    shipped: dict[str, Any]
    """Our guess."""


class SavedBox(msgspec.Struct, frozen=True):
    """The contents of a box that a user has saved."""

    game: str
    content: dict[str, Any]
    updated: float
