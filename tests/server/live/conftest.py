"""One suite, two houses: SQLite with one node, PostgreSQL and Redis with two. Tests share the servers, each at tables of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from typing import TypeAlias

import pytest

from rollhouse.server.config import Config
from rollhouse.server.http import compose
from rollhouse.server.store.store import Store
from rollhouse.server.transport import redis_pubsub as redis_network
from rollhouse.server.transport.send_queue import BoundedSendQueue
from tests.entropy_share_timeout import keep_every_entropy_share
from tests.server.live.nodes import Node, Pair, Person
from tests.servers import Postgres, Redis
from tests.timeouts import TIMEOUT_SECONDS

Meet: TypeAlias = Callable[..., Awaitable[Person]]

OPERATOR = "the admin of these houses"
"""Their token."""
NEVER = 1 << 40
"""Ticks of a server between two sweeps for stale viewers: more than it ever makes. A test of the sweep sets its own."""
FEW_WAITING = 100
"""Frames that wait for one slow viewer in these houses."""


_BOTH_STORES = {
    "test_account_deletion",
    "test_commit_unknown",
    "test_connections",
    "test_correspondence",
    "test_dice",
    "test_refusals",
    "test_saving",
    "test_sockets",
    "test_tables",
}
"""Modules that run on both kinds of server. The repositories of the other features are tested on both databases by themselves."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the other modules on PostgreSQL and Redis only."""
    items[:] = [item for item in items if not _is_repeated(item)]


def _is_repeated(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    return call is not None and call.params.get("house") == "sqlite-memory" and item.path.stem not in _BOTH_STORES


@pytest.fixture(scope="session", params=["sqlite-memory", "postgresql-redis"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """The nodes. People at `first` and at `second` meet at the same tables."""
    keep_every_entropy_share()
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(BoundedSendQueue, "max_frames", FEW_WAITING)
        # On a busy machine the sweep for stale viewers would send whole tables before the commits arrive that tests wait for.
        changed.setattr(compose, "_STALE_VIEWERS_SECONDS", NEVER)
        yield from _house(request, tmp_path_factory)


def _house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    quick = {"bot_pace": 0.0, "grace": 0.3, "rate_limit": 0, "admin_token": OPERATOR}
    if request.param == "sqlite-memory":
        file = tmp_path_factory.mktemp("house") / "house.sqlite"
        node = Node(Config(database=f"sqlite:///{file}", **quick))  # type: ignore[arg-type]  # mypy reads one type for all values
        yield Pair(node, node)
        node.stop()
        return
    postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis_server")
    assert isinstance(postgres, Postgres)
    assert isinstance(redis, Redis)
    config = Config(database=postgres.fresh(), channels=redis.url, **quick)  # type: ignore[arg-type]  # as above
    with pytest.MonkeyPatch.context() as patient:  # no busy machine makes these nodes give up Redis or PostgreSQL
        patient.setattr(redis_network, "_ANSWER_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
        patient.setattr(Store.__init__, "__kwdefaults__", {"deadline": TIMEOUT_SECONDS})
        nodes = [Node(config), Node(config)]
    yield Pair(*nodes)
    for node in nodes:
        node.stop()


@pytest.fixture
async def meet(house: Pair) -> AsyncIterator[Meet]:
    """Somebody new: `await meet()` at the first node, `await meet(house.second)` at the other."""
    async with AsyncExitStack() as people:

        async def somebody(node: Node | None = None, lang: str = "en", headers: dict[str, str] | None = None) -> Person:
            return await people.enter_async_context(Person((node or house.first).url, lang, headers))

        yield somebody
