"""The daily challenge over HTTP: look at it, and play it once."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency

from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.play.entries import BotSat, Opened, Options, Sat
from rollhouse.play.fair import SCHEME, commitment
from rollhouse.play.players import is_name
from rollhouse.play.seats import TableError
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.finished_games import GameAnalyser
from rollhouse.server.features.daily.challenge import BOT, SEAT, game_of, setup_of
from rollhouse.server.features.daily.ranking import ranked, told
from rollhouse.server.features.daily.repository import DailyRepository, Try
from rollhouse.server.features.daily.schemas import ChallengeDay, ChallengePage
from rollhouse.server.store.rows import User
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.schemas import Where
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.wire.messages import Begin

__all__ = ["DailyController"]

_WEIGHED_AT_ONCE = 3
"""People whose games are weighed because somebody looks at the ranking."""
_NUMBERS = 9000
"""Of those who have not said what they are called: four digits each."""


class DailyController(Controller):
    """`/api/daily`."""

    path = "/api/daily"
    tags = ["daily"]

    @get("/", summary="The daily challenge")
    async def page(
        self,
        clock: NamedDependency[Clock],
        game_analyser: NamedDependency[GameAnalyser],
        daily: NamedDependency[DailyRepository],
        user: CurrentUser,
    ) -> ChallengePage:
        """Today's and yesterday's, each with its ranking. What a decision cost is worked out when somebody looks: mine first."""
        today = clock.today()
        await game_analyser.go_on(user.user_id)
        now, yesterday = await daily.tries(today), await daily.tries(today - timedelta(days=1))
        for one in [one for one in (*yesterday, *now) if not one.analysed][:_WEIGHED_AT_ONCE]:
            game_analyser.soon(one.user_id)
        return ChallengePage(
            today=await _day(daily, today, now, user.user_id, over=False),
            yesterday=await _day(daily, today - timedelta(days=1), yesterday, user.user_id, over=True),
            tomorrow=await daily.commitment(today + timedelta(days=1)),
            mine=await daily.mine(today, user.user_id),
        )

    @post("/", summary="Play the daily challenge", opt=EXPENSIVE)
    async def play(
        self,
        clock: NamedDependency[Clock],
        daily: NamedDependency[DailyRepository],
        presence: NamedDependency[Presence],
        tables: NamedDependency[TableManager],
        addresses: NamedDependency[Addresses],
        user: CurrentUser,
        request: Request[Any, Any, Any],
    ) -> Where:
        """The table of my one try, begun now or before."""
        today = clock.today()
        table = await daily.begin(today, user.user_id)
        if table == "":
            raise TableError("table/daily-begins")  # another tab of theirs is just about to
        if table is None:
            table = await _opened(daily, tables, today, user)
            await daily.begun(today, user.user_id, table)
            presence.add_request(table, user.user_id)
            await tables.execute(table, user.user_id, Begin())
        return Where(table, addresses.url(request, f"/t/{table}"))


async def _opened(daily: DailyRepository, tables: TableManager, day: date, user: User) -> str:
    game, secret = find_game(game_of(day)), await daily.secret(day)
    opened = Opened(
        game.id,
        setup_of(day),
        Options(help=False),
        user.user_id,
        commitment(secret),
        rules_version=game.rules_version,
        scheme=SCHEME,
        challenge=day.isoformat(),
    )
    return await tables.open(opened, secret, Sat(SEAT, user.user_id, _called(user)), BotSat(1, BOT))


def _called(user: User) -> str:
    """What the ranking calls somebody: by a number of their own, in their language, where they have not said."""
    if is_name(user.name):
        return user.name
    number = 10_000 - _NUMBERS + zlib.crc32(user.user_id.encode()) % _NUMBERS
    return catalogue(user.lang).say(say("daily-guest", number=str(number)))


async def _day(daily: DailyRepository, day: date, tries: Sequence[Try], me: str, *, over: bool) -> ChallengeDay:
    secret = await daily.secret(day)
    setup = {name: value for name, value in setup_of(day).items() if isinstance(value, str | int) and name not in ("players", "first")}
    places = ranked(tries, me, over=over)
    return ChallengeDay(
        day=day.isoformat(),
        game=game_of(day),
        bot=BOT,
        setup=setup,
        commitment=commitment(secret),
        secret=secret.hex() if over else "",
        tries=told(places),
        played=len(places),
        best=next((one.table for one in places if over and one.place == 1), ""),
    )
