"""Invalid input: one shape of refusal, in a sentence, and nothing changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rollhouse.play import bots
from rollhouse.server.auth import rate_limit
from rollhouse.server.features.tables import api as tables_api
from tests.server.live.conftest import Configure, NewUser
from tests.server.live.nodes import Node, Nodes, refusal, start_game
from tests.timeouts import TIMEOUT_SECONDS


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "wire/no-such-page"),
        ("GET", "/schema/other", 404, "wire/no-such-page"),
        ("GET", "/schema/other.json", 404, "wire/no-such-page"),
        ("GET", "/schema/one/more", 404, "wire/no-such-page"),
        ("POST", "/schema/other", 405, "wire/no-such-page"),
        ("DELETE", "/api/games", 405, "wire/no-such-page"),
        ("GET", "/api/tables/nowhere", 404, "table/unknown"),
        ("GET", "/api/tables/nowhere/record", 404, "table/unknown"),
        ("GET", "/api/tables/nowhere/positions", 404, "table/unknown"),
        ("GET", "/api/tables/" + "x" * 3000 + "/record", 404, "table/unknown"),
        ("GET", "/assets/%00", 404, "wire/no-such-page"),
        ("GET", "/assets/" + "x" * 3000, 404, "wire/no-such-page"),
        ("GET", "/assets/..%2f..%2fapp.py", 404, "wire/no-such-page"),
    ],
)
async def test_unknown_paths_are_refused(new_user: NewUser, method: str, path: str, status: int, code: str) -> None:
    assert await (await new_user()).refused(path, method=method) == (status, code)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"hello"',
        b'{"do":"dance"}',
        b'{"do":"play"}',
        b'{"do":"roll","at":"x"}',
        b'{"do":"roll","at":-1}',
        b"\xff",
        b'{"do":"chat","text":"\xff"}',
        b'{"do":"chat","text":"\\ud800"}',
        b'{"do":' + b"[" * 40_000,
    ],
)
async def test_malformed_bodies_are_refused(new_user: NewUser, body: bytes) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    answer = await ana.http.post(f"/api/tables/{table}/do", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, refusal(answer.content)["code"]) == (400, "wire/malformed")
    assert (await ana.view(table))["version"] == 1


async def test_an_unknown_command_is_named_with_all_that_are_known(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    answer = await ana.http.post(f"/api/tables/{table}/do", json={"do": "dance"})
    over_http = refusal(answer.content)["message"]
    viewer = await ana.join(table)
    await viewer.do("dance")
    frame = await viewer.until("refused")
    for said in (over_http, frame["message"]):
        assert "“dance”" in said
        assert "sit, commit, reveal" in said
        assert "ping" in said


async def test_an_invalid_field_with_the_name_of_a_dependency_is_the_clients_fault(new_user: NewUser) -> None:
    """Handlers have a dependency `clock`, and Litestar takes an error at a field of that name for one of the server."""
    match = {"game": "dicetto", "form": "duel", "clock": {"per": "game", "seconds": 600, "colour": "red"}}
    assert await (await new_user()).refused("/api/matches", match) == (400, "wire/malformed")


async def test_a_body_that_is_too_large_is_refused(new_user: NewUser) -> None:
    ana = await new_user()
    answer = await ana.http.post("/api/tables", json={"game": "x" * 200_000})
    assert (answer.status_code, refusal(answer.content)["code"]) == (413, "wire/too-long")


async def test_refusals_over_http_are_in_the_readers_language(nodes: Nodes, new_user: NewUser) -> None:
    said = set()
    for lang in ("en", "fr-BE,en;q=0.5", "nl", "pt-BR", "xx"):
        async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as browser:
            said.add(refusal((await browser.get("/api/tables/x", headers={"Accept-Language": lang})).content)["message"])
    assert len(said) == 4


async def test_a_missing_dependency_is_reported_as_a_server_error(new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await new_user()
    monkeypatch.setattr(bots, "has_extra", lambda extra: False)
    body = {"game": "dicy-cards", "seats": [{"me": True, "name": "Ana"}, {"bot": "casual"}]}
    assert await ana.refused("/api/tables", body) == (503, "extra/missing")


async def test_unexpected_errors_are_reported_and_logged(
    nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    monkeypatch.setattr(nodes.first.services.tables, "view", lambda live, user_id: 1 / 0)
    answer = await ana.http.get(f"/api/tables/{table}")
    assert answer.status_code == 500
    said = refusal(answer.content)
    assert said["code"] == "wire/broken"
    assert "ZeroDivision" not in answer.text
    assert "ZeroDivisionError" in caplog.text


MALFORMED = [
    "",
    "hello",
    "{}",
    "[]",
    "null",
    '{"do":"dance"}',
    '{"do":"play","move":"skip"}',
    '{"do":"play","move":"skip","at":1,"more":1}',
    '{"do":"play","move":7,"at":1}',
    '{"do":"roll","at":1.5}',
    '{"do":"roll","at":-1}',
    '{"do":"sit","seat":9,"name":"x","entropy":"y"}',
    '{"do":"chat","text":"' + "x" * 3000 + '"}',
    '{"do":"roll","at":1',
    "[" * 5000,
]


async def test_malformed_frames_are_refused(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    viewer = await ana.join(table)
    for text in MALFORMED:
        await viewer.say(text)
        frame = await viewer.until("refused")
        assert refusal(msgspec.json.encode(frame))["code"] == "wire/malformed", text[:40]
    for binary in (b'{"do":"ping"}', b"\xff\xfe"):  # commands are text
        await viewer.say(binary)
        assert (await viewer.until("refused"))["code"] == "wire/malformed"
    assert (await ana.view(table))["version"] == 1


async def test_frames_that_are_too_long_are_refused(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    viewer = await ana.join(table)
    await viewer.say('{"do":"chat","text":"' + "x" * 9000 + '"}')
    assert (await viewer.until("refused"))["code"] == "wire/too-long"
    assert {frame["is"] for frame in await viewer.silence()} <= {"here"}
    await viewer.say("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        await viewer.until("refused")
    assert await viewer.closed() == 1009


async def test_an_unknown_table_is_refused_and_leaves_nothing_behind(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    viewer = await ana.watch("nowhere")
    assert refusal(msgspec.json.encode(await viewer.receive()))["code"] == "table/unknown"
    assert await viewer.closed() == 4400
    for number in range(5):
        assert await ana.refused(f"/api/tables/none{number}", method="GET") == (404, "table/unknown")
    assert not nodes.first.services.tables._loading


async def test_while_the_database_is_away_clients_are_asked_to_retry(
    nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table exists: the answer for an unknown one would make a browser give up."""
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(nodes.first.services.store, "_closed", True)
        viewer = await ana.watch(table)
        assert (await viewer.until("refused"))["code"] == "store/closed"
        assert await viewer.closed() == 1013
    await ana.join(table)


