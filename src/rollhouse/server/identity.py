"""Who somebody is, without signing up: a guest has a secret in a cookie, a program a bearer token; both stand for one identity."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from rollhouse.locale import choose_language
from rollhouse.play.players import LONGEST_NAME
from rollhouse.play.session import TableError
from rollhouse.server.store.rows import Identity
from rollhouse.server.store.store import Store

__all__ = ["COOKIE", "Identities", "guest_cookie"]

COOKIE = "rollhouse"
_A_YEAR = 365 * 24 * 3600


def guest_cookie(value: str, *, secure: bool) -> Cookie:
    """The cookie that is the guest's key: scripts can't read it, other sites can't send it."""
    return Cookie(key=COOKIE, value=value, max_age=_A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


class Identities:
    """Guests, their secrets and their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
        """Who is calling; None for a stranger. A token that is nobody's is refused."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            program = await self._store.identify(token.strip())
            if program is None:
                raise TableError("table/bad-token")
            return program
        secret = connection.cookies.get(COOKIE, "")
        return await self._store.identify(secret) if secret else None

    async def new(self, lang: str) -> tuple[Identity, str]:
        """A new guest, and the value of their cookie."""
        return await self._store.welcome("", lang)

    async def rename(self, guest: Identity, name: str, lang: str) -> Identity:
        """Another name, another language; what is empty stays as it is."""
        name = " ".join(name.split()) or guest.name
        if len(name) > LONGEST_NAME or not name.isprintable() or name.startswith("bot:"):
            raise TableError("table/name", came=name[: 2 * LONGEST_NAME], allowed=(f"1–{LONGEST_NAME}",))
        lang = choose_language(lang, {}) if lang else guest.lang
        await self._store.rename(guest.who, name, lang)
        return Identity(guest.who, name, lang, guest.created)

    async def link(self, guest: Identity) -> str:
        """A token that makes another device this guest, once, and soon."""
        return await self._store.new_token(guest.who, "link")

    async def claim(self, token: str) -> tuple[Identity, str]:
        """The guest whose link this is, and a cookie for this device."""
        claimed = await self._store.claim(token)
        if claimed is None:
            raise TableError("table/bad-link")
        return claimed

    async def program(self, guest: Identity) -> str:
        """A token with which a program plays as this guest."""
        return await self._store.new_token(guest.who, "program")
