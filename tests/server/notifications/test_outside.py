"""The SSRF guard: no requests to private addresses."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from rollhouse.server.features.notifications.ssrf_guard import Forbidden, connect_publicly, is_external_url, post


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/1",
        "https://localhost/1",
        "https://printer/1",
        "https://127.0.0.1/1",
        "https://2130706433/",
        "https://[::1]/1",
        "https://10.0.0.1/",
        "https://push.example.net:8443/1",
        "https://someone@push.example.net/1",
        "https://push.example.net:99999/",
        "https://printer.local/1",
        "https://push.example.net/1\r\nHost: elsewhere",
        "https://push.example.net/ 1",
        "file:///etc/passwd",
        "https://",
        "https://push.example.net/" + "x" * 1000,
        "",
    ],
)
def test_what_can_not_be_a_push_service_is_not_kept_and_not_called(endpoint: str) -> None:
    assert not is_external_url(endpoint)

    def never(host: str) -> socket.socket:
        raise AssertionError(host)

    with pytest.raises(Forbidden):
        post(endpoint, b"", {}, never)


def test_what_browsers_name_is_one() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com:443/Q",
    ):
        assert is_external_url(endpoint)


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["192.168.1.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["224.0.0.1"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["2002:7f00:1::"],
        ["93.184.216.34", "127.0.0.1"],
        [],
    ],
)
def test_a_name_that_means_an_address_within_is_not_called(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr("rollhouse.server.features.notifications.ssrf_guard.socket.socket", lambda *_: pytest.fail("it was called"))
    with pytest.raises(Forbidden):
        connect_publicly("push.example.net")
