"""One suite, two servers: SQLite with one node, PostgreSQL and Redis with two. Tests share them, each at tables of its own."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from datetime import date
from typing import Any, TypeAlias

import pytest

from rollhouse.server.config import Config
from rollhouse.server.http import compose
from rollhouse.server.store.store import Store
from rollhouse.server.transport import redis_pubsub as redis_network
from rollhouse.server.transport.send_queue import BoundedSendQueue
from tests.entropy_share_timeout import keep_every_entropy_share
from tests.server.live.nodes import Client, Node, Nodes
from tests.servers import Postgres, Redis
from tests.timeouts import TIMEOUT_SECONDS

NewUser: TypeAlias = Callable[..., Awaitable[Client]]
Configure: TypeAlias = Callable[..., None]

ADMIN_TOKEN = "the admin of these servers"
NEVER = 1 << 40
"""Ticks of a server between two sweeps for stale viewers: more than it ever makes. A test of the sweep sets its own."""
MAX_WAITING_FRAMES = 100
"""Frames that wait for one slow viewer on these servers."""
DAY = date(2026, 11, 15)

_BOTH_STORES = {
    "test_account_deletion",
    "test_admin",
    "test_connections",
    "test_dice",
    "test_notifications",
    "test_profiles",
    "test_refusals",
    "test_saving",
    "test_social",
    "test_sockets",
    "test_tables",
}
"""Modules that run on both kinds of server. The repositories of the other features are tested on both databases by themselves."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the other modules on PostgreSQL and Redis only."""
    items[:] = [item for item in items if not _is_repeated(item)]


def _is_repeated(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    return call is not None and call.params.get("nodes") == "sqlite-memory" and item.path.stem not in _BOTH_STORES


@pytest.fixture(scope="session", params=["sqlite-memory", "postgresql-redis"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """The nodes. Users at `first` and at `second` meet at the same tables."""
    keep_every_entropy_share()
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(BoundedSendQueue, "max_frames", MAX_WAITING_FRAMES)
        # On a busy machine the check for missed commits would send whole tables before the commits arrive that tests wait for.
        changed.setattr(compose, "_MISSED_COMMITS_SECONDS", NEVER)
        running = _start(request, tmp_path_factory)
        yield running
        for node in running:
            node.stop()


def _start(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Nodes:
    quick = {"bot_pace_seconds": 0.0, "grace_seconds": 0.3, "rate_limit": 0, "admin_token": ADMIN_TOKEN}
    if request.param == "sqlite-memory":
        return Nodes(Node.on_sqlite(tmp_path_factory.mktemp("server"), **quick))
    postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis_server")
    assert isinstance(postgres, Postgres)
    assert isinstance(redis, Redis)
    config = Config(database=postgres.fresh(), channels=redis.url, **quick)  # type: ignore[arg-type]  # mypy reads one type for all values
    with pytest.MonkeyPatch.context() as patient:  # no busy machine makes these nodes give up Redis or PostgreSQL
        patient.setattr(redis_network, "_ANSWER_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
        patient.setattr(Store.__init__, "__kwdefaults__", {**(Store.__init__.__kwdefaults__ or {}), "deadline": TIMEOUT_SECONDS})
        return Nodes(Node(config), Node(config))


@pytest.fixture
async def new_user(nodes: Nodes) -> AsyncIterator[NewUser]:
    """`await new_user()` is a new user at the first node, `await new_user(nodes.second)` one at the other."""
    async with AsyncExitStack() as clients:

        async def connect(node: Node | None = None, lang: str = "en", headers: dict[str, str] | None = None) -> Client:
            return await clients.enter_async_context(Client((node or nodes.first).url, lang, headers))

        yield connect


@pytest.fixture
def configure(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> Configure:
    """`configure(rate_limit=5)` changes settings of every node until the test ends."""

    def change(**settings: Any) -> None:
        for node in nodes:
            node.configure(monkeypatch, **settings)

    return change


class SetClock:
    """The clock of every node: the day is set, and the time runs on, `ahead_seconds` of the real one, unless it is set too."""

    day = DAY
    ahead_seconds = 0.0
    time: float | None = None

    def now(self) -> float:
        return time.time() + self.ahead_seconds if self.time is None else self.time


@pytest.fixture
def clock(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> SetClock:
    clock = SetClock()
    for node in nodes:
        monkeypatch.setattr(node.services.clock, "today", lambda: clock.day)
        monkeypatch.setattr(node.services.clock, "now", clock.now)
    return clock
