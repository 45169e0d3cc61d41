"""The address that others can reach, and opening the server to the local network."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Request

from rollhouse.server.config import Config
from rollhouse.server.transport import lan
from rollhouse.server.transport.lan import LanError, LanListener


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.168.1.20")


@pytest.mark.parametrize("url", ["http://localhost:8421", "http://127.0.0.1:8421", "http://[::1]:8421"])
def test_a_server_on_the_local_network_returns_its_address(url: str) -> None:
    assert lan.reachable(url, lan.ALL_ADDRESSES) == "http://192.168.1.20:8421"
    assert lan.reachable(url, "127.0.0.1") == url
    assert lan.is_loopback(url)


@pytest.mark.parametrize("url", ["http://news.example.org", "https://play.example.org:8443", "http://192.168.1.7:8421"])
def test_a_name_that_others_know_stays_as_it_is(url: str) -> None:
    assert lan.reachable(url, lan.ALL_ADDRESSES) == url
    assert not lan.is_loopback(url)


def test_a_computer_in_no_network_has_no_address_to_give(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "")
    assert lan.reachable("http://localhost:8421", lan.ALL_ADDRESSES) == "http://localhost:8421"


# --- opening it while it runs ----------------------------------------------------------------------------------------------------------


def asked(client: str = "127.0.0.1", host: str = "localhost:8421", **headers: str) -> Request[Any, Any, Any]:
    """A request from there."""
    named = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    head = [(name.encode(), value.encode()) for name, value in named.items()]
    ends = {"client": (client, 50000), "server": ("127.0.0.1", 8421)}
    request = {"type": "http", "method": "POST", "scheme": "http", "path": "/api/address/lan", "query_string": b"", "headers": head}
    scope: Any = {**request, **ends}
    return Request(scope)


def listener(listen_at: Callable[[str], Awaitable[int]] | None = None, **options: Any) -> LanListener:
    return LanListener(Config(database=f"sqlite:///{Path('server.sqlite')}", **options), listen_at or _listened)


async def _listened(address: str) -> int:
    assert address == "192.168.1.20"
    return 8421


async def test_a_local_user_opens_the_server_to_the_network_once() -> None:
    lan_listener = listener()
    assert lan_listener.can_open(asked())
    await lan_listener.open_lan(asked())
    assert lan_listener.url == "http://192.168.1.20:8421"
    assert not lan_listener.can_open(asked())
    await lan_listener.open_lan(asked("192.168.1.31", "192.168.1.20:8421"))  # open is open


@pytest.mark.parametrize(
    "request_",
    [
        asked("192.168.1.31"),
        asked("2001:db8::7"),
        asked(host="house.example.org"),  # a name that others can point here
        asked(host="192.168.1.20:8421"),
        asked(x_forwarded_for="203.0.113.9"),
        asked(via="1.1 proxy"),
    ],
    ids=["another computer", "another computer's IPv6", "another name", "the network's address", "forwarded", "by a proxy"],
)
async def test_remote_users_can_not_open_the_server(request_: Request[Any, Any, Any]) -> None:
    lan_listener = listener()
    assert not lan_listener.can_open(request_)
    with pytest.raises(LanError) as refused:
        await lan_listener.open_lan(request_)
    assert (refused.value.code, refused.value.http_status, lan_listener.url) == ("lan/not-here", 403, "")


@pytest.mark.parametrize(
    "options",
    [{"host": lan.ALL_ADDRESSES}, {"public_url": "https://play.example.org"}, {"trusted_proxies": ("10.0.0.2",)}, {"workers": 2}],
    ids=["open already", "a public address", "behind a proxy", "several nodes"],
)
def test_a_server_with_a_public_address_is_not_opened(options: dict[str, Any]) -> None:
    assert not listener(**options).can_open(asked())


async def test_an_address_of_the_whole_world_is_not_opened_in_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "8.8.4.4")
    assert not listener().can_open(asked())
    monkeypatch.setattr(lan, "lan_address", lambda: "")
    with pytest.raises(LanError) as refused:
        await listener().open_lan(asked())
    assert refused.value.code == "lan/none"


async def test_a_port_that_is_taken_there_is_said() -> None:
    async def taken(address: str) -> int:
        raise OSError(98, "Address already in use")

    lan_listener = listener(taken)
    with pytest.raises(LanError) as refused:
        await lan_listener.open_lan(asked())
    assert (refused.value.code, refused.value.value, lan_listener.url) == ("lan/taken", "192.168.1.20", "")
