"""The bodies of the part of the HTTP API by which somebody keeps their seat, and signs in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

__all__ = ["NewPasskey", "PasskeyLine", "PasskeyName", "RecoveryCodes", "SignIn", "SignInByCode", "SignInMethods"]

LONGEST_PASSKEY_NAME = 40
_Name = Annotated[str, Meta(max_length=LONGEST_PASSKEY_NAME)]


class PasskeyLine(msgspec.Struct, frozen=True):
    """A passkey of mine."""

    id: str
    name: str
    """What I call it; empty until I do."""
    created: float
    used: float | None
    """When I last signed in with it."""


class SignInMethods(msgspec.Struct, frozen=True):
    """By what I can come back as who I am, from anywhere."""

    site: str
    """The host for which passkeys are made here: a browser at another one has no use for them."""
    passkeys: list[PasskeyLine]
    codes: int
    """Recovery codes that were not used."""


class NewPasskey(msgspec.Struct, frozen=True):
    """What a browser's `navigator.credentials.create` gave, as JSON."""

    credential: dict[str, Any]
    name: _Name = ""


class PasskeyName(msgspec.Struct, frozen=True):
    """What I call a passkey."""

    name: _Name


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes by which I can sign in, each once. They are shown this one time."""

    codes: list[str]


class SignIn(msgspec.Struct, frozen=True):
    """What a browser's `navigator.credentials.get` gave, as JSON."""

    credential: dict[str, Any]
    replace: bool = False
    """Whether the guest that this device is now may be given up, with what they have."""


class SignInByCode(msgspec.Struct, frozen=True):
    """A recovery code, as it was written down."""

    code: Annotated[str, Meta(max_length=100)]
    replace: bool = False
    """As for a passkey."""
