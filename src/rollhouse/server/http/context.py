"""What every handler needs, in one place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from rollhouse.core.background import background_allowed
from rollhouse.core.errors import RollhouseError
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.server.auth.bans import Bans
from rollhouse.server.auth.credentials_repository import CredentialsRepository
from rollhouse.server.auth.passkeys import Passkeys
from rollhouse.server.auth.rate_limit import SAYING_SECONDS, SAYINGS_AT_ONCE, RateLimiter
from rollhouse.server.auth.users import Auth
from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.features.account.deletion import AccountDeletion
from rollhouse.server.features.account.guest_expiry import GuestExpiry
from rollhouse.server.features.admin.service import AdminService
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.analysis.service import AnalysisService
from rollhouse.server.features.competitions.matches.service import MatchService
from rollhouse.server.features.competitions.tournaments.service import TournamentService
from rollhouse.server.features.daily.repository import DailyRepository
from rollhouse.server.features.history.repository import HistoryRepository
from rollhouse.server.features.history.uploads import Uploads
from rollhouse.server.features.matchmaking.service import Matchmaker
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.puzzle_rush.repository import RushRepository
from rollhouse.server.features.puzzle_rush.service import RushService
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.features.tables.retention import Retention
from rollhouse.server.features.vacation.service import Vacations
from rollhouse.server.http.lan import LanListener, is_loopback, reachable
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import PresencePolicy, TableManager
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.replays import Replays
from rollhouse.server.tables.throttle import Throttle
from rollhouse.server.transport.pubsub import PubSub
from rollhouse.server.transport.stale_viewers import StaleViewerSweeper
from rollhouse.server.wire.frames import LOST

__all__ = ["Context", "Guest", "ServerContext"]

PRESENCE_REST = 0.1
PRESENCE_REST_EACH = 0.001
"""Seconds between two words to a table about who is here, and for each who is told."""
_AT_ONCE = 100
"""Tables that are looked at before others have their turn."""
_log = logging.getLogger("rollhouse.presence")


class Context:
    """The parts of a running server."""

    def __init__(
        self,
        config: Config,
        store: Store,
        house: TableManager,
        presence: Presence,
        users: Auth,
        channels: PubSub,
        analysis: AnalysisService,
        doors: ConnectionLimiter,
        lan: LanListener,
    ) -> None:
        self.config = config
        self.store = store
        self.house = house
        self.presence = presence
        self.users = users
        self.channels = channels
        self.analysis = analysis
        self.doors = doors
        self.lan = lan
        self.games = HistoryRepository(store)
        self.ratings = RatingRepository(store)
        self.daily = DailyRepository(store)
        self.reviews = AnalysisRepository(store)
        self.puzzle_answers = PuzzleRepository(store)
        self.rushes = RushService(RushRepository(store), self.puzzle_answers, house.now, lambda: analysis.today())
        self.game_analyser = FinishedGameAnalyser(store, self.reviews, analysis, house.now, single_node=config.alone)
        self.weighs = config.weigh and background_allowed()
        if self.weighs:
            house.over = self.game_analyser.on_table_ended
        self.passkeys = Passkeys(CredentialsRepository(store), users)
        self.uploads = Uploads(store)
        self.departures = AccountDeletion(house, channels.publish)
        self.idle_guests = GuestExpiry(config, house, self.departures)
        self.vacations = Vacations(store, house)
        house.vacation = self.vacations.last
        self.matchmaker = Matchmaker(house)
        self.tournaments = TournamentService(store, house)
        self.matches = MatchService(store, house)
        self.friends = SocialService(house, self.games, self.matches)
        self.bans = Bans(store, house.now)
        self.desk = AdminService(store, config, house.now)
        self.notifier = Notifier(store, presence.at, config)
        self.limits = RateLimiter()
        self.replays = Replays()
        self.retention = Retention(config, house)
        self.stragglers = StaleViewerSweeper(store)
        self._telling = Throttle(self._tell_if_possible, self._presence_rest)

    async def close(self) -> None:
        """Stop telling who is here."""
        await self._telling.close()

    def charge(self, connection: ASGIConnection[Any, Any, Any, Any], user_id: str, cost: int) -> None:
        """Refuse whoever asks for too much, as a person or from one address: `wire/rate-limited`."""
        self.limits.charge(connection, user_id, cost, self.config.rate_limit)

    @property
    def channels_away(self) -> bool:
        """Whether other nodes have missed something of what happened here, and have not heard so yet."""
        return self.channels.away

    def url(self, connection: ASGIConnection[Any, Any, Any, Any], path: str) -> str:
        """An address that others can open."""
        scheme = "https" if connection.url.scheme in TLS_SCHEMES else "http"
        asked = self.config.public_url.rstrip("/") or f"{scheme}://{connection.url.netloc}"
        if self.lan.url and is_loopback(asked):
            return self.lan.url + path
        return reachable(asked, self.config.host) + path

    def secure(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether cookies may insist on encryption."""
        return self.config.public_url.startswith("https://") or connection.url.scheme in TLS_SCHEMES

    def hear_presence(self, news: bytes) -> None:
        """A node tells who is there; where some of that was lost, everybody is told again."""
        self._tell_all(self.presence.tables() if news == LOST else self.presence.heard(news))

    def _tell_all(self, tables: Iterable[str]) -> None:
        for table in tables:
            if self.presence.busy(table):
                self._telling.ask(table)

    def _presence_rest(self, table: str) -> float:
        """When many come at once, each would be told of each: the more there are, the less often."""
        return PRESENCE_REST + self.presence.sockets_at(table) * PRESENCE_REST_EACH

    async def _tell_if_possible(self, table: str) -> None:
        try:
            await self.tell_presence(table)
        except RollhouseError:  # the store is away: what is told next will be told in full
            _log.warning("nobody could be told who is at %s", table)

    async def tell_presence(self, table: str) -> None:
        """Tell those who look at a table through this node who is here now."""
        if self.presence.busy(table):
            live = await self.house.live(table)
            frame = self.presence.frame(table, tuple(seat.user_id for seat in live.session.seats))
            self.presence.send(table, msgspec.json.encode(frame))

    async def heartbeat(self) -> None:
        """Tell the other nodes who is here, put away what nobody looks at, and see whether a newer release has left this one behind."""
        with suppress(RollhouseError):  # it says so itself, and refuses everything from now on
            await self.store.check()
        self.house.forget_idle(self.presence.busy)
        self._tell_all(self.presence.heartbeat())
        for number, table in enumerate(self.presence.tables()):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # in a full house nobody's move waits for all of them
            with suppress(RollhouseError):  # the store is away: the next time it may be back
                await self.house.go_on(table, unless_elsewhere=True)  # whoever looked on at the node that let the bots play may have gone

    def away(self, table: str, user_id: str) -> float | None:
        """For how long somebody has been away, once the grace period is over."""
        gone = self.presence.away_for(table, user_id)
        return gone if gone is not None and gone >= self.config.grace else None

    def around(self, table: str, caller: str) -> PresencePolicy:
        """Who is there, as a command of somebody's must know; whoever gives it is."""
        return PresencePolicy(
            lambda user_id: user_id == caller or not self.presence.gone(table, user_id),
            lambda user_id: self.away(table, user_id),
            self._talks,
        )

    def _talks(self, table: str, user_id: str) -> None:
        """A few sayings at once, then one every two seconds; twice as many from all at a table together: `wire/rate-limited`."""
        if self.config.rate_limit:
            self.limits.spend(
                {f"talk {table} {user_id}": SAYING_SECONDS, f"talk {table}": SAYING_SECONDS / 2}, at_once=SAYINGS_AT_ONCE * SAYING_SECONDS
            )


ServerContext: TypeAlias = NamedDependency[Context]
"""The context, as a handler asks the framework for it: an argument `context: ServerContext`."""
Guest: TypeAlias = NamedDependency[User]
"""Whoever is calling, as a handler asks for them: an argument `guest: Guest`."""
