"""Friends and others over HTTP. Whoever asks gets what is theirs, and nobody else's."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.auth.schemas import Link
from rollhouse.server.features.social.schemas import AbuseReport, AcceptFriendLink, Friend, FriendsOnline, HereNow, Invite, People
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.transport.addresses import Addresses

__all__ = ["PeopleController"]


class PeopleController(Controller):
    """`/api/people`."""

    path = "/api/people"
    tags = ["people"]

    @get("/", summary="Everybody I have to do with")
    async def people(self, social: NamedDependency[SocialService], user: CurrentUser) -> People:
        """Friends, invitations, whom I have played with lately, and whom I would rather not meet."""
        return await social.people(user)

    @put("/here", summary="I am here")
    async def here(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[HereNow]) -> FriendsOnline:
        """My friends see so for a minute; and I see who of them is, and who invites me."""
        return await social.here(user, plays=data.plays)

    @post("/link", summary="A link for a friend", opt=EXPENSIVE)
    async def link(
        self,
        addresses: NamedDependency[Addresses],
        social: NamedDependency[SocialService],
        user: CurrentUser,
        request: Request[Any, Any, Any],
    ) -> Link:
        """An address by which somebody becomes my friend, once, within a week."""
        url = addresses.url(request, "/friend#" + await social.link(user))
        return Link(url, segno.make(url, error="m").svg_data_uri(border=2, scale=4))

    @post("/friends", summary="Be a friend of whoever made the link", opt=EXPENSIVE)
    async def befriend(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[AcceptFriendLink]) -> Friend:
        """`people/bad-link` where it was used, or is older than a week."""
        return await social.befriend(user, data.token)

    @delete("/friends/{user_id:str}", summary="Friends no longer")
    async def part(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """Neither of the other."""
        await social.store.part(user.user_id, _text(user_id))

    @post("/invitations", summary="Invite a friend to a table or a match", opt=EXPENSIVE)
    async def invite(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[Invite]) -> None:
        """Where people still sit down."""
        await social.invite(user, data)

    @delete("/invitations/{place:str}", summary="No, thanks")
    async def decline(self, social: NamedDependency[SocialService], user: CurrentUser, place: FromPath[str]) -> None:
        """The invitation to this table or match is gone."""
        await social.store.decline(user.user_id, _text(place))

    @put("/blocked/{user_id:str}", summary="I would rather not meet them", status_code=204)
    async def block(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """We are not paired, they can't invite me, and what they say is not shown to me. They are not told."""
        await social.block(user, user_id)

    @delete("/blocked/{user_id:str}", summary="We may meet again")
    async def unblock(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """As before."""
        await social.store.unblock(user.user_id, _text(user_id))

    @post("/reports", summary="Tell the admin about somebody", opt=EXPENSIVE)
    async def tell(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[AbuseReport]) -> None:
        """With what they said at that table; twenty a day at most."""
        await social.tell(user, data)


def _text(text: str) -> str:
    """Not every database takes every character: those that nobody can see stand in no id."""
    return text if text.isprintable() else ""
