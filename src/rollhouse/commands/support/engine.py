"""`--engine`: where long work runs."""

from __future__ import annotations

from rollhouse.arena.workers import ENGINES, Engine
from rollhouse.commands.support.command import Function, takes
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say


def engine_flag(function: Function) -> Function:
    """Add `--engine` to a command."""
    return takes("--engine", metavar="|".join(ENGINES), values=ENGINES, about=say("cli-engine"), otherwise=ENGINES[0])(function)


def engine_named(name: str | None) -> Engine:
    """The engine of this name, or the processes of this machine."""
    if name is None:
        return "local"
    if name not in ENGINES:
        raise SetupError("setup/engine", value=name, reason=say("error-why-word"), expected=ENGINES)
    return ENGINES[ENGINES.index(name)]
