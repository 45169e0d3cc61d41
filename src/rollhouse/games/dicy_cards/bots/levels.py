"""All bots by name, weakest first. A bot's module is loaded when the bot is made: listing names must not load a compiler."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot, loaded_when_asked
from rollhouse.core.game import Bot
from rollhouse.games.dicy_cards.bots.greedy import GreedyBot

COSTS = {"newcomer": (3, 4), "novice": (2, 3), "casual": (1, 2)}
"""The measured cost of a decision in hundredths of the win, from and to (docs/levels.md)."""


def _thinking(module: str, name: str) -> Callable[[], Bot]:
    """A bot that needs compiled code."""
    return loaded_when_asked(f"rollhouse.games.dicy_cards.bots.{module}", name, "solver")


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "newcomer": _thinking("human", "NewcomerBot"),
    "novice": _thinking("human", "NoviceBot"),
    "greedy": GreedyBot,
    "casual": _thinking("human", "CasualBot"),
    "skilled": _thinking("skilled", "SkilledBot"),
    "expert": _thinking("expert", "ExpertBot"),
    "perfect": _thinking("perfect", "PerfectBot"),
}

BOT_EXTRAS = {bot: "solver" for bot in BOTS if bot not in ("random", "greedy")}
"""All other bots need the solver's packages."""
