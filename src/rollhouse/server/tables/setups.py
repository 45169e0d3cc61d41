"""The setup of a new table from a request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame, Setup
from rollhouse.play.entries import Options

_MAX_INCREMENT_SECONDS = 600


def agreed_setup(game: AnyGame, wanted: Mapping[str, Any], players: int = 0) -> Setup:
    """The game's setup for the requested options; the first player is drawn unless it is named."""
    for option in game.words.options():
        if option.file and isinstance(wanted.get(option.name), str):
            raise SetupError("setup/no-files", value=option.name)  # a client must not name files of this machine
    setup: Setup = game.setup({**wanted, **({"players": players} if players else {}), "first": wanted.get("first", "random")})
    if setup.players == 1:
        setup = game.setup({**msgspec.to_builtins(setup), "first": 0})
    return setup


def checked_options(options: Options, players: int) -> Options:
    """Return valid options in normal form; raise an error for invalid ones."""
    if any(not 0 <= seat < players for seat in options.real_seats):
        raise SetupError("setup/real_seats", value=" ".join(map(str, options.real_seats))[:80], expected=(f"0–{players - 1}",))
    if options.clock is not None and not 5 <= options.clock.seconds <= 14 * 24 * 3600:
        raise SetupError("setup/clock", value=str(options.clock.seconds), expected=("5–1209600",))
    if options.clock is not None and not 0 <= options.clock.increment <= (_MAX_INCREMENT_SECONDS if options.clock.per == "game" else 0):
        raise SetupError("setup/increment", value=str(options.clock.increment), expected=(f"0–{_MAX_INCREMENT_SECONDS}",))
    return msgspec.structs.replace(options, real_seats=tuple(sorted(set(options.real_seats))))


def is_usual(game: AnyGame, setup: Mapping[str, Any]) -> bool:
    """Return whether all options that players are asked for have their defaults, as in every rated game."""
    asked = {option.name: option for option in game.words.options() if option.asked}
    return all(str(setup.get(name, option.default)) == option.default for name, option in asked.items())
