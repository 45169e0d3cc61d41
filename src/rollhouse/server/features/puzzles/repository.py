"""Answers to puzzles as they are stored, and what each does to two ratings: that of whoever answered, and the puzzle's.

A puzzle is an opponent: whoever solves it has won. Only the first answer counts, in one transaction with all that it changes.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, select, update

from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.server.ratings.rate import NEW, Rating, rate_two
from rollhouse.server.ratings.scale import SIGMA, mu_of
from rollhouse.server.store.models import puzzle_answers, puzzle_ratings, puzzle_solvers
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

__all__ = ["Answered", "Counted", "PuzzleRepository", "Solver", "Way", "answer_puzzle", "first_rating"]

Way: TypeAlias = Literal["daily", "practice", "rush"]

_BY_LEVEL = {1: 1300.0, 2: 1500.0, 3: 1700.0}
"""Points of a puzzle that nobody has answered yet, by its level."""
_UNSURE = 0.6 * SIGMA
"""A level says something, so less is to be found out about a puzzle than about a person."""
_AT_ONCE = 500


class Counted(msgspec.Struct, frozen=True):
    """What an answer that counts did."""

    before: Rating
    after: Rating
    puzzle: Rating
    """The puzzle's rating after it."""


class Answered(msgspec.Struct, frozen=True):
    """Somebody's first answer to a puzzle."""

    puzzle: str
    game: str
    way: Way
    solved: bool
    at: float
    mu: float | None
    """Their rating after it, in openskill's unit; none where it is not rated."""
    sigma: float | None
    puzzle_mu: float | None
    puzzle_sigma: float | None


class Solver(msgspec.Struct, frozen=True):
    """How well somebody solves a game's puzzles."""

    game: str
    mu: float
    sigma: float
    answers: int
    solved: int
    updated: float


def first_rating(puzzle: Puzzle) -> Rating:
    """What a puzzle is rated at before anybody has answered it."""
    return Rating(mu_of(_BY_LEVEL.get(puzzle.level, _BY_LEVEL[2])), _UNSURE)


class PuzzleRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, user_id: str, puzzle: Puzzle, *, solved: bool, way: Way, now: float) -> Counted | None:
        """Note somebody's answer; None where it does not count: they have answered this puzzle before, or are in a rush."""
        return await self._store.write(lambda connection: answer_puzzle(connection, user_id, puzzle, solved=solved, way=way, now=now))

    async def solved(self, user_id: str) -> dict[str, bool]:
        """The puzzles that somebody has answered, and whether the first answer was right."""
        query = select(puzzle_answers.c.puzzle, puzzle_answers.c.solved).where(puzzle_answers.c.user_id == user_id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.puzzle: row.solved for row in rows}

    async def answers(self, user_id: str) -> list[Answered]:
        """Every answer of somebody's that was kept, the earliest first."""
        columns = [column for column in puzzle_answers.c if column.name != "user_id"]
        query = select(*columns).where(puzzle_answers.c.user_id == user_id).order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Answered(**row._mapping) for row in rows]

    async def curve(self, user_id: str, game: str, limit: int) -> list[tuple[float, Rating]]:
        """When somebody's rating at a game changed lately and what it was then, the earliest first."""
        columns = (puzzle_answers.c.at, puzzle_answers.c.mu, puzzle_answers.c.sigma)
        mine = (puzzle_answers.c.user_id == user_id, puzzle_answers.c.game == game, puzzle_answers.c.mu.is_not(None))
        query = select(*columns).where(*mine).order_by(puzzle_answers.c.at.desc()).limit(limit)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row.at, Rating(row.mu, row.sigma)) for row in reversed(rows)]

    async def solvers(self, user_id: str) -> list[Solver]:
        """How well somebody solves the puzzles of each game, what they did last first."""
        columns = [column for column in puzzle_solvers.c if column.name != "user_id"]
        query = select(*columns).where(puzzle_solvers.c.user_id == user_id).order_by(puzzle_solvers.c.updated.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Solver(**row._mapping) for row in rows]

    async def difficulties(self, puzzles: Collection[str]) -> dict[str, Rating]:
        """What these puzzles are rated at, as far as anybody has answered them."""
        names = list(puzzles)
        pages = [names[start : start + _AT_ONCE] for start in range(0, len(names), _AT_ONCE)]
        columns = (puzzle_ratings.c.puzzle, puzzle_ratings.c.mu, puzzle_ratings.c.sigma)
        queries = [select(*columns).where(puzzle_ratings.c.puzzle.in_(page)) for page in pages]
        rows = await self._store.read(lambda connection: [row for query in queries for row in connection.execute(query)])
        return {row.puzzle: Rating(row.mu, row.sigma) for row in rows}


def answer_puzzle(connection: Connection, user_id: str, puzzle: Puzzle, *, solved: bool, way: Way, now: float) -> Counted | None:
    """The same within a transaction."""
    own = {"user_id": user_id, "puzzle": puzzle.id}
    if not insert_or_ignore(connection, puzzle_answers, **own, game=puzzle.game, way=way, solved=solved, at=now) or way == "rush":
        return None
    fresh = {"answers": 0, "solved": 0, "updated": 0.0}
    first = first_rating(puzzle)
    # Whoever is new gets a row first, so that of two nodes the second waits; people before puzzles, so that no two wait for each other.
    insert_or_ignore(connection, puzzle_solvers, user_id=user_id, game=puzzle.game, mu=NEW.mu, sigma=NEW.sigma, **fresh)
    mine = (puzzle_solvers.c.user_id == user_id) & (puzzle_solvers.c.game == puzzle.game)
    person = connection.execute(select(puzzle_solvers).where(mine).with_for_update()).one()
    insert_or_ignore(connection, puzzle_ratings, puzzle=puzzle.id, mu=first.mu, sigma=first.sigma, **fresh)
    its = puzzle_ratings.c.puzzle == puzzle.id
    asked = connection.execute(select(puzzle_ratings).where(its).with_for_update()).one()
    before, hard = Rating(person.mu, person.sigma), Rating(asked.mu, asked.sigma)
    if solved:
        after, harder = rate_two(before, hard)
    else:
        harder, after = rate_two(hard, before)
    # Later than all that either has met, whatever the clocks of the nodes say: read in this order, the answers give the same ratings again.
    at = max(now, math.nextafter(person.updated, math.inf), math.nextafter(asked.updated, math.inf))
    connection.execute(update(puzzle_solvers).where(mine).values(**_values(person, after, solved=solved, at=at)))
    connection.execute(update(puzzle_ratings).where(its).values(**_values(asked, harder, solved=solved, at=at)))
    answer = (puzzle_answers.c.user_id == user_id) & (puzzle_answers.c.puzzle == puzzle.id)
    ratings = {"mu": after.mu, "sigma": after.sigma, "puzzle_mu": harder.mu, "puzzle_sigma": harder.sigma}
    connection.execute(update(puzzle_answers).where(answer).values(at=at, **ratings))
    return Counted(before, after, harder)


def _values(row: Row[Any], after: Rating, *, solved: bool, at: float) -> dict[str, Any]:
    return {"mu": after.mu, "sigma": after.sigma, "answers": row.answers + 1, "solved": row.solved + solved, "updated": at}
