"""All bots by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.core.bots import RandomBot
from rollhouse.core.game import Bot
from rollhouse.games.dicetto.bots.greedy import GreedyBot

__all__ = ["BOTS"]

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
