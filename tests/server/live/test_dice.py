"""Dice that neither a player nor the host can choose, with real nodes."""

from __future__ import annotations

import time

import pytest

from rollhouse.play import entropy_shares as parts
from rollhouse.play.fair import SCHEME, seal_of, share_commitment, verify
from tests.server.live.conftest import NewUser, SetClock
from tests.server.live.nodes import Client, Nodes, play_on, poll
from tests.server.waiting import wait_until

PARTS = {"Ana": "a" * 32, "Bo": "b" * 32}


async def bound(nodes: Nodes, new_user: NewUser) -> tuple[Client, Client, str]:
    """Ana is the host, Bo comes by the link at the other node; both are bound to a part."""
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await ana.new_table(None, None, setup={"target": 20})
    await ana.do(table, "sit", seat=0, name="Ana", commit=share_commitment(0, PARTS["Ana"]))
    await bo.do(table, "sit", seat=1, name="Bo", commit=share_commitment(1, PARTS["Bo"]))
    await until_present(nodes, bo, table)
    return ana, bo, table


async def until_present(nodes: Nodes, client: Client, table: str) -> None:
    """Wait until the first node knows from the other one that the user is at the table."""
    await wait_until(lambda: client.user_id in nodes.first.services.presence.present(table))


async def new_game_with_a_bot(ana: Client) -> str:
    """A table that begins at once with Ana, who is bound to a part, and a bot."""
    seats = [{"me": True, "name": "Ana", "commit": share_commitment(0, PARTS["Ana"])}, {"bot": "greedy"}]
    made = await ana.post("/api/tables", {"game": "dicy-cards", "setup": {"target": 20}, "seats": seats, "begin": True})
    return str(made["id"])


