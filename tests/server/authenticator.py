"""An authenticator in software: makes passkeys and signs with them, as browsers hand it on (WebAuthn, "none" attestation)."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


def text(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()


class Authenticator:
    """One passkey at a time. `origin` is what its browser says where it is; `verifies`: whether it makes sure who uses it."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        self.origin = origin
        self.verifies = verifies
        self._key = ec.generate_private_key(ec.SECP256R1())
        numbers = self._key.public_key().public_numbers()
        self.id = hashlib.sha256(str(numbers.x).encode()).digest()
        self._public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        self.count = 0
        self.handle = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self.handle = base64.urlsafe_b64decode(options["user"]["id"] + "===")
        client = self._client("webauthn.create", options["challenge"])
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public
        data = self._data(options["rp"]["id"], _ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(made)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        return self._credential({**response, "userHandle": text(self.handle)})

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, site: str, more: int = 0) -> bytes:
        flags = _PRESENT | (_VERIFIED if self.verifies else 0) | more
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "clientExtensionResults": {}, "response": response}
