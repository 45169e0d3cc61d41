"""The bots that work their turns out: who is offered, and how people err."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rollhouse.arena.duplicate import Deals
from rollhouse.core.human_error import ERRING_LEVELS
from rollhouse.games.dicetto.bots.human import HumanBot
from rollhouse.games.dicetto.bots.network_bots import ExpertBot
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.rules import DicettoState
from tests.games.dicetto.table import position

CARDS = ("four#1", "pair#1", "number_6#1", "chance#1")


def rolled() -> DicettoState:
    return position("1566", cards=CARDS)


def costs(bot: HumanBot, state: DicettoState, times: int = 400) -> Counter[float]:
    """What the choices of so many times give away."""
    moves = GAME.legal(state)
    values = dict(zip(moves, ExpertBot().player(state).values(state, moves)[:, 0].tolist(), strict=True))
    rng = random.Random(3)
    return Counter(max(values.values()) - values[bot.choose(state, moves, rng)] for _ in range(times))


def test_from_weak_to_strong() -> None:
    assert list(GAME.bots) == ["random", "newcomer", "novice", "greedy", "casual", "skilled", "expert"]
    assert set(GAME.bot_extras) == {"newcomer", "novice", "casual", "skilled", "expert"}
    assert set(GAME.words.bots()) == set(GAME.bots)


@pytest.mark.parametrize("level", ERRING_LEVELS)
def test_they_err_and_never_absurdly(level: str) -> None:
    bot, state = HumanBot(level), rolled()
    found = costs(bot, state)
    assert len(found) > 1
    assert max(found) <= 4 * bot.error(state)
    assert found.most_common(1)[0][0] <= bot.error(state)


def test_each_level_errs_less_than_the_one_below() -> None:
    mean = [sum(cost * times for cost, times in costs(HumanBot(level), rolled()).items()) for level in ERRING_LEVELS]
    assert mean == sorted(mean, reverse=True)
    assert mean[0] > 2 * mean[-1]


@pytest.mark.parametrize(("bot", "other"), [("novice", "newcomer"), ("skilled", "casual")])
def test_a_level_is_about_two_thirds_to_the_level_below(bot: str, other: str) -> None:
    """Luck taken out: 66 in 100 are 115 Elo points (docs/levels.md)."""
    deals = Deals(GAME, GAME.setup({"players": 2, "first": "random"}), (bot, other), 1, range(16), luck=True)
    assert 0.55 <= deals(lambda: False).deals[0].share().value <= 0.78
