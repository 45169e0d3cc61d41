"""Dice that nobody at the table, and nobody behind it, can choose: with real nodes, and a host who reads the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeAlias

import pytest

from rollhouse.core.record import Record
from rollhouse.core.record_text import from_text
from rollhouse.play import entropy_shares as parts
from rollhouse.play.fair import SCHEME, FairDice, seal_of, share_commitment, verify
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, play_on

PARTS = {"Ana": "a" * 32, "Bo": "b" * 32}


Later: TypeAlias = Callable[[], AbstractContextManager[None]]


@pytest.fixture
def later(house: Pair, monkeypatch: pytest.MonkeyPatch) -> Later:
    """`with later():` the nodes' clocks are so far on that nobody is waited for any more."""

    @contextmanager
    def turned() -> Iterator[None]:
        for node in (house.first, house.second):
            monkeypatch.setattr(node.services.clock, "now", lambda: time.time() + parts.REVEAL_SECONDS)
        yield
        monkeypatch.undo()

    return turned


async def bound(house: Pair, meet: Meet) -> tuple[Person, Person, str]:
    """Ana is the host, Bo comes by the link at the other node; both are bound to a part."""
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table(None, None, setup={"target": 20})
    await ana.do(table, "sit", seat=0, name="Ana", commit=share_commitment(0, PARTS["Ana"]))
    await bo.do(table, "sit", seat=1, name="Bo", commit=share_commitment(1, PARTS["Bo"]))
    while bo.user_id not in house.first.services.presence.present(table):  # one node hears from the other that Bo is there
        await asyncio.sleep(0.01)
    return ana, bo, table


async def record_of(person: Person, table: str) -> Record:
    return from_text((await person.http.get(f"/api/tables/{table}/record")).text)


async def until(person: Person, table: str, **wanted: Any) -> dict[str, Any]:
    """The table as it is told to somebody without a socket, once it is so."""
    while True:
        view = await person.view(table)
        if all(view[name] == value for name, value in wanted.items()):
            return view
        await asyncio.sleep(0.02)


async def test_the_game_begins_once_both_have_revealed_what_they_were_bound_to(house: Pair, meet: Meet) -> None:
    ana, bo, table = await bound(house, meet)
    view = await bo.view(table)
    commits = [seat["commit"] for seat in view["seats"]]
    assert commits == [share_commitment(0, PARTS["Ana"]), share_commitment(1, PARTS["Bo"])]
    assert await bo.refused(f"/api/tables/{table}/do", {"do": "reveal", "seat": 1, "entropy": PARTS["Bo"]}) == (403, "table/not-to-reveal")
    await ana.do(table, "begin")
    view = await until(bo, table, sealed=True)
    assert [seat["reveal_due"] for seat in view["seats"]] == [True, True]
    seal = seal_of(view["commitment"], commits)
    await bo.do(table, "reveal", seat=1, entropy=PARTS["Bo"])
    await ana.do(table, "reveal", seat=0, entropy=PARTS["Ana"])
    a, b = await ana.join(table), await bo.join(table)
    assert (a.view["status"], a.view["sealed"], a.view["seats"][0]["commit"]) == ("playing", False, "")
    await play_on({0: a, 1: b})
    found = verify(await record_of(bo, table))
    assert (found.scheme, found.hidden, found.seal) == (SCHEME, (0, 1), seal)


