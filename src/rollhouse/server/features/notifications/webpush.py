"""What a push service carries and can't read: Web Push as RFC 8291 seals it, and who sends it as RFC 8292 (VAPID) says.

`cryptography` does the arithmetic; what is here is the order in which the two standards ask for it. The libraries that put it together
bring two HTTP clients along, or no wheel, and send by themselves: to whatever address a browser names.
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

__all__ = ["Receiver", "authorization", "is_receiver", "key_of", "new_key", "public_text", "read_base64", "sealed"]

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
_RECORD = 4096
_POINT_BYTES, _AUTH_BYTES, _SALT_BYTES = 65, 16, 16
_LAST = b"\x02"
"""What ends the only record."""
_HALF_A_DAY = 12 * 3600


class Receiver(NamedTuple):
    """A browser, as it subscribed: for whom to seal."""

    key: bytes
    """Its public key: an uncompressed point."""
    auth: bytes
    """What only it and the house know."""


def read_base64(text: str) -> bytes:
    """As browsers write bytes in addresses and keys, with padding or without; ValueError for anything else."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key(purpose: str) -> ec.EllipticCurvePrivateKey:
    """A key that nobody can foresee."""
    return key_of(draw(purpose, 40))


def key_of(seed: bytes) -> ec.EllipticCurvePrivateKey:
    """The key that these bytes stand for."""
    return ec.derive_private_key(int.from_bytes(seed, "big") % (_ORDER - 1) + 1, ec.SECP256R1())


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """The public half, as a browser is told it when it subscribes."""
    return _written(_point(key))


def is_receiver(receiver: Receiver) -> bool:
    """Whether something can be sealed for it: a point of the curve, and as many bytes as it must be."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver.key)
    except ValueError:
        return False
    return (len(receiver.key), len(receiver.auth)) == (_POINT_BYTES, _AUTH_BYTES)


def sealed(payload: bytes, receiver: Receiver, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """The payload for this receiver alone: one record of `aes128gcm`. Key and salt are new each time, except where a test knows them."""
    key, salt = key or new_key("push key"), salt or draw("push salt", _SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver.key)
    both = b"WebPush: info\x00" + receiver.key + _point(key)
    shared = _derived(key.exchange(ec.ECDH(), theirs), receiver.auth, both, 32)
    secret = _derived(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + _RECORD.to_bytes(4, "big") + bytes([_POINT_BYTES]) + _point(key)
    return header + AESGCM(secret).encrypt(nonce, payload + _LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, now: float) -> str:
    """The header that says who sends, to the service of this endpoint and to no other, for half a day."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + _HALF_A_DAY, "sub": subject}
    said = ".".join(_written(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={said}.{_written(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_text(key)}"
