"""Requests for other hosts, and what a caller can make the server work for."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from rollhouse.server.auth import rate_limit
from rollhouse.server.auth.rate_limit import Policy
from tests.server.live.conftest import Configure, NewUser
from tests.server.live.nodes import Nodes

MALFORMED = ["a b", "[::1", "a:99999", "x" * 2300, "x" * 9000, "a/b", "\xff"]


async def raw(nodes: Nodes, path: str, *hosts: str, more: str = "") -> tuple[int, str]:
    """The status of a plain request with these Host headers, and the rest of the answer."""
    host, port = nodes.first.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [f"GET {path} HTTP/1.1", *(f"Host: {one}" for one in hosts), "Connection: close", *filter(None, [more]), "", ""]
    writer.write("\r\n".join(lines).encode("latin-1"))
    head, _, body = (await reader.read()).decode("latin-1").partition("\r\n\r\n")
    writer.close()
    return int(head.split()[1]), head + body


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/qr.svg?path=/t/abc", "/no-such-page"])
async def test_a_malformed_host_gets_a_plain_refusal_on_every_page(nodes: Nodes, path: str) -> None:
    """It was a 500 with a traceback, and 0.25 s of QR code."""
    for host in MALFORMED:
        status, answer = await raw(nodes, path, host)
        assert (status, "wire/bad-host" in answer, "set-cookie" in answer.lower()) == (400, True, False), host
    assert (await raw(nodes, path, "localhost", "evil.example"))[0] == 400
    assert (await raw(nodes, path))[0] == 400


async def test_a_rebound_name_is_served_nothing(nodes: Nodes, configure: Configure) -> None:
    """A page whose name was pointed here after it had loaded would act as a new guest."""
    for host in ("evil.example", "127.evil.example"):
        status, answer = await raw(nodes, "/api/me", host, more="Accept-Language: fr")
        assert (status, "wire/unknown-host" in answer, "set-cookie" in answer.lower()) == (421, True, False)
        assert "n’est pas connu".encode().decode("latin-1") in answer
        socket = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        assert (await raw(nodes, "/api/tables/x/socket", host, more=socket))[0] in (403, 421)
    assert (await raw(nodes, "/healthz", "10.0.0.9"))[0] == (await raw(nodes, "/healthz", "rollhouse"))[0] == 200, "for monitoring"
    configure(allow_hosts=("evil.example",))
    assert (await raw(nodes, "/api/me", "evil.example"))[0] == 200


async def test_reads_are_charged_by_what_they_cost(new_user: NewUser, configure: Configure, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    monkeypatch.setitem(rate_limit.POLICIES, "read", Policy("address", 30, 3600.0))
    configure(rate_limit=1000)
    for _ in range(3):
        assert (await ana.http.get(f"/api/qr.svg?path=/t/{table}")).status_code == 200
    answer = await ana.http.get(f"/api/qr.svg?path=/t/{table}")
    assert (answer.status_code, answer.json()["code"]) == (429, "wire/rate-limited"), "a QR code counts as ten reads"
    assert int(answer.headers["retry-after"]) > 0
    assert (await ana.http.get("/schema/openapi.json")).status_code == 429, "200 KB, compressed for each caller"
    assert (await ana.http.get("/")).status_code in (200, 404), "pages are free"
    with pytest.raises(InvalidStatus):  # a socket is sent the whole table
        await ana.watch(table)


async def test_a_head_of_more_than_64_kb_is_refused_however_it_comes(nodes: Nodes) -> None:
    """A head that came in one piece was parsed before its size was looked at."""
    assert (await raw(nodes, "/healthz", "localhost", more=f"X-Long: {'x' * 60_000}"))[0] == 200
    assert (await raw(nodes, "/healthz", "localhost", more=f"X-Long: {'x' * 70_000}"))[0] == 431
    assert (await raw(nodes, "/healthz?" + "x" * 70_000, "localhost"))[0] == 431
