"""`/api/me/games/export` and `/api/me/archive`: my games and my data as ZIP files."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery

from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.auth.endpoints import EXPENSIVE
from rollhouse.server.auth.schemas import PasskeyLine
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.boxes.repository import BoxRepository
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.competitions.views import match_line
from rollhouse.server.features.export.archive import AccountData, Archives, Form
from rollhouse.server.features.history.api import WantedGames, games_filter
from rollhouse.server.features.history.repository import GameFilter, HistoryRepository
from rollhouse.server.features.history.schemas import GameLine, game_line
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.puzzle_rush.service import RushService
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.social.schemas import Person
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.features.vacation.service import VacationService
from rollhouse.server.transport.compression import UNCOMPRESSED
from rollhouse.server.transport.dependencies import AnyRequest, AuthDep, CurrentUser, PasskeysDep, RateLimiterDep

_MAX_EXPORTED_GAMES = 200
"""Per file; a record has some 5 KB."""
_MAX_ARCHIVED_MATCHES = 1000
_GAMES_PER_REQUEST = 10
"""Exported games that count as one request."""


class ExportController(Controller):
    """My games and my data, as files."""

    path = "/api/me"
    tags = ["me"]
    opt = UNCOMPRESSED
    dependencies = {"wanted": Provide(games_filter, sync_to_thread=False)}

    @get("/games/export", summary="Export my games")
    async def export(
        self,
        history: NamedDependency[HistoryRepository],
        archives: NamedDependency[Archives],
        rate_limiter: RateLimiterDep,
        user: CurrentUser,
        request: AnyRequest,
        wanted: WantedGames,
        after: FromQuery[str] = "",
        form: FromQuery[Form] = "text",
    ) -> Response[bytes]:
        """Returns the records of up to 200 games as a ZIP file. `Rollhouse-Next` is the `after` of the next file."""
        games, following = await history.page(user.user_id, wanted, _MAX_EXPORTED_GAMES, after)
        rate_limiter.check(request, user.user_id, 1 + len(games) // _GAMES_PER_REQUEST)
        statistics = await history.statistics(user.user_id, {game.table_id for game in games})
        packed = await archives.records(user.user_id, [game_line(game) for game in games], form, statistics)
        headers = {"Content-Disposition": 'attachment; filename="rollhouse-games.zip"'}
        if following:
            headers["Rollhouse-Next"] = following
        return Response(packed, media_type="application/zip", headers=headers)

    @get("/archive", summary="Export all my data")
    async def archive(
        self,
        history: NamedDependency[HistoryRepository],
        archives: NamedDependency[Archives],
        rate_limiter: RateLimiterDep,
        reviews: NamedDependency[AnalysisRepository],
        social: NamedDependency[SocialService],
        notifier: NamedDependency[Notifier],
        auth: AuthDep,
        passkeys: PasskeysDep,
        puzzles: NamedDependency[PuzzleRepository],
        rushes: NamedDependency[RushService],
        vacations: NamedDependency[VacationService],
        ratings: NamedDependency[RatingRepository],
        competitions: NamedDependency[CompetitionService],
        boxes: NamedDependency[BoxRepository],
        user: CurrentUser,
        request: AnyRequest,
    ) -> Response[bytes]:
        """Returns all my data as a ZIP file."""
        games: list[GameLine] = []
        statistics: dict[tuple[str, int], PlayStatistics] = {}
        after = ""
        while True:
            page, after = await history.page(user.user_id, GameFilter(), _MAX_EXPORTED_GAMES, after)
            games += [game_line(game) for game in page]
            statistics |= await history.statistics(user.user_id, {game.table_id for game in page})
            if not after:
                break
        rate_limiter.check(request, user.user_id, EXPENSIVE + len(games) // _GAMES_PER_REQUEST)
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
            boxes=await boxes.of_user(user.user_id),
            friends=[Person(friend.user_id, friend.name) for friend in related.friends],
            blocked=related.blocked,
            mail="" if mail is None else mail.address,
            webhook=(await notifier.queue.webhook(user.user_id))[0],
            pushes=[device.endpoint for device in await notifier.queue.subscriptions(user.user_id)],
        )
        packed = await archives.records(user.user_id, games, "text", statistics, account)
        return Response(packed, media_type="application/zip", headers={"Content-Disposition": 'attachment; filename="rollhouse-me.zip"'})
