"""My games over HTTP: found, paged through, and taken away as records."""

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
from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST, EXPENSIVE, RateLimiter
from rollhouse.server.auth.schemas import PasskeyLine
from rollhouse.server.auth.users import Auth
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.finished_games import GameAnalyser
from rollhouse.server.features.analysis.mistakes_repository import MistakesRepository
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.competitions.views import match_line
from rollhouse.server.features.history.accuracy import ratings_of
from rollhouse.server.features.history.archive import Everything, Form, records_archive
from rollhouse.server.features.history.repository import GameFilter, GamesError, HistoryRepository, Standing
from rollhouse.server.features.history.schemas import AddedRecord, GameLine, GamesPage, NewRecord, OpponentLine, PlayPage
from rollhouse.server.features.history.statistics import MOST_COUNTED, Wanted, statistics_of
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

__all__ = ["MyArchiveController", "MyGamesController", "MyPlayController", "MyStatisticsController"]

_PAGE = 30
_MOST_EXPORTED = 200
"""Games in one archive; some 5 KB each."""
_MATCHES = 1000
_GAMES_A_COMMAND = 10
"""Games of an archive that count as one command."""
_LINES_A_COMMAND = 100
"""Lines of a record that count as one command: every move is checked."""
_MOST_RATED = 500
"""Games, the latest, that make a rating."""
_MOST_DAYS = 36_500
_LONGEST = 10_000
"""Characters of a list in an address."""


def _wanted(
    game: FromQuery[str] = "",
    status: FromQuery[Standing | None] = None,
    result: FromQuery[Result | None] = None,
    opponent: FromQuery[str] = "",
    bots: FromQuery[str] = "",
    table_ids: Annotated[str, QueryParameter(name="tables")] = "",
) -> GameFilter:
    """Which games are asked for; `bots` and `tables` are lists with commas."""
    if max(map(len, (game, opponent, bots, table_ids))) > _LONGEST:
        raise GamesError("wire/too-long", value=str(_LONGEST), expected=(str(_LONGEST),))
    return GameFilter(game=game, status=status, result=result, opponent=opponent, bots=_listed(bots), tables=_listed(table_ids))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split(",")))


WantedGames: TypeAlias = NamedDependency[GameFilter]


