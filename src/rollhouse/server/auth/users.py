"""Users and the credentials of their devices and programs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Literal, TypeAlias

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from rollhouse.locale import choose_language
from rollhouse.play.players import MAX_NAME_LENGTH
from rollhouse.play.seats import TableError, checked_name
from rollhouse.server.auth.endpoints import Endpoint, Scope, allows, endpoint_of
from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.auth.schemas import Me, TokenLine
from rollhouse.server.store.rows import SignedIn, User
from rollhouse.server.store.store import Store, secret_id

Kind: TypeAlias = Literal["device", "program"]
COOKIE = "rollhouse"
_COOKIE_SECONDS = 365 * 24 * 3600
CONFIRMED_SECONDS = 600.0
"""How long after proving who they are the user of a browser may change how they sign in."""


def device_cookie(value: str, *, secure: bool) -> Cookie:
    """Return the cookie that signs a device in. Scripts can't read it, and requests of other sites don't carry it."""
    return Cookie(key=COOKIE, value=value, max_age=_COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)


def no_cookie(*, secure: bool) -> Cookie:
    """Return the cookie that signs a device out."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)


def me_of(user: User) -> Me:
    """Return a user's account as the user sees it."""
    return Me(user.name, user.lang, user.user_id, user.registered is not None)


class Auth:
    """Identifies callers, and manages guest accounts, device links and tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def current_user(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        """Return the caller; None for a caller without an account.

        Raises `table/bad-token` for an unknown bearer token, and `people/scope`, `people/browser-only` or `people/confirm` for a caller who
        may not call this endpoint.
        """
        return await self.recheck(connection)()

    def recheck(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Callable[[], Awaitable[User | None]]:
        """Return a function that identifies the caller again later. It keeps the credentials, but not the connection."""
        return partial(self._identify, *_credentials(connection), endpoint_of(connection))

    async def _identify(self, secret: str, kind: Kind, endpoint: Endpoint) -> User | None:
        signed_in = await self._store.identify(secret, kind) if secret else None
        if kind == "program":
            if signed_in is None:
                raise TableError("table/bad-token")
            _check_scope(endpoint, signed_in.scope)
        elif signed_in is not None and endpoint.access == "identity":
            await self._check_confirmed(signed_in)
        return None if signed_in is None else signed_in.user

    async def _check_confirmed(self, signed_in: SignedIn) -> None:
        """Raise `people/confirm` unless the user has just proved who they are. A guest without credentials has nothing to prove it with."""
        fresh = signed_in.confirmed_at is not None and signed_in.confirmed_at > self._store.now() - CONFIRMED_SECONDS
        if not fresh and await self._store.has_credentials(signed_in.user.user_id):
            raise PeopleError("people/confirm")

    async def confirm(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Note that the user of this browser has just proved who they are."""
        created: Cookie | None = connection.scope["state"].get("new_cookie")  # of a guest whose first request this is
        secret = _credentials(connection)[0] if created is None else created.value or ""
        await self._store.confirm_device(secret, self._store.now())

    async def create_guest(self, lang: str) -> tuple[User, str]:
        """Create a guest account; return it with the value of its cookie."""
        return await self._store.create_guest("", lang)

    async def rename(self, user: User, name: str, lang: str) -> User:
        """Change a user's name and language; empty values leave them as they are."""
        name = checked_name(name) if name.strip() else user.name
        if name != user.name and await self._store.locked_name(user.user_id) is not None:
            raise TableError("table/name-locked", value=user.name)
        if user.registered is not None and "/" in name:
            raise TableError("table/name", value=name, expected=(f"1–{MAX_NAME_LENGTH}",))  # it is part of an address
        lang = choose_language(lang, {}) if lang else user.lang
        if not await self._store.rename(user.user_id, name, lang):
            raise PeopleError("people/name-taken", value=name)
        return msgspec.structs.replace(user, name=name, lang=lang)

    async def create_device_link(self, user: User) -> str:
        """Return a token that signs another device in to this account, once, within 15 minutes."""
        return await self._store.new_token(user.user_id, "link")

    async def redeem_device_link(self, token: str, current: User | None, *, replace: bool) -> tuple[User, str]:
        """Return the user who created a link, and a cookie for this device.

        Raises `table/claim-loses` if the device's current account has data and `replace` is false.
        """
        await self.check_replaceable(current, await self._store.link_owner(token), replace=replace)
        redeemed = await self._store.redeem_device_link(token)
        if redeemed is None:
            raise TableError("table/bad-link")
        return redeemed

    async def check_replaceable(self, current: User | None, new_user_id: str | None, *, replace: bool) -> None:
        """Raise `table/claim-loses` if a device's current account has data that another account would make unreachable."""
        if current is not None and not replace and new_user_id != current.user_id and await self._store.has_user_data(current.user_id):
            raise TableError("table/claim-loses", value=current.name)

    async def sign_out(self, user: User, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Sign out the device that asks."""
        await self._store.revoke(user.user_id, secret_id(_credentials(connection)[0]))

    async def tokens(self, user: User, connection: ASGIConnection[Any, Any, Any, Any]) -> list[TokenLine]:
        """Return the devices and programs that are signed in to an account, latest first."""
        own = secret_id(_credentials(connection)[0])
        rows = await self._store.tokens(user.user_id)
        return [TokenLine(row.id, row.kind, row.created, row.id == own, _scope(row.kind, row.scope), row.name, row.used_at) for row in rows]

    async def revoke(self, user: User, token_id: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Revoke a token. The current device cannot revoke itself."""
        if token_id == secret_id(_credentials(connection)[0]):
            raise TableError("table/own-token", value=token_id[:40])
        if not await self._store.revoke(user.user_id, token_id):
            raise TableError("table/no-token", value=token_id[:40])

    async def create_program_token(self, user: User, scope: Scope, name: str) -> str:
        """Return a token with which a program acts as this user, within a scope."""
        return await self._store.new_token(user.user_id, "program", scope=scope, name=name)


def _scope(kind: str, stored: str) -> Scope | Literal[""]:
    """Return what a token may do: a program's that was created before there were scopes, everything."""
    if kind == "device":
        return ""
    return stored if stored in ("upload", "play") else "everything"  # type: ignore[return-value]  # mypy does not narrow by `in`


def _check_scope(endpoint: Endpoint, stored: str) -> None:
    scope = _scope("program", stored)
    if endpoint.access in ("browser", "identity", "admin"):
        raise PeopleError("people/browser-only")
    if scope == "" or not allows(endpoint, scope):
        raise PeopleError("people/scope", value=scope)


def _credentials(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, Kind]:
    """Return the secret that a caller presents, and whose it must be: a program's as a bearer token, a device's as a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), "program"
    return connection.cookies.get(COOKIE, ""), "device"
