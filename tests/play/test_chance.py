"""Who answers for chance, and that every answer has its exact chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rollhouse.core import entropy
from rollhouse.core.game import Outcomes
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import RealDice, ScriptedDice, SeededDice, bot_rng
from rollhouse.play.fair import FairDice, new_secret


def six_dice() -> Outcomes[Any]:
    game = find_game("dicy-cards")
    return game.outcomes(game.start(game.setup({"players": 2, "first": 0})))


def bonus_cards() -> Outcomes[Any]:
    game = find_game("dicetto")
    state = game.start(game.setup({"players": 2, "first": 0}))
    while len(game.outcomes(state)) != 70:
        state = game.apply(state, game.outcomes(state).moves[0])
    return game.outcomes(state)


@pytest.mark.parametrize("outcomes", [six_dice(), bonus_cards()], ids=["dice", "cards"])
def test_the_houses_dice_give_every_outcome_its_exact_weight(outcomes: Outcomes[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ticket that could be drawn, once: each outcome comes up as often as it weighs."""
    tickets: Iterator[int] = iter(range(outcomes.total))

    def drawn(self: FairDice, total: int, moment: int) -> int:
        assert total == outcomes.total
        return next(tickets)

    monkeypatch.setattr(FairDice, "ticket", drawn)
    dice = FairDice(bytes(32), ())
    counted = Counter(str(dice.answer(outcomes, 0)) for _ in range(outcomes.total))
    weights = outcomes.weights or (1,) * len(outcomes)
    assert counted == {str(move): weight for move, weight in zip(outcomes.moves, weights, strict=True)}
    assert sum(weights) == outcomes.total


def test_secrets_are_drawn_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "_source", lambda purpose, size: bytes(range(size)))
    assert new_secret() == bytes(range(32))


def test_seeded_dice_depend_on_the_seed_and_the_ply_alone() -> None:
    outcomes = six_dice()
    one, same, other = SeededDice(1), SeededDice(1), SeededDice(2)
    rolls = [one.answer(outcomes, ply) for ply in range(30)]
    assert [same.answer(outcomes, ply) for ply in reversed(range(30))] == rolls[::-1]
    assert [other.answer(outcomes, ply) for ply in range(30)] != rolls
    assert len(set(map(str, rolls))) > 20


def test_seeded_dice_are_fair() -> None:
    """Sixty thousand throws of one die, with seeds that are written here: each face within five standard deviations of its share."""
    game = find_game("dicy-cards")
    state = game.start(game.setup({"players": 2, "first": 0}))
    for text in ("roll 123456", "freeze odd 1"):
        state = game.play(state, game.parse(text))
    one_die = game.outcomes(state)
    counted = Counter(str(SeededDice(seed).answer(one_die, ply)) for seed in range(60) for ply in range(1000))
    assert len(counted) == 6
    assert all(abs(count - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5 for count in counted.values())


def test_scripted_dice_give_what_they_are_told_and_then_nothing() -> None:
    outcomes = six_dice()
    dice = ScriptedDice(["roll 123456", "roll 7", "roll 111111"])
    assert [str(dice.answer(outcomes, 0)) for _ in range(4)] == ["roll 123456", "None", "roll 111111", "None"]


def test_real_dice_always_ask() -> None:
    assert RealDice().answer(six_dice(), 0) is None


def test_a_bots_randomness_is_its_own() -> None:
    assert bot_rng(1, 2).random() == bot_rng(1, 2).random()
    numbers = {bot_rng(seed, ply).random() for seed in range(5) for ply in range(5)}
    assert len(numbers) == 25
    dice = {random.Random(f"rollhouse dice {seed} {ply}").random() for seed in range(5) for ply in range(5)}
    assert not numbers & dice
    assert bot_rng(None, 0).random() != bot_rng(None, 0).random()
