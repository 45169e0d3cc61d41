"""`python -m bench.people`: response times of history, profile, rankings and lobby with a large database.

A PostgreSQL of its own is filled and asked through the server's application, in this process: from the request to the last byte of the
answer, without a network. Every query that an answer took is then explained by the database, with what it really did.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast
from urllib.parse import quote

import httpx
import msgspec
import psycopg
from sqlalchemy import Engine, event

from bench.people.filling import GAMES, NOW, Size, fill, name_of, secret_of, who_is
from bench.report import write_results
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.http.app import create_app
from rollhouse.server.store.migrate import migrate
from scripts.postgres_cluster import make_cluster
from scripts.test_servers import find_postgres

_FULL_SIZE = Size(1_000_000, 20_000, 5_000, 500)
_TARGET_MS = 50.0
_TIMEOUT_SECONDS = 60.0
_SEEK = {"search": "b", "game": GAMES[0], "pace": "three-days"}
"""A search that finds no opponent, so that the data stays as it is."""


class Asked(msgspec.Struct, frozen=True):
    """The times of one request."""

    what: str
    path: str
    times: int
    median_ms: float
    p99_ms: float
    slowest_ms: float
    busiest_ms: float
    """The median for the person with most games."""
    processor_ms: float
    """The median of the processor time of this process, the request's making included: on a machine that others use, too, the rest of
    the time is waiting."""
    plans: dict[str, list[str]]
    """The database's query plans for that user, by query."""


class People(msgspec.Struct, frozen=True):
    """A run."""

    games: int
    people: int
    rows: dict[str, int]
    most_games: int
    """Of one person."""
    database: str
    asked: list[Asked]


@contextmanager
def _postgres(settings: dict[str, str]) -> Iterator[str]:
    """A server of its own; the address of its database."""
    programs = find_postgres()
    if programs is None:
        raise SystemExit("no PostgreSQL: python -m scripts.test_servers brings it, or says how to")
    folder, owner = make_cluster(programs)
    user, group = owner or (None, None)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [str(programs / "postgres"), "-D", "data", "-c", f"port={port}", "-c", "listen_addresses=127.0.0.1"]
    command += ["-c", "unix_socket_directories=", *(word for name, value in settings.items() for word in ("-c", f"{name}={value}"))]
    more = None if owner is None else ()
    server = subprocess.Popen(command, cwd=folder, stderr=subprocess.DEVNULL, user=user, group=group, extra_groups=more)
    address = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    try:
        end = time.monotonic() + _TIMEOUT_SECONDS
        while True:
            try:
                psycopg.connect(address).close()
                break
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
        yield address
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def measured(address: str, size: Size, seed: int, times: int, progress: Any) -> People:
    """Fill a new database, and ask."""
    migrate(address)
    fill(address, size, seed, progress)
    with psycopg.connect(address) as connection:
        names = ("tables", "commits", "seats", "played_games", "ratings", "rating_changes", "users")
        rows = {name: _one(connection, f"SELECT count(*) FROM {name}") for name in names}
        most = _one(connection, "SELECT max(c) FROM (SELECT count(*) AS c FROM played_games GROUP BY user_id) AS counted")
        version = str(_one(connection, "SHOW server_version"))
    asked = asyncio.run(_ask(address, size, seed, times))
    return People(size.games, size.people, rows, most, f"PostgreSQL {version}", asked)


def _one(connection: psycopg.Connection[Any], query: str) -> Any:
    row = connection.execute(query).fetchone()
    assert row is not None
    return row[0]


async def _ask(address: str, size: Size, seed: int, times: int) -> list[Asked]:
    paths = {
        "my games": "/api/me/games",
        "my games, filtered": f"/api/me/games?status=finished&result=won&game={GAMES[0]}",
        "profile": "/api/me/play",
        "my play": "/api/me/statistics",
        "profile, by result": "/api/me/ratings",
        "the best, all time": f"/api/ratings?game={GAMES[0]}&span=all",
        "the best, this month": f"/api/ratings?game={GAMES[1]}&span=month",
        "lobby": "/api/tables",
        "live games": "/api/watch",
        "notifications": "/api/me/notifications/bell",
        "friends and opponents": "/api/people",
        "a user's page": "/api/people/named/{name}",
        "the menu of a name": "/api/people/users/{user_id}",
        "players who wait": "/api/matchmaking",
        "look for an opponent": "PUT /api/matchmaking",
    }
    clock = Clock()
    clock.now = lambda: NOW  # type: ignore[method-assign]  # the data is of that day
    app = create_app(Config(database=address, rate_limit=0), clock=clock)
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(cast("Any", app)), base_url="http://localhost", timeout=_TIMEOUT_SECONDS) as client,
    ):
        return [await _asked(client, address, what, path, size, seed, times) for what, path in paths.items()]


