from __future__ import annotations

import asyncio
import hashlib
import re

import pytest
from sqlalchemy import select, update

from rollhouse.server.store.database import StoreError, database_url, open_engine
from rollhouse.server.store.models import tokens
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import LINK_LIFE_SECONDS, Store


async def test_a_guest_is_identified_by_the_devices_secret(store: Store) -> None:
    ana, secret = await store.create_guest("Ana", "fr")
    bo, others = await store.create_guest("Bo", "nl")
    assert await store.identify(secret) == ana
    assert await store.identify(others) == bo
    assert ana.user_id != bo.user_id
    assert (ana.name, ana.lang) == ("Ana", "fr")
    assert re.fullmatch(r"[\w-]{12}", ana.user_id)
    assert re.fullmatch(r"[\w-]{43}", secret)


@pytest.mark.parametrize("guess", ["", "guess", "x" * 100_000, "\ud800", "a' OR 1=1 --"])
async def test_a_wrong_secret_identifies_no_user(store: Store, guess: str) -> None:
    await store.create_guest("Ana", "fr")
    assert await store.identify(guess) is None
    assert await store.redeem_device_link(guess) is None


async def test_a_public_id_proves_nothing(store: Store) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    assert await store.identify(ana.user_id) is None


async def test_people_change_their_name_and_language(store: Store) -> None:
    ana, secret = await store.create_guest("Ana", "fr")
    assert await store.rename(ana.user_id, "Ana Sofia", "pt")
    assert await store.identify(secret) == User(ana.user_id, "Ana Sofia", "pt", ana.created)
    assert not await store.rename("nobody", "x", "en")


async def test_a_program_is_known_by_its_token(store: Store) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    one, two = await store.new_token(ana.user_id, "program"), await store.new_token(ana.user_id, "program")
    assert await store.identify(one) == await store.identify(two) == ana
    assert await store.redeem_device_link(one) is None, "it is no link"
    with pytest.raises(StoreError, match="store/unavailable"):
        await store.new_token("nobody", "program")


async def test_a_link_takes_an_identity_to_another_device_once(store: Store) -> None:
    ana, first = await store.create_guest("Ana", "fr")
    link = await store.new_token(ana.user_id, "link")
    assert await store.identify(link) is None, "a link is no key"
    claimed = await store.redeem_device_link(link)
    assert claimed is not None
    user_id, second = claimed
    assert user_id == ana
    assert await store.identify(second) == await store.identify(first) == ana
    assert first != second
    assert await store.redeem_device_link(link) is None


async def test_a_link_is_redeemed_once_by_concurrent_requests(store: Store, database: str) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    link = await store.new_token(ana.user_id, "link")
    async with Store(database) as other:
        claims = await asyncio.gather(*(one.redeem_device_link(link) for one in (store, other) for _ in range(5)))
    assert [claim is None for claim in claims].count(False) == 1


async def test_an_old_link_is_of_no_use(store: Store, database: str) -> None:
    ana, _ = await store.create_guest("Ana", "fr")
    link = await store.new_token(ana.user_id, "link")
    engine = open_engine(database_url(database), connections=1, writes=True)
    with engine.begin() as connection:
        connection.execute(update(tokens).where(tokens.c.kind == "link").values(created=tokens.c.created - LINK_LIFE_SECONDS - 1))
    engine.dispose()
    assert await store.redeem_device_link(link) is None


async def test_what_is_stored_of_a_secret_is_its_hash(store: Store, database: str) -> None:
    ana, secret = await store.create_guest("Ana", "fr")
    link, token = await store.new_token(ana.user_id, "link"), await store.new_token(ana.user_id, "program")
    engine = open_engine(database_url(database), connections=1, writes=False)
    with engine.begin() as connection:
        stored = connection.execute(select(tokens)).all()
    engine.dispose()
    assert {one.hash for one in stored} == {hashlib.sha256(one.encode()).digest() for one in (secret, link, token)}
    for one in (secret, link, token):
        assert one not in repr(stored)
