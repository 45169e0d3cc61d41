from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from rollhouse.core.game import Outcomes, actor
from tests.core.toy import Roll

FACES = [Roll(face) for face in (1, 2, 3)]


def test_equal_weights_need_not_be_written() -> None:
    fair = Outcomes(FACES)
    assert (len(fair), fair.total, fair.weights) == (3, 3, None)
    assert fair.probabilities() == (Fraction(1, 3),) * 3
    assert [fair.pick(ticket) for ticket in range(3)] == FACES


def test_weights_are_exact_and_each_ticket_draws_one_move() -> None:
    loaded = Outcomes(FACES, [1, 3, 2])
    assert loaded.total == 6
    assert loaded.probabilities() == (Fraction(1, 6), Fraction(1, 2), Fraction(1, 3))
    assert [loaded.moves.index(loaded.pick(ticket)) for ticket in range(6)] == [0, 1, 1, 1, 2, 2]


@pytest.mark.parametrize("weights", [None, [1, 3, 2]])
def test_sampling_follows_the_weights(weights: list[int] | None) -> None:
    outcomes = Outcomes(FACES, weights)
    rng = random.Random(5)
    seen = Counter(outcomes.sample(rng) for _ in range(6_000))
    for move, probability in zip(outcomes.moves, outcomes.probabilities(), strict=True):
        assert abs(seen[move] - 6_000 * float(probability)) < 200  # five standard deviations


def test_the_same_generator_draws_the_same() -> None:
    outcomes = Outcomes(FACES, [1, 3, 2])
    drawn = [[outcomes.sample(rng) for _ in range(50)] for rng in (random.Random(3), random.Random(3))]
    assert drawn[0] == drawn[1]


def test_actors_as_programs_see_them() -> None:
    assert [actor(to_act) for to_act in (0, 3, -1, -2)] == [0, 3, "chance", None]