class MyGamesController(Controller):
    """`/api/me/games`: whoever asks gets their own, and nobody else's."""

    path = "/api/me/games"
    tags = ["me"]
    dependencies = {"wanted": Provide(_wanted, sync_to_thread=False)}

    @get("/", summary="My games")
    async def page(
        self, history: NamedDependency[HistoryRepository], user: CurrentUser, wanted: WantedGames, after: FromQuery[str] = ""
    ) -> GamesPage:
        """Running and finished ones, the latest first, thirty at a time; those for which all that is asked for is true."""
        found, following = await history.page(user.user_id, wanted, _PAGE, after)
        return GamesPage([_line(game) for game in found], following)

    @get("/export", summary="My games as records")
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
        """A ZIP file with the records of these games, 200 at most; where there are more, `Rollhouse-Next` is what to ask for `after`."""
        found, following = await history.page(user.user_id, wanted, _MOST_EXPORTED, after)
        rate_limiter.charge(request, user.user_id, 1 + len(found) // _GAMES_A_COMMAND)
        habits = await history.habits(user.user_id, {game.table_id for game in found})
        packed = await records_archive(store, [_line(game) for game in found], form, None, habits)
        headers = {"Content-Disposition": 'attachment; filename="rollhouse-games.zip"'}
        if following:
            headers["Rollhouse-Next"] = following
        return Response(packed, media_type="application/zip", headers=headers)

    @post("/", summary="Add a game that was played elsewhere", opt=EXPENSIVE)
    async def add(
        self,
        clock: NamedDependency[Clock],
        rate_limiter: NamedDependency[RateLimiter],
        uploads: NamedDependency[Uploads],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[NewRecord],
    ) -> AddedRecord:
        """Its record joins my games, marked as such and in no rating; what is here already is found, and not added again."""
        rate_limiter.charge(request, user.user_id, data.record.count("\n") // _LINES_A_COMMAND)
        now = clock.now()
        return AddedRecord(*await uploads.add(user.user_id, data.record, min(now, now if data.played is None else data.played)))


class MyArchiveController(Controller):
    """`/api/me/archive`: everything of mine, to take away."""

    path = "/api/me/archive"
    tags = ["me"]

    @get("/", summary="Everything of mine")
    async def archive(
        self,
        history: NamedDependency[HistoryRepository],
        rate_limiter: NamedDependency[RateLimiter],
        mistakes: NamedDependency[MistakesRepository],
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
        """A ZIP file with the records of all my games, a list of them, and all else that the house keeps of me."""
        games: list[GameLine] = []
        habits: dict[tuple[str, int], PlayStatistics] = {}
        after = ""
        while True:
            found, after = await history.page(user.user_id, GameFilter(), _MOST_EXPORTED, after)
            games += [_line(game) for game in found]
            habits |= await history.habits(user.user_id, {game.table_id for game in found})
            if not after:
                break
        rate_limiter.charge(request, user.user_id, COST_OF_A_GUEST + len(games) // _GAMES_A_COMMAND)
        days = await mistakes.days(user.user_id)
        around = await social.around(user)
        mail = await notifier.outbox.mail(user.user_id)
        about = Everything(
            user_id=user.user_id,
            name=user.name,
            lang=user.lang,
            created=user.created,
            devices=await auth.tokens(user, request),
            passkeys=[PasskeyLine(one.id, one.name, one.created, one.used_at) for one in await passkeys.store.passkeys(user.user_id)],
            recovery_codes=await passkeys.store.codes_left(user.user_id),
            puzzles={day.isoformat(): solved for day, solved in days.items()},
            puzzle_answers=await puzzles.answers(user.user_id),
            puzzle_ratings=await puzzles.solvers(user.user_id),
            rushes=await rushes.store.all(user.user_id),
            positions=await mistakes.reviews(user.user_id),
            vacations=await vacations.repository.since(user.user_id),
            ratings=await ratings.of(user.user_id),
            matches=[match_line(one, user.user_id) for one in await competitions.repository.matches_of(user.user_id, _MATCHES)],
            friends=[Person(one.user_id, one.name) for one in around.friends],
            blocked=around.blocked,
            mail="" if mail is None else mail.address,
            pushes=[one.endpoint for one in await notifier.outbox.subscriptions(user.user_id)],
        )
        packed = await records_archive(store, games, "text", about, habits)
        return Response(packed, media_type="application/zip", headers={"Content-Disposition": 'attachment; filename="rollhouse-me.zip"'})


class MyPlayController(Controller):
    """`/api/me/play`: how well I play."""

    path = "/api/me/play"
    tags = ["me"]

    @get("/", summary="How well I play")
    async def play(
        self, game_analyser: NamedDependency[GameAnalyser], history: NamedDependency[HistoryRepository], user: CurrentUser
    ) -> PlayPage:
        """What a decision of mine costs on average, luck left out, by game and number of players; whether games are still being weighed."""
        preparing = await game_analyser.go_on(user.user_id)
        return PlayPage(ratings_of(await history.analysed(user.user_id, _MOST_RATED)), preparing)


class MyStatisticsController(Controller):
    """`/api/me/statistics`: what I do again and again."""

    path = "/api/me/statistics"
    tags = ["me"]

    @get("/", summary="My games, counted")
    async def statistics(
        self,
        clock: NamedDependency[Clock],
        rate_limiter: NamedDependency[RateLimiter],
        game_analyser: NamedDependency[GameAnalyser],
        history: NamedDependency[HistoryRepository],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        game: FromQuery[str] = "",
        players: FromQuery[int] = 0,
        days: FromQuery[int] = 0,
    ) -> StatisticsPage:
        """Results by who began, settings, opponents and time; errors by kind; cards. Of what I play most unless a game is named."""
        if not 0 <= days <= _MOST_DAYS:
            raise GamesError("wire/malformed", value=str(days), location="days", expected=(f"0–{_MOST_DAYS}",))
        rate_limiter.charge(request, user.user_id, 1)
        preparing = await game_analyser.go_on(user.user_id)
        count = partial(statistics_of, user.user_id, wanted=Wanted(game, players, days), now=clock.now())
        return msgspec.structs.replace(await history.played(user.user_id, MOST_COUNTED, count), preparing=preparing)


def _line(game: PlayedGame) -> GameLine:
    return GameLine(
        table=game.table_id,
        seat=game.seat,
        name=game.name,
        game=game.game,
        players=game.players,
        mode=game.mode,
        opponents=tuple(OpponentLine(one.name, one.bot) for one in game.opponents),
        started=game.started,
        ended=game.ended,
        result=game.result,
        performance=game.performance,
        uploaded=game.uploaded,
    )
