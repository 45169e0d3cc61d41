"""Keeping my seat over HTTP: passkeys, recovery codes, signing in and out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from rollhouse.play.seats import TableError
from rollhouse.server.auth.credentials_repository import Passkey
from rollhouse.server.auth.passkeys import Place
from rollhouse.server.auth.rate_limit import EXPENSIVE, cost_of, own_part
from rollhouse.server.auth.schemas import (
    Me,
    NewPasskey,
    PasskeyLine,
    PasskeyName,
    RecoveryCodes,
    SignIn,
    SignInByCode,
    SignInMethods,
)
from rollhouse.server.auth.users import guest_cookie, no_cookie
from rollhouse.server.config import TLS_SCHEMES
from rollhouse.server.http.context import Context, Guest, ServerContext
from rollhouse.server.store.rows import User

__all__ = ["CredentialsController", "SignInController"]

_TRIES = 5
"""Recovery codes that one address may try at once; then one a minute."""
_SECONDS_A_TRY = 60.0


class CredentialsController(Controller):
    """`/api/me/credentials`, `/api/me/passkeys` and `/api/me/codes`: by what I can come back as who I am."""

    path = "/api/me"
    tags = ["me"]

    @get("/credentials", summary="How my seat is kept")
    async def seat(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any]) -> SignInMethods:
        """My passkeys, and how many recovery codes are left."""
        store = context.passkeys.store
        lines = [_line(one) for one in await store.passkeys(guest.user_id)]
        return SignInMethods(_place(context, request).site, lines, await store.codes_left(guest.user_id))

    @post("/passkeys/options", summary="Begin a passkey", status_code=200, opt=EXPENSIVE)
    async def offer(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` needs, as JSON; to be answered within five minutes."""
        return await context.passkeys.offer(guest, _place(context, request))

    @post("/passkeys", summary="Keep a passkey", opt=EXPENSIVE)
    async def keep(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewPasskey]) -> PasskeyLine:
        """The passkey that the browser has made opens my seat from now on."""
        return _line(await context.passkeys.keep(guest, _place(context, request), data.credential, data.name))

    @put("/passkeys/{passkey:str}", summary="Name a passkey", status_code=204)
    async def rename(self, context: ServerContext, guest: Guest, passkey: FromPath[str], data: JSONBody[PasskeyName]) -> None:
        """What I call it is for me alone."""
        await context.passkeys.rename(guest, passkey, data.name)

    @delete("/passkeys/{passkey:str}", summary="Remove a passkey")
    async def remove(self, context: ServerContext, guest: Guest, passkey: FromPath[str]) -> None:
        """It opens nothing any more; devices that are signed in stay so."""
        await context.passkeys.remove(guest, passkey)

    @post("/codes", summary="New recovery codes", opt=EXPENSIVE)
    async def codes(self, context: ServerContext, guest: Guest) -> RecoveryCodes:
        """Ten codes, each good for one sign-in; those from before are of no use any more. The house keeps their hashes."""
        return RecoveryCodes(await context.passkeys.codes(guest))


class SignInController(Controller):
    """`/api/me/signin` and `/api/me/signout`. Nobody becomes a guest by asking."""

    path = "/api/me"
    tags = ["me"]

    @post("/signin/options", summary="Begin to sign in", status_code=200, opt=EXPENSIVE)
    async def question(self, context: ServerContext, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` needs, as JSON; to be answered within five minutes."""
        context.charge(request, "", cost_of(request))
        return await context.passkeys.question(_place(context, request))

    @post("/signin", summary="Sign in with a passkey", status_code=200, opt=EXPENSIVE)
    async def sign_in(self, context: ServerContext, request: Request[Any, Any, Any], data: JSONBody[SignIn]) -> Response[Me]:
        """From now on this device is whose passkey that is; `table/claim-loses` as for a link."""
        context.charge(request, "", cost_of(request))
        now = await context.users.of(request)
        found = await context.passkeys.sign_in(_place(context, request), data.credential, now, replace=data.replace)
        return _welcome(context, request, *found)

    @post("/signin/code", summary="Sign in with a recovery code", status_code=200, opt=EXPENSIVE)
    async def use_code(self, context: ServerContext, request: Request[Any, Any, Any], data: JSONBody[SignInByCode]) -> Response[Me]:
        """The same by a code, which is used up; an address may try five at once, and then one a minute."""
        context.charge(request, "", cost_of(request))
        if context.config.rate_limit:
            host = "" if request.client is None else own_part(request.client.host)
            context.limits.spend({f"code {host}": _SECONDS_A_TRY}, at_once=_TRIES * _SECONDS_A_TRY)
        now = await context.users.of(request)
        return _welcome(context, request, *await context.passkeys.use_code(data.code, now, replace=data.replace))

    @post("/signout", summary="Sign out on this device", status_code=204)
    async def sign_out(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any]) -> Response[None]:
        """From now on this device is nobody; only for those who can come back, by a passkey or a code."""
        store = context.passkeys.store
        if not await store.passkeys(guest.user_id) and not await store.codes_left(guest.user_id):
            raise TableError("table/not-kept")
        await context.users.sign_out(guest, request)
        return Response(None, cookies=[no_cookie(secure=context.secure(request))])


def _place(context: Context, request: Request[Any, Any, Any]) -> Place:
    """Where the browser is: at the public address, or else where it says."""
    scheme = "https" if request.url.scheme in TLS_SCHEMES else "http"
    parts = urlsplit(context.config.public_url or f"{scheme}://{request.headers.get('host', '')}")
    return Place(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def _welcome(context: Context, request: Request[Any, Any, Any], guest: User, value: str) -> Response[Me]:
    return Response(Me(guest.name, guest.lang, guest.user_id), cookies=[guest_cookie(value, secure=context.secure(request))])


def _line(key: Passkey) -> PasskeyLine:
    return PasskeyLine(key.id, key.name, key.created, key.used_at)
