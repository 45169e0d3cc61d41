"""`/api/puzzles` and `/api/me/puzzles`: the puzzle archive and my puzzle ratings."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.puzzles.archive import ArchivedPuzzle, archive, find_archived, pick_near, themes
from rollhouse.core.entropy import draw
from rollhouse.core.registry import game as find_game
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.service import HelpError
from rollhouse.server.features.puzzles.questions import puzzle_view, rating_change, verdict
from rollhouse.server.features.puzzles.repository import PuzzleRepository, first_rating
from rollhouse.server.features.puzzles.schemas import (
    ArchiveLine,
    ArchivePage,
    ArchiveSetting,
    ArchiveTheme,
    MyPuzzles,
    PracticeVerdict,
    PuzzleAnswer,
    PuzzleState,
    PuzzleTask,
    SolverPoint,
    SolverRating,
)
from rollhouse.server.ratings.rate import INITIAL_RATING, Rating
from rollhouse.server.ratings.scale import points
from rollhouse.server.transport.dependencies import ClockDep, CurrentUser

Order: TypeAlias = Literal["near", "list"]

_PAGE_SIZE = 60
_CURVE_ANSWERS = 100


class _Wanted(msgspec.Struct, frozen=True):
    """A filter: all non-empty fields must match."""

    game: str
    players: int
    setting: str
    level: int
    theme: str
    answered: PuzzleState | None

    def fits(self, one: ArchivedPuzzle, state: PuzzleState) -> bool:
        return (
            self.game in ("", one.puzzle.game)
            and self.players in (0, one.players)
            and self.setting in ("", one.setting)
            and self.level in (0, one.puzzle.level)
            and self.theme in ("", one.theme)
            and self.answered in (None, state)
        )


def _wanted(
    game: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    setting: FromQuery[str] = "",
    level: FromQuery[int] = 0,
    theme: FromQuery[str] = "",
    answered: FromQuery[PuzzleState | None] = None,
) -> _Wanted:
    return _Wanted(find_game(game).id if game else "", players, setting, level, theme, answered)


Wanted: TypeAlias = NamedDependency[_Wanted]


class ArchiveController(Controller):
    """The puzzle archive, without today's and future puzzles."""

    path = "/api/puzzles"
    tags = ["analysis"]
    dependencies = {"wanted": Provide(_wanted, sync_to_thread=False)}

    @get("/", summary="List puzzles")
    async def page(
        self, clock: ClockDep, puzzles: NamedDependency[PuzzleRepository], user: CurrentUser, wanted: Wanted, after: FromQuery[str] = ""
    ) -> ArchivePage:
        """Lists puzzles that match all filters, with my results and the values to filter by; sixty per page."""
        everything, mine = await _everything(clock), await puzzles.solved(user.user_id)
        found = [one for one in everything if wanted.fits(one, _state(one, mine))]
        begins = next((place + 1 for place, one in enumerate(found) if one.puzzle.id == after), 0)
        shown = found[begins : begins + _PAGE_SIZE]
        rated = await puzzles.difficulties([one.puzzle.id for one in shown])
        states = Counter(_state(one, mine) for one in everything)
        return ArchivePage(
            puzzles=[_line(one, rated, _state(one, mine)) for one in shown],
            next=shown[-1].puzzle.id if begins + _PAGE_SIZE < len(found) else "",
            found=len(found),
            total=len(everything),
            solved=states["solved"],
            missed=states["missed"],
            themes=_themes(everything, mine),
            settings=_settings(everything),
        )

    @get("/next", summary="Get another puzzle")
    async def another(
        self,
        clock: ClockDep,
        puzzles: NamedDependency[PuzzleRepository],
        user: CurrentUser,
        wanted: Wanted,
        after: FromQuery[str] = "",
        order: FromQuery[Order] = "near",
    ) -> PuzzleTask:
        """Returns a puzzle near my rating that I have not answered, or the next of the archive (`order=list`)."""
        everything, mine = await _everything(clock), await puzzles.solved(user.user_id)
        found = [one for one in everything if wanted.fits(one, _state(one, mine))]
        if order == "list":
            places = {one.puzzle.id: place for place, one in enumerate(everything)}
            chosen = next((one for one in found if places[one.puzzle.id] > places.get(after, -1)), None)
        else:
            chosen = await _suitable(puzzles, user.user_id, found, mine, after)
        if chosen is None:
            raise HelpError("help/no-puzzle")
        return await _task(puzzles, user.user_id, chosen, mine)

    @get("/{puzzle_id:str}", summary="Get a puzzle")
    async def one(
        self, clock: ClockDep, puzzles: NamedDependency[PuzzleRepository], user: CurrentUser, puzzle_id: FromPath[str]
    ) -> PuzzleTask:
        """Returns a puzzle without its answer and theme."""
        mine = await puzzles.solved(user.user_id)
        return await _task(puzzles, user.user_id, await _shown(clock, puzzle_id), mine)

    @post("/{puzzle_id:str}", summary="Answer a puzzle", status_code=200)
    async def answer(
        self,
        clock: ClockDep,
        puzzles: NamedDependency[PuzzleRepository],
        user: CurrentUser,
        puzzle_id: FromPath[str],
        data: JSONBody[PuzzleAnswer],
    ) -> PracticeVerdict:
        """Returns the verdict on an answer. Only my first answer is rated."""
        chosen = await _shown(clock, puzzle_id)
        found = verdict(chosen.puzzle, data.move)
        now = clock.now()
        counted = await puzzles.answer(user.user_id, chosen.puzzle, solved=found.right, way="practice", now=now)
        return PracticeVerdict(rated=rating_change(counted), **msgspec.structs.asdict(found))


