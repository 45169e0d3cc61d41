"""Answers to puzzles and the ratings they make, in both databases."""

from __future__ import annotations

import asyncio
import random

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from rollhouse.analysis.puzzles.daily import daily_puzzles
from rollhouse.server.features.puzzles.repository import PuzzleRepository, Way, first_rating
from rollhouse.server.ratings.rate import INITIAL_RATING, Rating
from rollhouse.server.ratings.scale import points
from rollhouse.server.store.models import puzzle_answers, puzzle_ratings
from rollhouse.server.store.store import Store

NOW = 1_795_000_000.0
PUZZLES = daily_puzzles("dicetto")[:6]


async def people(store: Store, *names: str) -> list[str]:
    return [(await store.create_guest(name, "en"))[0].user_id for name in names]


def test_a_puzzle_is_rated_by_its_level_until_it_is_answered() -> None:
    shown = {puzzle.level: points(*first_rating(puzzle)) for puzzle in daily_puzzles("dicetto")}
    assert {level: one.points for level, one in shown.items()} == {1: 1300, 2: 1500, 3: 1700}
    assert len({one.margin_of_error for one in shown.values()}) == 1
    assert 0 < shown[1].margin_of_error < points(*INITIAL_RATING).margin_of_error


async def test_the_first_answer_counts_and_no_other(store: Store) -> None:
    (ana,) = await people(store, "Ana")
    answers, puzzle = PuzzleRepository(store), PUZZLES[0]
    counted = await answers.answer(ana, puzzle, solved=True, way="daily", now=NOW)
    assert counted is not None
    assert counted.before == INITIAL_RATING
    assert counted.after.mu > INITIAL_RATING.mu
    assert counted.after.sigma < INITIAL_RATING.sigma
    assert counted.puzzle.mu < first_rating(puzzle).mu
    assert await answers.answer(ana, puzzle, solved=False, way="practice", now=NOW + 1) is None
    (kept,) = await answers.answers(ana)
    assert (kept.puzzle, kept.way, kept.solved, kept.at) == (puzzle.id, "daily", True, NOW)
    assert kept.mu == pytest.approx(counted.after.mu)
    (solver,) = await answers.solvers(ana)
    assert (solver.game, solver.answers, solver.solved) == ("dicetto", 1, 1)
    assert await answers.solved(ana) == {puzzle.id: True}


async def test_what_was_met_in_a_rush_is_never_rated(store: Store) -> None:
    (ana,) = await people(store, "Ana")
    answers = PuzzleRepository(store)
    ways: tuple[Way, ...] = ("rush", "practice")
    for way in ways:
        assert await answers.answer(ana, PUZZLES[0], solved=True, way=way, now=NOW) is None
    assert await answers.solved(ana) == {PUZZLES[0].id: True}
    assert await answers.solvers(ana) == []
    assert await answers.difficulties([PUZZLES[0].id]) == {}


async def test_ratings_are_what_the_stored_answers_give_again(store: Store, database: str) -> None:
    """Four people answer six puzzles at once at two nodes whose clocks disagree; each answer comes twice."""
    user_ids, dice = await people(store, "Ana", "Bo", "Cy", "Di"), random.Random(5)
    tries = [(user_id, puzzle, dice.random() < 0.5) for user_id in user_ids for puzzle in PUZZLES]
    dice.shuffle(tries)
    async with Store(database) as other:
        nodes = ((PuzzleRepository(store), NOW), (PuzzleRepository(other), NOW - 500))
        counted = await asyncio.gather(
            *(
                node.answer(user_id, puzzle, solved=solved, way="practice", now=now)
                for user_id, puzzle, solved in tries
                for node, now in nodes
            )
        )
    assert sum(one is not None for one in counted) == len(tries)
    model, rows = (
        PlackettLuce(),
        await store.read(lambda connection: connection.execute(select(puzzle_answers).order_by(puzzle_answers.c.at)).all()),
    )
    assert len({row.at for row in rows}) >= len(PUZZLES)
    strong = {user_id: model.rating() for user_id in user_ids}
    hard = {one.id: model.rating(mu=first_rating(one).mu, sigma=first_rating(one).sigma) for one in PUZZLES}
    for row in rows:
        ranks = [1.0, 2.0] if row.solved else [2.0, 1.0]
        (strong[row.user_id],), (hard[row.puzzle],) = model.rate([[strong[row.user_id]], [hard[row.puzzle]]], ranks=ranks)
        assert (row.mu, row.sigma) == pytest.approx((strong[row.user_id].mu, strong[row.user_id].sigma))
        assert (row.puzzle_mu, row.puzzle_sigma) == pytest.approx((hard[row.puzzle].mu, hard[row.puzzle].sigma))
    read = PuzzleRepository(store)
    for user_id in user_ids:
        (solver,) = await read.solvers(user_id)
        assert (solver.mu, solver.sigma) == pytest.approx((strong[user_id].mu, strong[user_id].sigma))
        assert (solver.answers, solver.solved) == (len(PUZZLES), sum(row.solved for row in rows if row.user_id == user_id))
        assert [rating for _, rating in await read.curve(user_id, "dicetto", 100)] == [
            Rating(row.mu, row.sigma) for row in rows if row.user_id == user_id
        ]
    for puzzle, rating in (await read.difficulties([one.id for one in PUZZLES])).items():
        assert rating == pytest.approx((hard[puzzle].mu, hard[puzzle].sigma))
    asked = await store.read(lambda connection: connection.execute(select(puzzle_ratings.c.answers)).scalars().all())
    assert list(asked) == [len(user_ids)] * len(PUZZLES)
