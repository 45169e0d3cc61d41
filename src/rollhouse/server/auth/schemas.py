"""Bodies of the HTTP API about users, tokens and sign-in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.server.auth.endpoints import Scope

MAX_PASSKEY_NAME_LENGTH = 40
_Name = Annotated[str, Meta(max_length=MAX_PASSKEY_NAME_LENGTH)]
Short = Annotated[str, Meta(max_length=200)]


class PasskeyLine(msgspec.Struct, frozen=True):
    """A passkey."""

    id: str
    name: str
    """Given by the user; may be empty."""
    created: float
    used: float | None
    """When it was last used to sign in."""


class SignInMethods(msgspec.Struct, frozen=True):
    """The ways to sign in to my account from another device."""

    site: str
    """The host that passkeys belong to; they can't be used on another host."""
    passkeys: list[PasskeyLine]
    codes: int
    """The number of unused recovery codes."""
    changes: list[AccountChange]
    """The latest changes of passkeys, codes, tokens, links and e-mail address, latest first."""


class NewPasskey(msgspec.Struct, frozen=True):
    """The result of `navigator.credentials.create`, as JSON."""

    credential: dict[str, Any]
    name: _Name = ""


class PasskeyName(msgspec.Struct, frozen=True):
    """A new name for a passkey."""

    name: _Name


class RecoveryCodes(msgspec.Struct, frozen=True):
    """New recovery codes. Each works once; they can't be shown again."""

    codes: list[str]


class SignIn(msgspec.Struct, frozen=True):
    """The result of `navigator.credentials.get`, as JSON."""

    credential: dict[str, Any]
    replace: bool = False
    """Whether the device's present account may become unreachable, with its data."""


class SignInByCode(msgspec.Struct, frozen=True):
    """A recovery code; spaces, hyphens and case are ignored."""

    code: Annotated[str, Meta(max_length=100)]
    replace: bool = False
    """Whether the device's present account may become unreachable, with its data."""


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My account."""

    name: Annotated[str, Meta(max_length=60)] = ""
    lang: Annotated[str, Meta(max_length=10)] = ""
    user_id: Short = ""
    registered: bool = False
    """Whether I have a passkey or recovery codes; otherwise I am a guest. Ignored in requests."""


class Privacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What other users may see of me."""

    games: bool = True
    """My page lists my latest rated and public games."""
    accuracy: bool = True
    """My page shows my accuracy."""
    online: bool = True
    """Friends and visitors of my page see whether I am online."""
    watch: bool = True
    """My rated and public games are listed for spectators."""
    invitations: bool = True
    """Registered users who are not my friends may invite me."""


def read_privacy(text: str | None) -> Privacy:
    """Return the settings from stored text; without one, the defaults."""
    return msgspec.json.decode(text, type=Privacy) if text else Privacy()


class Link(msgspec.Struct, frozen=True):
    """A link that works once."""

    url: str
    qr: str
    """The link as a QR code: a data URI of an SVG image."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link for another device."""

    token: Short
    replace: bool = False
    """Whether the device's present account may become unreachable, with its data."""


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to create for a program."""

    scope: Scope = "play"
    """`upload` adds finished games; `play` also plays, watches and analyses; `everything` also changes settings, but not how I sign in."""
    name: _Name = ""
    """What the program is, for my list."""


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A proof that I am the user of this account: a passkey's signature, or a recovery code, which is used up."""

    credential: dict[str, Any] | None = None
    """The result of `navigator.credentials.get`, as JSON."""
    code: Annotated[str, Meta(max_length=100)] = ""


class AccountChange(msgspec.Struct, frozen=True):
    """A change of how I sign in."""

    what: str
    """Such as `passkey-added`."""
    detail: str
    """Such as the passkey's name."""
    at: float


class Token(msgspec.Struct, frozen=True):
    """A bearer token for a program."""

    token: str


class TokenLine(msgspec.Struct, frozen=True):
    """A device or program that is signed in to my account."""

    id: str
    kind: str
    """`device` or `program`."""
    created: float
    own: bool
    """Whether it is the device that sent this request."""
    scope: str
    """What a program may do: `upload`, `play` or `everything`; empty for a device."""
    name: str
    """Given by the user to a program; may be empty."""
    used_at: float | None = None
    """When it was last used, to the hour."""
