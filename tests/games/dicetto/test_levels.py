"""The bots that work their turns out: who is offered, and how people err."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rollhouse.arena.duplicate import Deals
from rollhouse.games.dicetto.bots.human import CasualBot, HumanBot, NewcomerBot, NoviceBot
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


@pytest.mark.parametrize("kind", [NewcomerBot, NoviceBot, CasualBot])
def test_they_err_and_never_absurdly(kind: type[HumanBot]) -> None:
    found = costs(kind(), rolled())
    assert len(found) > 1
    assert max(found) <= kind.worst
    assert found.most_common(1)[0][0] <= kind.heat


def test_the_novice_errs_more_than_the_casual() -> None:
    novice, casual = (sum(cost * times for cost, times in costs(kind(), rolled()).items()) for kind in (NoviceBot, CasualBot))
    assert novice > 1.5 * casual


@pytest.mark.parametrize(("bot", "low", "high"), [("newcomer", 0.0, 0.42), ("novice", 0.12, 0.54), ("casual", 0.46, 0.9)])
def test_they_are_as_strong_as_they_should_be(bot: str, low: float, high: float) -> None:
    """Of forty games with the same dice from both seats, greedy takes more than the novice and less than the casual (docs/levels.md)."""
    deals = Deals(GAME, GAME.setup({"players": 2, "first": "random"}), (bot, "greedy"), 1, range(20))
    assert low <= deals(lambda: False).deals[0].share().value <= high
