"""`/api/me/games`, `archive`, `play` and `statistics`: my games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, QueryParameter

from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.passkeys import Passkeys
from rollhouse.server.auth.rate_limit import EXPENSIVE, EXPENSIVE_COST, RateLimiter
from rollhouse.server.auth.schemas import PasskeyLine
from rollhouse.server.auth.users import Auth
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.competitions.views import match_line
from rollhouse.server.features.history.accuracy import ratings_of
from rollhouse.server.features.history.archive import AccountData, Form, records_archive
from rollhouse.server.features.history.repository import GameFilter, GamesError, HistoryRepository, Standing
from rollhouse.server.features.history.schemas import AddedRecord, GameLine, GamesPage, NewRecord, OpponentLine, PlayPage
from rollhouse.server.features.history.statistics import MAX_COUNTED_GAMES, Wanted, statistics_of
from rollhouse.server.features.history.statistics_schemas import StatisticsPage
from rollhouse.server.features.history.uploads import Uploads
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.puzzle_rush.service import RushService
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.social.schemas import Person
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.features.vacation.service import VacationService
from rollhouse.server.store.rows import PlayedGame, Result
from rollhouse.server.store.store import Store

__all__ = ["HistoryController"]

_PAGE_SIZE = 30
_MAX_EXPORTED_GAMES = 200
"""Per file; a record has some 5 KB."""
_MAX_ARCHIVED_MATCHES = 1000
_GAMES_PER_REQUEST = 10
"""Exported games that count as one request."""
_LINES_PER_REQUEST = 100
"""Lines of an uploaded record that count as one request: every move is checked."""
_MAX_RATED_GAMES = 500
_MAX_DAYS = 36_500
_MAX_FILTER_LENGTH = 10_000


def _wanted(
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
    dependencies = {"wanted": Provide(_wanted, sync_to_thread=False)}

    @get("/games", summary="List my games")
    async def page(
        self, history: NamedDependency[HistoryRepository], user: CurrentUser, wanted: WantedGames, after: FromQuery[str] = ""
    ) -> GamesPage:
        """Returns my running and finished games that match all filters, latest first, thirty per page."""
        games, following = await history.page(user.user_id, wanted, _PAGE_SIZE, after)
        return GamesPage([_line(game) for game in games], following)

    @get("/games/export", summary="Export my games")
    async def export(
        self,
        history: NamedDependency[HistoryRepository],
        rate_limiter: NamedDependency[RateLimiter],
        store: NamedDependency[Store],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        wanted: WantedGames,
        after: FromQuery[str] = "",
        form: FromQuery[Form] = "text",
    ) -> Response[bytes]:
        """Returns a ZIP file with the records of up to 200 games. The header `Rollhouse-Next` is the `after` of the next file."""
        games, following = await history.page(user.user_id, wanted, _MAX_EXPORTED_GAMES, after)
        rate_limiter.check(request, user.user_id, 1 + len(games) // _GAMES_PER_REQUEST)
        habits = await history.habits(user.user_id, {game.table_id for game in games})
        packed = await records_archive(store, [_line(game) for game in games], form, None, habits)
        headers = {"Content-Disposition": 'attachment; filename="rollhouse-games.zip"'}
        if following:
            headers["Rollhouse-Next"] = following
        return Response(packed, media_type="application/zip", headers=headers)

    @post("/games", summary="Upload a game", opt=EXPENSIVE)
    async def add(
        self,
        clock: NamedDependency[Clock],
        rate_limiter: NamedDependency[RateLimiter],
        uploads: NamedDependency[Uploads],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[NewRecord],
    ) -> AddedRecord:
        """Adds the record of a game that was played elsewhere, unless it was added before. It counts for no rating."""
        rate_limiter.check(request, user.user_id, data.record.count("\n") // _LINES_PER_REQUEST)
        now = clock.now()
        return AddedRecord(*await uploads.add(user.user_id, data.record, min(now, now if data.played is None else data.played)))

    @get("/archive", summary="Export all my data")
    async def archive(
        self,
        history: NamedDependency[HistoryRepository],
        rate_limiter: NamedDependency[RateLimiter],
        reviews: NamedDependency[AnalysisRepository],
        social: NamedDependency[SocialService],
        notifier: NamedDependency[Notifier],
        auth: NamedDependency[Auth],
        passkeys: NamedDependency[Passkeys],
        puzzles: NamedDependency[PuzzleRepository],
        rushes: NamedDependency[RushService],
        vacations: NamedDependency[VacationService],
        ratings: NamedDependency[RatingRepository],
        competitions: NamedDependency[CompetitionService],
        store: NamedDependency[Store],
        user: CurrentUser,
        request: Request[Any, Any, Any],
    ) -> Response[bytes]:
        """Returns a ZIP file with the records and a list of all my games, and all other data of my account."""
        games: list[GameLine] = []
        habits: dict[tuple[str, int], PlayStatistics] = {}
        after = ""
        while True:
            page, after = await history.page(user.user_id, GameFilter(), _MAX_EXPORTED_GAMES, after)
            games += [_line(game) for game in page]
            habits |= await history.habits(user.user_id, {game.table_id for game in page})
            if not after:
                break
        rate_limiter.check(request, user.user_id, EXPENSIVE_COST + len(games) // _GAMES_PER_REQUEST)
        days = await reviews.days(user.user_id)
        related = await social.friends_online(user)
        mail = await notifier.queue.mail(user.user_id)
        account = AccountData(
            user_id=user.user_id,
            name=user.name,
            lang=user.lang,
            created=user.created,
            devices=await auth.tokens(user, request),
            passkeys=[PasskeyLine(key.id, key.name, key.created, key.used_at) for key in await passkeys.repository.passkeys(user.user_id)],
            recovery_codes=await passkeys.repository.codes_left(user.user_id),
            puzzles={day.isoformat(): solved for day, solved in days.items()},
            puzzle_answers=await puzzles.answers(user.user_id),
            puzzle_ratings=await puzzles.solvers(user.user_id),
            rushes=await rushes.repository.all(user.user_id),
            positions=await reviews.reviews(user.user_id),
            vacations=await vacations.repository.since(user.user_id),
            ratings=await ratings.of_user(user.user_id),
            matches=[
                match_line(match, user.user_id) for match in await competitions.repository.matches_of(user.user_id, _MAX_ARCHIVED_MATCHES)
            ],
            friends=[Person(friend.user_id, friend.name) for friend in related.friends],
            blocked=related.blocked,
            mail="" if mail is None else mail.address,
            pushes=[device.endpoint for device in await notifier.queue.subscriptions(user.user_id)],
        )
        packed = await records_archive(store, games, "text", account, habits)
        return Response(packed, media_type="application/zip", headers={"Content-Disposition": 'attachment; filename="rollhouse-me.zip"'})

    @get("/play", summary="Get my accuracy")
    async def play(
        self, game_analyser: NamedDependency[FinishedGameAnalyser], history: NamedDependency[HistoryRepository], user: CurrentUser
    ) -> PlayPage:
        """Returns the average cost of my decisions by game and number of players, and how far the analysis of my games is."""
        preparing = await game_analyser.progress(user.user_id)
        return PlayPage(ratings_of(await history.analysed(user.user_id, _MAX_RATED_GAMES)), preparing)

    @get("/statistics", summary="Get my statistics")
    async def statistics(
        self,
        clock: NamedDependency[Clock],
        rate_limiter: NamedDependency[RateLimiter],
        game_analyser: NamedDependency[FinishedGameAnalyser],
        history: NamedDependency[HistoryRepository],
        user: CurrentUser,
        request: Request[Any, Any, Any],
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


def _line(game: PlayedGame) -> GameLine:
    return GameLine(
        table=game.table_id,
        seat=game.seat,
        name=game.name,
        game=game.game,
        players=game.players,
        mode=game.mode,
        opponents=tuple(OpponentLine(opponent.name, opponent.bot) for opponent in game.opponents),
        started=game.started,
        ended=game.ended,
        result=game.result,
        performance=game.performance,
        uploaded=game.uploaded,
    )
