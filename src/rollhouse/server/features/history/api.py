"""`/api/me/games`, `play` and `statistics`: my games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, TypeAlias

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, QueryParameter

from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.history.accuracy import ratings_of
from rollhouse.server.features.history.repository import GameFilter, GamesError, HistoryRepository, Standing
from rollhouse.server.features.history.schemas import AddedRecord, GamesPage, NewRecord, PlayPage, game_line
from rollhouse.server.features.history.statistics import MAX_COUNTED_GAMES, Wanted, statistics_of
from rollhouse.server.features.history.statistics_schemas import StatisticsPage
from rollhouse.server.features.history.uploads import Uploads
from rollhouse.server.store.rows import Result
from rollhouse.server.transport.dependencies import AnyRequest, ClockDep, CurrentUser, RateLimiterDep

_PAGE_SIZE = 30
_LINES_PER_REQUEST = 100
"""Lines of an uploaded record that count as one request: every move is checked."""
_MAX_RATED_GAMES = 500
_MAX_DAYS = 36_500
_MAX_FILTER_LENGTH = 10_000


def games_filter(
    game: FromQuery[str] = "",
    status: FromQuery[Standing | None] = None,
    result: FromQuery[Result | None] = None,
    opponent: FromQuery[str] = "",
    bots: FromQuery[str] = "",
    table_ids: Annotated[str, QueryParameter(name="tables")] = "",
) -> GameFilter:
    """Return the filter of a request; `bots` and `tables` are comma-separated lists."""
    if max(map(len, (game, opponent, bots, table_ids))) > _MAX_FILTER_LENGTH:
        raise GamesError("wire/too-long", value=str(_MAX_FILTER_LENGTH), expected=(str(_MAX_FILTER_LENGTH),))
    return GameFilter(game=game, status=status, result=result, opponent=opponent, bots=_listed(bots), tables=_listed(table_ids))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split(",")))


WantedGames: TypeAlias = NamedDependency[GameFilter]


class HistoryController(Controller):
    """My games and my data."""

    path = "/api/me"
    tags = ["me"]
    dependencies = {"wanted": Provide(games_filter, sync_to_thread=False)}

    @get("/games", summary="List my games")
    async def page(
        self, history: NamedDependency[HistoryRepository], user: CurrentUser, wanted: WantedGames, after: FromQuery[str] = ""
    ) -> GamesPage:
        """Lists my games that match all filters, latest first; thirty per page."""
        games, following = await history.page(user.user_id, wanted, _PAGE_SIZE, after)
        return GamesPage([game_line(game) for game in games], following)

    @post("/games", summary="Upload a game")
    async def add(
        self,
        clock: ClockDep,
        rate_limiter: RateLimiterDep,
        uploads: NamedDependency[Uploads],
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[NewRecord],
    ) -> AddedRecord:
        """Adds the record of a game played elsewhere, once. It is never rated."""
        rate_limiter.check(request, user.user_id, data.record.count("\n") // _LINES_PER_REQUEST)
        now = clock.now()
        return AddedRecord(*await uploads.add(user.user_id, data.record, min(now, now if data.played is None else data.played)))

    @get("/play", summary="Get my accuracy")
    async def play(
        self, game_analyser: NamedDependency[FinishedGameAnalyser], history: NamedDependency[HistoryRepository], user: CurrentUser
    ) -> PlayPage:
        """Returns the average cost of my decisions by game and number of players, and how far the analysis is."""
        preparing = await game_analyser.progress(user.user_id)
        return PlayPage(ratings_of(await history.analysed(user.user_id, _MAX_RATED_GAMES)), preparing)

    @get("/statistics", summary="Get my statistics")
    async def statistics(
        self,
        clock: ClockDep,
        rate_limiter: RateLimiterDep,
        game_analyser: NamedDependency[FinishedGameAnalyser],
        history: NamedDependency[HistoryRepository],
        user: CurrentUser,
        request: AnyRequest,
        game: FromQuery[str] = "",
        players: FromQuery[int] = 0,
        days: FromQuery[int] = 0,
    ) -> StatisticsPage:
        """Returns results by first player, settings, opponents and time, errors by kind, and cards; by default of my most played game."""
        if not 0 <= days <= _MAX_DAYS:
            raise GamesError("wire/malformed", value=str(days), location="days", expected=(f"0–{_MAX_DAYS}",))
        rate_limiter.check(request, user.user_id, 1)
        preparing = await game_analyser.progress(user.user_id)
        count = partial(statistics_of, user.user_id, wanted=Wanted(game, players, days), now=clock.now())
        return msgspec.structs.replace(await history.played(user.user_id, MAX_COUNTED_GAMES, count), preparing=preparing)