async def test_a_host_who_reads_the_database_chooses_no_dice(house: Pair, meet: Meet, later: Later) -> None:
    """He knows the house's secret, waits for Bo's part, and looks for a part of his own that gives him the opening he likes.

    That worked while parts were added in the open, one after the other, and the record still passed for fair.
    """
    ana, bo, table = await bound(house, meet)
    secret = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(house.first.services.store.secret(table), house.first.loop))
    assert secret is not None
    await ana.do(table, "begin")
    await until(bo, table, sealed=True)
    await bo.do(table, "reveal", seat=1, entropy=PARTS["Bo"])

    def opening(*parts: str) -> int:
        return FairDice(secret, parts).ticket(6, 0)

    liked = next(part for part in (f"{number:032x}" for number in range(1000)) if opening(part, PARTS["Bo"]) == 5)
    for again in (
        {"do": "sit", "seat": 0, "name": "Ana", "entropy": liked},
        {"do": "sit", "seat": 0, "name": "Ana", "commit": share_commitment(0, liked)},
        {"do": "commit", "seat": 0, "commit": share_commitment(0, liked)},
        {"do": "rise", "seat": 0},
    ):
        assert await ana.refused(f"/api/tables/{table}/do", again) == (403, "table/begun")
    assert await ana.refused(f"/api/tables/{table}/do", {"do": "reveal", "seat": 0, "entropy": liked}) == (403, "table/entropy-share")

    # He may keep his part to himself. Then it is Bo's alone that counts, and another one than he has seen.
    with later():
        while not (await bo.view(table))["seats"][1]["dice_due"]:
            await asyncio.sleep(0.02)
    fresh = "c" * 32
    await bo.do(table, "commit", seat=1, commit=share_commitment(1, fresh))
    await bo.do(table, "reveal", seat=1, entropy=fresh)
    view = await until(ana, table, status="playing")
    assert (view["seats"][0]["user_id"], view["seats"][0]["bot"]) == (ana.user_id, "")  # it was his part that was dropped, not his seat
    await play_on({0: await ana.join(table), 1: await bo.join(table)})
    found = verify(await record_of(bo, table))
    assert (found.hidden, found.dropped) == ((1,), (0,))


async def test_who_has_closed_the_tab_is_not_waited_for(house: Pair, meet: Meet) -> None:
    ana, bo, table = await bound(house, meet)
    viewer = await bo.join(table)
    watcher = await ana.join(table)
    await watcher.knows(bo.user_id, here=True)
    await viewer.leave()
    await watcher.knows(bo.user_id, here=False)
    await watcher.do("begin")
    await watcher.when(lambda view: view["sealed"])
    assert [seat["reveal_due"] for seat in watcher.view["seats"]] == [True, False]
    await watcher.do("reveal", seat=0, entropy=PARTS["Ana"])
    await watcher.when(lambda view: view["status"] == "playing")
    again = await bo.join(table)  # and has their seat when they come back
    await play_on({0: watcher, 1: again})
    assert verify(await record_of(bo, table)).hidden == (0,)


async def test_a_game_with_bots_that_is_to_begin_at_once_waits_for_my_part(meet: Meet) -> None:
    ana = await meet()
    seats = [{"me": True, "name": "Ana", "commit": share_commitment(0, PARTS["Ana"])}, {"bot": "greedy"}]
    made = await ana.post("/api/tables", {"game": "dicy-cards", "setup": {"target": 20}, "seats": seats, "begin": True})
    view = await ana.view(made["id"])
    assert (view["status"], view["sealed"], view["seats"][0]["reveal_due"]) == ("open", True, True)
    await ana.do(made["id"], "reveal", seat=0, entropy=PARTS["Ana"])
    assert (await ana.view(made["id"]))["status"] == "playing"


async def test_a_game_begins_without_the_part_of_somebody_who_never_reveals_it(meet: Meet, later: Later) -> None:
    """Also where nobody does anything more: the house goes on by itself."""
    ana = await meet()
    seats = [{"me": True, "name": "Ana", "commit": share_commitment(0, PARTS["Ana"])}, {"bot": "greedy"}]
    made = await ana.post("/api/tables", {"game": "dicy-cards", "setup": {"target": 20}, "seats": seats, "begin": True})
    with later():
        await until(ana, made["id"], status="playing")
    await play_on({0: await ana.join(made["id"])})
    found = verify(await record_of(ana, made["id"]))
    assert (found.hidden, found.dropped) == ((), (0,))


async def finished(house: Pair, meet: Meet) -> tuple[Person, Person, str]:
    ana, bo, table = await bound(house, meet)
    await ana.do(table, "begin")
    await bo.do(table, "reveal", seat=1, entropy=PARTS["Bo"])
    await ana.do(table, "reveal", seat=0, entropy=PARTS["Ana"])
    await play_on({0: await ana.join(table), 1: await bo.join(table)})
    return ana, bo, table


