"""All bots by name, weakest first. What a bot needs is loaded when it is first asked for: a list of names must not cost a compiler."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot
from rollhouse.core.extras import needs
from rollhouse.core.game import Bot
from rollhouse.games.dicy_cards.bots.greedy import GreedyBot

__all__ = ["BOTS", "BOT_EXTRAS", "COSTS"]

COSTS = {"newcomer": (3, 4), "novice": (2, 3), "casual": (1, 2)}
"""What those who err like people give away with a decision, in hundredths of the win, from and to: measured in docs/levels.md."""


def _newcomer() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicy_cards.bots.human import NewcomerBot

    return NewcomerBot()


def _novice() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicy_cards.bots.human import NoviceBot

    return NoviceBot()


def _casual() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicy_cards.bots.human import CasualBot

    return CasualBot()


def _skilled() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicy_cards.bots.skilled import SkilledBot

    return SkilledBot()


def _expert() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicy_cards.bots.expert import ExpertBot

    return ExpertBot()


def _perfect() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicy_cards.bots.perfect import PerfectBot

    return PerfectBot()


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "newcomer": _newcomer,
    "novice": _novice,
    "greedy": GreedyBot,
    "casual": _casual,
    "skilled": _skilled,
    "expert": _expert,
    "perfect": _perfect,
}

BOT_EXTRAS = {bot: "solver" for bot in BOTS if bot not in ("random", "greedy")}
"""All others know what positions are worth."""
