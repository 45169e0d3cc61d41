"""What keeps somebody's seat for them, as it is stored: passkeys, recovery codes, and what authenticators were asked to sign."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from rollhouse.core.entropy import draw
from rollhouse.server.store.models import passkey_challenges, passkeys, recovery_codes, users
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store, add_token, hash_secret

__all__ = ["CHALLENGE_LIFE", "MOST_PASSKEYS", "CredentialsRepository", "Passkey", "passkey_id"]

CHALLENGE_LIFE = 5 * 60.0
"""Seconds in which an authenticator must have signed."""
MOST_PASSKEYS = 20
_CHALLENGE_BYTES = 32
_ID_DIGITS = 32


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A key that an authenticator has for somebody; the house knows its public half."""

    id: str
    user_id: str
    credential: bytes
    public_key: bytes
    sign_count: int
    site: str
    name: str
    created: float
    used_at: float | None = None


def passkey_id(credential: bytes) -> str:
    """What a passkey is called in addresses: credentials may have ids of a thousand bytes."""
    return hashlib.sha256(credential).hexdigest()[:_ID_DIGITS]


class CredentialsRepository:
    """In the same database as everything else: any node may ask, and any other hear the answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- challenges -------------------------------------------------------------------------------------------------------------------

    async def challenge(self, user_id: str = "") -> bytes:
        """Something new to sign, for somebody's new passkey or for whoever signs in. Those that nobody has answered in time go."""
        made, now = draw("challenge", _CHALLENGE_BYTES), time.time()

        def work(connection: Connection) -> None:
            connection.execute(delete(passkey_challenges).where(passkey_challenges.c.created < now - CHALLENGE_LIFE))
            connection.execute(insert(passkey_challenges).values(hash=_hashed(made), user_id=user_id, created=now))

        await self._store.write(work)
        return made

    async def asked(self, challenge: bytes, user_id: str = "") -> bool:
        """Whether that is to be signed, by them, now."""
        query = select(passkey_challenges.c.hash).where(_open(challenge, user_id))
        return await self._store.one(query) is not None

    # --- passkeys ---------------------------------------------------------------------------------------------------------------------

    async def keep(self, challenge: bytes, new: Passkey) -> bool:
        """Keep a passkey, and use up the challenge that it was made for; False when that was used before, or there are too many."""

        def work(connection: Connection) -> bool:
            if connection.execute(delete(passkey_challenges).where(_open(challenge, new.user_id))).rowcount != 1:
                return False
            owned = select(func.count()).select_from(passkeys).where(passkeys.c.user_id == new.user_id)
            known = select(passkeys.c.id).where(passkeys.c.id == new.id)
            if connection.execute(owned).scalar_one() >= MOST_PASSKEYS or connection.execute(known).one_or_none() is not None:
                return False
            connection.execute(insert(passkeys).values(**msgspec.structs.asdict(new)))
            return True

        return await self._store.write(work)

    async def passkeys(self, user_id: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        query = select(passkeys).where(passkeys.c.user_id == user_id).order_by(passkeys.c.created, passkeys.c.id)
        return [Passkey(**row._mapping) for row in await self._store.all(query)]

    async def passkey(self, name: str) -> Passkey | None:
        """The passkey with this id, whosever it is."""
        query = select(passkeys).where(passkeys.c.id == name)
        row = await self._store.one(query)
        return None if row is None else Passkey(**row._mapping)

    async def rename(self, user_id: str, name: str, called: str) -> bool:
        """Call one of somebody's passkeys something else; False when they have none like that."""
        change = update(passkeys).where(passkeys.c.user_id == user_id, passkeys.c.id == name).values(name=called)
        return await self._store.execute(change) == 1

    async def remove(self, user_id: str, name: str) -> bool:
        """Nobody signs in with that passkey any more; False when they have none like that."""
        gone = delete(passkeys).where(passkeys.c.user_id == user_id, passkeys.c.id == name)
        return await self._store.execute(gone) == 1

    async def signed_in(self, challenge: bytes, key: Passkey, sign_count: int) -> tuple[User, str] | None:
        """Use up a challenge that a passkey has signed: whose it is, and a secret for this device. None when it was used before."""
        now = time.time()

        def work(connection: Connection) -> tuple[User, str] | None:
            if connection.execute(delete(passkey_challenges).where(_open(challenge, ""))).rowcount != 1:
                return None
            used = update(passkeys).where(passkeys.c.id == key.id, passkeys.c.user_id == key.user_id)
            if connection.execute(used.values(sign_count=sign_count, used_at=now)).rowcount != 1:
                return None
            return _device(connection, key.user_id)

        return await self._store.write(work)

    # --- recovery codes ---------------------------------------------------------------------------------------------------------------

    async def new_codes(self, user_id: str, codes: Sequence[str]) -> None:
        """These are somebody's recovery codes, and those from before are of no use any more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user_id))
            connection.execute(insert(recovery_codes), [{"hash": hash_secret(code), "user_id": user_id} for code in codes])

        await self._store.write(work)

    async def codes_left(self, user_id: str) -> int:
        """How many of somebody's codes were not used."""
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.user_id == user_id)
        return int(await self._store.scalar(query))

    async def code_owner(self, code: str) -> str | None:
        """Whose recovery code that is."""
        query = select(recovery_codes.c.user_id).where(recovery_codes.c.hash == hash_secret(code))
        found: str | None = await self._store.scalar(query)
        return found

    async def use_code(self, code: str, user_id: str) -> tuple[User, str] | None:
        """Use up a code of somebody's: a secret for this device. None when it was used before."""
        own = (recovery_codes.c.hash == hash_secret(code)) & (recovery_codes.c.user_id == user_id)

        def work(connection: Connection) -> tuple[User, str] | None:
            return _device(connection, user_id) if connection.execute(delete(recovery_codes).where(own)).rowcount == 1 else None

        return await self._store.write(work)


def _hashed(challenge: bytes) -> bytes:
    return hashlib.sha256(challenge).digest()


def _open(challenge: bytes, user_id: str) -> ColumnElement[bool]:
    fresh = passkey_challenges.c.created >= time.time() - CHALLENGE_LIFE
    return (passkey_challenges.c.hash == _hashed(challenge)) & (passkey_challenges.c.user_id == user_id) & fresh


def _device(connection: Connection, user_id: str) -> tuple[User, str]:
    query = select(users.c.user_id, users.c.name, users.c.lang, users.c.created).where(users.c.user_id == user_id)
    return User(*connection.execute(query).one()), add_token(connection, user_id, "device")
