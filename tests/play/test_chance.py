"""Who answers for chance, and that every answer has its exact chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rollhouse.core import entropy
from rollhouse.core.errors import SetupError
from rollhouse.core.game import Outcomes
from rollhouse.core.registry import game as find_game
from rollhouse.play import chance
from rollhouse.play.chance import RealDice, ScriptedDice, SeededDice, Source, SystemDice, bot_rng, source


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
def test_the_system_dice_give_every_outcome_its_exact_weight(outcomes: Outcomes[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ticket that the system's randomness could draw, once: each outcome comes up as often as it weighs."""
    tickets: Iterator[int] = iter(range(outcomes.total))

    def drawn(purpose: str, below: int) -> int:
        assert below == outcomes.total
        return next(tickets)

    monkeypatch.setattr(chance, "draw_below", drawn)
    dice = SystemDice()
    counted = Counter(str(dice.answer(outcomes, 0)) for _ in range(outcomes.total))
    weights = outcomes.weights or (1,) * len(outcomes)
    assert counted == {str(move): weight for move, weight in zip(outcomes.moves, weights, strict=True)}
    assert sum(weights) == outcomes.total


def test_the_system_dice_are_drawn_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def system(purpose: str, size: int) -> bytes:
        asked.append(size)
        return b"\0" * size

    def never(*_: object) -> float:
        raise AssertionError("a generator that could be known or repeated")

    for name in ("random", "randrange", "choice", "choices", "sample"):
        monkeypatch.setattr(random, name, never)
    monkeypatch.setattr(entropy, "_source", system)
    outcomes = six_dice()
    assert SystemDice().answer(outcomes, 0) == outcomes.moves[0]
    assert asked


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


@pytest.mark.parametrize(
    ("kind", "seed", "wanted"), [("virtual", None, SystemDice), ("virtual", 0, SeededDice), ("real", None, RealDice), ("real", 3, RealDice)]
)
def test_the_flags_choose_the_dice(kind: str, seed: int | None, wanted: type[Source]) -> None:
    assert isinstance(source(kind, seed), wanted)


def test_there_are_no_other_dice() -> None:
    with pytest.raises(SetupError) as caught:
        source("loaded", None)
    assert (caught.value.code, caught.value.came, caught.value.allowed) == ("setup/dice", "loaded", ("virtual", "real"))


def test_a_bots_randomness_is_its_own() -> None:
    assert bot_rng(1, 2).random() == bot_rng(1, 2).random()
    numbers = {bot_rng(seed, ply).random() for seed in range(5) for ply in range(5)}
    assert len(numbers) == 25
    dice = {random.Random(f"rollhouse dice {seed} {ply}").random() for seed in range(5) for ply in range(5)}
    assert not numbers & dice
    assert bot_rng(None, 0).random() != bot_rng(None, 0).random()