async def test_the_game_begins_once_both_parts_are_revealed(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table = await bound(nodes, new_user)
    view = await bo.view(table)
    commits = [seat["commit"] for seat in view["seats"]]
    assert commits == [share_commitment(0, PARTS["Ana"]), share_commitment(1, PARTS["Bo"])]
    assert await bo.refused(f"/api/tables/{table}/do", {"do": "reveal", "seat": 1, "entropy": PARTS["Bo"]}) == (403, "table/not-to-reveal")
    await ana.do(table, "begin")
    view = await poll(lambda: bo.view(table), lambda view: bool(view["sealed"]))
    assert [seat["reveal_due"] for seat in view["seats"]] == [True, True]
    seal = seal_of(view["commitment"], commits)
    await bo.do(table, "reveal", seat=1, entropy=PARTS["Bo"])
    await ana.do(table, "reveal", seat=0, entropy=PARTS["Ana"])
    a, b = await ana.join(table), await bo.join(table)
    assert (a.view["status"], a.view["sealed"], a.view["seats"][0]["commit"]) == ("playing", False, "")
    await play_on({0: a, 1: b})
    found = verify(await bo.record(table))
    assert (found.scheme, found.hidden, found.seal) == (SCHEME, (0, 1), seal)


async def test_an_absent_player_is_not_waited_for(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table = await bound(nodes, new_user)
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
    again = await bo.join(table)  # the seat is theirs when they return
    await play_on({0: watcher, 1: again})
    assert verify(await bo.record(table)).hidden == (0,)


@pytest.mark.parametrize("reveals", [True, False], ids=["revealed", "never revealed"])
async def test_a_game_with_bots_waits_for_the_players_part_and_then_begins_without(
    new_user: NewUser, clock: SetClock, reveals: bool
) -> None:
    ana = await new_user()
    table = await new_game_with_a_bot(ana)
    view = await ana.view(table)
    assert (view["status"], view["sealed"], view["seats"][0]["reveal_due"]) == ("open", True, True)
    if reveals:
        await ana.do(table, "reveal", seat=0, entropy=PARTS["Ana"])
    else:
        clock.ahead_seconds = parts.REVEAL_SECONDS
    await poll(lambda: ana.view(table), lambda view: view["status"] == "playing")
    clock.ahead_seconds = 0.0
    await play_on({0: await ana.join(table)})
    found = verify(await ana.record(table))
    assert (found.hidden, found.dropped) == (((0,), ()) if reveals else ((), (0,)))


async def finished(nodes: Nodes, new_user: NewUser) -> tuple[Client, Client, str]:
    """Two players who have just finished a game with parts of both."""
    ana, bo, table = await bound(nodes, new_user)
    await ana.do(table, "begin")
    await bo.do(table, "reveal", seat=1, entropy=PARTS["Bo"])
    await ana.do(table, "reveal", seat=0, entropy=PARTS["Ana"])
    await play_on({0: await ana.join(table), 1: await bo.join(table)})
    return ana, bo, table


async def test_a_rematch_has_new_parts_or_goes_without(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table = await finished(nodes, new_user)
    await bo.post(f"/api/tables/{table}/rematch", {})
    again = (await ana.post(f"/api/tables/{table}/rematch", {}))["id"]
    view = await ana.view(again)
    assert [(seat["name"], seat["dice_due"], seat["commit"]) for seat in view["seats"]] == [("Ana", True, ""), ("Bo", True, "")]
    await bo.do(again, "commit", seat=1, commit=share_commitment(1, "c" * 32))
    assert [seat["dice_due"] for seat in (await ana.view(again))["seats"]] == [True, False]
    await until_present(nodes, bo, again)
    await ana.do(again, "begin")
    await bo.do(again, "reveal", seat=1, entropy="c" * 32)
    await play_on({0: await ana.join(again), 1: await bo.join(again)}, seed=5)
    record = await ana.record(again)
    assert (verify(record).hidden, record.tags["Dice.part.1"]) == ((1,), "c" * 32)


async def test_the_same_dice_need_the_consent_of_all_players_and_are_marked(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table = await finished(nodes, new_user)
    first = await ana.record(table)
    for _ in range(2):  # the second time it is a rematch of a rematch
        watcher = await ana.join(table)
        assert await bo.post(f"/api/tables/{table}/rematch", {"same_dice": True}) == {"id": "", "url": ""}
        view = await watcher.when(lambda view: bool(view["same_dice_wanted"]))
        assert (view["same_dice_wanted"], view["rematch"]) == ([bo.user_id], "")
        cy = await new_user()
        assert await cy.refused(f"/api/tables/{table}/rematch", {"same_dice": True}) == (403, "table/not-yours")
        table = (await ana.post(f"/api/tables/{table}/rematch", {"same_dice": True}))["id"]
        view = await bo.view(table)
        assert view["same_dice"]
        assert not any(seat["dice_due"] for seat in view["seats"])
        await ana.do(table, "begin")
        seats = {one["name"]: seat for seat, one in enumerate(view["seats"])}
        await play_on({seats["Ana"]: await ana.join(table), seats["Bo"]: await bo.join(table)}, seed=5)
        record = await bo.record(table)
        assert (record.moves[0], record.tags["Dice.commitment"]) == (first.moves[0], first.tags["Dice.commitment"])
        assert verify(record).again
    assert not (await ana.view(table))["rematch"]


async def test_a_player_who_wanted_the_same_dice_may_agree_to_others(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table = await finished(nodes, new_user)
    await bo.post(f"/api/tables/{table}/rematch", {"same_dice": True})
    await ana.post(f"/api/tables/{table}/rematch", {})
    again = (await bo.post(f"/api/tables/{table}/rematch", {}))["id"]
    assert not (await bo.view(again))["same_dice"]
    assert (await bo.post(f"/api/tables/{table}/rematch", {"same_dice": True}))["id"] == again


async def test_an_action_over_http_brings_a_seat_back_from_a_bot(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
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
    cover = {"do": "cover", "seat": 1}  # refused until Bo has been away for long enough
    await poll(lambda: ana.http.post(f"/api/tables/{table}/do", json=cover), lambda answer: answer.status_code == 200)
    assert (await watcher.when(lambda view: bool(view["seats"][1]["bot"])))["seats"][1]["bot"] == "greedy"
    await bo.do(table, "chat", text="I'm here")
    await watcher.when(lambda view: not view["seats"][1]["bot"])
    await watcher.knows(bo.user_id, here=True)
    assert (await watcher.refusal("cover", seat=1))["code"] == "table/still-here"


async def test_three_seats_in_league_reject_three_sets_of_dice_and_are_named(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    """Each sees the shares of the others and withholds its own: it is out of the dice, the others draw new ones, and the last is honest."""
    clock.time = time.time()
    players = [await new_user(node) for node in (nodes.first, nodes.second, nodes.first, nodes.second)]
    host, honest = players[0], players[3]
    table = await host.new_table(None, None, None, None, setup={"target": 20})
    for seat, player in enumerate(players):
        await player.do(table, "sit", seat=seat, name=f"P{seat}", commit=share_commitment(seat, f"0{seat}" * 16))
        await until_present(nodes, player, table)
    await host.do(table, "begin")
    seals: list[list[str]] = []
    for withholds in range(3):
        view = await poll(lambda: honest.view(table), lambda view: any(seat["reveal_due"] for seat in view["seats"]))
        assert [seat["reveal_due"] for seat in view["seats"]] == [seat >= withholds for seat in range(4)]
        seals.append([seat["commit"] for seat in view["seats"]])
        for seat in range(withholds + 1, 4):
            await players[seat].do(table, "reveal", seat=seat, entropy=f"{withholds}{seat}" * 16)
        clock.time += parts.REVEAL_SECONDS
        view = await poll(lambda: honest.view(table), lambda view: view["seats"][3]["dice_due"])
        assert view["sealed"], "and the game has not begun"
        assert await players[withholds].refused(
            f"/api/tables/{table}/do", {"do": "commit", "seat": withholds, "commit": share_commitment(withholds, "ff" * 16)}
        ) == (403, "table/begun"), "it is out of the dice"
        clock.time += parts.REVEAL_SECONDS - 0.4
        for seat in range(withholds + 1, 4):  # at the last moment: all have the whole time to reveal
            await players[seat].do(table, "commit", seat=seat, commit=share_commitment(seat, f"{withholds + 1}{seat}" * 16))
        clock.time += 1.0
    await honest.do(table, "reveal", seat=3, entropy="33" * 16)
    viewers = {seat: await player.join(table) for seat, player in enumerate(players)}
    assert viewers[0].view["status"] == "playing"
    clock.time = None
    await play_on(viewers)
    record = await honest.record(table)
    found = verify(record)
    assert (found.hidden, found.dropped, record.tags["Dice.dropped"]) == ((3,), (0, 1, 2), "0 1 2")
    assert len({tuple(seal) for seal in seals}) == 3
