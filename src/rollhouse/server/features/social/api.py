"""`/api/people`: friends, invitations, blocked users and reports."""

from __future__ import annotations

import asyncio

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.server.auth.schemas import Link
from rollhouse.server.features.social.schemas import AbuseReport, AcceptFriendLink, Friend, FriendsOnline, HereNow, Invite, People, Person
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, CurrentUser, RateLimiterDep
from rollhouse.server.transport.qr import qr_data_uri


class PeopleController(Controller):
    """Friends and other players."""

    path = "/api/people"
    tags = ["people"]

    @get("/", summary="List my friends and opponents")
    async def people(self, social: NamedDependency[SocialService], user: CurrentUser) -> People:
        """Lists my friends, invitations, friend requests, recent opponents and blocked users."""
        return await social.people(user)

    @put("/here", summary="Report that I am online")
    async def online(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[HereNow]) -> FriendsOnline:
        """Shows me as online for a minute; returns my online friends and my invitations."""
        return await social.mark_online(user, playing=data.playing)

    @post("/link", summary="Create a friend link")
    async def link(self, addresses: AddressesDep, social: NamedDependency[SocialService], user: CurrentUser, request: AnyRequest) -> Link:
        """Returns a link that makes the user who opens it my friend, once, within a week."""
        url = addresses.url(request, "/friend#" + await social.create_friend_link(user))
        return Link(url, await asyncio.to_thread(qr_data_uri, url))

    @post("/link/owner", summary="Ask whose friend link it is", status_code=200)
    async def link_owner(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[AcceptFriendLink]) -> Person:
        """Returns who created a friend link, without using it."""
        return await social.friend_link_owner(user, data.token)

    @post("/friends", summary="Accept a friend link")
    async def accept_friend_link(
        self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[AcceptFriendLink]
    ) -> Friend:
        """Accepts a friend link, or fails with `people/bad-link` if it was used or has expired."""
        return await social.accept_friend_link(user, data.token)

    @delete("/friends/{user_id:str}", summary="Remove a friend")
    async def unfriend(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """Ends a friendship for both users."""
        await social.repository.unfriend(user.user_id, _text(user_id))

    @put("/requests/{user_id:str}", summary="Ask a user to be friends", status_code=204)
    async def request_friend(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """Sends a friend request, or accepts theirs."""
        await social.request_friend(user, user_id)

    @delete("/requests/{user_id:str}", summary="Decline or withdraw a friend request")
    async def delete_requests(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """Deletes friend requests between a user and me. They are not told."""
        await social.repository.delete_requests(user.user_id, _text(user_id))

    @post("/invitations", summary="Invite a user to a table or a match")
    async def invite(self, social: NamedDependency[SocialService], user: CurrentUser, data: JSONBody[Invite]) -> None:
        """Invites a friend, or as a registered user anyone who allows it, to a table or match that has not begun."""
        await social.invite(user, data)

    @delete("/invitations/{place:str}", summary="Decline an invitation")
    async def decline(self, social: NamedDependency[SocialService], user: CurrentUser, place: FromPath[str]) -> None:
        """Declines an invitation."""
        await social.repository.decline(user.user_id, _text(place))

    @put("/blocked/{user_id:str}", summary="Block a user", status_code=204)
    async def block(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """Blocks a user: we are not matched, they can't invite me, I don't see their chat. They are not told."""
        await social.block(user, user_id)

    @delete("/blocked/{user_id:str}", summary="Unblock a user")
    async def unblock(self, social: NamedDependency[SocialService], user: CurrentUser, user_id: FromPath[str]) -> None:
        """Unblocks a user."""
        await social.repository.unblock(user.user_id, _text(user_id))

    @post("/reports", summary="Report a user")
    async def report(
        self, social: NamedDependency[SocialService], rate_limiter: RateLimiterDep, user: CurrentUser, data: JSONBody[AbuseReport]
    ) -> None:
        """Reports a user to the admin, with their chat messages at a table."""
        rate_limiter.consume({"report": user.user_id})
        await social.report(user, data)


def _text(text: str) -> str:
    """Return an id, or an empty string for text that some databases refuse."""
    return text if text.isprintable() else ""
