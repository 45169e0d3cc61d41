"""Passkeys of visitors."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession

from tests.web.visitors import Visitor

__all__ = ["Keyring", "use_localhost"]

_VIRTUAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """Chromium's virtual authenticator, which always confirms the user's presence."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": _VIRTUAL})["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """A passkey that comes along to another device, as they do."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": credential})


def use_localhost(visitor: Visitor) -> Visitor:
    """Address the server by host name: browsers create no passkeys for IP addresses."""
    visitor.url = visitor.url.replace("127.0.0.1", "localhost")
    return visitor
