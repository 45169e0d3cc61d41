"""Passkeys, recovery codes, signing in and out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from rollhouse.play.seats import TableError
from rollhouse.server.auth.credentials_repository import Passkey
from rollhouse.server.auth.passkeys import Site
from rollhouse.server.auth.rate_limit import EXPENSIVE, client_network
from rollhouse.server.auth.schemas import Me, NewPasskey, PasskeyLine, PasskeyName, RecoveryCodes, SignIn, SignInByCode, SignInMethods
from rollhouse.server.auth.users import device_cookie, no_cookie
from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.store.rows import User
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, AuthDep, ConfigDep, CurrentUser, PasskeysDep, RateLimiterDep


class CredentialsController(Controller):
    """The credentials of my account; signing in and out. Requests to sign in create no guest account."""

    path = "/api/me"
    tags = ["me"]

    @get("/credentials", summary="List my credentials")
    async def credentials(self, passkeys: PasskeysDep, config: ConfigDep, user: CurrentUser, request: AnyRequest) -> SignInMethods:
        """Returns my passkeys, and how many recovery codes are unused."""
        repository = passkeys.repository
        passkey_lines = [_line(key) for key in await repository.passkeys(user.user_id)]
        return SignInMethods(_site(config, request).host, passkey_lines, await repository.codes_left(user.user_id))

    @post("/passkeys/options", summary="Start to register a passkey", status_code=200, opt=EXPENSIVE)
    async def registration_options(
        self, passkeys: PasskeysDep, config: ConfigDep, user: CurrentUser, request: AnyRequest
    ) -> dict[str, Any]:
        """Returns the options for `navigator.credentials.create`, as JSON. They are valid for five minutes."""
        return await passkeys.registration_options(user, _site(config, request))

    @post("/passkeys", summary="Register a passkey", opt=EXPENSIVE)
    async def register(
        self, passkeys: PasskeysDep, config: ConfigDep, user: CurrentUser, request: AnyRequest, data: JSONBody[NewPasskey]
    ) -> PasskeyLine:
        """Stores the passkey that the browser has created; it can sign me in from now on."""
        return _line(await passkeys.register(user, _site(config, request), data.credential, data.name))

    @put("/passkeys/{passkey:str}", summary="Rename a passkey", status_code=204)
    async def rename(self, passkeys: PasskeysDep, user: CurrentUser, passkey: FromPath[str], data: JSONBody[PasskeyName]) -> None:
        """Changes the name of a passkey, which only I see."""
        await passkeys.rename(user, passkey, data.name)

    @delete("/passkeys/{passkey:str}", summary="Delete a passkey")
    async def remove(self, passkeys: PasskeysDep, user: CurrentUser, passkey: FromPath[str]) -> None:
        """Deletes a passkey. Devices that are signed in stay signed in."""
        await passkeys.remove(user, passkey)

    @post("/codes", summary="Create recovery codes", opt=EXPENSIVE)
    async def codes(self, passkeys: PasskeysDep, user: CurrentUser) -> RecoveryCodes:
        """Returns ten new recovery codes, each for one sign-in; earlier codes become invalid. The server stores only their hashes."""
        return RecoveryCodes(await passkeys.create_codes(user))

    @post("/signin/options", summary="Start to sign in with a passkey", status_code=200, opt=EXPENSIVE)
    async def sign_in_options(
        self, rate_limiter: RateLimiterDep, passkeys: PasskeysDep, config: ConfigDep, request: AnyRequest
    ) -> dict[str, Any]:
        """Returns the options for `navigator.credentials.get`, as JSON. They are valid for five minutes."""
        rate_limiter.check(request)
        return await passkeys.sign_in_options(_site(config, request))

    @post("/signin", summary="Sign in with a passkey", status_code=200, opt=EXPENSIVE)
    async def sign_in(
        self,
        rate_limiter: RateLimiterDep,
        auth: AuthDep,
        passkeys: PasskeysDep,
        addresses: AddressesDep,
        config: ConfigDep,
        request: AnyRequest,
        data: JSONBody[SignIn],
    ) -> Response[Me]:
        """Signs this device in to the passkey's account. Fails with `table/claim-loses` as signing in with a link does."""
        rate_limiter.check(request)
        current = await auth.current_user(request)
        signed_in = await passkeys.sign_in(_site(config, request), data.credential, current, replace=data.replace)
        return _signed_in(addresses, request, *signed_in)

    @post("/signin/code", summary="Sign in with a recovery code", status_code=200, opt=EXPENSIVE)
    async def use_code(
        self,
        rate_limiter: RateLimiterDep,
        auth: AuthDep,
        passkeys: PasskeysDep,
        addresses: AddressesDep,
        request: AnyRequest,
        data: JSONBody[SignInByCode],
    ) -> Response[Me]:
        """Signs this device in to the code's account, and uses up the code."""
        rate_limiter.check(request)
        rate_limiter.consume({"sign-in-code": client_network(request)})
        current = await auth.current_user(request)
        return _signed_in(addresses, request, *await passkeys.use_code(data.code, current, replace=data.replace))

    @post("/signout", summary="Sign out this device", status_code=204)
    async def sign_out(
        self, passkeys: PasskeysDep, auth: AuthDep, addresses: AddressesDep, user: CurrentUser, request: AnyRequest
    ) -> Response[None]:
        """Signs this device out. Fails with `table/not-kept` if I have neither a passkey nor a recovery code to sign in with again."""
        repository = passkeys.repository
        if not await repository.passkeys(user.user_id) and not await repository.codes_left(user.user_id):
            raise TableError("table/not-kept")
        await auth.sign_out(user, request)
        return Response(None, cookies=[no_cookie(secure=addresses.secure(request))])


def _site(config: Config, request: AnyRequest) -> Site:
    """Return the site of the browser: the public URL, or else the host that the request names."""
    scheme = "https" if request.url.scheme in TLS_SCHEMES else "http"
    parts = urlsplit(config.public_url or f"{scheme}://{request.headers.get('host', '')}")
    return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def _signed_in(addresses: Addresses, request: AnyRequest, user: User, value: str) -> Response[Me]:
    return Response(Me(user.name, user.lang, user.user_id), cookies=[device_cookie(value, secure=addresses.secure(request))])


def _line(key: Passkey) -> PasskeyLine:
    return PasskeyLine(key.id, key.name, key.created, key.used_at)
