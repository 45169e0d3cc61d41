"""Pages of other sites, in a real browser: they change nothing in a guest's name."""

from __future__ import annotations

import html
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.timeouts import TIMEOUT_SECONDS
from tests.web.conftest import Visit
from tests.web.live_server import LiveServer

_SUBMIT = "document.forms[0].submit()"


class _Elsewhere(BaseHTTPRequestHandler):
    """An empty page: what it does is the test's."""

    def do_GET(self) -> None:  # as the library calls it
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the library's name
        pass


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Elsewhere)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


@pytest.fixture
def victim(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(1000 * TIMEOUT_SECONDS)
    yield context
    context.close()


def _me(context: BrowserContext, live_server: LiveServer) -> dict[str, Any]:
    me: dict[str, Any] = context.request.get(f"{live_server.url}/api/me").json()
    return me


def _key(context: BrowserContext, live_server: LiveServer) -> str:
    return next(one["value"] for one in context.cookies(live_server.url) if one["name"] == "rollhouse")


def _form(page: Page, action: str, kind: str, field: str = "", value: str = "") -> int:
    """Submit a form as another site can, to where a whole page would come from; the status that comes back."""
    entry = f"<input name='{html.escape(field, quote=True)}' value='{html.escape(value, quote=True)}'>" if field else ""
    page.set_content(f"<form method=post enctype='{kind}' action='{action}'>{entry}</form>")
    with page.expect_navigation() as went:
        page.evaluate(_SUBMIT)
    assert went.value is not None
    return went.value.status


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"], ids=["another-site", "another-port"])
def test_a_form_on_another_site_changes_no_identity(host: str, live_server: LiveServer, victim: BrowserContext, port: int) -> None:
    page = victim.new_page()
    me, key = _me(victim, live_server), _key(victim, live_server)
    for path in ("/api/me/token", "/api/me/link", "/api/tables"):
        page.goto(f"http://{host}:{port}/")
        assert _form(page, live_server.url + path, "application/x-www-form-urlencoded") == 403
        assert (_me(victim, live_server), _key(victim, live_server)) == (me, key)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"], ids=["another-site", "another-port"])
def test_a_script_on_another_site_acts_for_no_user(host: str, live_server: LiveServer, victim: BrowserContext, port: int) -> None:
    page = victim.new_page()
    me, key = _me(victim, live_server), _key(victim, live_server)
    page.goto(f"http://{host}:{port}/")
    page.evaluate(
        """async (server) => {
          const body = JSON.stringify({ name: "Eve" });
          for (const mode of ["no-cors", "cors"])
            for (const [method, path] of [["POST", "/api/me/token"], ["GET", "/api/me"], ["PUT", "/api/me"]])
              for (const type of ["text/plain", "application/json"])
                await fetch(server + path, { method, mode, credentials: "include", headers: { "Content-Type": type },
                  ...(method === "GET" ? {} : { body }) }).catch(() => null);
        }""",
        live_server.url,
    )
    opened = page.evaluate(
        """(address) => new Promise((resolve) => {
          const socket = new WebSocket(address);
          socket.onmessage = () => resolve("heard something");
          socket.onclose = () => resolve("closed");
        })""",
        live_server.url.replace("http", "ws", 1) + "/api/tables/none/socket",
    )
    assert opened == "closed"
    assert (_me(victim, live_server), _key(victim, live_server)) == (me, key)


def test_a_request_from_another_site_creates_no_guest(live_server: LiveServer, victim: BrowserContext, port: int) -> None:
    page = victim.new_page()
    page.goto(f"http://localhost:{port}/")
    page.set_content(f"<a href='{live_server.url}/api/me'>Look</a>")
    with page.expect_navigation() as went:
        page.get_by_role("link").click()
    assert went.value is not None
    assert went.value.status == 403
    assert victim.cookies(live_server.url) == []


def test_a_link_asks_before_a_device_gives_up_its_own_tables(visit: Visit) -> None:
    ana, phone = visit("fr"), visit("fr", size=(360, 740))
    table = phone.new_table("dicy-cards", "Ana", "bot:greedy")
    before = phone.context.request.get(f"{phone.url}/api/me").json()
    link = ana.post("/api/me/link")["url"]
    phone.go(link.removeprefix(phone.url))
    phone.page.get_by_role("button", name=phone.say("web-claim-yes")).click()
    expect(phone.page.get_by_text(phone.say("web-claim-loses"))).to_be_visible()
    assert phone.context.request.get(f"{phone.url}/api/me").json() == before
    phone.page.get_by_role("button", name=phone.say("web-claim-replace")).click()
    phone.page.get_by_role("heading", name=phone.say("web-claim")).wait_for(state="detached")
    claimed = phone.context.request.get(f"{phone.url}/api/me").json()
    assert claimed["user_id"] == ana.context.request.get(f"{ana.url}/api/me").json()["user_id"]
    assert table not in phone.context.request.get(f"{phone.url}/api/tables").text()
    phone.forgive("409")
