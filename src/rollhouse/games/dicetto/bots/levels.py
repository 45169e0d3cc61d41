"""All bots by name, weakest first. What a bot needs is loaded when it is first asked for: a list of names must not cost a compiler."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot, loaded_when_asked
from rollhouse.core.game import Bot
from rollhouse.games.dicetto.bots.greedy import GreedyBot

__all__ = ["BOTS", "BOT_EXTRAS"]


def _thinking(module: str, name: str) -> Callable[[], Bot]:
    """One that works with compiled code."""
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
"""All others work their turns out with compiled code."""
