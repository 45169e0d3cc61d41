"""Keeping one's seat: passkeys (WebAuthn) and recovery codes, and signing in with either. There are no passwords."""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from typing import Any, NamedTuple

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.play.seats import TableError
from rollhouse.server.auth.credentials_repository import MOST_PASSKEYS, CredentialsRepository, Passkey, passkey_id
from rollhouse.server.auth.users import Auth
from rollhouse.server.store.rows import User

__all__ = ["CODES", "Passkeys", "Place"]

CODES = 10
"""Recovery codes that somebody gets together."""
_CODE_BYTES = 10
_GROUP = 4
_MISREAD = str.maketrans("018", "OIB")
"""Signs that are in no code, and the letters that they are taken for."""
_HOUSE = "Rollhouse"
_UNNAMED = "Rollhouse"
_log = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a browser is: passkeys belong to a host, and what they sign names the whole address."""

    site: str
    origin: str


class Passkeys:
    """How people keep their seat, and come back to it. A passkey must have made sure who uses it: a finger, a face, a PIN."""

    def __init__(self, store: CredentialsRepository, users: Auth) -> None:
        self.store = store
        self._identities = users

    async def offer(self, user: User, place: Place) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        own = await self.store.passkeys(user.user_id)
        if len(own) >= MOST_PASSKEYS:
            raise TableError("table/passkeys-full", value=str(len(own)), expected=(f"1–{MOST_PASSKEYS}",))
        return await asyncio.to_thread(_creation, user, place, own, await self.store.challenge(user.user_id))

    async def keep(self, user: User, place: Place, credential: dict[str, Any], name: str) -> Passkey:
        """Keep a passkey that a browser has made."""
        challenge = _challenge_of(credential)
        if not await self.store.asked(challenge, user.user_id):
            raise TableError("table/passkey")
        raw_id, public_key, count = await asyncio.to_thread(_check_creation, credential, challenge, place)
        made = Passkey(
            id=passkey_id(raw_id),
            user_id=user.user_id,
            credential=raw_id,
            public_key=public_key,
            sign_count=count,
            site=place.site,
            name=_name(name),
            created=time.time(),
        )
        if not await self.store.keep(challenge, made):
            raise TableError("table/passkey")
        return made

    async def rename(self, user: User, passkey: str, name: str) -> None:
        """Call a passkey something else."""
        if not await self.store.rename(user.user_id, passkey, _name(name)):
            raise TableError("table/no-passkey", value=passkey[:40])

    async def remove(self, user: User, passkey: str) -> None:
        """That passkey opens nothing any more."""
        if not await self.store.remove(user.user_id, passkey):
            raise TableError("table/no-passkey", value=passkey[:40])

    async def question(self, place: Place) -> dict[str, Any]:
        """What a browser needs to let somebody sign in with any passkey that they have for this house."""
        return await asyncio.to_thread(_question, place, await self.store.challenge())

    async def sign_in(self, place: Place, credential: dict[str, Any], now: User | None, *, replace: bool) -> tuple[User, str]:
        """Whose passkey has signed, and a cookie for this device. Who the device is `now` is not given up unasked: `table/claim-loses`."""
        challenge, key = _challenge_of(credential), await self.store.passkey(passkey_id(_bytes(credential.get("rawId"))))
        if key is None or key.site != place.site or not await self.store.asked(challenge):
            raise TableError("table/passkey")
        count = await asyncio.to_thread(_check_answer, credential, challenge, place, key)
        await self._identities.check_loses(now, key.user_id, replace=replace)
        found = await self.store.signed_in(challenge, key, count)
        if found is None:
            raise TableError("table/passkey")
        return found

    async def codes(self, user: User) -> list[str]:
        """New recovery codes; those from before are of no use any more."""
        made = [base64.b32encode(draw("recovery code", _CODE_BYTES)).decode() for _ in range(CODES)]
        await self.store.new_codes(user.user_id, made)
        return ["-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP)) for code in made]

    async def use_code(self, written: str, now: User | None, *, replace: bool) -> tuple[User, str]:
        """Whose code that is, and a cookie for this device; it is used up then."""
        code = "".join(filter(str.isalnum, written)).upper().translate(_MISREAD)
        owner = await self.store.code_owner(code)
        if owner is None:
            raise TableError("table/bad-code")
        await self._identities.check_loses(now, owner, replace=replace)
        found = await self.store.use_code(code, owner)
        if found is None:
            raise TableError("table/bad-code")
        return found


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name.isprintable():
        raise TableError("table/passkey-name", value=ascii(name)[:80])
    return name


def _creation(user: User, place: Place, own: list[Passkey], challenge: bytes) -> dict[str, Any]:
    # Imported where it is used: it takes a quarter of a second, and most houses never ask for it.
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody types who they are
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    options = generate_registration_options(
        rp_id=place.site,
        rp_name=_HOUSE,
        user_id=user.user_id.encode(),
        user_name=user.name or _UNNAMED,
        challenge=challenge,
        authenticator_selection=wanted,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in own],
    )
    return options_to_json_dict(options)


def _check_creation(credential: dict[str, Any], challenge: bytes, place: Place) -> tuple[bytes, bytes, int]:
    from webauthn import verify_registration_response

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.site,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as error:  # whatever something made up makes of the parsers
        raise _refused(error) from None
    return made.credential_id, made.credential_public_key, made.sign_count


def _question(place: Place, challenge: bytes) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    required = UserVerificationRequirement.REQUIRED
    return options_to_json_dict(generate_authentication_options(rp_id=place.site, challenge=challenge, user_verification=required))


def _check_answer(credential: dict[str, Any], challenge: bytes, place: Place, key: Passkey) -> int:
    """How often the passkey says that it was used; `table/passkey` unless it has signed this challenge here."""
    from webauthn import verify_authentication_response

    try:
        handle = credential["response"].get("userHandle")
        if handle and _bytes(handle) != key.user_id.encode():
            raise ValueError("somebody else's")
        answered = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=key.site,
            expected_origin=place.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise _refused(error) from None
    return answered.new_sign_count


def _refused(error: Exception) -> TableError:
    _log.info("a passkey was refused: %s", error)
    return TableError("table/passkey")


def _challenge_of(credential: dict[str, Any]) -> bytes:
    """What a browser says that was signed; whether it was is checked later."""
    try:
        client: dict[str, Any] = msgspec.json.decode(_bytes(credential["response"]["clientDataJSON"]), type=dict[str, Any])
        return _bytes(client["challenge"])
    except (KeyError, TypeError, msgspec.MsgspecError) as error:
        raise _refused(error) from None


def _bytes(text: object) -> bytes:
    """Base64 for addresses, without the signs that fill it up."""
    try:
        return base64.urlsafe_b64decode(str(text) + "=" * (-len(str(text)) % 4))
    except ValueError as error:
        raise _refused(error) from None
