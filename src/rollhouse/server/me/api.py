"""My games over HTTP: found, paged through, and taken away as records."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody

from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.context import Guest, ServerContext
from rollhouse.server.limits import COST_OF_A_GUEST, COSTLY
from rollhouse.server.matches.views import match_line
from rollhouse.server.me.archive import Everything, Form, records_archive
from rollhouse.server.me.bodies import AddedRecord, GameLine, GamesPage, NewRecord, OpponentLine, PlayPage
from rollhouse.server.me.games_store import GameFilter, GamesError, Standing
from rollhouse.server.me.rating import ratings_of
from rollhouse.server.me.seat_bodies import PasskeyLine
from rollhouse.server.me.statistics import MOST_COUNTED, Wanted, statistics_of
from rollhouse.server.me.statistics_bodies import StatisticsPage
from rollhouse.server.people.bodies import Person
from rollhouse.server.store.rows import Participation, Result

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
    tables: FromQuery[str] = "",
) -> GameFilter:
    """Which games are asked for; `bots` and `tables` are lists with commas."""
    if max(map(len, (game, opponent, bots, tables))) > _LONGEST:
        raise GamesError("wire/too-long", came=str(_LONGEST), allowed=(str(_LONGEST),))
    return GameFilter(game=game, status=status, result=result, opponent=opponent, bots=_listed(bots), tables=_listed(tables))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split(",")))


WantedGames: TypeAlias = NamedDependency[GameFilter]


class MyGamesController(Controller):
    """`/api/me/games`: whoever asks gets their own, and nobody else's."""

    path = "/api/me/games"
    tags = ["me"]
    dependencies = {"wanted": Provide(_wanted, sync_to_thread=False)}

    @get("/", summary="My games")
    async def page(self, context: ServerContext, guest: Guest, wanted: WantedGames, after: FromQuery[str] = "") -> GamesPage:
        """Running and finished ones, the latest first, thirty at a time; those for which all that is asked for is true."""
        found, following = await context.games.page(guest.who, wanted, _PAGE, after)
        return GamesPage([_line(game) for game in found], following)

    @get("/export", summary="My games as records")
    async def export(
        self,
        context: ServerContext,
        guest: Guest,
        request: Request[Any, Any, Any],
        wanted: WantedGames,
        after: FromQuery[str] = "",
        form: FromQuery[Form] = "text",
    ) -> Response[bytes]:
        """A ZIP file with the records of these games, 200 at most; where there are more, `Rollhouse-Next` is what to ask for `after`."""
        found, following = await context.games.page(guest.who, wanted, _MOST_EXPORTED, after)
        context.charge(request, guest.who, 1 + len(found) // _GAMES_A_COMMAND)
        habits = await context.games.habits(guest.who, {game.table_id for game in found})
        packed = await records_archive(context.store, [_line(game) for game in found], form, None, habits)
        headers = {"Content-Disposition": 'attachment; filename="rollhouse-games.zip"'}
        if following:
            headers["Rollhouse-Next"] = following
        return Response(packed, media_type="application/zip", headers=headers)

    @post("/", summary="Add a game that was played elsewhere", opt=COSTLY)
    async def add(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewRecord]) -> AddedRecord:
        """Its record joins my games, marked as such and in no rating; what is here already is found, and not added again."""
        context.charge(request, guest.who, data.record.count("\n") // _LINES_A_COMMAND)
        now = context.house.now()
        return AddedRecord(*await context.uploads.add(guest.who, data.record, min(now, now if data.played is None else data.played)))


class MyArchiveController(Controller):
    """`/api/me/archive`: everything of mine, to take away."""

    path = "/api/me/archive"
    tags = ["me"]

    @get("/", summary="Everything of mine")
    async def archive(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A ZIP file with the records of all my games, a list of them, and all else that the house keeps of me."""
        games: list[GameLine] = []
        habits: dict[tuple[str, int], PlayStatistics] = {}
        after = ""
        while True:
            found, after = await context.games.page(guest.who, GameFilter(), _MOST_EXPORTED, after)
            games += [_line(game) for game in found]
            habits |= await context.games.habits(guest.who, {game.table_id for game in found})
            if not after:
                break
        context.charge(request, guest.who, COST_OF_A_GUEST + len(games) // _GAMES_A_COMMAND)
        days = await context.trainer_store.days(guest.who)
        around = await context.friends.around(guest)
        mail = await context.notifier.outbox.mail(guest.who)
        about = Everything(
            who=guest.who,
            name=guest.name,
            lang=guest.lang,
            created=guest.created,
            devices=await context.identities.tokens(guest, request),
            passkeys=[PasskeyLine(one.id, one.name, one.created, one.used_at) for one in await context.passkeys.store.passkeys(guest.who)],
            recovery_codes=await context.passkeys.store.codes_left(guest.who),
            puzzles={day.isoformat(): solved for day, solved in days.items()},
            puzzle_answers=await context.puzzle_answers.answers(guest.who),
            puzzle_ratings=await context.puzzle_answers.solvers(guest.who),
            rushes=await context.rushes.store.all(guest.who),
            positions=await context.trainer_store.reviews(guest.who),
            holidays=await context.holidays.all(guest.who),
            ratings=await context.ratings.of(guest.who),
            matches=[match_line(one, guest.who) for one in await context.matches.store.of(guest.who, _MATCHES)],
            friends=[Person(one.who, one.name) for one in around.friends],
            blocked=around.blocked,
            mail="" if mail is None else mail.address,
            pushes=[one.endpoint for one in await context.notifier.outbox.subscriptions(guest.who)],
        )
        packed = await records_archive(context.store, games, "text", about, habits)
        return Response(packed, media_type="application/zip", headers={"Content-Disposition": 'attachment; filename="rollhouse-me.zip"'})


class MyPlayController(Controller):
    """`/api/me/play`: how well I play."""

    path = "/api/me/play"
    tags = ["me"]

    @get("/", summary="How well I play")
    async def play(self, context: ServerContext, guest: Guest) -> PlayPage:
        """What a decision of mine costs on average, luck left out, by game and number of players; whether games are still being weighed."""
        preparing = await context.weigher.go_on(guest.who)
        return PlayPage(ratings_of(await context.games.weighed(guest.who, _MOST_RATED)), preparing)


class MyStatisticsController(Controller):
    """`/api/me/statistics`: what I do again and again."""

    path = "/api/me/statistics"
    tags = ["me"]

    @get("/", summary="My games, counted")
    async def statistics(
        self,
        context: ServerContext,
        guest: Guest,
        request: Request[Any, Any, Any],
        game: FromQuery[str] = "",
        players: FromQuery[int] = 0,
        days: FromQuery[int] = 0,
    ) -> StatisticsPage:
        """Results by who began, settings, opponents and time; errors by kind; cards. Of what I play most unless a game is named."""
        if not 0 <= days <= _MOST_DAYS:
            raise GamesError("wire/malformed", came=str(days), where="days", allowed=(f"0–{_MOST_DAYS}",))
        context.charge(request, guest.who, 1)
        preparing = await context.weigher.go_on(guest.who)
        count = partial(statistics_of, guest.who, wanted=Wanted(game, players, days), now=context.house.now())
        return msgspec.structs.replace(await context.games.played(guest.who, MOST_COUNTED, count), preparing=preparing)


def _line(game: Participation) -> GameLine:
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
        elsewhere=game.elsewhere,
    )
