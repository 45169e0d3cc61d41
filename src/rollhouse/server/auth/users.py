"""Users and the credentials of their devices and programs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from rollhouse.locale import choose_language
from rollhouse.play.players import MAX_NAME_LENGTH, is_name
from rollhouse.play.seats import TableError
from rollhouse.server.auth.schemas import TokenLine
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store, secret_id

COOKIE = "rollhouse"
_COOKIE_SECONDS = 365 * 24 * 3600


def device_cookie(value: str, *, secure: bool) -> Cookie:
    """Return the cookie that signs a device in. Scripts can't read it, and requests of other sites don't carry it."""
    return Cookie(key=COOKIE, value=value, max_age=_COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)


def no_cookie(*, secure: bool) -> Cookie:
    """Return the cookie that signs a device out."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)


class Auth:
    """Identifies callers, and manages guest accounts, device links and tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def current_user(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        """Return the caller; None for a caller without an account. Raises `table/bad-token` for an unknown bearer token."""
        return await self.recheck(connection)()

    def recheck(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Callable[[], Awaitable[User | None]]:
        """Return a function that identifies the caller again later. It keeps the credentials, but not the connection."""
        return partial(self._identify, *_credentials(connection))

    async def _identify(self, secret: str, is_token: bool) -> User | None:
        user = await self._store.identify(secret) if secret or is_token else None
        if is_token and user is None:
            raise TableError("table/bad-token")
        return user

    async def create_guest(self, lang: str) -> tuple[User, str]:
        """Create a guest account; return it with the value of its cookie."""
        return await self._store.create_guest("", lang)

    async def rename(self, user: User, name: str, lang: str) -> User:
        """Change a user's name and language; empty values leave them as they are."""
        name = " ".join(name.split()) or user.name
        if name and not is_name(name):
            raise TableError("table/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
        lang = choose_language(lang, {}) if lang else user.lang
        await self._store.rename(user.user_id, name, lang)
        return User(user.user_id, name, lang, user.created)

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
        return [TokenLine(token_id, kind, created, token_id == own) for token_id, kind, created in await self._store.tokens(user.user_id)]

    async def revoke(self, user: User, token_id: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Revoke a token. The current device cannot revoke itself."""
        if token_id == secret_id(_credentials(connection)[0]):
            raise TableError("table/own-token", value=token_id[:40])
        if not await self._store.revoke(user.user_id, token_id):
            raise TableError("table/no-token", value=token_id[:40])

    async def create_program_token(self, user: User) -> str:
        """Return a token with which a program acts as this user."""
        return await self._store.new_token(user.user_id, "program")


def _credentials(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, bool]:
    """Return the secret that a caller presents, and whether it is a bearer token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), True
    return connection.cookies.get(COOKIE, ""), False
