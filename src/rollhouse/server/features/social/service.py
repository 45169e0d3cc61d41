"""Friends, and others: who may invite whom, whom somebody has played with, and what the admin is told."""

from __future__ import annotations

from rollhouse.play.players import GONE
from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.clock import Clock
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.history.repository import GameFilter, HistoryRepository
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.features.social.schemas import AbuseReport, Friend, FriendsOnline, Invite, People, Person, Recent
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager

__all__ = ["SocialService"]

_LINK_LIFE = 7 * 86_400.0
"""Seconds for which a link for a friend can be used."""
_MOST_FRIENDS = 500
_LOOKED_AT = 200
"""Games, the latest, among whose players one finds those one has played with."""
_MOST_RECENT = 20
_MOST_REPORTS, _A_DAY = 20, 86_400.0
_MOST_SAYINGS = 30


class SocialService:
    """Everybody whom somebody has to do with."""

    def __init__(
        self, store: Store, tables: TableManager, games: HistoryRepository, competitions: CompetitionService, clock: Clock
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._games = games
        self._competitions = competitions
        self.store = SocialRepository(store)

    async def around(self, user: User) -> FriendsOnline:
        """Friends, invitations, and whom they would rather not meet."""
        now = self._clock.now()
        friends, invited = await self.store.friends(user.user_id, now), await self.store.invited(user.user_id, now)
        return FriendsOnline(friends, invited, await self.store.blocked(user.user_id))

    async def here(self, user: User, *, plays: bool) -> FriendsOnline:
        """The same; their friends see that they are here."""
        found = await self.around(user)
        if found.friends:
            await self.store.seen(user.user_id, self._clock.now(), plays=plays)
        return found

    async def people(self, user: User) -> People:
        """The same, and whom they have played with lately."""
        found = await self.around(user)
        known = {one.user_id for one in found.friends} | {one.user_id for one in found.blocked}
        return People(
            found.friends, found.invitations, found.blocked, [one for one in await self._recent(user) if one.user_id not in known]
        )

    async def _recent(self, user: User) -> list[Recent]:
        games, _ = await self._games.page(user.user_id, GameFilter(), _LOOKED_AT)
        found: dict[str, Recent] = {}
        for game in games:
            for other in game.opponents:
                if not other.user_id or other.user_id == user.user_id or other.name.startswith(GONE):
                    continue
                last = found.get(other.user_id) or Recent(other.user_id, other.name, 0, game.started)
                found[other.user_id] = Recent(last.user_id, last.name, last.games + 1, last.last)
        return list(found.values())[:_MOST_RECENT]

    async def link(self, user: User) -> str:
        """A token by which somebody becomes a friend, once, within a week."""
        return await self._store.new_token(user.user_id, "friend")

    async def befriend(self, user: User, token: str) -> Friend:
        """Whoever made the link is a friend from now on."""
        user_id = await self._store.use_friend_link(token, _LINK_LIFE)
        if user_id is None or user.user_id in {one.user_id for one in await self.store.blocked(user_id)}:
            raise PeopleError("people/bad-link")
        if user_id == user.user_id:
            raise PeopleError("people/self")
        now = self._clock.now()
        for one in (user.user_id, user_id):
            if len(await self.store.friends(one, now)) >= _MOST_FRIENDS:
                raise PeopleError("people/too-many", value=str(_MOST_FRIENDS))
        await self.store.befriend(user.user_id, user_id, now)
        return next(one for one in await self.store.friends(user.user_id, now) if one.user_id == user_id)

    async def invite(self, user: User, asked: Invite) -> None:
        """A friend is to come to a table at which people still sit down, or to a match that has not begun."""
        user_id = asked.user_id if asked.user_id.isprintable() else ""
        if not await self.store.are_friends(user.user_id, user_id) or await self.store.kept_apart(user.user_id, user_id):
            raise PeopleError("people/not-friends")
        status = (
            await self._competitions.get("match", asked.match) if asked.match else (await self._tables.load(asked.table)).session
        ).status
        if status != "open":
            raise PeopleError("people/not-open")
        await self.store.invite(user.user_id, user_id, asked.match or asked.table, self._clock.now())

    async def block(self, user: User, user_id: str) -> None:
        """They would rather not meet this person."""
        await self.store.block(user.user_id, (await self._other(user, user_id)).user_id, self._clock.now())

    async def tell(self, user: User, told: AbuseReport) -> str:
        """Tell the admin about somebody, with what they said at that table; the report's id."""
        about = await self._other(user, told.user_id)
        now = self._clock.now()
        if await self.store.reports_since(user.user_id, now - _A_DAY) >= _MOST_REPORTS:
            raise PeopleError("people/too-many", value=str(_MOST_REPORTS))
        said = await self._said(told.table, about.user_id) if told.table else ()
        return await self.store.report(user.user_id, about.user_id, told.table, told.reason, " ".join(told.note.split()), said, now)

    async def _said(self, table: str, user_id: str) -> tuple[str, ...]:
        session = (await self._tables.load(table)).session
        own = [one.text for one in session.chat.latest if one.user_id == user_id]
        return tuple(own[-_MOST_SAYINGS:])

    async def _other(self, user: User, user_id: str) -> Person:
        if user_id == user.user_id:
            raise PeopleError("people/self")
        found = await self.store.person(user_id) if user_id.isprintable() else None
        if found is None:
            raise PeopleError("people/unknown", value=ascii(user_id)[:40])
        return found
