"""Keeping my seat over HTTP: passkeys, recovery codes, signing in and out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.play.seats import TableError
from rollhouse.server.auth.credentials_repository import Passkey
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.passkeys import Passkeys, Place
from rollhouse.server.auth.rate_limit import EXPENSIVE, RateLimiter, cost_of, own_part
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
from rollhouse.server.auth.users import Auth, guest_cookie, no_cookie
from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.store.rows import User
from rollhouse.server.transport.addresses import Addresses

__all__ = ["CredentialsController", "SignInController"]

_TRIES = 5
"""Recovery codes that one address may try at once; then one a minute."""
_SECONDS_A_TRY = 60.0


class CredentialsController(Controller):
    """`/api/me/credentials`, `/api/me/passkeys` and `/api/me/codes`: by what I can come back as who I am."""

    path = "/api/me"
    tags = ["me"]

    @get("/credentials", summary="How my seat is kept")
    async def seat(
        self, passkeys: NamedDependency[Passkeys], config: NamedDependency[Config], user: CurrentUser, request: Request[Any, Any, Any]
    ) -> SignInMethods:
        """My passkeys, and how many recovery codes are left."""
        store = passkeys.store
        lines = [_line(one) for one in await store.passkeys(user.user_id)]
        return SignInMethods(_place(config, request).site, lines, await store.codes_left(user.user_id))

    @post("/passkeys/options", summary="Begin a passkey", status_code=200, opt=EXPENSIVE)
    async def offer(
        self, passkeys: NamedDependency[Passkeys], config: NamedDependency[Config], user: CurrentUser, request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """What `navigator.credentials.create` needs, as JSON; to be answered within five minutes."""
        return await passkeys.offer(user, _place(config, request))

    @post("/passkeys", summary="Keep a passkey", opt=EXPENSIVE)
    async def keep(
        self,
        passkeys: NamedDependency[Passkeys],
        config: NamedDependency[Config],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[NewPasskey],
    ) -> PasskeyLine:
        """The passkey that the browser has made opens my seat from now on."""
        return _line(await passkeys.keep(user, _place(config, request), data.credential, data.name))

    @put("/passkeys/{passkey:str}", summary="Name a passkey", status_code=204)
    async def rename(
        self, passkeys: NamedDependency[Passkeys], user: CurrentUser, passkey: FromPath[str], data: JSONBody[PasskeyName]
    ) -> None:
        """What I call it is for me alone."""
        await passkeys.rename(user, passkey, data.name)

    @delete("/passkeys/{passkey:str}", summary="Remove a passkey")
    async def remove(self, passkeys: NamedDependency[Passkeys], user: CurrentUser, passkey: FromPath[str]) -> None:
        """It opens nothing any more; devices that are signed in stay so."""
        await passkeys.remove(user, passkey)

    @post("/codes", summary="New recovery codes", opt=EXPENSIVE)
    async def codes(self, passkeys: NamedDependency[Passkeys], user: CurrentUser) -> RecoveryCodes:
        """Ten codes, each good for one sign-in; those from before are of no use any more. The house keeps their hashes."""
        return RecoveryCodes(await passkeys.codes(user))


class SignInController(Controller):
    """`/api/me/signin` and `/api/me/signout`. Nobody becomes a guest by asking."""

    path = "/api/me"
    tags = ["me"]

    @post("/signin/options", summary="Begin to sign in", status_code=200, opt=EXPENSIVE)
    async def question(
        self,
        rate_limiter: NamedDependency[RateLimiter],
        passkeys: NamedDependency[Passkeys],
        config: NamedDependency[Config],
        request: Request[Any, Any, Any],
    ) -> dict[str, Any]:
        """What `navigator.credentials.get` needs, as JSON; to be answered within five minutes."""
        rate_limiter.charge(request, "", cost_of(request))
        return await passkeys.question(_place(config, request))

    @post("/signin", summary="Sign in with a passkey", status_code=200, opt=EXPENSIVE)
    async def sign_in(
        self,
        rate_limiter: NamedDependency[RateLimiter],
        auth: NamedDependency[Auth],
        passkeys: NamedDependency[Passkeys],
        addresses: NamedDependency[Addresses],
        config: NamedDependency[Config],
        request: Request[Any, Any, Any],
        data: JSONBody[SignIn],
    ) -> Response[Me]:
        """From now on this device is whose passkey that is; `table/claim-loses` as for a link."""
        rate_limiter.charge(request, "", cost_of(request))
        now = await auth.of(request)
        found = await passkeys.sign_in(_place(config, request), data.credential, now, replace=data.replace)
        return _welcome(addresses, request, *found)

    @post("/signin/code", summary="Sign in with a recovery code", status_code=200, opt=EXPENSIVE)
    async def use_code(
        self,
        rate_limiter: NamedDependency[RateLimiter],
        config: NamedDependency[Config],
        auth: NamedDependency[Auth],
        passkeys: NamedDependency[Passkeys],
        addresses: NamedDependency[Addresses],
        request: Request[Any, Any, Any],
        data: JSONBody[SignInByCode],
    ) -> Response[Me]:
        """The same by a code, which is used up; an address may try five at once, and then one a minute."""
        rate_limiter.charge(request, "", cost_of(request))
        if config.rate_limit:
            host = "" if request.client is None else own_part(request.client.host)
            rate_limiter.spend({f"code {host}": _SECONDS_A_TRY}, at_once=_TRIES * _SECONDS_A_TRY)
        now = await auth.of(request)
        return _welcome(addresses, request, *await passkeys.use_code(data.code, now, replace=data.replace))

    @post("/signout", summary="Sign out on this device", status_code=204)
    async def sign_out(
        self,
        passkeys: NamedDependency[Passkeys],
        auth: NamedDependency[Auth],
        addresses: NamedDependency[Addresses],
        user: CurrentUser,
        request: Request[Any, Any, Any],
    ) -> Response[None]:
        """From now on this device is nobody; only for those who can come back, by a passkey or a code."""
        store = passkeys.store
        if not await store.passkeys(user.user_id) and not await store.codes_left(user.user_id):
            raise TableError("table/not-kept")
        await auth.sign_out(user, request)
        return Response(None, cookies=[no_cookie(secure=addresses.secure(request))])


def _place(config: Config, request: Request[Any, Any, Any]) -> Place:
    """Where the browser is: at the public address, or else where it says."""
    scheme = "https" if request.url.scheme in TLS_SCHEMES else "http"
    parts = urlsplit(config.public_url or f"{scheme}://{request.headers.get('host', '')}")
    return Place(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def _welcome(addresses: Addresses, request: Request[Any, Any, Any], user: User, value: str) -> Response[Me]:
    return Response(Me(user.name, user.lang, user.user_id), cookies=[guest_cookie(value, secure=addresses.secure(request))])


def _line(key: Passkey) -> PasskeyLine:
    return PasskeyLine(key.id, key.name, key.created, key.used_at)
