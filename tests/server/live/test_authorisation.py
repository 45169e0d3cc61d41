"""Every endpoint of the table of endpoints, called by callers who may not: programs with too small a scope, and pages of other sites."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx

from rollhouse.server.auth.endpoints import ENDPOINTS, Scope, allows
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Nodes
from tests.timeouts import TIMEOUT_SECONDS

SCOPES: tuple[Scope, ...] = ("upload", "play", "everything")
UNSUBSCRIBE = "POST /api/notifications/stop/{token}"
"""Mail programs call it as a form would, with the proof in the URL."""

ANONYMOUS = {
    "GET /api/tables/{name}/game.gif",
    "GET /api/tables/{name}/game.webp",
    "GET /api/tables/{name}/line",
    "GET /api/tables/{name}/picture.png",
    "GET /api/tables/{name}/positions",
    "GET /api/tables/{name}/ratings",
    "GET /api/tables/{name}/record",
    "GET /api/tables/{name}/report",
}
"""What is answered to all callers alike, with an account or without."""
QUERIES = {"GET /api/ratings": "?game=dicy-cards", "GET /api/rush/best": "?kind=three"}


def _requests() -> Iterator[tuple[str, str, str]]:
    """The name, method and path of each endpoint."""
    for name in ENDPOINTS:
        method, path = name.split(" ")
        if method != "SOCKET":
            yield name, method, re.sub(r"{\w+}", "1", path) + QUERIES.get(name, "")


async def test_a_program_is_refused_where_its_scope_does_not_reach(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    refused, visitor = 0, httpx.AsyncClient(base_url=nodes.second.url, timeout=TIMEOUT_SECONDS)
    for scope in SCOPES:
        token = (await ana.post("/api/me/token", {"scope": scope}))["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=nodes.second.url, headers=bearer, timeout=TIMEOUT_SECONDS) as program:
            for name, method, path in _requests():
                endpoint = ENDPOINTS[name]
                if allows(endpoint, scope):
                    continue
                answer = await program.request(method, path, json={})
                if name in ANONYMOUS:
                    assert answer.content == (await visitor.request(method, path, json={})).content, name
                    continue
                code = {"admin": "admin/token", "browser": "people/browser-only", "identity": "people/browser-only"}
                assert (answer.status_code, answer.json()["code"]) == (403, code.get(endpoint.access, "people/scope")), name
                refused += 1
    await visitor.aclose()
    assert refused > len(ENDPOINTS), "most are refused to a program that may only upload, many to one that may only play"


async def test_a_page_of_another_site_changes_nothing_at_any_endpoint(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    before = await ana.get("/api/me")
    for name, method, path in _requests():
        if method == "GET" or name == UNSUBSCRIBE:
            continue
        for headers, refusal in (
            ({"Origin": "https://evil.example"}, (403, "wire/another-site")),
            ({"Sec-Fetch-Site": "same-site"}, (403, "wire/another-site")),
            ({"Content-Type": "text/plain"}, (415, "wire/not-json")),
        ):
            answer = await ana.http.request(method, path, content=b"{}", headers={"Content-Type": "application/json", **headers})
            assert (answer.status_code, answer.json()["code"]) == refusal, (name, headers)
            assert "set-cookie" not in answer.headers
    assert await ana.get("/api/me") == before


async def test_a_page_of_another_site_is_given_no_account_by_any_endpoint(nodes: Nodes) -> None:
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as visitor:
        for name, method, path in _requests():
            headers = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
            answer = await visitor.request(method, path, content=b"{}", headers={"Content-Type": "application/json", **headers})
            assert "set-cookie" not in answer.headers, name
            assert "access-control-allow-origin" not in answer.headers, name
