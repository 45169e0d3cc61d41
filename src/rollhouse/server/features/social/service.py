"""Friends, invitations, blocks, recent opponents and abuse reports."""

from __future__ import annotations

from rollhouse.play.players import GONE
from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.clock import Clock
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.history.repository import GameFilter, HistoryRepository
from rollhouse.server.features.notifications.repository import Item
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.features.social.schemas import AbuseReport, Friend, FriendsOnline, Invite, People, Person, Recent
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.transport.news import News

_FRIEND_LINK_SECONDS = 7 * 86_400.0
_MAX_FRIENDS = 500
_RECENT_GAMES = 200
"""Latest games whose players count as recent opponents."""
_MAX_RECENT_OPPONENTS = 20
_MAX_REPORTED_MESSAGES = 30


class SocialService:
    """Relations between users."""

    def __init__(
        self,
        store: Store,
        tables: TableManager,
        games: HistoryRepository,
        competitions: CompetitionService,
        clock: Clock,
        news: News,
        notifier: Notifier,
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._games = games
        self._competitions = competitions
        self._news = news
        self._notifier = notifier
        self.repository = SocialRepository(store)

    async def friends_online(self, user: User) -> FriendsOnline:
        """Return a user's friends, invitations and blocked users."""
        now = self._clock.now()
        friends, invited = await self.repository.friends(user.user_id, now), await self.repository.invited(user.user_id, now)
        blocked, requests = await self.repository.blocked(user.user_id), await self.repository.requests(user.user_id)
        return FriendsOnline(friends, invited, blocked, requests)

    async def mark_online(self, user: User, *, playing: bool) -> FriendsOnline:
        """Show a user as online to their friends; return the same as `friends_online`."""
        await self.report_online(user, playing=playing)
        return await self.friends_online(user)

    async def report_online(self, user: User, *, playing: bool) -> None:
        """Note that a user is online, and tell their friends if that is new. Of a guest without friends nothing is stored."""
        friends = await self.repository.friend_ids(user.user_id)
        known = bool(friends) or user.registered is not None
        if known and await self.repository.mark_seen(user.user_id, self._clock.now(), playing=playing):
            self._news.tell(friends, "people")

    async def mark_offline(self, user: User) -> None:
        """Note that a user has closed the last page, and tell their friends."""
        if await self.repository.mark_gone(user.user_id):
            self._news.tell(await self.repository.friend_ids(user.user_id), "people")

    async def people(self, user: User) -> People:
        """Return a user's friends, invitations, blocked users and recent opponents."""
        page = await self.friends_online(user)
        known = {friend.user_id for friend in page.friends} | {person.user_id for person in page.blocked}
        recent = [opponent for opponent in await self._recent(user) if opponent.user_id not in known]
        return People(page.friends, page.invitations, page.blocked, page.requests, recent)

    async def _recent(self, user: User) -> list[Recent]:
        games, _ = await self._games.page(user.user_id, GameFilter(), _RECENT_GAMES)
        opponents: dict[str, Recent] = {}
        for game in games:
            for other in game.opponents:
                if not other.user_id or other.user_id == user.user_id or other.name.startswith(GONE):
                    continue
                last = opponents.get(other.user_id) or Recent(other.user_id, other.name, 0, game.started)
                opponents[other.user_id] = Recent(last.user_id, last.name, last.games + 1, last.last)
        return list(opponents.values())[:_MAX_RECENT_OPPONENTS]

    async def create_friend_link(self, user: User) -> str:
        """Return a token that makes another user a friend, once, within a week."""
        return await self._store.new_token(user.user_id, "friend")

    async def friend_link_owner(self, user: User, token: str) -> Person:
        """Return the user who created a link. Raises `people/bad-link` if it was used or has expired."""
        user_id = await self._store.friend_link_owner(token, _FRIEND_LINK_SECONDS)
        person = None if user_id is None else await self.repository.person(user_id)
        if person is None or user.user_id in {one.user_id for one in await self.repository.blocked(person.user_id)}:
            raise PeopleError("people/bad-link")
        return person

    async def accept_friend_link(self, user: User, token: str) -> Friend:
        """Make a user a friend of the user who created the link. Raises `people/bad-link` if it was used or has expired."""
        user_id = await self._store.use_friend_link(token, _FRIEND_LINK_SECONDS)
        if user_id is None or user.user_id in {person.user_id for person in await self.repository.blocked(user_id)}:
            raise PeopleError("people/bad-link")
        if user_id == user.user_id:
            raise PeopleError("people/self")
        await self._befriend(user.user_id, user_id)
        now = self._clock.now()
        return next(friend for friend in await self.repository.friends(user.user_id, now) if friend.user_id == user_id)

    async def request_friend(self, user: User, user_id: str) -> None:
        """Ask another user to be friends, or accept that user's request. A user who is blocked is not told so."""
        other = (await self._other(user, user_id)).user_id
        if await self.repository.are_blocked(user.user_id, other) or await self.repository.are_friends(user.user_id, other):
            return
        if await self.repository.has_requested(other, user.user_id):
            await self._befriend(user.user_id, other)
        elif not await self.repository.request_friend(user.user_id, other, self._clock.now()):
            raise PeopleError("people/too-many-requests")
        else:
            await self._notifier.notify((other,), "friend", f"friend {user.user_id}", Item("/people", user.user_id))
        self._news.tell((other,), "people")

    async def _befriend(self, one: str, other: str) -> None:
        now = self._clock.now()
        for member in (one, other):
            if len(await self.repository.friends(member, now)) >= _MAX_FRIENDS:
                raise PeopleError("people/too-many", value=str(_MAX_FRIENDS))
        await self.repository.add_friends(one, other, now)
        self._news.tell((one, other), "people")

    async def invite(self, user: User, asked: Invite) -> None:
        """Invite a friend, or a user who takes invitations of all registered users, to a table or match that has not begun."""
        user_id = asked.user_id if asked.user_id.isprintable() else ""
        if not await self.may_invite(user, user_id):
            raise PeopleError("people/not-friends")
        if asked.match:
            match = await self._competitions.get("match", asked.match)
            status, game, path = match.status, match.settings.game, f"/match/{asked.match}"
        else:
            session = (await self._tables.load(asked.table)).session
            status, game, path = session.status, session.game.id, f"/t/{asked.table}"
        if status != "open":
            raise PeopleError("people/not-open")
        await self.repository.invite(user.user_id, user_id, asked.match or asked.table, self._clock.now())
        self._news.tell((user_id,), "people")
        await self._notifier.notify((user_id,), "invitation", f"invitation {user.user_id} {path}", Item(path, user.user_id, game))

    async def may_invite(self, user: User, user_id: str) -> bool:
        """Return whether a user may invite another."""
        if user_id == user.user_id or await self.repository.are_blocked(user.user_id, user_id):
            return False
        if await self.repository.are_friends(user.user_id, user_id):
            return True
        known = user.registered is not None and await self.repository.person(user_id) is not None
        return known and (await self.repository.privacy(user_id)).invitations

    async def block(self, user: User, user_id: str) -> None:
        """Block another user."""
        await self.repository.block(user.user_id, (await self._other(user, user_id)).user_id, self._clock.now())

    async def report(self, user: User, report: AbuseReport) -> str:
        """Store a report with the other user's chat messages at the table; return its id."""
        about = await self._other(user, report.user_id)
        now = self._clock.now()
        messages = await self._messages(report.table, about.user_id) if report.table else ()
        note = " ".join(report.note.split())
        return await self.repository.add_report(user.user_id, about.user_id, report.table, report.reason, note, messages, now)

    async def _messages(self, table: str, user_id: str) -> tuple[str, ...]:
        session = (await self._tables.load(table)).session
        own = [message.text for message in session.chat.latest if message.user_id == user_id]
        return tuple(own[-_MAX_REPORTED_MESSAGES:])

    async def _other(self, user: User, user_id: str) -> Person:
        if user_id == user.user_id:
            raise PeopleError("people/self")
        person = await self.repository.person(user_id) if user_id.isprintable() else None
        if person is None:
            raise PeopleError("people/unknown", value=ascii(user_id)[:40])
        return person
