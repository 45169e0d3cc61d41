"""The setup of a new table, from what somebody asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame, Setup

__all__ = ["agreed_setup"]


def agreed_setup(game: AnyGame, wanted: Mapping[str, Any], players: int = 0) -> Setup:
    """What was asked for, as the game understands it: who begins is drawn unless it is said."""
    for option in game.words.options():
        if option.file and isinstance(wanted.get(option.name), str):
            raise SetupError("setup/no-files", value=option.name)  # a caller from outside must not name files of this machine
    setup: Setup = game.setup({**wanted, **({"players": players} if players else {}), "first": wanted.get("first", "random")})
    if setup.players == 1:
        setup = game.setup({**msgspec.to_builtins(setup), "first": 0})
    return setup
