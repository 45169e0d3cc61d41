"""The names under which the server is known."""

from __future__ import annotations

from typing import Any

import pytest

from rollhouse.server.config import Config
from rollhouse.server.transport import hosts
from rollhouse.server.transport.hosts import check_host, is_loopback_host

OWN = Config(database="", public_url="https://dice.example:8443/", allow_hosts=("club.example", "Games.Example"))


@pytest.fixture(autouse=True)
def _name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "_own_names", lambda: frozenset({"windows-pc", "windows-pc.local"}))
    hosts._check.cache_clear()


def verdict(*named: str, config: Config = OWN) -> str:
    scope: Any = {"headers": [(b"host", name.encode("latin-1")) for name in named], "server": ("203.0.113.7", 8421)}
    return check_host(scope, config)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8421", "play.localhost", "127.0.0.1", "127.3.2.1:80", "[::1]:8421", "LOCALHOST", "localhost."),
        *("dice.example", "dice.example:8443", "dice.example:443", "Dice.Example.", "club.example", "games.example:80"),
        *("192.168.1.20:8421", "10.0.0.5", "[fd00::7]", "203.0.113.7", "windows-pc:8421", "windows-pc.local"),
    ],
)
def test_own_names_are_known(host: str) -> None:
    assert verdict(host) == "known"


@pytest.mark.parametrize(
    "host",
    [
        *("127.evil.example", "evil.example", "dice.example.evil.example", "notlocalhost", "127.0.0.1.nip.io"),
        *("8.8.8.8", "[2001:4860::8888]"),
    ],
)
def test_other_names_are_unknown(host: str) -> None:
    assert verdict(host) == "unknown"


@pytest.mark.parametrize(
    "host",
    [
        *("", " ", "a b", "a,b", "a/b", "a@b", "a:b", "a:99999", "a:1:2", "[::1", "[::g]", "::1", "é.example", "a\x00b", "<script>"),
        *("-a.example", "x" * 256, "[127.0.0.1]:", "%zz", "a..:x"),
    ],
)
def test_malformed_names_are_refused(host: str) -> None:
    assert verdict(host) == "malformed"


def test_a_request_names_one_host() -> None:
    assert verdict() == "malformed"
    assert verdict("localhost", "localhost") == "malformed"
    assert verdict("localhost", "evil.example") == "malformed"


def test_only_a_loopback_address_is_this_computer() -> None:
    """`127.evil.example` opened the server to the network: its owner points it where they like."""
    assert not is_loopback_host("127.evil.example")
    assert not is_loopback_host("127.0.0.1.nip.io")
    assert all(is_loopback_host(host) for host in ("127.0.0.1", "::1", "localhost", "a.localhost"))
