"""All bots by name, weakest first. A bot's module is loaded when the bot is made: listing names must not load a compiler."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot, loaded_when_asked
from rollhouse.core.game import Bot
from rollhouse.games.dicetto.bots.greedy import GreedyBot


def _thinking(module: str, name: str) -> Callable[[], Bot]:
    """A bot that needs compiled code."""
    return loaded_when_asked(f"rollhouse.games.dicetto.bots.{module}", name, "solver")


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "newcomer": _thinking("human", "NewcomerBot"),
    "novice": _thinking("human", "NoviceBot"),
    "greedy": GreedyBot,
    "casual": _thinking("human", "CasualBot"),
    "skilled": _thinking("network_bots", "SkilledBot"),
    "expert": _thinking("network_bots", "ExpertBot"),
}

BOT_EXTRAS = {bot: "solver" for bot in BOTS if bot not in ("random", "greedy")}
"""All other bots need the solver's packages."""
