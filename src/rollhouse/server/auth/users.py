"""Who somebody is, without signing up: a guest has a secret in a cookie, a program a bearer token; both stand for one identity."""

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

__all__ = ["COOKIE", "Auth", "guest_cookie", "no_cookie"]

COOKIE = "rollhouse"
_A_YEAR = 365 * 24 * 3600


def guest_cookie(value: str, *, secure: bool) -> Cookie:
    """The cookie that is the guest's key: scripts can't read it, other sites can't send it."""
    return Cookie(key=COOKIE, value=value, max_age=_A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def no_cookie(*, secure: bool) -> Cookie:
    """Takes a device's key away."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)


class Auth:
    """Guests, their secrets and their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        """Who is calling; None for a stranger. A token that is nobody's is refused."""
        return await self.asked_again(connection)()

    def asked_again(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Callable[[], Awaitable[User | None]]:
        """Asks who is calling, at any later time: nothing of the connection is kept for that but its secret."""
        return partial(self._whose, *_secret_of(connection))

    async def _whose(self, secret: str, is_token: bool) -> User | None:
        found = await self._store.identify(secret) if secret or is_token else None
        if is_token and found is None:
            raise TableError("table/bad-token")
        return found

    async def new(self, lang: str) -> tuple[User, str]:
        """A new guest, and the value of their cookie."""
        return await self._store.welcome("", lang)

    async def rename(self, user: User, name: str, lang: str) -> User:
        """Another name, another language; what is empty stays as it is."""
        name = " ".join(name.split()) or user.name
        if name and not is_name(name):
            raise TableError("table/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
        lang = choose_language(lang, {}) if lang else user.lang
        await self._store.rename(user.user_id, name, lang)
        return User(user.user_id, name, lang, user.created)

    async def link(self, user: User) -> str:
        """A token that makes another device this guest, once, and soon."""
        return await self._store.new_token(user.user_id, "link")

    async def claim(self, token: str, now: User | None, *, replace: bool) -> tuple[User, str]:
        """The guest whose link this is, and a cookie for this device.

        Whoever the device is `now` is out of reach from then on; if they have anything, that must be said to be meant (`replace`).
        """
        await self.check_loses(now, await self._store.link_owner(token), replace=replace)
        claimed = await self._store.claim(token)
        if claimed is None:
            raise TableError("table/bad-link")
        return claimed

    async def check_loses(self, now: User | None, becomes: str | None, *, replace: bool) -> None:
        """Refuse a device to become somebody where that would lose who it is now, unless that is meant."""
        if now is not None and not replace and becomes != now.user_id and await self._store.has_anything(now.user_id):
            raise TableError("table/claim-loses", value=now.name)

    async def sign_out(self, user: User, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """The device that asks is this guest no longer."""
        await self._store.revoke(user.user_id, secret_id(_secret_of(connection)[0]))

    async def tokens(self, user: User, connection: ASGIConnection[Any, Any, Any, Any]) -> list[TokenLine]:
        """The devices and programs that are this guest, the latest first."""
        own = secret_id(_secret_of(connection)[0])
        return [TokenLine(name, kind, created, name == own) for name, kind, created in await self._store.tokens(user.user_id)]

    async def revoke(self, user: User, name: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """That device or program is this guest no longer; the one that asks stays: nobody could come back by it."""
        if name == secret_id(_secret_of(connection)[0]):
            raise TableError("table/own-token", value=name[:40])
        if not await self._store.revoke(user.user_id, name):
            raise TableError("table/no-token", value=name[:40])

    async def program(self, user: User) -> str:
        """A token with which a program plays as this guest."""
        return await self._store.new_token(user.user_id, "program")


def _secret_of(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, bool]:
    """What somebody shows, and whether it is a program's token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), True
    return connection.cookies.get(COOKIE, ""), False
