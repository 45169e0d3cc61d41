"""Passkeys, recovery codes, signing in and out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.play.seats import TableError
from rollhouse.server.auth.credentials_repository import Passkey
from rollhouse.server.auth.passkeys import Site
from rollhouse.server.auth.rate_limit import client_network
from rollhouse.server.auth.schemas import (
    Confirmation,
    Me,
    NewPasskey,
    PasskeyLine,
    PasskeyName,
    RecoveryCodes,
    SignIn,
    SignInByCode,
    SignInMethods,
)
from rollhouse.server.auth.users import device_cookie, me_of, no_cookie
from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.store.rows import User
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, AuthDep, ConfigDep, CurrentUser, PasskeysDep, RateLimiterDep


class CredentialsController(Controller):
    """The credentials of my account; signing in and out. Requests to sign in create no guest account."""

    path = "/api/me"
    tags = ["me"]

    @get("/credentials", summary="List my credentials")
    async def credentials(
        self, passkeys: PasskeysDep, notifier: NamedDependency[Notifier], config: ConfigDep, user: CurrentUser, request: AnyRequest
    ) -> SignInMethods:
        """Returns my passkeys, the number of unused codes, and the latest changes to how I sign in."""
        repository = passkeys.repository
        passkey_lines = [_line(key) for key in await repository.passkeys(user.user_id)]
        changes = await notifier.queue.account_changes(user.user_id)
        return SignInMethods(_site(config, request).host, passkey_lines, await repository.codes_left(user.user_id), changes)

    @post("/confirm/options", summary="Start to confirm who I am", status_code=200)
    async def confirm_options(self, passkeys: PasskeysDep, config: ConfigDep, user: CurrentUser, request: AnyRequest) -> dict[str, Any]:
        """Returns the options for `navigator.credentials.get` with my passkeys; valid for five minutes."""
        return await passkeys.confirm_options(user, _site(config, request))

    @post("/confirm", summary="Confirm who I am", status_code=204)
    async def confirm(
        self,
        rate_limiter: RateLimiterDep,
        auth: AuthDep,
        passkeys: PasskeysDep,
        config: ConfigDep,
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[Confirmation],
    ) -> None:
        """Lets this browser change how I sign in for ten minutes, by a passkey or a recovery code (else `people/confirm`)."""
        if data.credential is not None:
            await passkeys.confirm(user, _site(config, request), data.credential)
        else:
            rate_limiter.consume({"sign-in-code": client_network(request)})
            await passkeys.confirm_by_code(user, data.code)
        await auth.confirm(request)

    @post("/passkeys/options", summary="Start to register a passkey", status_code=200)
    async def registration_options(
        self, passkeys: PasskeysDep, config: ConfigDep, user: CurrentUser, request: AnyRequest
    ) -> dict[str, Any]:
        """Returns the options for `navigator.credentials.create`; valid for five minutes."""
        return await passkeys.registration_options(user, _site(config, request))

    @post("/passkeys", summary="Register a passkey")
    async def register(
        self,
        auth: AuthDep,
        passkeys: PasskeysDep,
        notifier: NamedDependency[Notifier],
        config: ConfigDep,
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[NewPasskey],
    ) -> PasskeyLine:
        """Stores a passkey that the browser has created."""
        passkey = await passkeys.register(user, _site(config, request), data.credential, data.name)
        await auth.confirm(request)
        await notifier.account_changed(user.user_id, "passkey-added", passkey.name)
        return _line(passkey)

    @put("/passkeys/{passkey:str}", summary="Rename a passkey", status_code=204)
    async def rename(self, passkeys: PasskeysDep, user: CurrentUser, passkey: FromPath[str], data: JSONBody[PasskeyName]) -> None:
        """Renames a passkey."""
        await passkeys.rename(user, passkey, data.name)

    @delete("/passkeys/{passkey:str}", summary="Delete a passkey")
    async def remove(self, passkeys: PasskeysDep, notifier: NamedDependency[Notifier], user: CurrentUser, passkey: FromPath[str]) -> None:
        """Deletes a passkey. Devices stay signed in."""
        await passkeys.remove(user, passkey)
        await notifier.account_changed(user.user_id, "passkey-removed")

    @post("/codes", summary="Create recovery codes")
    async def codes(
        self, auth: AuthDep, passkeys: PasskeysDep, notifier: NamedDependency[Notifier], user: CurrentUser, request: AnyRequest
    ) -> RecoveryCodes:
        """Returns ten recovery codes, each for one sign-in, and invalidates earlier ones."""
        codes = await passkeys.create_codes(user)
        await auth.confirm(request)
        await notifier.account_changed(user.user_id, "codes-made")
        return RecoveryCodes(codes)

    @post("/signin/options", summary="Start to sign in with a passkey", status_code=200)
    async def sign_in_options(
        self, rate_limiter: RateLimiterDep, passkeys: PasskeysDep, config: ConfigDep, request: AnyRequest
    ) -> dict[str, Any]:
        """Returns the options for `navigator.credentials.get`; valid for five minutes."""
        rate_limiter.check(request)
        return await passkeys.sign_in_options(_site(config, request))

    @post("/signin", summary="Sign in with a passkey", status_code=200)
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
        """Signs this device in with a passkey; may fail with `table/claim-loses`, as with a link."""
        rate_limiter.check(request)
        current = await auth.current_user(request)
        signed_in = await passkeys.sign_in(_site(config, request), data.credential, current, replace=data.replace)
        return _signed_in(addresses, request, *signed_in)

    @post("/signin/code", summary="Sign in with a recovery code", status_code=200)
    async def use_code(
        self,
        rate_limiter: RateLimiterDep,
        auth: AuthDep,
        passkeys: PasskeysDep,
        addresses: AddressesDep,
        request: AnyRequest,
        data: JSONBody[SignInByCode],
    ) -> Response[Me]:
        """Signs this device in with a recovery code, which is used up."""
        rate_limiter.check(request)
        rate_limiter.consume({"sign-in-code": client_network(request)})
        current = await auth.current_user(request)
        return _signed_in(addresses, request, *await passkeys.use_code(data.code, current, replace=data.replace))

    @post("/signout", summary="Sign out this device", status_code=204)
    async def sign_out(
        self, passkeys: PasskeysDep, auth: AuthDep, addresses: AddressesDep, user: CurrentUser, request: AnyRequest
    ) -> Response[None]:
        """Signs this device out. Fails with `table/not-kept` if I have neither a passkey nor a code."""
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
    return Response(me_of(user), cookies=[device_cookie(value, secure=addresses.secure(request))])


def _line(key: Passkey) -> PasskeyLine:
    return PasskeyLine(key.id, key.name, key.created, key.used_at)
