"""Matchmaking, friends, invitations, blocked users and reports."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes
from tests.server.live.test_competitions import MATCH
from tests.server.live.test_tables import finished

# --- matchmaking --------------------------------------------------------------------------------------------------------------------------


CRITERIA = {"game": "dicy-cards", "setup": {"target": "40"}, "pace": "minute"}


async def seek(client: Client, name: str, search: str = "a", **more: Any) -> Any:
    return await client.request("PUT", "/api/matchmaking", {**CRITERIA, "search": search, "name": name, **more})


async def test_two_seeks_with_equal_criteria_share_a_table(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    alone = await seek(ana, "Ana")
    assert alone["table"] == ""
    assert [(one["name"], one["own"]) for one in alone["waiting"]] == [("Ana", True)]
    (seen,) = (await bo.get("/api/matchmaking"))["waiting"]
    assert (seen["name"], seen["game"], seen["pace"], seen["own"]) == ("Ana", "dicy-cards", "minute", False)
    assert seen["setup"] == {"mode": "glacial", "target": "40"}, "with the defaults"
    assert (await seek(cy, "Cy", pace="none"))["table"] == ""
    table = (await seek(bo, "ANA"))["table"]
    assert (await seek(ana, "Ana"))["table"] == table
    assert (await seek(ana, "Ana"))["table"] == table, "a repeated request gets the same answer"
    view = await ana.view(table)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "ANA 2"]
    assert (view["host"], view["status"], view["setup"]["target"], view["options"]["help"]) == (ana.user_id, "open", 40, False)
    assert view["clock"]["seconds"] == 60
    assert [one["name"] for one in (await bo.get("/api/matchmaking"))["waiting"]] == ["Cy"]
    await cy.request("DELETE", "/api/matchmaking")
    assert (await bo.get("/api/matchmaking"))["waiting"] == []
    await ana.do(table, "begin")


async def test_a_bot_takes_the_seat_after_the_chosen_time(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user(nodes.second)
    assert (await seek(ana, "Ana", bots_after_seconds=3600))["table"] == ""
    table = (await seek(ana, "Ana", bots_after_seconds=0, bot="random"))["table"]
    view = await ana.view(table)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ana", ""), ("", "random")]
    assert view["options"]["help"] is True
    assert (await seek(ana, "Ana", bots_after_seconds=0))["table"] == table
    other = (await seek(ana, "Ana", search="b", bots_after_seconds=0))["table"]
    assert other not in ("", table)


async def test_three_seeks_share_a_table_without_blocked_players(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy, di = [await new_user(nodes.second if number % 2 else nodes.first) for number in range(4)]
    three: dict[str, Any] = {"players": 3, "setup": {"target": "60"}}
    assert (await seek(ana, "Ana", **three))["table"] == ""
    assert (await seek(bo, "Ana", bots_after_seconds=3600, **three))["table"] == "", "with or without bots, users are matched first"
    assert (await seek(di, "Di", setup={"target": "60"}))["table"] == "", "a table of two is another search"
    await ana.request("PUT", f"/api/people/blocked/{cy.user_id}")
    waiting = await seek(cy, "Cy", **three)
    assert waiting["table"] == "", "Ana has blocked Cy"
    assert [(one["name"], one["players"]) for one in waiting["waiting"] if one["name"] != "Ana"] == [("Di", 2), ("Cy", 3)]
    await ana.request("DELETE", f"/api/people/blocked/{cy.user_id}")
    table = (await seek(cy, "Cy", **three))["table"]
    assert table
    assert (await seek(ana, "Ana", **three))["table"] == (await seek(bo, "Ana", bots_after_seconds=3600, **three))["table"] == table
    view = await ana.view(table)
    assert [(seat["user_id"], seat["name"]) for seat in view["seats"]] == [(ana.user_id, "Ana"), (bo.user_id, "Ana 2"), (cy.user_id, "Cy")]
    assert (view["host"], view["options"]["help"]) == (ana.user_id, False)
    await di.request("DELETE", "/api/matchmaking")


async def test_bots_fill_free_seats_except_for_players_who_want_none(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    four: dict[str, Any] = {"players": 4, "setup": {"target": "70"}, "bot": "random"}
    assert (await seek(ana, "Ana", bots_after_seconds=3600, **four))["table"] == ""
    assert (await seek(cy, "Cy", **four))["table"] == ""
    table = (await seek(bo, "Bo", bots_after_seconds=0, **four))["table"]
    view = await bo.view(table)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ana", ""), ("Bo", ""), ("", "random"), ("", "random")]
    assert (await seek(ana, "Ana", bots_after_seconds=3600, **four))["table"] == table
    assert (await seek(cy, "Cy", **four))["table"] == "", "a player who wants no bots goes on waiting"
    await cy.request("DELETE", "/api/matchmaking")


async def test_invalid_seeks_are_refused(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    criteria = {**CRITERIA, "search": "a", "name": "Ana"}
    for change, code in (
        ({"setup": {"modes": "/etc/passwd"}}, "setup/unknown"),
        ({"name": "bot:greedy"}, "table/name"),
        ({"pace": "hurry"}, "wire/malformed"),
        ({"bots_after_seconds": -1}, "wire/malformed"),
        ({"players": 1}, "wire/malformed"),
        ({"players": 7}, "setup/players"),
        ({"search": "ünsafe"}, "wire/malformed"),
    ):
        assert (await ana.refused("/api/matchmaking", {**criteria, **change}, "PUT"))[1] == code, change
    assert (await ana.refused("/api/matchmaking", {**criteria, "bots_after_seconds": 0, "bot": "exec:rm"}, "PUT"))[1] == "bot/unknown"
    await ana.request("DELETE", "/api/matchmaking")
    assert (await ana.get("/api/matchmaking"))["waiting"] == []


# --- friends ------------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
async def pair(nodes: Nodes, new_user: NewUser) -> tuple[Client, Client]:
    """Ana and Bo, at two nodes."""
    clients = await new_user(), await new_user(nodes.second)
    for client, name in zip(clients, ("Ana", "Bo"), strict=True):
        await client.http.put("/api/me", json={"name": name, "lang": "en"})
    return clients


async def ask(client: Client, method: str, path: str, body: Any = None) -> Any:
    return await client.request(method, f"/api/people{path}", body)


async def friends(one: Client, other: Client) -> None:
    link = (await ask(one, "POST", "/link"))["url"]
    token = {"token": link.partition("#")[2]}
    assert (await ask(other, "POST", "/link/owner", token))["user_id"] == one.user_id, "a link says whose it is before it is accepted"
    await ask(other, "POST", "/friends", token)
    assert await other.refused("/api/people/link/owner", token) == (401, "people/bad-link")


async def test_friends_by_link_see_each_other_and_invite_to_a_table(pair: tuple[Client, Client], new_user: NewUser) -> None:
    (ana, bo), cy = pair, await new_user()
    link = (await ask(ana, "POST", "/link"))["url"]
    token = link.partition("/friend#")[2]
    assert await ana.refused("/api/people/friends", {"token": "x"}) == (401, "people/bad-link")
    friend = await ask(bo, "POST", "/friends", {"token": token})
    assert friend == {"user_id": ana.user_id, "name": "Ana", "online": False, "playing": False}
    assert await cy.refused("/api/people/friends", {"token": token}) == (401, "people/bad-link"), "once"
    own = (await ask(ana, "POST", "/link"))["url"].partition("#")[2]
    assert await ana.refused("/api/people/friends", {"token": own}) == (403, "people/self")
    await ask(ana, "PUT", "/here", {"playing": True})
    assert (await ask(bo, "PUT", "/here"))["friends"] == [{"user_id": ana.user_id, "name": "Ana", "online": True, "playing": True}]
    assert (await cy.get("/api/people")) == {"friends": [], "invitations": [], "blocked": [], "requests": [], "recent": []}

    table = await ana.new_table("Ana", None)
    await ask(ana, "POST", "/invitations", {"user_id": bo.user_id, "table": table})
    await ask(ana, "POST", "/invitations", {"user_id": bo.user_id, "table": table})
    invited = (await ask(bo, "PUT", "/here"))["invitations"]
    assert invited == [{"table": table, "game": "dicy-cards", "user_id": ana.user_id, "name": "Ana", "match": ""}]
    assert await cy.refused("/api/people/invitations", {"user_id": bo.user_id, "table": table}) == (403, "people/not-friends")
    assert await ana.refused("/api/people/invitations", {"user_id": bo.user_id, "table": "none"}) == (404, "table/unknown")
    await ask(cy, "DELETE", f"/invitations/{table}")
    assert (await bo.get("/api/people"))["invitations"] == invited, "only the invited user can decline"
    await ask(bo, "DELETE", f"/invitations/{table}")
    assert (await bo.get("/api/people"))["invitations"] == []
    await ask(ana, "POST", "/invitations", {"user_id": bo.user_id, "table": table})
    await bo.sit(table, 1, "Bo")
    assert (await bo.get("/api/people"))["invitations"] == [], "they are there"
    await bo.do(table, "rise", seat=1)
    assert (await bo.get("/api/people"))["invitations"] == invited
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    assert await ana.refused("/api/people/invitations", {"user_id": bo.user_id, "table": table}) == (403, "people/not-open")
    await ask(bo, "DELETE", f"/friends/{ana.user_id}")
    assert (await ana.get("/api/people"))["friends"] == []


async def test_a_link_does_not_replace_an_account_with_friends_or_matches_unasked(new_user: NewUser) -> None:
    ana, bo, cy, eve = await new_user(), await new_user(), await new_user(), await new_user()
    await friends(ana, bo)
    match = (await eve.post("/api/matches", {**MATCH, "form": "duel"}))["id"]
    await cy.post(f"/api/matches/{match}/join", {"place": 0, "name": "Cy"})
    token = (await eve.post("/api/me/link"))["url"].partition("#")[2]
    for device in (ana, bo, cy):
        assert await device.refused("/api/me/claim", {"token": token}) == (409, "table/claim-loses")


async def test_friends_invite_to_a_duplicate_match(pair: tuple[Client, Client], new_user: NewUser) -> None:
    (ana, bo), cy = pair, await new_user()
    await friends(ana, bo)
    match = (await cy.post("/api/matches", {**MATCH, "form": "duel", "game": "dicetto", "setup": {}}))["id"]  # found by its address
    criteria = {"user_id": bo.user_id, "match": match}
    await ask(ana, "POST", "/invitations", criteria)
    invited = (await bo.get("/api/people"))["invitations"]
    assert invited == [{"table": "", "game": "dicetto", "user_id": ana.user_id, "name": "Ana", "match": match}]
    assert await cy.refused("/api/people/invitations", criteria) == (403, "people/not-friends")
    for name in ("none", "\x00", "../x"):
        assert await ana.refused("/api/people/invitations", {**criteria, "match": name}) == (404, "match/unknown"), name
    table = await ana.new_table("Ana", None)
    for wrong in ({**criteria, "table": table}, {"user_id": bo.user_id}, {**criteria, "match": ""}, {**criteria, "match": 1}):
        assert await ana.refused("/api/people/invitations", wrong) == (400, "wire/malformed"), wrong
    await ask(bo, "DELETE", f"/invitations/{match}")
    assert (await bo.get("/api/people"))["invitations"] == []
    await ask(ana, "POST", "/invitations", criteria)
    await bo.post(f"/api/matches/{match}/join", {"place": 0, "name": "Bo"})
    assert (await bo.get("/api/people"))["invitations"] == [], "they take part"
    await bo.post(f"/api/matches/{match}/leave", {})
    assert (await bo.get("/api/people"))["invitations"] == invited
    await ask(bo, "PUT", f"/blocked/{ana.user_id}")
    assert (await bo.get("/api/people"))["invitations"] == []
    assert await ana.refused("/api/people/invitations", criteria) == (403, "people/not-friends")
    await ask(bo, "DELETE", f"/blocked/{ana.user_id}")
    await friends(ana, bo)
    await ask(ana, "POST", "/invitations", criteria)
    for place, one in enumerate((ana, cy)):
        await one.post(f"/api/matches/{match}/join", {"place": place, "name": f"P{place}"})
        await one.post(f"/api/matches/{match}/ready", {"ready": True})
    assert (await bo.get("/api/people"))["invitations"] == [], "it has begun without them"
    assert await ana.refused("/api/people/invitations", criteria) == (403, "people/not-open")


async def test_blocked_users_are_not_matched(pair: tuple[Client, Client]) -> None:
    ana, bo = pair
    await friends(ana, bo)
    table = await bo.new_table("Bo", None)
    await ask(bo, "POST", "/invitations", {"user_id": ana.user_id, "table": table})
    link = (await ask(ana, "POST", "/link"))["url"].partition("#")[2]
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    found = await ana.get("/api/people")
    assert found == {"friends": [], "invitations": [], "blocked": [{"user_id": bo.user_id, "name": "Bo"}], "requests": [], "recent": []}
    assert (await bo.get("/api/people"))["blocked"] == [], "they are not told"
    assert await bo.refused("/api/people/invitations", {"user_id": ana.user_id, "table": table}) == (403, "people/not-friends")
    assert await bo.refused("/api/people/friends", {"token": link}) == (401, "people/bad-link")
    assert (await seek(ana, "Ana", setup={"target": "60"}))["table"] == ""
    other = await seek(bo, "Bo", setup={"target": "60"})
    assert (other["table"], [one["name"] for one in other["waiting"]]) == ("", ["Bo"])
    assert (await seek(ana, "Ana", setup={"target": "60"}))["table"] == ""
    await ask(bo, "DELETE", f"/blocked/{ana.user_id}")
    assert (await seek(bo, "Bo", setup={"target": "60"}))["table"] == "", "a blocked user can't remove the block"
    await ask(ana, "DELETE", f"/blocked/{bo.user_id}")
    assert (await seek(bo, "Bo", setup={"target": "60"}))["table"] != ""
    assert await ana.refused(f"/api/people/blocked/{ana.user_id}", {}, "PUT") == (403, "people/self")
    assert await ana.refused("/api/people/blocked/unknown", {}, "PUT") == (404, "people/unknown")


async def test_recent_opponents_can_be_reported(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table, _, _ = await finished(nodes, new_user)
    (met,) = (await ana.get("/api/people"))["recent"]
    assert (met["user_id"], met["name"], met["games"]) == (bo.user_id, "Bo", 1)
    await bo.do(table, "chat", text="You are a fool")
    await ana.do(table, "chat", text="Good game")
    await ask(ana, "POST", "/reports", {"user_id": bo.user_id, "table": table, "reason": "talk", "note": "twice"})
    (report,) = [one for one in await nodes.first.services.social.repository.reports() if one.about == bo.user_id]
    assert (report.user_id, report.table, report.reason, report.note) == (ana.user_id, table, "talk", "twice")
    assert report.messages == ("You are a fool",)
    assert await bo.refused("/api/people/reports", {"user_id": "unknown"}) == (404, "people/unknown")
    assert await bo.refused("/api/people/reports", {"user_id": ana.user_id, "table": "none"}) == (404, "table/unknown")
    assert await bo.refused("/api/people/reports", {"user_id": ana.user_id, "reason": "odd"}) == (400, "wire/malformed")
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    assert (await ana.get("/api/people"))["recent"] == []


async def test_a_blocked_user_can_not_sit_down_and_older_invitations_go(pair: tuple[Client, Client]) -> None:
    ana, bo = pair
    await friends(ana, bo)
    table, theirs = await ana.new_table("Ana", None), await bo.new_table("Bo", None)
    for sender, receiver, place in ((ana, bo, table), (bo, ana, theirs)):
        await sender.post("/api/people/invitations", {"user_id": receiver.user_id, "table": place})
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    for one, other, place in ((bo, ana, table), (ana, bo, theirs)):
        assert (await one.get("/api/people"))["invitations"] == []
        assert await one.refused(f"/api/tables/{place}/do", {"do": "sit", "seat": 1, "name": "X"}) == (403, "people/blocked")
        assert await one.refused("/api/people/invitations", {"user_id": other.user_id, "table": place}) == (403, "people/not-friends")
    assert (await bo.get("/api/people"))["friends"] == [], "nor is Ana's presence shown"
    await ask(ana, "DELETE", f"/blocked/{bo.user_id}")
    await bo.sit(table, 1, "Bo")
