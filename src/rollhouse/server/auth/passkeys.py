"""Passkeys (WebAuthn) and recovery codes. There are no passwords."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.play.seats import TableError
from rollhouse.server.auth.credentials_repository import MAX_PASSKEYS_PER_USER, CredentialsRepository, Passkey, passkey_id
from rollhouse.server.auth.users import Auth
from rollhouse.server.store.rows import User

RECOVERY_CODES_PER_SET = 10
_CODE_BYTES = 10
_CODE_GROUP_LENGTH = 4
_MISREAD_DIGITS = str.maketrans("018", "OIB")
"""Digits that occur in no code, and the letters that they are mistaken for."""
_RELYING_PARTY = "Rollhouse"
_log = logging.getLogger(__name__)


class Site(NamedTuple):
    """The site of a browser. Passkeys belong to its host, and sign its origin."""

    host: str
    origin: str


class Passkeys:
    """Registers passkeys and recovery codes, and signs users in with them. Passkeys must verify the user, for example by a PIN."""

    def __init__(self, repository: CredentialsRepository, auth: Auth) -> None:
        self.repository = repository
        self._auth = auth

    async def registration_options(self, user: User, site: Site) -> dict[str, Any]:
        """Return the options with which a browser creates a passkey."""
        own = await self.repository.passkeys(user.user_id)
        if len(own) >= MAX_PASSKEYS_PER_USER:
            raise TableError("table/passkeys-full", value=str(len(own)), expected=(f"1–{MAX_PASSKEYS_PER_USER}",))
        return await asyncio.to_thread(_registration_options, user, site, own, await self.repository.create_challenge(user.user_id))

    async def register(self, user: User, site: Site, credential: dict[str, Any], name: str) -> Passkey:
        """Store a passkey that a browser has created."""
        challenge = _challenge_of(credential)
        if not await self.repository.is_open(challenge, user.user_id):
            raise TableError("table/passkey")
        raw_id, public_key, count = await asyncio.to_thread(_check_registration, credential, challenge, site)
        passkey = Passkey(
            id=passkey_id(raw_id),
            user_id=user.user_id,
            credential=raw_id,
            public_key=public_key,
            sign_count=count,
            site=site.host,
            name=_name(name),
            created=self.repository.now(),
        )
        if not await self.repository.add_passkey(challenge, passkey):
            raise TableError("table/passkey")
        return passkey

    async def rename(self, user: User, passkey_id: str, name: str) -> None:
        """Rename a passkey."""
        if not await self.repository.rename(user.user_id, passkey_id, _name(name)):
            raise TableError("table/no-passkey", value=passkey_id[:40])

    async def remove(self, user: User, passkey_id: str) -> None:
        """Delete a passkey."""
        if not await self.repository.remove(user.user_id, passkey_id):
            raise TableError("table/no-passkey", value=passkey_id[:40])

    async def sign_in_options(self, site: Site) -> dict[str, Any]:
        """Return the options with which a browser signs in, with any passkey for this site."""
        return await asyncio.to_thread(_sign_in_options, site, await self.repository.create_challenge())

    async def sign_in(self, site: Site, credential: dict[str, Any], current: User | None, *, replace: bool) -> tuple[User, str]:
        """Return the user whose passkey signed the challenge, and a cookie for this device. Raises `table/claim-loses` as a link does."""
        challenge, key = _challenge_of(credential), await self.repository.passkey(passkey_id(_bytes(credential.get("rawId"))))
        if key is None or key.site != site.host or not await self.repository.is_open(challenge):
            raise TableError("table/passkey")
        count = await asyncio.to_thread(_check_signature, credential, challenge, site, key)
        await self._auth.check_replaceable(current, key.user_id, replace=replace)
        signed_in = await self.repository.sign_in(challenge, key, count)
        if signed_in is None:
            raise TableError("table/passkey")
        return signed_in

    async def confirm_options(self, user: User, site: Site) -> dict[str, Any]:
        """Return the options with which a browser asks for one of the user's passkeys, to confirm who they are."""
        own = [key for key in await self.repository.passkeys(user.user_id) if key.site == site.host]
        challenge = await self.repository.create_challenge(user.user_id, confirms=True)
        return await asyncio.to_thread(_sign_in_options, site, challenge, own)

    async def confirm(self, user: User, site: Site, credential: dict[str, Any]) -> None:
        """Check that one of the user's passkeys has just signed a challenge for this purpose; raise `table/passkey` otherwise."""
        challenge, key = _challenge_of(credential), await self.repository.passkey(passkey_id(_bytes(credential.get("rawId"))))
        if key is None or key.user_id != user.user_id or key.site != site.host:
            raise TableError("table/passkey")
        if not await self.repository.is_open(challenge, user.user_id, confirms=True):
            raise TableError("table/passkey")
        count = await asyncio.to_thread(_check_signature, credential, challenge, site, key)
        if not await self.repository.use_challenge(challenge, key, count):
            raise TableError("table/passkey")

    async def confirm_by_code(self, user: User, written: str) -> None:
        """Use up one of the user's recovery codes to confirm who they are; raise `table/bad-code` if it is not theirs."""
        if not await self.repository.remove_code(_read_code(written), user.user_id):
            raise TableError("table/bad-code")

    async def create_codes(self, user: User) -> list[str]:
        """Create and return new recovery codes; earlier codes become invalid."""
        codes = [base64.b32encode(draw("recovery code", _CODE_BYTES)).decode() for _ in range(RECOVERY_CODES_PER_SET)]
        await self.repository.replace_codes(user.user_id, codes)
        return ["-".join(code[at : at + _CODE_GROUP_LENGTH] for at in range(0, len(code), _CODE_GROUP_LENGTH)) for code in codes]

    async def use_code(self, written: str, current: User | None, *, replace: bool) -> tuple[User, str]:
        """Use up a recovery code; return its user, and a cookie for this device."""
        code = _read_code(written)
        owner = await self.repository.code_owner(code)
        if owner is None:
            raise TableError("table/bad-code")
        await self._auth.check_replaceable(current, owner, replace=replace)
        signed_in = await self.repository.use_code(code, owner)
        if signed_in is None:
            raise TableError("table/bad-code")
        return signed_in


