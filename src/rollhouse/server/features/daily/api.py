"""`/api/daily`: the daily challenge."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import date, timedelta

from litestar import Controller, get, post
from litestar.di import NamedDependency

from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.play.entries import BotSat, Opened, Options, Sat
from rollhouse.play.fair import commitment
from rollhouse.play.players import is_name
from rollhouse.play.seats import TableError
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.daily.challenge import BOT, SEAT, game_of, setup_of
from rollhouse.server.features.daily.ranking import listed, ranked
from rollhouse.server.features.daily.repository import Attempt, DailyRepository
from rollhouse.server.features.daily.schemas import ChallengeDay, ChallengePage
from rollhouse.server.store.rows import User
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.schemas import Where
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, ClockDep, CurrentUser, PresenceDep, TablesDep
from rollhouse.server.wire.messages import Begin

_ANALYSED_PER_REQUEST = 3
"""Attempts that are queued for analysis when a user opens the ranking."""
_GUEST_NUMBERS = 9000
"""Players without a name are listed by a number of four digits."""


class DailyController(Controller):
    """The daily challenge."""

    path = "/api/daily"
    tags = ["daily"]

    @get("/", summary="Get the daily challenge")
    async def page(
        self,
        clock: ClockDep,
        game_analyser: NamedDependency[FinishedGameAnalyser],
        daily: NamedDependency[DailyRepository],
        user: CurrentUser,
    ) -> ChallengePage:
        """Returns the challenges of today and yesterday with their rankings."""
        today = clock.today()
        await game_analyser.progress(user.user_id)
        now, yesterday = await daily.attempts(today), await daily.attempts(today - timedelta(days=1))
        for attempt in [attempt for attempt in (*yesterday, *now) if not attempt.analysed][:_ANALYSED_PER_REQUEST]:
            game_analyser.request(attempt.user_id)
        return ChallengePage(
            today=await _day(daily, today, now, user.user_id, over=False),
            yesterday=await _day(daily, today - timedelta(days=1), yesterday, user.user_id, over=True),
            tomorrow=await daily.commitment(today + timedelta(days=1)),
            mine=await daily.table_of(today, user.user_id),
        )

    @post("/", summary="Play the daily challenge")
    async def play(
        self,
        clock: ClockDep,
        daily: NamedDependency[DailyRepository],
        presence: PresenceDep,
        tables: TablesDep,
        addresses: AddressesDep,
        user: CurrentUser,
        request: AnyRequest,
    ) -> Where:
        """Returns the table of my only attempt, and starts it."""
        today = clock.today()
        table = await daily.reserve(today, user.user_id)
        if table == "":
            raise TableError("table/daily-begins")  # another tab of this user is about to start it
        if table is None:
            table = await _open(daily, tables, today, user)
            await daily.set_table(today, user.user_id, table)
            presence.add_request(table, user.user_id)
            await tables.execute(table, user.user_id, Begin())
        return Where(table, addresses.url(request, f"/t/{table}"))


async def _open(daily: DailyRepository, tables: TableManager, day: date, user: User) -> str:
    game, secret = find_game(game_of(day)), await daily.secret(day)
    opened = Opened.with_secret(game, setup_of(day), Options(help=False), user.user_id, secret, challenge=day.isoformat())
    return await tables.open(opened, secret, Sat(SEAT, user.user_id, _listed_name(user)), BotSat(1, BOT))


def _listed_name(user: User) -> str:
    """Return the name of a user in the ranking; a number, in the user's language, for users without a name."""
    if is_name(user.name):
        return user.name
    number = 10_000 - _GUEST_NUMBERS + zlib.crc32(user.user_id.encode()) % _GUEST_NUMBERS
    return catalogue(user.lang).say(say("daily-guest", number=str(number)))


async def _day(daily: DailyRepository, day: date, attempts: Sequence[Attempt], me: str, *, over: bool) -> ChallengeDay:
    secret = await daily.secret(day)
    setup = {name: value for name, value in setup_of(day).items() if isinstance(value, str | int) and name not in ("players", "first")}
    places = ranked(attempts, me, over=over)
    return ChallengeDay(
        day=day.isoformat(),
        game=game_of(day),
        bot=BOT,
        setup=setup,
        commitment=commitment(secret),
        secret=secret.hex() if over else "",
        tries=listed(places),
        played=len(places),
        best=next((line.table for line in places if over and line.place == 1), ""),
    )