@contextmanager
def _listening(heard: list[tuple[str, Any]]) -> Iterator[None]:
    """Every query that is made meanwhile."""

    def hear(_c: Any, cursor: Any, statement: str, parameters: Any, *_rest: Any) -> None:
        heard.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


async def _asked(client: httpx.AsyncClient, address: str, what: str, path: str, size: Size, seed: int, times: int) -> Asked:
    dice = random.Random(f"{seed} {what}")
    for _ in range(3):  # the first to ask compile statements and load modules
        await _timed(client, path, 0)
    random_users, used = list[float](), list[float]()
    for _ in range(times):
        before = time.process_time()
        random_users.append(await _timed(client, path, dice.randrange(size.people)))
        used.append(1000 * (time.process_time() - before))
    busiest = [await _timed(client, path, 0) for _ in range(max(3, times // 10))]
    heard: list[tuple[str, Any]] = []
    with _listening(heard):
        await _timed(client, path, 0)
    ordered = sorted(random_users)
    return Asked(
        what,
        path,
        times,
        round(statistics.median(ordered), 2),
        round(ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))], 2),
        round(ordered[-1], 2),
        round(statistics.median(busiest), 2),
        round(statistics.median(used), 2),
        await asyncio.to_thread(_plans, address, heard),
    )


async def _timed(client: httpx.AsyncClient, path: str, person: int) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    headers = {"Authorization": f"Bearer {secret_of(person)}"}
    if path.startswith("PUT "):
        answer = await client.put(path.removeprefix("PUT "), json=_SEEK, headers=headers)
    else:
        answer = await client.get(_address(path, person), headers=headers)
    took = 1000 * (time.perf_counter() - begun)
    assert answer.status_code == 200, answer.text
    return took


def _address(path: str, person: int) -> str:
    """The path, about the person before this one where it is about another."""
    other = max(person - 1, 1) if person != 1 else 0
    return path.format(name=quote(name_of(other)), user_id=who_is(other))


def _plans(address: str, heard: list[tuple[str, Any]]) -> dict[str, list[str]]:
    with psycopg.connect(address) as connection:
        found = {}
        for statement, parameters in heard:
            if statement.startswith("SELECT"):
                lines = connection.execute(f"EXPLAIN (ANALYZE, BUFFERS) {statement}", parameters).fetchall()
                found[" ".join(statement.split())] = [str(line[0]) for line in lines]
        return found


def main() -> None:
    """Fill, ask, print; with --keep, keep it all."""
    parser = argparse.ArgumentParser(prog="python -m bench.people", description=__doc__)
    parser.add_argument("--games", type=int, default=_FULL_SIZE.games)
    parser.add_argument("--people", type=int, default=_FULL_SIZE.people)
    parser.add_argument("--times", type=int, default=200, help="how often each question is asked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the figures and the plans: in results/people.json")
    given = parser.parse_args()
    whole = given.games / _FULL_SIZE.games
    size = Size(given.games, given.people, max(1, int(whole * _FULL_SIZE.running)), max(1, int(whole * _FULL_SIZE.open)))

    def progress(done: float) -> None:
        print(f"\r{100 * done:3.0f} % of the games are there", end="", file=sys.stderr, flush=True)

    os.environ["ROLLHOUSE_BACKGROUND"] = "off"
    with _postgres(
        {"shared_buffers": "1GB", "maintenance_work_mem": "512MB", "max_wal_size": "4GB", "synchronous_commit": "off"}
    ) as address:
        run = measured(address, size, given.seed, given.times, progress)
    print(file=sys.stderr)
    print(f"{run.database}; {run.games:,} games of {run.people:,} people, {run.most_games:,} of one of them; milliseconds\n")
    print(f"{'':24}{'median':>9}{'99 %':>9}{'slowest':>9}{'busiest':>9}{'processor':>11}")
    for one in run.asked:
        print(f"{one.what:24}{one.median_ms:9.1f}{one.p99_ms:9.1f}{one.slowest_ms:9.1f}{one.busiest_ms:9.1f}{one.processor_ms:11.1f}")
    slow = [one.what for one in run.asked if max(one.p99_ms, one.busiest_ms) > _TARGET_MS]
    print("\nAll within 50 ms." if not slow else f"\nNot within 50 ms: {', '.join(slow)}")
    if given.keep:
        write_results("people.json", run)


if __name__ == "__main__":
    main()
