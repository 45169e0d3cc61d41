"""A PostgreSQL database that is dumped during play and restored at another server: every record is the same, and games go on."""

from __future__ import annotations

import subprocess
from pathlib import Path

from sqlalchemy import create_engine, select
from sqlalchemy.engine import make_url

from rollhouse.play.fair import verify
from rollhouse.server.config import Config
from rollhouse.server.store.models import metadata
from scripts.test_servers import find_postgres
from tests.server.live.nodes import Client, Node, play_on, start_game
from tests.server.live.test_profiles import register
from tests.servers import Postgres


def rows_of(url: str) -> dict[str, list[str]]:
    """Every row of every table, in one order."""
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        found = {table.name: sorted(map(repr, connection.execute(select(table)))) for table in metadata.sorted_tables}
    engine.dispose()
    return found


def dumped_and_restored(source: str, target: str, folder: Path) -> None:
    """As docs/host.md says."""
    programs = find_postgres()
    assert programs is not None
    dump = folder / "dice.dump"
    subprocess.run([programs / "pg_dump", "--format", "custom", "--file", dump, source], check=True)
    subprocess.run([programs / "pg_restore", "--no-owner", "--dbname", target, dump], check=True)


async def test_a_database_restored_elsewhere_has_every_record_and_its_games_go_on(postgres: Postgres, tmp_path: Path) -> None:
    there = Postgres()
    try:
        source, target = postgres.ready(), there.fresh()
        with Node(Config(database=source, rate_limit=0, analyse_finished=False)) as node:
            async with Client(node.url) as ana, Client(node.url) as bo:
                await register(ana, "Ana moved")
                over = await start_game(ana, bo, setup={"target": 20})
                await play_on({0: await ana.join(over), 1: await bo.join(over)})
                record = (await ana.http.get(f"/api/tables/{over}/record")).text
                running = await start_game(ana, bo, setup={"target": 20})
                view = await play_on({0: await ana.join(running), 1: await bo.join(running)}, moves=3)
                stored = rows_of(source)
                dumped_and_restored(source, target, tmp_path)
                cookies = ana.http.cookies, bo.http.cookies
        assert rows_of(target) == stored
        assert all(stored[name] for name in ("users", "tokens", "tables", "seats", "commits", "played_games", "recovery_codes"))
        with Node(Config(database=target, rate_limit=0)) as node:
            async with Client(node.url) as ana, Client(node.url) as bo:
                for client, jar in zip((ana, bo), cookies, strict=True):
                    client.http.cookies.update(jar)
                assert (await ana.http.get(f"/api/tables/{over}/record")).text == record
                a, b = await ana.join(running), await bo.join(running)
                assert (a.view["version"], a.view["position"]) == (view["version"], view["position"])
                await play_on({0: a, 1: b})
                assert verify(await bo.record(running)).derived > 0
                assert (await ana.get("/api/me"))["name"] == "Ana moved"
    finally:
        there.stop()
