"""Who waits to play, in both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from rollhouse.server.features.matchmaking.repository import MatchmakingRepository, Seek, claim_seeks
from rollhouse.server.store.store import Store
from tests.server.stored import FIRST, SECRET, row


async def seeker(store: Store, name: str, since: float = 100.0, criteria: str = "{}") -> Seek:
    person, _ = await store.create_guest(name, "en")
    one = Seek(user_id=person.user_id, search="a", name=name, game="dicetto", criteria=criteria, since=since, seen=since)
    return await MatchmakingRepository(store).save(one)


async def test_partners_with_equal_criteria_are_found_longest_wait_first(store: Store) -> None:
    pairing = MatchmakingRepository(store)
    ana, bo, cy = await seeker(store, "Ana"), await seeker(store, "Bo", 90.0), await seeker(store, "Cy", 80.0)
    await seeker(store, "Di", 70.0, '{"pace":"minute"}')
    assert [one.name for one in await pairing.partners(ana, since=0.0)] == ["Cy", "Bo"]
    assert [one.name for one in await pairing.partners(ana, since=85.0)] == ["Bo"], "a player who stopped asking is not matched"
    assert [one.name for one in await pairing.waiting(since=0.0)] == ["Di", "Cy", "Bo", "Ana"]
    await pairing.withdraw(cy.user_id)
    assert [one.name for one in await pairing.partners(ana, since=0.0)] == ["Bo"]
    later = msgspec.structs.replace(bo, since=500.0, seen=500.0)
    assert (await pairing.save(later)).since == 90.0, "the same search goes on"
    assert (await pairing.save(msgspec.structs.replace(later, search="b"))).since == 500.0
    assert [one.name for one in await pairing.waiting(since=0.0)] == ["Di", "Ana", "Bo"]
    await pairing.save(msgspec.structs.replace(ana, search="b", since=701.0, seen=701.0))
    assert [one.name for one in await pairing.waiting(since=0.0)] == ["Bo", "Ana"], "abandoned seeks are deleted"


async def test_a_seek_is_claimed_once_by_concurrent_nodes(store: Store) -> None:
    pairing = MatchmakingRepository(store)
    people = [await seeker(store, f"P{number}") for number in range(6)]
    first, others = people[0], people[1:]

    def taken(other: Seek) -> Callable[[Connection, str], bool]:
        return lambda connection, table: claim_seeks(connection, (other, first), table)

    made = await asyncio.gather(
        *(store.create(row(f"t{number}"), FIRST, SECRET, provided=taken(other)) for number, other in enumerate(others)),
        *(store.create(row(f"b{number}"), FIRST, SECRET, provided=taken(other)) for number, other in enumerate(others)),
    )
    (table,) = set(made) - {""}
    assert await store.all_tables() == [table], "nothing is left of the others"
    found = [(await pairing.save(one)).found for one in people]
    assert (found[0], sorted(found[1:])) == (table, ["", "", "", "", table])


async def test_a_new_search_is_not_claimed_for_the_old_one(store: Store) -> None:
    ana, bo = await seeker(store, "Ana"), await seeker(store, "Bo")
    await MatchmakingRepository(store).save(msgspec.structs.replace(bo, search="b", criteria='{"pace":"minute"}'))

    def provided(connection: Connection, table: str) -> bool:
        return claim_seeks(connection, (ana, bo), table)

    assert await store.create(row("t"), FIRST, SECRET, provided=provided) == ""
    assert await store.table("t") is None
