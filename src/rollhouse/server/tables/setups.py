"""The setup of a new table from a request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame, Setup

__all__ = ["agreed_setup"]


def agreed_setup(game: AnyGame, wanted: Mapping[str, Any], players: int = 0) -> Setup:
    """The game's setup for the requested options; the first player is drawn unless it is named."""
    for option in game.words.options():
        if option.file and isinstance(wanted.get(option.name), str):
            raise SetupError("setup/no-files", value=option.name)  # a client must not name files of this machine
    setup: Setup = game.setup({**wanted, **({"players": players} if players else {}), "first": wanted.get("first", "random")})
    if setup.players == 1:
        setup = game.setup({**msgspec.to_builtins(setup), "first": 0})
    return setup
