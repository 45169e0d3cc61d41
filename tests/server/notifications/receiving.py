"""The other side: a browser that decrypts what was sent to it, a push service and an e-mail server on this machine."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Subscribed to one push service."""

    def __init__(self, number: int, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.endpoint = f"https://push.example.net/{number}"
        self._key = key or ec.derive_private_key(1000 + number, ec.SECP256R1())
        self.auth = auth or bytes(range(number, number + 16))
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": unpadded(self.point), "auth": unpadded(self.auth)}

    def opened(self, body: bytes) -> bytes:
        """Decrypt as section 3.4 of RFC 8291 says, without code of the server."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(body) - 21 - length <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _hmac(_hmac(self.auth, shared), b"WebPush: info\0" + self.point + sender + b"\1")
        mixed = _hmac(salt, secret)
        key = _hmac(mixed, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(mixed, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain.endswith(b"\2")
        return plain[:-1]


def _hmac(key: bytes, data: bytes) -> bytes:
    mac = HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()


def signed_claims(header: str) -> tuple[dict[str, Any], str]:
    """What an authorization says, once its signature fits its key; and the key."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (padded(signature)[:32], padded(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(parts["k"]))
    key.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    kind, claims = (msgspec.json.decode(padded(part)) for part in said.split("."))
    assert kind == {"typ": "JWT", "alg": "ES256"}
    return claims, parts["k"]


class PushService:
    """Takes what is sent to it; answers what the test wants."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # the base looks methods up by the request's
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the base's name
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    async def connect(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """In place of a public address: this machine's."""
        assert host == "push.example.net"
        address, port = self._server.server_address[:2]
        return await asyncio.open_connection(str(address), port)

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.stop()


class MailHandler:
    """An e-mail server's handler."""

    def __init__(self) -> None:
        self.received: list[tuple[list[str], EmailMessage]] = []
        self.raw: list[bytes] = []
        self.refuses = False

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]) -> str:  # noqa: N802  # aiosmtpd's name
        if self.refuses:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd's name
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.received.append((list(envelope.rcpt_tos), message))
        self.raw.append(envelope.content)
        return "250 OK"