def _read_code(written: str) -> str:
    return "".join(filter(str.isalnum, written)).upper().translate(_MISREAD_DIGITS)


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name.isprintable():
        raise TableError("table/passkey-name", value=ascii(name)[:80])
    return name


def _registration_options(user: User, site: Site, own: list[Passkey], challenge: bytes) -> dict[str, Any]:
    # Imported here because it takes a quarter of a second, and most servers never need it.
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED,  # so that users need not type a name to sign in
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=_RELYING_PARTY,
        user_id=user.user_id.encode(),
        user_name=user.name or _RELYING_PARTY,
        challenge=challenge,
        authenticator_selection=wanted,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential) for key in own],
    )
    return options_to_json_dict(options)


def _check_registration(credential: dict[str, Any], challenge: bytes, site: Site) -> tuple[bytes, bytes, int]:
    from webauthn import verify_registration_response

    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as error:  # made-up credentials raise all kinds of errors in the parsers
        raise _refused(error) from None
    return verified.credential_id, verified.credential_public_key, verified.sign_count


def _sign_in_options(site: Site, challenge: bytes, own: Sequence[Passkey] = ()) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor, UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        user_verification=UserVerificationRequirement.REQUIRED,
        allow_credentials=[PublicKeyCredentialDescriptor(id=key.credential) for key in own] or None,
    )
    return options_to_json_dict(options)


def _check_signature(credential: dict[str, Any], challenge: bytes, site: Site, key: Passkey) -> int:
    """Return the passkey's signature counter; raise `table/passkey` unless it has signed this challenge on this site."""
    from webauthn import verify_authentication_response

    try:
        handle = credential["response"].get("userHandle")
        if handle and _bytes(handle) != key.user_id.encode():
            raise ValueError("user handle of another user")
        answered = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=key.site,
            expected_origin=site.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise _refused(error) from None
    return answered.new_sign_count


def _refused(error: Exception) -> TableError:
    _log.info("passkey refused", extra={"reason": str(error)})
    return TableError("table/passkey")


def _challenge_of(credential: dict[str, Any]) -> bytes:
    """Return the challenge that a browser claims to have signed; the signature is checked later."""
    try:
        client_data: dict[str, Any] = msgspec.json.decode(_bytes(credential["response"]["clientDataJSON"]), type=dict[str, Any])
        return _bytes(client_data["challenge"])
    except (KeyError, TypeError, msgspec.MsgspecError) as error:
        raise _refused(error) from None


def _bytes(text: object) -> bytes:
    """Decode URL-safe base64 without padding."""
    try:
        return base64.urlsafe_b64decode(str(text) + "=" * (-len(str(text)) % 4))
    except ValueError as error:
        raise _refused(error) from None
