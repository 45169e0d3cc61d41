"""From a bot's name to a bot: the one place where a seat's `bot:greedy` becomes something that can choose a move."""

from __future__ import annotations

from rollhouse.core.errors import BotError
from rollhouse.core.game import AnyGame, Bot

__all__ = ["check_bot", "find_bot"]


def check_bot(game: AnyGame, name: str) -> None:
    """Refuse a name that no bot of this game has: `bot/unknown`."""
    if name not in game.bots:
        raise BotError("bot/unknown", came=name, where=game.id, allowed=tuple(game.bots))


def find_bot(game: AnyGame, name: str) -> Bot:
    """The bot with this name, made now: some load a compiler, so that nobody does this who only wants to know whether there is one."""
    check_bot(game, name)
    return game.bots[name]()
