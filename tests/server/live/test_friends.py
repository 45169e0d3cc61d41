"""Friends, invitations, whom one would rather not meet, and what the admin is told."""

from __future__ import annotations

from typing import Any

from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person
from tests.server.live.test_matches import SHORT
from tests.server.live.test_matchmaking import seek
from tests.server.live.test_tables import finished


async def named(person: Person, name: str) -> Person:
    await person.http.put("/api/me", json={"name": name, "lang": "en"})
    return person


async def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    answer = await person.http.request(method, f"/api/people{path}", json=body or {})
    assert answer.status_code in (200, 201, 204), answer.text
    return answer.json() if answer.content else None


async def friends(one: Person, other: Person) -> None:
    link = (await ask(one, "POST", "/link"))["url"]
    await ask(other, "POST", "/friends", {"token": link.partition("#")[2]})


async def test_friends_by_link_see_each_other_and_invite_to_a_table(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await named(await meet(), "Ana"), await named(await meet(house.second), "Bo"), await meet()
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
    assert (await cy.get("/api/people")) == {"friends": [], "invitations": [], "blocked": [], "recent": []}

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


async def test_a_link_does_not_replace_an_account_with_friends_or_matches_unasked(meet: Meet) -> None:
    ana, bo, cy, eve = await meet(), await meet(), await meet(), await meet()
    await friends(ana, bo)
    match = (await eve.post("/api/matches", {**SHORT, "form": "duel"}))["id"]
    await cy.post(f"/api/matches/{match}/join", {"place": 0, "name": "Cy"})
    token = (await eve.post("/api/me/link"))["url"].partition("#")[2]
    for device in (ana, bo, cy):
        assert await device.refused("/api/me/claim", {"token": token}) == (409, "table/claim-loses")


async def test_friends_invite_to_a_duplicate_match(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await named(await meet(), "Ana"), await named(await meet(house.second), "Bo"), await meet()
    await friends(ana, bo)
    match = (await cy.post("/api/matches", {**SHORT, "form": "duel", "game": "dicetto", "setup": {}}))["id"]  # found by its address
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


async def test_blocked_users_are_not_matched(house: Pair, meet: Meet) -> None:
    ana, bo = await named(await meet(), "Ana"), await named(await meet(house.second), "Bo")
    await friends(ana, bo)
    table = await bo.new_table("Bo", None)
    await ask(bo, "POST", "/invitations", {"user_id": ana.user_id, "table": table})
    link = (await ask(ana, "POST", "/link"))["url"].partition("#")[2]
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    found = await ana.get("/api/people")
    assert found == {"friends": [], "invitations": [], "blocked": [{"user_id": bo.user_id, "name": "Bo"}], "recent": []}
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
    assert await ana.refused("/api/people/blocked/nobody", {}, "PUT") == (404, "people/unknown")


async def test_recent_opponents_can_be_reported(house: Pair, meet: Meet) -> None:
    ana, bo, table, _, _ = await finished(house, meet)
    (met,) = (await ana.get("/api/people"))["recent"]
    assert (met["user_id"], met["name"], met["games"]) == (bo.user_id, "Bo", 1)
    await bo.do(table, "chat", text="You are a fool")
    await ana.do(table, "chat", text="Good game")
    await ask(ana, "POST", "/reports", {"user_id": bo.user_id, "table": table, "reason": "talk", "note": "twice"})
    (report,) = [one for one in await house.first.services.social.repository.reports() if one.about == bo.user_id]
    assert (report.user_id, report.table, report.reason, report.note, report.messages) == (
        ana.user_id,
        table,
        "talk",
        "twice",
        ("You are a fool",),
    )
    assert await bo.refused("/api/people/reports", {"user_id": "nobody"}) == (404, "people/unknown")
    assert await bo.refused("/api/people/reports", {"user_id": ana.user_id, "table": "none"}) == (404, "table/unknown")
    assert await bo.refused("/api/people/reports", {"user_id": ana.user_id, "reason": "odd"}) == (400, "wire/malformed")
    await ask(ana, "PUT", f"/blocked/{bo.user_id}")
    assert (await ana.get("/api/people"))["recent"] == []
