"""Web Push encryption (RFC 8291) and sender identification (VAPID, RFC 8292), on top of `cryptography`.

The libraries that do this bring two HTTP clients along, or have no wheel, and send by themselves, without the protection of `ssrf_guard`.
"""

from __future__ import annotations

import base64
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rollhouse.core.entropy import draw

_P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""
_RECORD_BYTES = 4096
_POINT_BYTES, _AUTH_BYTES, _SALT_BYTES = 65, 16, 16
_LAST_RECORD = b"\x02"
"""The delimiter of the last record."""
_TOKEN_SECONDS = 12 * 3600


class Receiver(NamedTuple):
    """The public key and secret of a browser's subscription."""

    key: bytes
    """An uncompressed point of the curve."""
    auth: bytes
    """The secret that browser and server share."""


def read_base64(text: str) -> bytes:
    """Decode URL-safe base64, with padding or without; raise ValueError for anything else."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key(purpose: str) -> ec.EllipticCurvePrivateKey:
    """Return a new random key."""
    return key_of(draw(purpose, 40))


def key_of(seed: bytes) -> ec.EllipticCurvePrivateKey:
    """Return the key that is derived from a seed."""
    return ec.derive_private_key(int.from_bytes(seed, "big") % (_P256_ORDER - 1) + 1, ec.SECP256R1())


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the public key in URL-safe base64, as browsers take it when they subscribe."""
    return _base64(_point(key))


def is_receiver(receiver: Receiver) -> bool:
    """Return whether key and secret are valid."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver.key)
    except ValueError:
        return False
    return (len(receiver.key), len(receiver.auth)) == (_POINT_BYTES, _AUTH_BYTES)


def encrypt(payload: bytes, receiver: Receiver, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """Encrypt a payload for a receiver as one `aes128gcm` record. Key and salt are random unless a test gives them."""
    key, salt = key or new_key("push key"), salt or draw("push salt", _SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver.key)
    both = b"WebPush: info\x00" + receiver.key + _point(key)
    shared = _derive(key.exchange(ec.ECDH(), theirs), receiver.auth, both, 32)
    secret = _derive(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + _RECORD_BYTES.to_bytes(4, "big") + bytes([_POINT_BYTES]) + _point(key)
    return header + AESGCM(secret).encrypt(nonce, payload + _LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, now: float) -> str:
    """Return the VAPID header: it identifies the sender to this endpoint's service, for twelve hours."""
    url = urlsplit(endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(now) + _TOKEN_SECONDS, "sub": subject}
    signed = ".".join(_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_text(key)}"
