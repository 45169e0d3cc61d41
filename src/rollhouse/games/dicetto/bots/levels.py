"""All bots by name, weakest first. What a bot needs is loaded when it is first asked for: a list of names must not cost a compiler."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot
from rollhouse.core.extras import needs
from rollhouse.core.game import Bot
from rollhouse.games.dicetto.bots.greedy import GreedyBot

__all__ = ["BOTS", "BOT_EXTRAS"]


def _newcomer() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicetto.bots.human import NewcomerBot

    return NewcomerBot()


def _novice() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicetto.bots.human import NoviceBot

    return NoviceBot()


def _casual() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicetto.bots.human import CasualBot

    return CasualBot()


def _skilled() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicetto.bots.judging import SkilledBot

    return SkilledBot()


def _expert() -> Bot:
    with needs("solver"):
        from rollhouse.games.dicetto.bots.judging import ExpertBot

    return ExpertBot()


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "newcomer": _newcomer,
    "novice": _novice,
    "greedy": GreedyBot,
    "casual": _casual,
    "skilled": _skilled,
    "expert": _expert,
}

BOT_EXTRAS = {bot: "solver" for bot in BOTS if bot not in ("random", "greedy")}
"""All others work their turns out with compiled code."""