async def test_commands_of_a_user_without_a_seat_are_refused(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
    table = await start_game(ana, bo)
    e = await eve.join(table)
    version = e.view["version"]
    commands: list[tuple[str, dict[str, Any], str]] = [
        ("sit", {"seat": 0, "name": "Eve", "entropy": "0" * 32}, "table/begun"),
        ("rise", {"seat": 0}, "table/begun"),
        ("begin", {}, "table/begun"),
        ("roll", {"at": version}, "table/not-your-turn"),
        ("play", {"move": "skip", "at": version}, "table/server-rolls"),
        ("undo", {"at": version}, "undo/nothing"),
        ("resign", {"seat": 0}, "table/not-yours"),
        ("cover", {"seat": 0}, "table/not-yours"),
    ]
    for do, fields, code in commands:
        refused = await e.refusal(do, **fields)
        assert (refused["code"], refused["version"]) == (code, version), do
    assert (await ana.view(table))["version"] == version


async def test_a_page_of_another_site_can_not_open_a_socket(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    other_scheme = nodes.first.url.replace("http", "https", 1)
    for origin in ("https://evil.example", "null", nodes.first.url + ".evil.example", other_scheme):
        with pytest.raises(InvalidStatus) as refused:
            await ana.watch(table, origin=origin)
        assert refused.value.response.status_code == 403
    viewer = await ana.watch(table, origin=nodes.first.url)
    await viewer.until("table")


async def test_pages_of_the_public_address_can_open_a_socket(nodes: Nodes, new_user: NewUser, configure: Configure) -> None:
    configure(public_url="https://dice.example/")
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    await (await ana.watch(table, origin="https://dice.example")).until("table")
    assert (await ana.post("/api/me/link"))["url"].startswith("https://dice.example/link#")


async def test_sockets_are_rate_limited(nodes: Nodes, new_user: NewUser, configure: Configure) -> None:
    configure(rate_limit=5)
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    hasty, calm = await ana.join(table), await ana.join(table)
    for _ in range(50):
        await hasty.do("ping")
    answers: list[dict[str, Any]] = []
    while len(answers) < 50:
        frame = await hasty.receive()
        answers += [frame] if frame["is"] in ("pong", "refused") else []
    refused = [frame for frame in answers if frame["is"] == "refused"]
    assert {frame["code"] for frame in refused} == {"wire/rate-limited"}
    assert answers[0]["is"] == "pong"
    assert len(refused) == 35
    await calm.do("ping")
    await calm.until("pong")  # other sockets are not held up


async def test_expensive_http_requests_are_rate_limited(nodes: Nodes, new_user: NewUser, configure: Configure) -> None:
    ana, bo = await new_user(), await new_user()
    configure(rate_limit=1)
    table = await ana.new_table("Ana", None)
    bodies: dict[str, Any] = {"/api/tables": {"game": "dicy-cards"}, f"/api/tables/{table}/fork": {"ply": 0}}
    for path in ("/api/tables", f"/api/tables/{table}/fork", f"/api/tables/{table}/rematch", "/api/me/link", "/api/me/token"):
        answer = await ana.http.post(path, json=bodies.get(path, {}))
        assert (answer.status_code, refusal(answer.content)["code"]) == (429, "wire/rate-limited"), path
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert f"{answer.headers['retry-after']} s" in answer.json()["message"]
    assert await ana.refused(f"/api/tables/{table}/do", {"do": "begin"}) == (429, "wire/rate-limited")
    assert await ana.refused("/api/me", {"name": "Ana"}, "PUT") == (429, "wire/rate-limited")
    assert (await ana.view(table))["version"] == 1  # reading costs nothing, and nothing was done
    await bo.sit(table, 1, "Bo")  # other users are not held up


async def test_a_user_has_a_maximum_of_open_tables(new_user: NewUser, configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_api, "MAX_OPEN_TABLES_PER_USER", 2)
    configure(rate_limit=1000)
    ana, bo = await new_user(), await new_user()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    await ana.new_table("Ana", None)
    assert await ana.refused("/api/tables", {"game": "dicy-cards"}) == (403, "table/too-many")
    assert await ana.refused(f"/api/tables/{table}/fork", {"ply": 0}) == (403, "table/too-many")
    await bo.new_table("Bo", None)
    await ana.do(table, "resign", seat=0)
    await ana.new_table("Ana", None)


async def test_forks_are_rate_limited(new_user: NewUser, configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps all the moves before it: forks of one long game filled 6.6 MB of database a second."""
    monkeypatch.setitem(rate_limit.POLICIES, "fork", rate_limit.Policy("user", 2, 1800.0))
    configure(rate_limit=1000)
    ana, bo = await new_user(), await new_user()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    for _ in range(2):
        await ana.post(f"/api/tables/{table}/fork", {"ply": 0})
    assert await ana.refused(f"/api/tables/{table}/fork", {"ply": 0}) == (429, "wire/rate-limited")
    await bo.post(f"/api/tables/{table}/fork", {"ply": 0})


async def test_new_guests_are_rate_limited_by_address(nodes: Nodes, new_user: NewUser, configure: Configure) -> None:
    ana = await new_user()
    configure(rate_limit=1)
    answers = []
    for place in range(6):
        # The header of a client is not trusted.
        async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as stranger:
            answers.append(await stranger.get("/api/me", headers={"X-Forwarded-For": f"192.0.2.{place}"}))
    assert [answer.status_code for answer in answers[:3]] == [200] * 3
    assert {answer.status_code for answer in answers[4:]} == {429}
    assert all("retry-after" in answer.headers and "set-cookie" not in answer.headers for answer in answers[4:])
    assert await ana.refused("/api/me/claim", {"token": "made up"}) == (429, "wire/rate-limited")
    assert (await ana.get("/api/me"))["user_id"] == ana.user_id  # existing users are not limited


async def test_clients_of_a_trusted_proxy_are_counted_separately(tmp_path: Path) -> None:
    with Node.on_sqlite(tmp_path, trusted_proxies=("127.0.0.1",), rate_limit=1) as node:
        async with httpx.AsyncClient(base_url=node.url, timeout=TIMEOUT_SECONDS) as proxy:

            async def request_from(address: str) -> int:
                proxy.cookies.clear()
                return (await proxy.get("/api/me", headers={"X-Forwarded-For": address})).status_code

            assert [await request_from("192.0.2.1") for _ in range(6)][::5] == [200, 429]
            assert await request_from("192.0.2.2") == 200