class MyPuzzlesController(Controller):
    """My puzzle ratings."""

    path = "/api/me/puzzles"
    tags = ["me"]

    @get("/", summary="Get my puzzle ratings")
    async def ratings(self, puzzles: NamedDependency[PuzzleRepository], user: CurrentUser) -> MyPuzzles:
        """Returns my puzzle rating and its curve for each game."""
        found = []
        for one in await puzzles.solvers(user.user_id):
            curve = await puzzles.curve(user.user_id, one.game, _CURVE_ANSWERS)
            shown = [SolverPoint(at, points(*rating)) for at, rating in curve]
            found.append(SolverRating(one.game, points(one.mu, one.sigma), one.answers, one.solved, shown))
        return MyPuzzles(found)


async def _everything(clock: Clock) -> tuple[ArchivedPuzzle, ...]:
    return await asyncio.to_thread(archive, clock.today())  # the first call reads files


async def _shown(clock: Clock, puzzle_id: str) -> ArchivedPuzzle:
    found = await asyncio.to_thread(find_archived, puzzle_id, clock.today())
    if found is None:
        raise HelpError("help/no-puzzle")
    return found


async def _suitable(
    puzzles: PuzzleRepository, user_id: str, found: Sequence[ArchivedPuzzle], mine: Mapping[str, bool], after: str
) -> ArchivedPuzzle | None:
    """Return a puzzle near the user's rating: a new one, else a missed one, else any."""
    solvers = {one.game: one.mu for one in await puzzles.solvers(user_id)}
    rated = await puzzles.difficulties([one.puzzle.id for one in found])
    rng = random.Random(draw("practice", 8))

    def harder(one: ArchivedPuzzle) -> float:
        return rated.get(one.puzzle.id, first_rating(one.puzzle)).mu - solvers.get(one.puzzle.game, INITIAL_RATING.mu)

    groups = ([one for one in found if one.puzzle.id not in mine], [one for one in found if mine.get(one.puzzle.id) is False], found)
    return next((chosen for group in groups if (chosen := pick_near(group, harder, 0.0, rng, but=(after,))) is not None), None)


async def _task(puzzles: PuzzleRepository, user_id: str, one: ArchivedPuzzle, mine: Mapping[str, bool]) -> PuzzleTask:
    own = next(
        (Rating(solver.mu, solver.sigma) for solver in await puzzles.solvers(user_id) if solver.game == one.puzzle.game), INITIAL_RATING
    )
    hard = (await puzzles.difficulties([one.puzzle.id])).get(one.puzzle.id, first_rating(one.puzzle))
    return PuzzleTask(puzzle_view(one.puzzle), points(*hard), _state(one, mine), points(*own))


def _state(one: ArchivedPuzzle, mine: Mapping[str, bool]) -> PuzzleState:
    solved = mine.get(one.puzzle.id)
    return "new" if solved is None else "solved" if solved else "missed"


def _line(one: ArchivedPuzzle, rated: Mapping[str, Rating], state: PuzzleState) -> ArchiveLine:
    puzzle = one.puzzle
    hard = rated.get(puzzle.id, first_rating(puzzle))
    return ArchiveLine(puzzle.id, puzzle.game, one.players, one.mode, puzzle.level, points(*hard), state)


def _themes(everything: Sequence[ArchivedPuzzle], mine: Mapping[str, bool]) -> list[ArchiveTheme]:
    count = Counter(one.theme for one in everything)
    solved = Counter(one.theme for one in everything if mine.get(one.puzzle.id))
    known = (theme for theme in themes() if count[theme.id])
    return [ArchiveTheme(theme.id, theme.game, theme.name, theme.about, count[theme.id], solved[theme.id]) for theme in known]


def _settings(everything: Sequence[ArchivedPuzzle]) -> list[ArchiveSetting]:
    count = Counter((one.puzzle.game, one.setting) for one in everything)
    first = {(one.puzzle.game, one.setting): one for one in reversed(everything)}
    return [ArchiveSetting(setting, game, first[game, setting].mode, number) for (game, setting), number in count.items()]
