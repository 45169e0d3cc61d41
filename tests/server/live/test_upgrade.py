"""Nodes of two releases at one database: they are replaced one by one during a game, and no move is lost."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import update

from rollhouse.play.fair import verify
from rollhouse.server.store.models import REVISION, commits
from rollhouse.server.store.store import Store
from tests.entry import LATER_PROGRAM
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes, Viewer, play_on, start_game
from tests.server.live.programs import program, program_beside
from tests.server.live.test_operation import run
from tests.server.test_migrate import A_LATER_STEP, AN_ADDITION
from tests.servers import Postgres, Redis
from tests.timeouts import TIMEOUT_SECONDS


async def moved_to(url: str, client: Client, table: str) -> tuple[Client, Viewer]:
    """The same user at another node."""
    again = Client(url)
    again.http.cookies.update(dict(client.http.cookies))
    await again.__aenter__()
    return again, await again.join(table)


def moves_shown(viewer: Viewer) -> list[str]:
    """The moves of the table when the viewer joined."""
    return [one["entry"]["move"] for one in msgspec.json.decode(viewer.texts[0])["log"] if one["entry"]["is"] == "moved"]


def health(url: str) -> tuple[int, str]:
    answer = httpx.get(f"{url}/readyz", timeout=TIMEOUT_SECONDS)
    return answer.status_code, answer.json()["parts"]["database"]


async def test_nodes_are_replaced_one_by_one_by_those_of_the_next_release(tmp_path: Path, postgres: Postgres, redis_server: Redis) -> None:
    steps, further = tmp_path / "next", tmp_path / "after-next"
    for folder in (steps, further):
        folder.mkdir()
        (folder / "r9001.py").write_text(AN_ADDITION.format(before=REVISION))
    (further / "r9002.py").write_text(A_LATER_STEP.format(before="9001").replace('"9001"', '"9002"', 1).replace('"mood"', '"temper"'))
    later, last = (*LATER_PROGRAM, str(steps), "9001"), (*LATER_PROGRAM, str(further), "9002")
    flags = ("--database", postgres.fresh(), "--channels", redis_server.url)

    with program(*flags, data=tmp_path) as one, program(*flags, data=tmp_path) as two:
        async with Client(one.url) as ana, Client(two.url) as bo:
            table = await start_game(ana, bo)
            a, b = await ana.join(table), await bo.join(table)
            await play_on({0: a, 1: b}, moves=6)

            async with program_beside(*flags, data=tmp_path, command=later) as newer:  # which brings the database up to date
                assert (await asyncio.to_thread(one.end, signal.SIGTERM))[0] == 0
                ana, a = await moved_to(newer.url, ana, table)
                async with ana:
                    shown = [moves_shown(a)]
                    mixed = await play_on({0: a, 1: b}, moves=6, seed=2)
                    assert (a.shared, mixed["version"]) == (b.shared, a.view["version"])
                    async with program_beside(*flags, data=tmp_path) as old_again:  # an old one may even start again
                        assert (await asyncio.to_thread(two.end, signal.SIGTERM))[0] == 0
                        bo, b = await moved_to(old_again.url, bo, table)
                        async with bo:
                            shown.append(moves_shown(b))
                            await play_on({0: a, 1: b}, moves=6, seed=3)
                            assert (health(old_again.url), health(newer.url)) == ((200, "ok"), (200, "ok"))
                    bo, b = await moved_to(newer.url, bo, table)
                    async with bo:
                        shown.append(moves_shown(b))
                        await play_on({0: a, 1: b}, moves=6, seed=4)
                        await ana.do(table, "resign", seat=0)
                        over = await b.when(lambda view: view["status"] == "over")
                        record = await ana.record(table)
                        assert 0 < len(shown[0]) < len(shown[1]) < len(shown[2]) < len(record.moves) == over["ply"]
                        assert all(record.moves[: len(moves)] == tuple(moves) for moves in shown)
                        assert verify(record).derived > 0, "the dice are those of the commitment, whichever node rolled them"

                # A release after the next removes a column: nodes of this one and of the next stop with an error.
                async with program_beside(*flags, data=tmp_path, command=last) as newest:
                    assert health(newest.url) == (200, "ok")
                    assert health(newer.url) == (503, "store/newer")
                    assert httpx.get(f"{newer.url}/api/tables/{table}", timeout=TIMEOUT_SECONDS).status_code == 503
                    ended, output = run("serve", "--port", "0", *flags, data=tmp_path)
                    assert (ended, "[store/newer]" in output, "Traceback" in output) == (1, True, False), output


async def test_a_viewer_of_a_table_of_newer_rules_is_asked_to_reconnect(nodes: Nodes, new_user: NewUser) -> None:
    """Another node may know the rules."""
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    async with Store(nodes.first.services.config.database) as store:
        await store.write(
            lambda connection: connection.execute(update(commits).where(commits.c.table_id == table).values(rules_version=99))
        )
    nodes.first.services.tables.unload([table])
    viewer = await ana.watch(table)
    assert (await viewer.receive())["code"] == "table/newer-rules"
    assert await viewer.closed() == 1013


async def test_a_node_that_is_too_old_disconnects_its_viewers(nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    viewer = await ana.join(table)
    monkeypatch.setattr(nodes.first.services.store._writer, "_superseded_by", "9001")
    await viewer.do("chat", text="hello?")
    assert (await viewer.until("refused"))["code"] == "store/newer"
    assert await viewer.closed() == 1013
