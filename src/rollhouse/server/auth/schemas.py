"""Bodies of the HTTP API about users, tokens and sign-in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

__all__ = [
    "Claim",
    "Link",
    "Me",
    "NewPasskey",
    "PasskeyLine",
    "PasskeyName",
    "RecoveryCodes",
    "SignIn",
    "SignInByCode",
    "SignInMethods",
    "Token",
    "TokenLine",
]

LONGEST_PASSKEY_NAME = 40
_Name = Annotated[str, Meta(max_length=LONGEST_PASSKEY_NAME)]
Short = Annotated[str, Meta(max_length=200)]


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


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am to others, and how I like to be spoken to."""

    name: Annotated[str, Meta(max_length=60)] = ""
    lang: Annotated[str, Meta(max_length=10)] = ""
    user_id: Short = ""


class Link(msgspec.Struct, frozen=True):
    """A link that makes another device this guest, once."""

    url: str
    qr: str
    """The same as a picture, for the other device's camera: the address of an image that holds it all."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of such a link."""

    token: Short
    replace: bool = False
    """Whether the guest that this device is now may be given up, where they have tables or a streak of their own."""


class Token(msgspec.Struct, frozen=True):
    """A bearer token for a program."""

    token: str


class TokenLine(msgspec.Struct, frozen=True):
    """A device or a program that is this guest."""

    id: str
    kind: str
    """`device` or `program`."""
    created: float
    own: bool
    """Whether it is the one that asks."""
