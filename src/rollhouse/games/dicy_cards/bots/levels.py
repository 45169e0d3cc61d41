"""All bots by name, weakest first. A bot's module is loaded when the bot is made: listing names must not load a compiler."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot, loaded_when_asked
from rollhouse.core.game import Bot
from rollhouse.core.human_error import ERRING_LEVELS
from rollhouse.games.dicy_cards.bots.greedy import GreedyBot


def _thinking(module: str, name: str) -> Callable[[], Bot]:
    """A bot that needs compiled code."""
    return loaded_when_asked(f"rollhouse.games.dicy_cards.bots.{module}", name, "solver")


def _level(level: str, error: float | None = None) -> Callable[[], Bot]:
    """The expert with the errors of a level, or with an error rate."""
    return loaded_when_asked("rollhouse.games.dicy_cards.bots.human", "HumanBot", "solver", level, error)


def erring_expert(error: float) -> Bot:
    """The expert with an error rate."""
    return _level("", error)()


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "newcomer": _level("newcomer"),
    "novice": _level("novice"),
    "greedy": GreedyBot,
    "casual": _level("casual"),
    "skilled": _level("skilled"),
    "expert": _thinking("expert", "ExpertBot"),
    "perfect": _thinking("perfect", "PerfectBot"),
}

LADDER = (*ERRING_LEVELS, "expert")
"""One expert with fewer and fewer errors. The other bots think in another way."""

BOT_EXTRAS = {bot: "solver" for bot in BOTS if bot not in ("random", "greedy")}
"""All other bots need the solver's packages."""
