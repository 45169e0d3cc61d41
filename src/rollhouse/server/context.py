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
from rollhouse.fast.doors import Doors
from rollhouse.server.config import Config
from rollhouse.server.daily.daily_store import DailyStore
from rollhouse.server.events.evenings import Evenings
from rollhouse.server.identity import Identities
from rollhouse.server.lan import LanDoor, is_loopback, reachable
from rollhouse.server.limits import SAYING_SECONDS, SAYINGS_AT_ONCE, Limits
from rollhouse.server.matches.matches import Matches
from rollhouse.server.me.departure import Departures
from rollhouse.server.me.games_store import GamesStore
from rollhouse.server.me.holidays import Holidays
from rollhouse.server.me.idle import IdleGuests
from rollhouse.server.me.passkeys import Passkeys
from rollhouse.server.me.seat_store import SeatStore
from rollhouse.server.me.uploads import Uploads
from rollhouse.server.me.weigher import Weigher
from rollhouse.server.notices.notifier import Notifier
from rollhouse.server.operator.bans import Bans
from rollhouse.server.operator.desk import Desk
from rollhouse.server.people.friends import Friends
from rollhouse.server.people.pairing import Matchmaker
from rollhouse.server.puzzles.answers_store import AnswersStore
from rollhouse.server.puzzles.rush import Rushes
from rollhouse.server.puzzles.rush_store import RushStore
from rollhouse.server.ratings.ratings_store import RatingsStore
from rollhouse.server.store.rows import Identity
from rollhouse.server.store.store import Store
from rollhouse.server.tables.house import Around, House
from rollhouse.server.tables.pacing import Paced
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.replays import Replays
from rollhouse.server.tables.retention import Retention
from rollhouse.server.tables.stragglers import Stragglers
from rollhouse.server.teacher.teacher import Teacher
from rollhouse.server.teacher.trainer import Trainer
from rollhouse.server.teacher.trainer_store import TrainerStore
from rollhouse.server.transport.channels import Channels
from rollhouse.server.transport.frames import LOST

__all__ = ["ENCRYPTED", "Context", "Guest", "ServerContext"]

ENCRYPTED = ("https", "wss")
"""Schemes of a request that came over TLS, as far as a proxy of ours is believed."""
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
        house: House,
        presence: Presence,
        identities: Identities,
        channels: Channels,
        teacher: Teacher,
        doors: Doors,
        lan: LanDoor,
    ) -> None:
        self.config = config
        self.store = store
        self.house = house
        self.presence = presence
        self.identities = identities
        self.channels = channels
        self.teacher = teacher
        self.doors = doors
        self.lan = lan
        self.games = GamesStore(store)
        self.ratings = RatingsStore(store)
        self.daily = DailyStore(store)
        self.trainer_store = TrainerStore(store)
        self.puzzle_answers = AnswersStore(store)
        self.rushes = Rushes(RushStore(store), self.puzzle_answers, house.now, lambda: teacher.today())
        self.trainer = Trainer(house, teacher, self.trainer_store)
        self.weigher = Weigher(house, teacher, self.games, alone=config.alone)
        self.weighs = config.weigh and background_allowed()
        if self.weighs:
            house.over = self.weigher.over
        self.passkeys = Passkeys(SeatStore(store), identities)
        self.uploads = Uploads(store)
        self.departures = Departures(house, channels.publish)
        self.idle_guests = IdleGuests(config, house, self.departures)
        self.holidays = Holidays(store, house)
        house.holiday = self.holidays.last
        self.matchmaker = Matchmaker(house)
        self.evenings = Evenings(store, house)
        self.matches = Matches(store, house)
        self.friends = Friends(house, self.games, self.matches)
        self.bans = Bans(store, house.now)
        self.desk = Desk(store, config, house.now)
        self.notifier = Notifier(store, presence.at, config)
        self.limits = Limits()
        self.replays = Replays()
        self.retention = Retention(config, house)
        self.stragglers = Stragglers(store)
        self._telling = Paced(self._tell_if_possible, self._presence_rest)

    async def close(self) -> None:
        """Stop telling who is here."""
        await self._telling.close()

    def charge(self, connection: ASGIConnection[Any, Any, Any, Any], who: str, cost: int) -> None:
        """Refuse whoever asks for too much, as a person or from one address: `wire/too-often`."""
        self.limits.charge(connection, who, cost, self.config.rate_limit)

    @property
    def channels_away(self) -> bool:
        """Whether other nodes have missed something of what happened here, and have not heard so yet."""
        return self.channels.away

    def url(self, connection: ASGIConnection[Any, Any, Any, Any], path: str) -> str:
        """An address that others can open."""
        scheme = "https" if connection.url.scheme in ENCRYPTED else "http"
        asked = self.config.public_url.rstrip("/") or f"{scheme}://{connection.url.netloc}"
        if self.lan.url and is_loopback(asked):
            return self.lan.url + path
        return reachable(asked, self.config.host) + path

    def secure(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether cookies may insist on encryption."""
        return self.config.public_url.startswith("https://") or connection.url.scheme in ENCRYPTED

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
            frame = self.presence.frame(table, tuple(seat.who for seat in live.session.seats))
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

    def away(self, table: str, who: str) -> float | None:
        """For how long somebody has been away, once the grace period is over."""
        gone = self.presence.away_for(table, who)
        return gone if gone is not None and gone >= self.config.grace else None

    def around(self, table: str, caller: str) -> Around:
        """Who is there, as a command of somebody's must know; whoever gives it is."""
        return Around(lambda who: who == caller or not self.presence.gone(table, who), lambda who: self.away(table, who), self._talks)

    def _talks(self, table: str, who: str) -> None:
        """A few sayings at once, then one every two seconds; twice as many from all at a table together: `wire/too-often`."""
        if self.config.rate_limit:
            self.limits.spend(
                {f"talk {table} {who}": SAYING_SECONDS, f"talk {table}": SAYING_SECONDS / 2}, at_once=SAYINGS_AT_ONCE * SAYING_SECONDS
            )


ServerContext: TypeAlias = NamedDependency[Context]
"""The context, as a handler asks the framework for it: an argument `context: ServerContext`."""
Guest: TypeAlias = NamedDependency[Identity]
"""Whoever is calling, as a handler asks for them: an argument `guest: Guest`."""
