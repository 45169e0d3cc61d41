"""Queries for passkeys, recovery codes, and the challenges that authenticators sign."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from rollhouse.core.entropy import draw
from rollhouse.server.store.models import passkey_challenges, passkeys, recovery_codes, users
from rollhouse.server.store.names import register
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import USER, Store, add_token, hash_secret

CHALLENGE_SECONDS = 5 * 60.0
MAX_PASSKEYS_PER_USER = 20
_CHALLENGE_BYTES = 32
_ID_DIGITS = 32


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of a user. The server stores its public key."""

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
    """Return the id of a passkey in URLs. The ids of credentials may have a thousand bytes."""
    return hashlib.sha256(credential).hexdigest()[:_ID_DIGITS]


class CredentialsRepository:
    """Queries for credentials. Challenges are stored, so that another node can verify the answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def create_challenge(self, user_id: str = "", *, confirms: bool = False) -> bytes:
        """Store and return a new challenge, and delete expired ones.

        It is for a sign-in, or for a new passkey of this user, or, with `confirms`, for this user to confirm who they are.
        """
        purpose = _confirming(user_id) if confirms else user_id
        challenge, now = draw("challenge", _CHALLENGE_BYTES), self.now()

        def work(connection: Connection) -> None:
            connection.execute(delete(passkey_challenges).where(passkey_challenges.c.created < now - CHALLENGE_SECONDS))
            connection.execute(insert(passkey_challenges).values(hash=_hashed(challenge), user_id=purpose, created=now))

        await self._store.write(work)
        return challenge

    async def is_open(self, challenge: bytes, user_id: str = "", *, confirms: bool = False) -> bool:
        """Return whether a challenge is open for this purpose."""
        query = select(passkey_challenges.c.hash).where(_open(challenge, _confirming(user_id) if confirms else user_id, self.now()))
        return await self._store.one(query) is not None

    async def add_passkey(self, challenge: bytes, new: Passkey) -> bool:
        """Store a passkey and use up its challenge; return False if the challenge was used before or the user has too many passkeys."""
        now = self.now()

        def work(connection: Connection) -> bool:
            if connection.execute(delete(passkey_challenges).where(_open(challenge, new.user_id, now))).rowcount != 1:
                return False
            owned = select(func.count()).select_from(passkeys).where(passkeys.c.user_id == new.user_id)
            known = select(passkeys.c.id).where(passkeys.c.id == new.id)
            if connection.execute(owned).scalar_one() >= MAX_PASSKEYS_PER_USER or connection.execute(known).one_or_none() is not None:
                return False
            connection.execute(insert(passkeys).values(**msgspec.structs.asdict(new)))
            register(connection, new.user_id, now)
            return True

        return await self._store.write(work)

    async def passkeys(self, user_id: str) -> list[Passkey]:
        """Return a user's passkeys, oldest first."""
        query = select(passkeys).where(passkeys.c.user_id == user_id).order_by(passkeys.c.created, passkeys.c.id)
        return [Passkey(**row._mapping) for row in await self._store.all(query)]

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """Return the passkey with this id, of any user."""
        query = select(passkeys).where(passkeys.c.id == passkey_id)
        row = await self._store.one(query)
        return None if row is None else Passkey(**row._mapping)

    async def rename(self, user_id: str, passkey_id: str, name: str) -> bool:
        """Rename a passkey; return False if the user has no such passkey."""
        change = update(passkeys).where(passkeys.c.user_id == user_id, passkeys.c.id == passkey_id).values(name=name)
        return await self._store.execute(change) == 1

    async def remove(self, user_id: str, passkey_id: str) -> bool:
        """Delete a passkey; return False if the user has no such passkey."""
        own = delete(passkeys).where(passkeys.c.user_id == user_id, passkeys.c.id == passkey_id)
        return await self._store.execute(own) == 1

    async def sign_in(self, challenge: bytes, key: Passkey, sign_count: int) -> tuple[User, str] | None:
        """Use up a signed challenge; return the passkey's user and a secret for this device, or None if the challenge was used before."""
        now = self.now()

        def work(connection: Connection) -> tuple[User, str] | None:
            if connection.execute(delete(passkey_challenges).where(_open(challenge, "", now))).rowcount != 1:
                return None
            used = update(passkeys).where(passkeys.c.id == key.id, passkeys.c.user_id == key.user_id)
            if connection.execute(used.values(sign_count=sign_count, used_at=now)).rowcount != 1:
                return None
            return _sign_in_device(connection, key.user_id, now)

        return await self._store.write(work)

    async def use_challenge(self, challenge: bytes, key: Passkey, sign_count: int) -> bool:
        """Use up a challenge that a user's passkey has signed to confirm who they are; return False if it was used before."""
        now = self.now()

        def work(connection: Connection) -> bool:
            if connection.execute(delete(passkey_challenges).where(_open(challenge, _confirming(key.user_id), now))).rowcount != 1:
                return False
            used = update(passkeys).where(passkeys.c.id == key.id, passkeys.c.user_id == key.user_id)
            return connection.execute(used.values(sign_count=sign_count, used_at=now)).rowcount == 1

        return await self._store.write(work)

    async def remove_code(self, code: str, user_id: str) -> bool:
        """Use up a user's recovery code; return False if it is not theirs, or was used before."""
        own = (recovery_codes.c.hash == hash_secret(code)) & (recovery_codes.c.user_id == user_id)
        return await self._store.execute(delete(recovery_codes).where(own)) == 1

    async def replace_codes(self, user_id: str, codes: Sequence[str]) -> None:
        """Store a user's recovery codes; earlier codes become invalid."""
        now = self.now()

        def work(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user_id))
            connection.execute(insert(recovery_codes), [{"hash": hash_secret(code), "user_id": user_id} for code in codes])
            register(connection, user_id, now)

        await self._store.write(work)

    async def codes_left(self, user_id: str) -> int:
        """Return how many unused recovery codes a user has."""
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.user_id == user_id)
        return int(await self._store.scalar(query) or 0)

    async def code_owner(self, code: str) -> str | None:
        """Return the user whose recovery code this is."""
        query = select(recovery_codes.c.user_id).where(recovery_codes.c.hash == hash_secret(code))
        user_id: str | None = await self._store.scalar(query)
        return user_id

    async def use_code(self, code: str, user_id: str) -> tuple[User, str] | None:
        """Use up a recovery code; return its user and a secret for this device, or None if it was used before."""
        own, now = (recovery_codes.c.hash == hash_secret(code)) & (recovery_codes.c.user_id == user_id), self.now()

        def work(connection: Connection) -> tuple[User, str] | None:
            used = connection.execute(delete(recovery_codes).where(own)).rowcount == 1
            return _sign_in_device(connection, user_id, now) if used else None

        return await self._store.write(work)


def _confirming(user_id: str) -> str:
    """Return the purpose of a challenge with which a user confirms who they are. No user id contains a space."""
    return f"confirm {user_id}"


def _hashed(challenge: bytes) -> bytes:
    return hashlib.sha256(challenge).digest()


def _open(challenge: bytes, user_id: str, now: float) -> ColumnElement[bool]:
    open_ = passkey_challenges.c.created >= now - CHALLENGE_SECONDS
    return (passkey_challenges.c.hash == _hashed(challenge)) & (passkey_challenges.c.user_id == user_id) & open_


def _sign_in_device(connection: Connection, user_id: str, now: float) -> tuple[User, str]:
    query = select(*USER).where(users.c.user_id == user_id)
    return User(*connection.execute(query).one()), add_token(connection, user_id, "device", now, confirmed_at=now)
