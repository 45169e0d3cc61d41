"""A simulated node: the server's own table manager, presence, viewers and jobs, on simulated ports."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, cast

from bench.simulation.loop import RUNNING, VirtualThreads
from rollhouse.core.bots import RandomBot
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.lowlevel.raw_socket import RawSocket
from rollhouse.server.auth.bans import Bans
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.http.scheduler import Scheduler
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.tables.presence import PRESENCE_CHANNEL, Presence
from rollhouse.server.tables.presence_broadcast import PresenceBroadcaster
from rollhouse.server.transport.missed_commits import MissedCommitChecker
from rollhouse.server.transport.pubsub import ClusterPubSub
from rollhouse.server.transport.sockets import Viewer, ViewerDependencies
from rollhouse.server.wire.frames import from_node, to_node
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority

if TYPE_CHECKING:
    from bench.simulation.cluster import Cluster

_WALL_TIME = 1_800_000_000.0
"""The time of day when a simulation begins."""


class SimulatedBackend:
    """Carries frames between nodes: late, in another order, twice, or not at all."""

    unreachable: tuple[type[Exception], ...] = (OSError,)

    def __init__(self, cluster: Cluster, node: Node) -> None:
        self._cluster = cluster
        self._node = node
        self._channels: set[str] = set()
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def publish(self, frames: Sequence[tuple[bytes, str]]) -> None:
        """Send each frame to each other node on its own way."""
        cluster = self._cluster
        await asyncio.sleep(cluster.rng.uniform(0, 0.002))
        if cluster.happens(cluster.faults.unreachable):
            raise OSError("simulated: unreachable")
        for data, channel in frames:
            for node in cluster.nodes:
                if node is not self._node and not cluster.happens(cluster.faults.lost):
                    for _ in range(1 + cluster.happens(cluster.faults.doubled)):
                        cluster.later(node.backend.deliver, channel, to_node(data))

    def deliver(self, channel: str, data: bytes) -> None:
        """A frame has arrived."""
        if channel in self._channels and not self._node.dead:
            self._received.put_nowait((channel, from_node(data)))

    async def subscribe(self, channel: str) -> None:
        """Receive a channel's frames."""
        await asyncio.sleep(self._cluster.rng.uniform(0, 0.002))
        self._channels.add(channel)

    async def unsubscribe(self, channel: str) -> None:
        """Stop receiving them."""
        self._channels.discard(channel)

    async def frames(self) -> AsyncIterator[tuple[str, bytes]]:
        """The frames as they arrive."""
        while True:
            yield await self._received.get()

    async def close(self) -> None:
        """There is nothing to close."""


class SimulatedWorkers(BotWorkers):
    """Bots that answer a little later, without processes."""

    def __init__(self, rng: random.Random) -> None:
        self.programs = {}
        self._rng = rng

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        """A random legal move."""
        await asyncio.sleep(self._rng.uniform(0.01, 0.5))
        rules = find_game(game)
        position = rules.decode(state)
        return Answer(str(RandomBot().choose(position, rules.legal(position), random.Random(seed))), None)

    async def close(self) -> None:
        """There is nothing to close."""


class Node:
    """One life of a node, from its start to its death."""

    def __init__(self, cluster: Cluster, number: int, dies_at: int | None) -> None:
        self.number = number
        self.dead = False
        self.steps = 0
        self._dies_at = dies_at
        self._cluster = cluster
        rng, loop = cluster.rng, cluster.loop
        self.skew_seconds = rng.uniform(-cluster.faults.skew_seconds, cluster.faults.skew_seconds)
        self.backend = SimulatedBackend(cluster, self)
        self.pubsub = ClusterPubSub(self.backend)
        self.store = Store(cluster.database, now=self.now)
        self.store._readers = VirtualThreads(loop)
        limiter = RateLimiter(0, loop.time)
        presence = Presence(self.pubsub.publish, loop.time, grace_seconds=10.0)
        self.tables = TableManager(
            self.store,
            SimulatedWorkers(rng),
            self.pubsub.publish,
            single_node=False,
            bot_pace_seconds=0.1,
            now=self.now,
            observers=TableObservers(is_viewed=presence.is_viewed),
            has_subscribers=self.pubsub.has_subscribers,
        )
        self.presence = presence
        self.broadcaster = PresenceBroadcaster(self.store, self.tables, presence, limiter, grace_seconds=10.0)
        self.missed = MissedCommitChecker(self.store)
        self.viewer = ViewerDependencies(self.tables, presence, self.broadcaster, self.pubsub, self.missed, Bans(self.store), limiter)
        self.sockets: list[Any] = []

    def now(self) -> float:
        """The time of day by this node's clock."""
        return _WALL_TIME + self._cluster.loop.time() + self.skew_seconds

    def step(self) -> None:
        """Count a step of one of this node's tasks; the node dies before one of them."""
        self.steps += 1
        if self.steps == self._dies_at:
            self.die()

    def run(self, work: Callable[[], Any]) -> Any:
        """Do what a thread of this node would: when it has died meanwhile, its transaction may have reached the database or not."""
        if self.dead and self._cluster.rng.random() < 0.5:
            raise OSError("simulated: dead")
        return copy_context().run(self._as_this, work)

    def _as_this(self, work: Callable[[], Any]) -> Any:
        RUNNING.set(self)
        return work()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a task of this node."""
        context = copy_context()
        context.run(RUNNING.set, self)
        return self._cluster.loop.create_task(work, context=context)

    async def serve(self) -> None:
        """Do what a node does without a request."""
        await self.pubsub.__aenter__()
        await self.pubsub.subscribe(PRESENCE_CHANNEL, self.broadcaster.on_presence_message)
        jobs = Scheduler()
        jobs.every(0.5, self.tables.process_due, name="due tables")
        jobs.every(10.0, self.broadcaster.heartbeat, name="heartbeat")
        jobs.every(5.0, self.missed.resync_stale, name="missed commits", first_after=5.0)

    def open(self, socket: Any, table: str, user_id: str, since: int, *, changes: bool) -> None:
        """Accept a viewer's socket."""

        async def same_user() -> User | None:
            return User(user_id, user_id, "en", 0.0) if user_id else None

        viewer = Viewer(cast("RawSocket", socket), self.viewer, catalogue("en"), table, user_id, same_user, changes=changes)
        self.sockets.append(socket)
        self.start(self._view(viewer, socket, since))

    async def _view(self, viewer: Viewer, socket: Any, since: int) -> None:
        try:
            await viewer.run(since)
        finally:
            self.sockets.remove(socket)
            socket.hang_up()

    def die(self) -> None:
        """Stop at once: nothing more is done, and every connection breaks."""
        self.dead = True
        for socket in self.sockets:
            socket.hang_up()
        self._cluster.died(self)
