"""Queries for answers to puzzles, and for the ratings of puzzles and solvers.

A puzzle is an opponent: a solver who solves it wins. Only the first answer counts; it is stored in one transaction with both ratings.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, select, update

from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.server.ratings.rate import INITIAL_RATING, Rating, rate_two
from rollhouse.server.ratings.scale import SIGMA, mu_of
from rollhouse.server.store.models import puzzle_answers, puzzle_ratings, puzzle_solvers
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

Way: TypeAlias = Literal["daily", "practice", "rush"]

_INITIAL_POINTS = {1: 1300.0, 2: 1500.0, 3: 1700.0}
"""Initial rating of a puzzle by its level."""
_INITIAL_SIGMA = 0.6 * SIGMA
"""Smaller than a player's, because the level is known."""
_MAX_QUERY_IDS = 500


class Counted(msgspec.Struct, frozen=True):
    """The rating changes of a first answer."""

    before: Rating
    after: Rating
    puzzle: Rating
    """The puzzle's rating after the answer."""


class Answered(msgspec.Struct, frozen=True):
    """A user's first answer to a puzzle."""

    puzzle: str
    game: str
    way: Way
    solved: bool
    at: float
    mu: float | None
    """The solver's rating after the answer, in openskill's unit; None for answers in a rush."""
    sigma: float | None
    puzzle_mu: float | None
    puzzle_sigma: float | None


class Solver(msgspec.Struct, frozen=True):
    """A user's puzzle rating at a game."""

    game: str
    mu: float
    sigma: float
    answers: int
    solved: int
    updated: float


def first_rating(puzzle: Puzzle) -> Rating:
    """Return the initial rating of a puzzle."""
    return Rating(mu_of(_INITIAL_POINTS.get(puzzle.level, _INITIAL_POINTS[2])), _INITIAL_SIGMA)


class PuzzleRepository:
    """Queries for puzzle answers and ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, user_id: str, puzzle: Puzzle, *, solved: bool, way: Way, now: float) -> Counted | None:
        """Store an answer; return the rating changes, or None if it does not count (a repeated answer, or a rush)."""
        return await self._store.write(lambda connection: answer_puzzle(connection, user_id, puzzle, solved=solved, way=way, now=now))

    async def solved(self, user_id: str) -> dict[str, bool]:
        """Return whether the user's first answer to each puzzle was right."""
        query = select(puzzle_answers.c.puzzle, puzzle_answers.c.solved).where(puzzle_answers.c.user_id == user_id)
        return {row.puzzle: row.solved for row in await self._store.all(query)}

    async def answers(self, user_id: str) -> list[Answered]:
        """Return a user's first answers, oldest first."""
        columns = [column for column in puzzle_answers.c if column.name != "user_id"]
        query = select(*columns).where(puzzle_answers.c.user_id == user_id).order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle)
        return [Answered(**row._mapping) for row in await self._store.all(query)]

    async def curve(self, user_id: str, game: str, limit: int) -> list[tuple[float, Rating]]:
        """Return time and rating after a user's latest rated answers, oldest first."""
        columns = (puzzle_answers.c.at, puzzle_answers.c.mu, puzzle_answers.c.sigma)
        mine = (puzzle_answers.c.user_id == user_id, puzzle_answers.c.game == game, puzzle_answers.c.mu.is_not(None))
        query = select(*columns).where(*mine).order_by(puzzle_answers.c.at.desc()).limit(limit)
        rows = await self._store.all(query)
        return [(row.at, Rating(row.mu, row.sigma)) for row in reversed(rows)]

    async def solvers(self, user_id: str) -> list[Solver]:
        """Return a user's puzzle ratings, latest first."""
        columns = [column for column in puzzle_solvers.c if column.name != "user_id"]
        query = select(*columns).where(puzzle_solvers.c.user_id == user_id).order_by(puzzle_solvers.c.updated.desc())
        return [Solver(**row._mapping) for row in await self._store.all(query)]

    async def difficulties(self, puzzles: Collection[str]) -> dict[str, Rating]:
        """Return the ratings of these puzzles; puzzles without answers are left out."""
        names = list(puzzles)
        pages = [names[start : start + _MAX_QUERY_IDS] for start in range(0, len(names), _MAX_QUERY_IDS)]
        columns = (puzzle_ratings.c.puzzle, puzzle_ratings.c.mu, puzzle_ratings.c.sigma)
        queries = [select(*columns).where(puzzle_ratings.c.puzzle.in_(page)) for page in pages]
        rows = await self._store.read(lambda connection: [row for query in queries for row in connection.execute(query)])
        return {row.puzzle: Rating(row.mu, row.sigma) for row in rows}


def answer_puzzle(connection: Connection, user_id: str, puzzle: Puzzle, *, solved: bool, way: Way, now: float) -> Counted | None:
    """Store an answer within a transaction; see `PuzzleRepository.answer`."""
    own = {"user_id": user_id, "puzzle": puzzle.id}
    if not insert_or_ignore(connection, puzzle_answers, **own, game=puzzle.game, way=way, solved=solved, at=now) or way == "rush":
        return None
    fresh = {"answers": 0, "solved": 0, "updated": 0.0}
    first = first_rating(puzzle)
    # Missing rows are inserted first, so that of two nodes the second waits; solvers before puzzles, so that they can't deadlock.
    insert_or_ignore(
        connection, puzzle_solvers, user_id=user_id, game=puzzle.game, mu=INITIAL_RATING.mu, sigma=INITIAL_RATING.sigma, **fresh
    )
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
    # Later than all earlier answers of both, also if the nodes' clocks differ, so that replaying the answers gives the same ratings.
    at = max(now, math.nextafter(person.updated, math.inf), math.nextafter(asked.updated, math.inf))
    connection.execute(update(puzzle_solvers).where(mine).values(**_values(person, after, solved=solved, at=at)))
    connection.execute(update(puzzle_ratings).where(its).values(**_values(asked, harder, solved=solved, at=at)))
    answer = (puzzle_answers.c.user_id == user_id) & (puzzle_answers.c.puzzle == puzzle.id)
    ratings = {"mu": after.mu, "sigma": after.sigma, "puzzle_mu": harder.mu, "puzzle_sigma": harder.sigma}
    connection.execute(update(puzzle_answers).where(answer).values(at=at, **ratings))
    return Counted(before, after, harder)


def _values(row: Row[Any], after: Rating, *, solved: bool, at: float) -> dict[str, Any]:
    return {"mu": after.mu, "sigma": after.sigma, "answers": row.answers + 1, "solved": row.solved + solved, "updated": at}
