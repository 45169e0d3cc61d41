"""Web push: encrypted as RFC 8291 says, signed as RFC 8292 says, and never sent to private addresses."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from rollhouse.server.features.notifications.ssrf_guard import Forbidden, connect_publicly, is_external_url, post
from rollhouse.server.features.notifications.webpush import (
    Receiver,
    authorization,
    encrypt,
    is_receiver,
    key_of,
    new_key,
    public_text,
    read_base64,
)
from tests.server.notifications.receiving import Browser, padded, signed_claims, unpadded

# Appendix A of RFC 8291.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(padded(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_is_sealed_as_it_is_there() -> None:
    receiver = Receiver(read_base64(RECEIVER), read_base64(AUTH))
    assert unpadded(encrypt(PLAIN, receiver, private(SENDER), read_base64(SALT))) == SEALED


def test_the_browser_of_these_tests_opens_what_the_standard_sealed() -> None:
    assert Browser(0, private(RECEIVER_PRIVATE), padded(AUTH)).opened(padded(SEALED)) == PLAIN


def test_only_the_receiver_decrypts_a_push_and_no_two_are_equal() -> None:
    one, other = Browser(1), Browser(2)
    receiver = Receiver(one.point, one.auth)
    first, second = encrypt(b"your turn", receiver), encrypt(b"your turn", receiver)
    assert first != second
    assert one.opened(first) == one.opened(second) == b"your turn"
    with pytest.raises(Exception, match=r"^$"):
        other.opened(first)


@pytest.mark.parametrize("text", ["", "AAAA", "!!!!", RECEIVER[:-4], "B" + "A" * 86])
def test_an_invalid_key_of_a_browser_is_refused(text: str) -> None:
    try:
        receiver = Receiver(read_base64(text), bytes(16))
    except ValueError:
        return
    assert not is_receiver(receiver)


def test_a_push_service_can_verify_the_sender() -> None:
    key = new_key("test")
    claims, public = signed_claims(authorization(key, "https://push.example.net/some/where?x=1", "mailto:dice@example.org", 1000.5))
    assert claims == {"aud": "https://push.example.net", "exp": 1000 + 12 * 3600, "sub": "mailto:dice@example.org"}
    assert public == public_text(key)
    assert public_text(key_of(b"the same")) == public_text(key_of(b"the same")) != public


# --- the SSRF guard -----------------------------------------------------------------------------------------------------------------------


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
        "https://printer.local./1",
        "https://localhost./1",
        "https://10.0.0.1./",
        "https://metadata.google.internal/1",
        "https://push.example.net/1\r\nHost: elsewhere",
        "https://push.example.net/ 1",
        "file:///etc/passwd",
        "https://",
        "https://push.example.net/" + "x" * 1000,
        "",
    ],
)
def test_an_invalid_push_service_is_neither_stored_nor_called(endpoint: str) -> None:
    assert not is_external_url(endpoint)

    async def never(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        raise AssertionError(host)

    with pytest.raises(Forbidden):
        asyncio.run(post(endpoint, b"", {}, never))


def test_the_push_services_of_browsers_are_valid() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com:443/Q",
    ):
        assert is_external_url(endpoint)


PRIVATE_V4 = ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
PRIVATE_V6 = [
    "::1",
    "fe80::1%eth0",
    "fd00::1",
    "::ffff:127.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b::169.254.169.254",
    "64:ff9b:1::a00:1",
]


@pytest.mark.parametrize("addresses", [*([one] for one in (*PRIVATE_V4, *PRIVATE_V6)), ["93.184.216.34", "127.0.0.1"], []])
def test_a_name_of_a_private_address_is_not_called(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(asyncio, "open_connection", lambda *_, **__: pytest.fail("it was called"))
    with pytest.raises(Forbidden):
        asyncio.run(connect_publicly("push.example.net"))
