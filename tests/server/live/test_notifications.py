"""Notification settings over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rollhouse.server.auth import rate_limit
from rollhouse.server.auth.rate_limit import Policy
from rollhouse.server.features.notifications.email import token_for
from rollhouse.server.features.notifications.repository import Mail
from tests.server.live.conftest import Configure, NewUser
from tests.server.live.nodes import Client, Node, Nodes
from tests.server.notifications.receiving import Browser
from tests.timeouts import TIMEOUT_SECONDS

PATH = "/api/me/notifications"


def subscription(browser: Browser) -> dict[str, Any]:
    return {"endpoint": browser.endpoint, "expirationTime": None, "keys": browser.keys}


async def test_a_subscription_is_visible_to_its_user_only(nodes: Nodes, new_user: NewUser) -> None:
    ana, eve = await new_user(), await new_user(nodes.second)
    nothing = await ana.get(PATH)
    assert (nothing["devices"], nothing["mail"], nothing["address"], nothing["confirmed"]) == ([], False, "", False)
    assert (await eve.get(PATH))["key"] == nothing["key"], "the same at every node"
    browser = Browser(1)
    page = (await ana.http.put(f"{PATH}/push", json=subscription(browser))).json()
    assert page["devices"] == [browser.endpoint]
    assert (await eve.get(PATH))["devices"] == []
    await eve.http.request("DELETE", f"{PATH}/push", json={"endpoint": browser.endpoint})
    assert (await ana.get(PATH))["devices"] == [browser.endpoint]
    assert (await ana.http.request("DELETE", f"{PATH}/push", json={"endpoint": browser.endpoint})).json()["devices"] == []


async def test_invalid_subscriptions_are_refused(new_user: NewUser) -> None:
    ana, good = await new_user(), subscription(Browser(1))
    bad: list[tuple[dict[str, Any], str]] = [
        ({**good, "endpoint": "https://127.0.0.1/1"}, "notification/endpoint"),
        ({**good, "endpoint": "http://push.example.net/1"}, "notification/endpoint"),
        ({**good, "keys": {"p256dh": "AAAA", "auth": good["keys"]["auth"]}}, "notification/keys"),
        ({**good, "keys": {"p256dh": "é", "auth": good["keys"]["auth"]}}, "notification/keys"),
        ({**good, "keys": {"p256dh": good["keys"]["p256dh"], "auth": "AA"}}, "notification/keys"),
        ({**good, "endpoint": "https://push.example.net/" + "x" * 1000}, "wire/malformed"),
        ({"endpoint": good["endpoint"]}, "wire/malformed"),
    ]
    for body, code in bad:
        assert await ana.refused(f"{PATH}/push", body, "PUT") == (400, code), body
    assert await ana.refused(f"{PATH}/mail", {"address": "ana@example.org"}, "PUT") == (403, "notification/no-mail")
    assert (await ana.get(PATH))["devices"] == []


async def test_a_network_names_few_hosts_at_a_time_that_the_server_calls(
    new_user: NewUser, configure: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each new host may hold a call for ten seconds, and guests are free: with many of both no other user's messages would be sent."""
    monkeypatch.setitem(rate_limit.POLICIES, "push-network", Policy("address", 3, 3600.0))
    configure(rate_limit=1000)
    answers = []
    for guest in [await new_user() for _ in range(2)]:
        answers += [await guest.http.put(f"{PATH}/push", json=subscription(Browser(number))) for number in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


async def test_a_webhook_and_choices_are_their_users_own_and_private_addresses_refused(nodes: Nodes, new_user: NewUser) -> None:
    ana, eve = await new_user(), await new_user(nodes.second)
    private = (
        "http://example.net/",
        "https://localhost/",
        "https://10.0.0.1/",
        "https://example.net:8443/",
        "https://a:b@example.net/",
        "x",
    )
    for url in private:
        assert await ana.refused(f"{PATH}/webhook", {"url": url}, "PUT") == (400, "notification/webhook"), url
    page = await ana.request("PUT", f"{PATH}/webhook", {"url": "https://hook.invalid/x"})
    assert page["webhook"] == "https://hook.invalid/x"
    choices = {"push": ["turn"], "mail": [], "webhook": ["friend", "answer"]}
    assert (await ana.request("PUT", f"{PATH}/choices", choices))["choices"] == choices
    assert await ana.refused(f"{PATH}/choices", {**choices, "push": ["all"]}, "PUT") == (400, "wire/malformed")
    other = await eve.get(PATH)
    assert (other["webhook"], other["choices"]["push"]) == ("", ["turn", "invitation", "round"])
    await eve.request("POST", f"{PATH}/bell/read", {})
    await eve.request("DELETE", f"{PATH}/webhook", {})
    assert (await ana.get(PATH))["webhook"] == "https://hook.invalid/x"
    assert (await ana.request("DELETE", f"{PATH}/webhook", {}))["webhook"] == ""
    for method, path, body in (
        ("GET", "/bell", None),
        ("PUT", "/webhook", {"url": "https://hook.invalid/x"}),
        ("PUT", "/choices", choices),
    ):
        async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as stranger:
            answer = await stranger.request(method, PATH + path, json=body, headers={"Authorization": "Bearer wrong"})
            assert answer.status_code == 401, path


async def test_a_users_turns_are_counted(new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user()
    assert await ana.get(f"{PATH}/turns") == {"count": 0}
    await ana.new_table("Ana", "bot:greedy", begin=True)
    await ana.new_table("Ana", "bot:greedy", begin=True)
    assert (await ana.get(f"{PATH}/turns"), await bo.get(f"{PATH}/turns")) == ({"count": 2}, {"count": 0})


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[Node]:
    """A server with an SMTP setting; no SMTP server answers there."""
    smtp = {"smtp": "smtp://127.0.0.1:1", "mail_from": "dice@example.org", "public_url": "http://127.0.0.1"}
    with Node.on_sqlite(tmp_path, rate_limit=40, **smtp) as node:
        yield node


async def test_an_address_is_confirmed_and_removed_by_signed_links(mailing: Node) -> None:
    outbox = mailing.services.notifier.queue
    async with Client(mailing.url) as ana, httpx.AsyncClient(base_url=mailing.url, timeout=TIMEOUT_SECONDS) as mail_program:
        two = ("ana@example.org, eve@example.org", "ana@example.org\r\nBcc: eve@example.org")
        for address in ("", "ana", "ana@host", *two, "é@example.org"):
            assert await ana.refused(f"{PATH}/mail", {"address": address}, "PUT") == (400, "notification/address"), address
        page = (await ana.http.put(f"{PATH}/mail", json={"address": " ana@example.org "})).json()
        assert (page["mail"], page["address"], page["confirmed"]) == (True, "ana@example.org", False)
        mail, key = mailing.run(outbox.mail(ana.user_id)), mailing.run(outbox.key("mail"))
        assert isinstance(mail, Mail)
        confirm, stop = (token_for(key, purpose, ana.user_id, mail.asked) for purpose in ("confirm", "stop"))
        for wrong in (stop, confirm[:-1] + ("0" if confirm[-1] != "0" else "1"), f"{ana.user_id}.", "é", ""):
            assert await ana.refused("/api/notifications/confirm", {"token": wrong}) == (401, "notification/bad-link")
        assert (await mail_program.post("/api/notifications/confirm", json={"token": confirm})).status_code == 200
        assert (await ana.get(PATH))["confirmed"]
        form = {"List-Unsubscribe": "One-Click"}
        assert (await mail_program.post(f"/api/notifications/stop/{confirm}", data=form)).json()["code"] == "notification/bad-link"
        assert (await ana.get(PATH))["address"] == "ana@example.org"
        assert (await mail_program.post(f"/api/notifications/stop/{stop}", data=form)).status_code == 200
        assert mail_program.cookies == {}, "an e-mail client gets no account"
        assert (await ana.get(PATH))["address"] == ""
        assert await ana.refused(f"{PATH}/mail", {"address": "ANA+1@example.org"}, "PUT") == (429, "wire/rate-limited")
        assert (await ana.get(PATH))["address"] == "", "nothing is stored, and nothing sent"


async def test_no_log_names_the_token_of_a_link(
    nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(user_id: str) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(nodes.first.services.notifier.queue, "mail", fails)
    stranger = await new_user()
    assert await stranger.refused("/api/notifications/stop/ana.5ec3e7", {}) == (500, "wire/broken")
    logged = [record for record in caplog.records if record.getMessage() == "unexpected error"]
    assert [record.__dict__["path"] for record in logged] == ["/api/notifications/stop/{token}"]