async def test_in_a_rematch_everybody_is_bound_to_a_new_part_or_it_is_played_without(house: Pair, meet: Meet) -> None:
    ana, bo, table = await finished(house, meet)
    await bo.post(f"/api/tables/{table}/rematch", {})
    again = (await ana.post(f"/api/tables/{table}/rematch", {}))["id"]
    view = await ana.view(again)
    assert [(seat["name"], seat["dice_due"], seat["commit"]) for seat in view["seats"]] == [("Ana", True, ""), ("Bo", True, "")]
    await bo.do(again, "commit", seat=1, commit=share_commitment(1, "c" * 32))
    assert [seat["dice_due"] for seat in (await ana.view(again))["seats"]] == [True, False]
    while bo.user_id not in house.first.services.presence.present(again):
        await asyncio.sleep(0.01)
    await ana.do(again, "begin")
    await bo.do(again, "reveal", seat=1, entropy="c" * 32)
    await play_on({0: await ana.join(again), 1: await bo.join(again)}, seed=5)
    record = await record_of(ana, again)
    assert (verify(record).hidden, record.tags["Dice.part.1"]) == ((1,), "c" * 32)


async def test_the_same_dice_take_everybodys_consent_and_are_marked(house: Pair, meet: Meet) -> None:
    ana, bo, table = await finished(house, meet)
    first = await record_of(ana, table)
    for _ in range(2):  # the second time it is a rematch of a rematch
        watcher = await ana.join(table)
        assert await bo.post(f"/api/tables/{table}/rematch", {"same_dice": True}) == {"id": "", "url": ""}
        view = await watcher.when(lambda view: bool(view["same_dice_wanted"]))
        assert (view["same_dice_wanted"], view["rematch"]) == ([bo.user_id], "")
        cy = await meet()
        assert await cy.refused(f"/api/tables/{table}/rematch", {"same_dice": True}) == (403, "table/not-yours")
        table = (await ana.post(f"/api/tables/{table}/rematch", {"same_dice": True}))["id"]
        view = await bo.view(table)
        assert view["same_dice"]
        assert not any(seat["dice_due"] for seat in view["seats"])
        await ana.do(table, "begin")
        seats = {one["name"]: seat for seat, one in enumerate(view["seats"])}
        await play_on({seats["Ana"]: await ana.join(table), seats["Bo"]: await bo.join(table)}, seed=5)
        record = await record_of(bo, table)
        assert (record.moves[0], record.tags["Dice.commitment"]) == (first.moves[0], first.tags["Dice.commitment"])
        assert verify(record).again
    assert not (await ana.view(table))["rematch"]


async def test_whoever_wanted_the_same_dice_may_agree_to_others(house: Pair, meet: Meet) -> None:
    ana, bo, table = await finished(house, meet)
    await bo.post(f"/api/tables/{table}/rematch", {"same_dice": True})
    await ana.post(f"/api/tables/{table}/rematch", {})
    again = (await bo.post(f"/api/tables/{table}/rematch", {}))["id"]
    assert not (await bo.view(again))["same_dice"]
    assert (await bo.post(f"/api/tables/{table}/rematch", {"same_dice": True}))["id"] == again


async def test_an_action_over_http_brings_a_seat_back_from_a_bot(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None, setup={"target": 500})
    viewer = await bo.join(table)
    await viewer.do("sit", seat=1, name="Bo")
    await viewer.when(lambda view: bool(view["seats"][1]["user_id"]))
    watcher = await ana.join(table)
    await watcher.do("begin")
    await watcher.when(lambda view: view["status"] == "playing")
    await watcher.knows(bo.user_id, here=True)
    await viewer.leave()
    await watcher.knows(bo.user_id, here=False)
    while (await ana.http.post(f"/api/tables/{table}/do", json={"do": "cover", "seat": 1})).status_code != 200:
        await asyncio.sleep(0.02)  # until they have been away for long enough
    assert (await watcher.when(lambda view: bool(view["seats"][1]["bot"])))["seats"][1]["bot"] == "greedy"
    await bo.do(table, "chat", text="I'm here")
    await watcher.when(lambda view: not view["seats"][1]["bot"])
    await watcher.knows(bo.user_id, here=True)
    assert (await watcher.refusal("cover", seat=1))["code"] == "table/still-here"
