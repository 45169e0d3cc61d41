"""The level that a player's decisions are like: what they cost in a game, beside what the bots' do."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from rollhouse.analysis.level_costs import LevelCost, LevelCosts, level_costs
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.human_error import setting_name
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game

_SIGMAS_95: Final = 1.96


class PlayedLike(msgspec.Struct, frozen=True):
    """The level that someone played like."""

    level: str
    """The bot whose decisions cost about as much."""
    low: str
    """The weakest bot that is as likely to have played so, 95 times in 100."""
    high: str
    """The strongest one."""


def played_like(game: AnyGame, setup: Setup, game_costs: Sequence[float]) -> PlayedLike | None:
    """The level that some games of one player, with this setup, were like.

    Args:
        game: The game.
        setup: The setup. Costs are compared with the same one: shorter games cost less.
        game_costs: What the player's decisions cost in each game, in shares of the win.

    Returns:
        The level, or None where the bots' costs with this setup were not measured.

    """
    found = level_costs(game.id, setting_of(game, setup), setup.players)
    if found is None or not game_costs:
        return None
    return nearest_level(ladder_of(game.id, found), game_costs)


def ladder_of(game_id: str, costs: LevelCosts) -> list[LevelCost]:
    """The costs of the levels of one player, the weakest first, without the bots beside them."""
    return [level for level in costs.levels if level.bot in find_game(game_id).ladder]


def nearest_level(levels: Sequence[LevelCost], game_costs: Sequence[float]) -> PlayedLike:
    """The level whose games cost most nearly as much, and those that can't be told from it.

    Costs are compared by their square roots, since those of weak players lie far apart.
    """
    mean = sum(game_costs) / len(game_costs)
    nearest = min(range(len(levels)), key=lambda place: abs(sqrt(levels[place].game_cost) - sqrt(mean)))
    reach = _SIGMAS_95 / sqrt(len(game_costs))
    alike = [place for place, level in enumerate(levels) if abs(level.game_cost - mean) <= reach * level.spread]
    places = (nearest, *alike)
    return PlayedLike(levels[nearest].bot, levels[min(places)].bot, levels[max(places)].bot)


def setting_of(game: AnyGame, setup: Setup) -> str:
    """The name of the measured setting that this setup has; empty where it has none."""
    for options in game.level_settings:
        if game.setup({**options, "players": setup.players, "first": setup.first}) == setup:
            return setting_name(options)
    return ""


def like_in_words(seat: int, like: PlayedLike) -> Message:
    """What the player played like, with its interval."""
    level, low, high = (say(f"common-bot-{bot}") for bot in (like.level, like.low, like.high))
    return say("analysis-like", seat=Seat(seat), level=level, low=low, high=high, sure="yes" if like.low == like.high else "no")
