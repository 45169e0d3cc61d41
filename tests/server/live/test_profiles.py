"""Users' pages, the menu of a name, friend requests and privacy settings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes, start_game
from tests.server.live.test_competitions import ADMIN, TOURNAMENT

PRIVACY = {"games": True, "accuracy": True, "online": True, "watch": True, "invitations": True}


async def register(client: Client, name: str) -> Client:
    """Give a user a name and recovery codes, which make the user registered."""
    await client.request("PUT", "/api/me", {"name": name, "lang": "en"})
    await client.request("POST", "/api/me/codes")
    return client


async def card(client: Client, other: Client) -> Any:
    return await client.get(f"/api/people/users/{other.user_id}")


@pytest.fixture
async def pair(nodes: Nodes, new_user: NewUser, request: pytest.FixtureRequest) -> tuple[Client, Client]:
    """Two registered users at two nodes, with names of this test only."""
    name = request.node.name[5:20]
    return await register(await new_user(), f"{name} A"), await register(await new_user(nodes.second), f"{name} B")


async def test_names_of_registered_users_are_unique_and_guests_keep_theirs(nodes: Nodes, new_user: NewUser) -> None:
    ana, other, guest = await register(await new_user(), "Anna"), await new_user(nodes.second), await new_user()
    await guest.request("PUT", "/api/me", {"name": "anna", "lang": "en"})
    assert (await guest.get("/api/me"))["registered"] is False
    await register(other, "АNNA")  # with a Cyrillic letter
    me = await other.get("/api/me")
    assert (me["name"], me["registered"]) == ("АNNA 2", True)
    assert await other.refused("/api/me", {"name": "Anna"}, "PUT") == (409, "people/name-taken")
    assert await other.refused("/api/me", {"name": "A/B"}, "PUT") == (403, "table/name")
    await ana.request("PUT", "/api/me", {"name": "ANNA"})
    assert (await guest.get("/api/people/named/anna"))["card"]["user_id"] == ana.user_id
    await ana.request("PUT", "/api/me", {"name": "Anna Sofia"})
    await other.request("PUT", "/api/me", {"name": "Anna"})  # it is free now
    assert (await ana.get("/api/people/named/ANNA"))["card"]["user_id"] == other.user_id
    assert await ana.refused("/api/people/named/no one has this", None, "GET") == (404, "people/unknown")
    assert (await card(ana, guest))["page"] == "", "a guest has no page"
    assert (await card(guest, other))["page"] == "/@Anna"


async def test_a_registered_user_sits_down_under_their_name_and_friends_at_their_device_under_others(
    pair: tuple[Client, Client], new_user: NewUser
) -> None:
    (ana, bo), guest = pair, await new_user()
    names = [(await one.get("/api/me"))["name"] for one in pair]
    own = await ana.new_table(names[1], "Friend", None, None)
    await guest.sit(own, 2, names[1])
    await bo.sit(own, 3, names[0])
    assert [seat["name"] for seat in (await ana.view(own))["seats"]] == [names[0], "Friend", names[1], f"{names[1]} 2"]
    answer = await ana.http.post("/api/tournaments", json=TOURNAMENT, headers=ADMIN)
    cup = answer.json()["id"]
    await guest.post(f"/api/tournaments/{cup}/join", {"name": names[1]})
    view = await bo.post(f"/api/tournaments/{cup}/join", {"name": names[0]})
    assert [one["name"] for one in view["people"]] == [names[1], f"{names[1]} 2"]


async def test_a_friend_request_is_accepted_declined_and_withdrawn(pair: tuple[Client, Client], new_user: NewUser) -> None:
    (ana, bo), guest = pair, await new_user()
    await ana.request("PUT", f"/api/people/requests/{bo.user_id}")
    await ana.request("PUT", f"/api/people/requests/{bo.user_id}")
    (asked,) = (await bo.get("/api/people"))["requests"]
    assert asked["user_id"] == ana.user_id
    assert ((await card(ana, bo))["requested"], (await card(bo, ana))["asks"]) == (True, True)
    await bo.request("DELETE", f"/api/people/requests/{ana.user_id}")
    assert (await bo.get("/api/people"))["requests"] == []
    await ana.request("PUT", f"/api/people/requests/{bo.user_id}")
    await ana.request("DELETE", f"/api/people/requests/{bo.user_id}")
    assert (await bo.get("/api/people"))["requests"] == []
    await ana.request("PUT", f"/api/people/requests/{bo.user_id}")
    await bo.request("PUT", f"/api/people/requests/{ana.user_id}")
    assert (await card(ana, bo))["friend"]
    assert (await bo.get("/api/people"))["requests"] == []
    assert await ana.refused(f"/api/people/requests/{ana.user_id}", {}, "PUT") == (403, "people/self")
    assert await ana.refused("/api/people/requests/unknown", {}, "PUT") == (404, "people/unknown")
    await bo.request("PUT", f"/api/people/blocked/{guest.user_id}")
    await guest.request("PUT", f"/api/people/requests/{bo.user_id}")
    assert (await bo.get("/api/people"))["requests"] == [], "a blocked user's request is not delivered, and they are not told"


async def test_a_registered_user_may_invite_those_who_allow_it(pair: tuple[Client, Client], new_user: NewUser) -> None:
    (ana, bo), guest = pair, await new_user()
    table = await ana.new_table("Ana", None)
    assert (await card(ana, bo))["invitable"]
    await ana.request("POST", "/api/people/invitations", {"user_id": bo.user_id, "table": table})
    assert [one["table"] for one in (await bo.get("/api/people"))["invitations"]] == [table]
    assert not (await card(guest, bo))["invitable"]
    assert await guest.refused("/api/people/invitations", {"user_id": bo.user_id, "table": table}) == (403, "people/not-friends")
    await bo.request("PUT", "/api/me/privacy", {"invitations": False})
    assert not (await card(ana, bo))["invitable"]
    assert await ana.refused("/api/people/invitations", {"user_id": bo.user_id, "table": table}) == (403, "people/not-friends")


async def test_a_page_shows_games_together_and_public_ones_only(pair: tuple[Client, Client], new_user: NewUser) -> None:
    (ana, bo), cy = pair, await new_user()
    private = await start_game(ana, bo)
    await bo.do(private, "resign", seat=1)
    page = await ana.get(f"/api/people/named/{(await bo.get('/api/me'))['name']}")
    assert page["games"] == [], "a table that is not public is not listed"
    assert page["versus"] == {"games": 1, "won": 1, "shared": 0, "lost": 0}
    assert (await cy.get(page["card"]["page"].replace("/@", "/api/people/named/")))["versus"]["games"] == 0
    assert (await bo.get(page["card"]["page"].replace("/@", "/api/people/named/")))["versus"] is None
    assert private not in str(page)


async def test_presence_and_running_games_are_shown_only_where_allowed(pair: tuple[Client, Client]) -> None:
    ana, bo = pair
    public = await bo.new_table("Bo", "bot:greedy", options={"public": True, "help": False}, begin=True)
    await bo.request("PUT", "/api/people/here", {"playing": True})
    seen = await card(ana, bo)
    assert (seen["online"], seen["table"]) == (True, public)
    assert await bo.get("/api/me/privacy") == PRIVACY
    await bo.request("PUT", "/api/me/privacy", {**PRIVACY, "online": False, "watch": False})
    seen = await card(ana, bo)
    assert (seen["online"], seen["table"]) == (False, "")
    await bo.request("PUT", "/api/me/privacy", PRIVACY)
    await bo.request("PUT", f"/api/people/blocked/{ana.user_id}")
    seen = await card(ana, bo)
    assert (seen["online"], seen["table"], seen["invitable"], seen["blocked"]) == (False, "", False, False)
    assert (await card(bo, ana))["blocked"]
    assert await ana.refused("/api/me/privacy", {"secret": 1}, "PUT") == (400, "wire/malformed")
