"""Friends, and others: who may invite whom, whom somebody has played with, and what the operator is told."""

from __future__ import annotations

from rollhouse.core.errors import RollhouseError
from rollhouse.play.players import GONE
from rollhouse.server.matches.matches import Matches
from rollhouse.server.me.games_store import GameFilter, GamesStore
from rollhouse.server.people.bodies import Around, Friend, Invite, People, Person, Recent, TellOperator
from rollhouse.server.people.friends_store import FriendsStore
from rollhouse.server.store.rows import Identity
from rollhouse.server.tables.house import House

__all__ = ["Friends", "PeopleError"]

_LINK_LIFE = 7 * 86_400.0
"""Seconds for which a link for a friend can be used."""
_MOST_FRIENDS = 500
_LOOKED_AT = 200
"""Games, the latest, among whose players one finds those one has played with."""
_MOST_RECENT = 20
_MOST_REPORTS, _A_DAY = 20, 86_400.0
_MOST_SAYINGS = 30


class PeopleError(RollhouseError):
    """Somebody asked for something about others that is not theirs to ask."""

    family = "people"
    status = 403
    statuses = {"people/unknown": 404, "people/bad-link": 401}


class Friends:
    """Everybody whom somebody has to do with."""

    def __init__(self, house: House, games: GamesStore, matches: Matches) -> None:
        self._house = house
        self._games = games
        self._matches = matches
        self.store = FriendsStore(house.store)

    async def around(self, guest: Identity) -> Around:
        """Friends, invitations, and whom they would rather not meet."""
        now = self._house.now()
        friends, invited = await self.store.friends(guest.who, now), await self.store.invited(guest.who, now)
        return Around(friends, invited, await self.store.blocked(guest.who))

    async def here(self, guest: Identity, *, plays: bool) -> Around:
        """The same; their friends see that they are here."""
        found = await self.around(guest)
        if found.friends:
            await self.store.seen(guest.who, self._house.now(), plays=plays)
        return found

    async def people(self, guest: Identity) -> People:
        """The same, and whom they have played with lately."""
        found = await self.around(guest)
        known = {one.who for one in found.friends} | {one.who for one in found.blocked}
        return People(found.friends, found.invitations, found.blocked, [one for one in await self._recent(guest) if one.who not in known])

    async def _recent(self, guest: Identity) -> list[Recent]:
        games, _ = await self._games.page(guest.who, GameFilter(), _LOOKED_AT)
        found: dict[str, Recent] = {}
        for game in games:
            for other in game.opponents:
                if not other.who or other.who == guest.who or other.name.startswith(GONE):
                    continue
                last = found.get(other.who) or Recent(other.who, other.name, 0, game.started)
                found[other.who] = Recent(last.who, last.name, last.games + 1, last.last)
        return list(found.values())[:_MOST_RECENT]

    async def link(self, guest: Identity) -> str:
        """A token by which somebody becomes a friend, once, within a week."""
        return await self._house.store.new_token(guest.who, "friend")

    async def befriend(self, guest: Identity, token: str) -> Friend:
        """Whoever made the link is a friend from now on."""
        who = await self._house.store.use_friend_link(token, _LINK_LIFE)
        if who is None or guest.who in {one.who for one in await self.store.blocked(who)}:
            raise PeopleError("people/bad-link")
        if who == guest.who:
            raise PeopleError("people/self")
        now = self._house.now()
        for one in (guest.who, who):
            if len(await self.store.friends(one, now)) >= _MOST_FRIENDS:
                raise PeopleError("people/too-many", came=str(_MOST_FRIENDS))
        await self.store.befriend(guest.who, who, now)
        return next(one for one in await self.store.friends(guest.who, now) if one.who == who)

    async def invite(self, guest: Identity, asked: Invite) -> None:
        """A friend is to come to a table at which people still sit down, or to a match that has not begun."""
        who = asked.who if asked.who.isprintable() else ""
        if not await self.store.are_friends(guest.who, who) or await self.store.kept_apart(guest.who, who):
            raise PeopleError("people/not-friends")
        status = (await self._matches.match(asked.match) if asked.match else (await self._house.live(asked.table)).session).status
        if status != "open":
            raise PeopleError("people/not-open")
        await self.store.invite(guest.who, who, asked.match or asked.table, self._house.now())

    async def block(self, guest: Identity, who: str) -> None:
        """They would rather not meet this person."""
        await self.store.block(guest.who, (await self._other(guest, who)).who, self._house.now())

    async def tell(self, guest: Identity, told: TellOperator) -> str:
        """Tell the operator about somebody, with what they said at that table; the report's id."""
        about = await self._other(guest, told.who)
        now = self._house.now()
        if await self.store.reports_since(guest.who, now - _A_DAY) >= _MOST_REPORTS:
            raise PeopleError("people/too-many", came=str(_MOST_REPORTS))
        said = await self._said(told.table, about.who) if told.table else ()
        return await self.store.report(guest.who, about.who, told.table, told.reason, " ".join(told.note.split()), said, now)

    async def _said(self, table: str, who: str) -> tuple[str, ...]:
        session = (await self._house.live(table)).session
        own = [one.text for one in session.talk.latest if one.who == who]
        return tuple(own[-_MOST_SAYINGS:])

    async def _other(self, guest: Identity, who: str) -> Person:
        if who == guest.who:
            raise PeopleError("people/self")
        found = await self.store.person(who) if who.isprintable() else None
        if found is None:
            raise PeopleError("people/unknown", came=ascii(who)[:40])
        return found
