"""One simulated run: nodes, tables and clients, the faults between them, and what must hold whatever happens."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from bench.chaos.consistency import CommitMessage, Findings, Full, Seen
from bench.simulation.client import Client, Intent
from bench.simulation.faults import Faults, store_faults
from bench.simulation.loop import Stuck, VirtualLoop
from bench.simulation.node import Node
from rollhouse.core import entropy
from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Began, BotSat, Clock, Ended, Entry, Moved, Opened, Options, Sat, Undone, decode_entries
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.wire.messages import Begin

_NODES = 3
_RESTART_SECONDS = 0.5, 5.0
_MAX_STEPS = 3000
"""A node dies before one of its first so many steps."""
_CALM_SECONDS = 600.0
"""So long after the last fault every game must be over."""
_SECRET = b"the secret of the dice".ljust(32)


class Result(msgspec.Struct):
    """What a run did and found."""

    seed: int
    findings: list[str]
    moves: int
    commits: int
    deaths: int
    seconds: float
    """Of virtual time."""
    refusals: dict[str, int]


class SimulatedTable:
    """A table, and what its clients were told, compared with the database at once."""

    def __init__(self, cluster: Cluster, table_id: str, findings: Findings) -> None:
        self.table_id = table_id
        self.findings = findings
        self._cluster = cluster
        self._seen = Seen(table_id, findings)
        self._intents: dict[int, list[Intent]] = {}

    def told(self, client: Client, frame: CommitMessage) -> None:
        """A client received a commit: it must be stored, and the next one."""
        self._seen.happened(client.user_id, client.version, frame)
        stored = self._cluster.stored(self.table_id, frame.version)
        entries = b"[%b]" % b",".join(msgspec.json.encode(one.entry) for one in frame.entries)
        if stored != entries:
            self.findings.add(f"{client.user_id} was told {entries!r} as version {frame.version}, stored is {stored!r}")

    def shown(self, client: Client, frame: Full) -> None:
        """A client received the whole table."""
        self._seen.whole(client.user_id, client.version, frame, whole_log=client.seat != 1)
        if self._cluster.stored(self.table_id, frame.table.version) is None:
            self.findings.add(f"{client.user_id} was shown version {frame.table.version}, which is not stored")

    def intended(self, client: Client, intent: Intent) -> None:
        """A player has decided."""
        self._intents.setdefault(intent.ply, []).append(intent)

    def acknowledged(self, intent: Intent, version: int) -> None:
        """A request was answered with success."""
        if intent.move:
            self._seen.acknowledged(version, intent.move)

    def check(self, players: dict[int, Client]) -> int:
        """Check everything that was told against what is stored; the number of moves."""
        stored = self._cluster.all_stored(self.table_id)
        self._seen.check(stored)
        ply, at, moves = 0, 0.0, 0
        for commit in stored:
            for number, entry in enumerate(decode_entries(commit.body)):
                if isinstance(entry, Undone):
                    ply -= 1
                if isinstance(entry, Moved):
                    moves += 1
                    if number == 0:
                        self._check_intended(entry, ply, players)
                    ply += 1
                at = self._check_time(entry, at, commit.version)
        return moves

    def _check_intended(self, entry: Moved, ply: int, players: dict[int, Client]) -> None:
        """No seat acts twice: every first move of a commit is a decision that was made in that position, or a bot's."""
        wanted = self._intents.get(ply)
        if wanted and not any(one.move in ("", entry.move) for one in wanted):
            self.findings.add(f"move {ply} of {self.table_id} is {entry.move!r}, wanted were {[one.move for one in wanted]}")
        if not wanted and len(players) == 2:
            self.findings.add(f"move {ply} of {self.table_id}, {entry.move!r}, was decided by no player")

    def _check_time(self, entry: Entry, before: float, version: int) -> float:
        if not isinstance(entry, Began | Moved | Undone | Ended) or entry.at is None:
            return before
        at = entry.at
        if at < before:
            self.findings.add(f"clock: version {version} of {self.table_id} was made {before - at:.3f} s before the one before it")
        return max(at, before)


class Cluster:
    """The nodes, tables and clients of one run."""

    def __init__(self, seed: int, faults: Faults, folder: Path, dies_at: int | None = None) -> None:
        self.seed = seed
        self.faults = faults
        self.rng = random.Random(seed)
        self.loop = VirtualLoop(self.rng)
        self.database = f"sqlite:///{folder / 'server.sqlite'}"
        self.nodes: list[Node] = []
        self.tables: list[SimulatedTable] = []
        self.findings = Findings()
        self.refusals: Counter[str] = Counter()
        self.deaths = 0
        self._dies_at = dies_at
        self._reader = sqlite3.connect(folder / "server.sqlite")

    # --- chance -------------------------------------------------------------------------------------------------------------------------

    def happens(self, probability: float) -> bool:
        """Draw whether a fault happens now."""
        return self.faults.happens(probability, self.rng, self.loop.time())

    def delay_seconds(self) -> float:
        """The time that a frame takes; long for some while there are faults."""
        slow = self.happens(0.1)
        return self.rng.uniform(0, self.faults.delay_seconds if slow else 0.02)

    def later(self, work: Callable[..., Any], *given: Any) -> None:
        """Do something when a frame has arrived."""
        self.loop.call_later(self.delay_seconds(), work, *given)

    def count(self, code: str) -> None:
        """Count a refusal."""
        self.refusals[code] += 1

    # --- nodes --------------------------------------------------------------------------------------------------------------------------

    def any_node(self, rng: random.Random) -> Node | None:
        """A node that lives."""
        alive = [node for node in self.nodes if not node.dead]
        return rng.choice(alive) if alive else None

    def _start_node(self, number: int) -> None:
        dies_at = None
        if self.deaths < self.faults.deaths and self.loop.time() < self.faults.until:
            dies_at = self._dies_at if self._dies_at is not None and number == 0 else self.rng.randrange(1, _MAX_STEPS)
        node = Node(self, number, dies_at)
        self.nodes.append(node)
        node.start(node.serve())

    def died(self, node: Node) -> None:
        """A node has died: another takes its place."""
        self.deaths += 1
        self.nodes.remove(node)
        self.loop.call_later(self.rng.uniform(*_RESTART_SECONDS), self._start_node, node.number)

    # --- the database, past all faults --------------------------------------------------------------------------------------------------

    def stored(self, table_id: str, version: int) -> bytes | None:
        """A stored commit."""
        found = self._reader.execute("SELECT body FROM commits WHERE table_id = ? AND version = ?", (table_id, version)).fetchone()
        return None if found is None else str(found[0]).encode()

    def all_stored(self, table_id: str) -> list[StoredCommit]:
        """All commits of a table."""
        query = "SELECT version, body, rules_version FROM commits WHERE table_id = ? ORDER BY version"
        return [StoredCommit(version, body.encode(), rules) for version, body, rules in self._reader.execute(query, (table_id,))]

    # --- a run --------------------------------------------------------------------------------------------------------------------------

    async def play(self) -> Result:
        """Open tables, let clients play them to the end, and check what they saw."""
        for number in range(_NODES):
            self._start_node(number)
        clients: dict[SimulatedTable, dict[int, Client]] = {}
        for number in range(2):
            table, people = await self._open(number)
            self.tables.append(table)
            clients[table] = {seat: Client(self, table, user_id, seat) for seat, user_id in people.items()}
            clients[table][-1] = Client(self, table, f"watcher-{number}", None)
        waiting = [client for players in clients.values() for client in players.values()]
        await asyncio.wait([client.done for client in waiting], timeout=self.faults.until + _CALM_SECONDS)
        for client in waiting:
            if not client.done.done():
                self.findings.add(f"{client.user_id} at {client.version} has not seen the end of the game")
        moves = sum(table.check({seat: client for seat, client in players.items() if seat >= 0}) for table, players in clients.items())
        commits = sum(len(self.all_stored(table.table_id)) for table in self.tables)
        return Result(self.seed, self.findings.told, moves, commits, self.deaths, self.loop.time(), dict(self.refusals))

    async def _open(self, number: int) -> tuple[SimulatedTable, dict[int, str]]:
        """A table whose game has begun: the first for two people, the second for one and a bot."""
        game = self.rng.choice(("dicy-cards", "dicetto"))
        rules = find_game(game)
        short = {"target": self.rng.choice((20, 30))} if game == "dicy-cards" else {"cards_to_win": 1}
        setup = msgspec.to_builtins(rules.setup({"players": 2, "first": 0, **short}))
        people = {0: f"ana-{number}"} | ({1: f"bo-{number}"} if number == 0 else {})
        seated = [Sat(seat, user_id, user_id, NO_ENTROPY) for seat, user_id in people.items()]
        seats: list[Sat | BotSat] = [*seated, *([] if number == 0 else [BotSat(1, "random")])]
        options = Options(clock=self.rng.choice((None, Clock("game", 300, 5), Clock("move", 120))))
        opened = Opened(game, setup, options, people[0], commitment(_SECRET), rules_version=rules.rules_version)
        while True:
            table_id = await self._ask(lambda node: node.tables.open(opened, _SECRET, *seats))
            if table_id is not None:
                break
        while self._began(table_id) is False:
            await self._ask(lambda node: node.tables.execute(table_id, people[0], Begin()))
        return SimulatedTable(self, table_id, self.findings), people

    def _began(self, table_id: str) -> bool:
        return len(self.all_stored(table_id)) > 1

    async def _ask(self, request: Callable[[Node], Any]) -> Any:
        """The answer of a node; None when it refused, or died."""
        node = self.any_node(self.rng)
        if node is None:
            await asyncio.sleep(0.5)
            return None
        task = node.start(request(node))
        await asyncio.wait([task], timeout=5.0)
        if task.done() and task.exception() is None:
            return task.result()
        if task.done() and not isinstance(task.exception(), RollhouseError):
            raise task.exception() or AssertionError
        return None

    def close(self) -> None:
        """Let every node die."""
        self._reader.close()
        for node in self.nodes:
            node.dead = True
        self.loop.close()


class _SeededEntropy:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def __call__(self, purpose: str, size: int) -> bytes:
        self._drawn[purpose] += 1
        return hashlib.shake_256(f"{self._seed}\n{purpose}\n{self._drawn[purpose]}".encode()).digest(size)


class _ErrorHandler(logging.Handler):
    def __init__(self, findings: Findings) -> None:
        super().__init__(logging.ERROR)
        self._findings = findings

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, RollhouseError | OSError | SQLAlchemyError):
            self._findings.add(f"logged: {record.getMessage()}: {error!r}")


@contextmanager
def _unexpected_errors(findings: Findings) -> Iterator[None]:
    """Every logged error that no simulated fault explains is a finding."""
    logger, handler = logging.getLogger("rollhouse"), _ErrorHandler(findings)
    logger.addHandler(handler)
    propagate, logger.propagate = logger.propagate, False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagate


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder with an empty database, in memory where the system has such a place."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="rollhouse-simulation-", dir=memory if memory.is_dir() else None) as folder:
        (Path(folder) / "server.sqlite").write_bytes(_EMPTY or _migrated())
        yield Path(folder)


_EMPTY = b""


def _migrated() -> bytes:
    global _EMPTY
    with tempfile.TemporaryDirectory(prefix="rollhouse-simulation-") as folder:
        migrate(f"sqlite:///{folder}/server.sqlite")
        _EMPTY = (Path(folder) / "server.sqlite").read_bytes()
    return _EMPTY


def simulate(seed: int, faults: Faults | None = None, *, dies_at: int | None = None) -> Result:
    """Run one seed; the same seed gives the same result."""
    faults = faults or Faults()
    with _folder() as folder:
        cluster = Cluster(seed, faults, folder, dies_at)
        loop = cluster.loop
        loop.set_exception_handler(
            lambda _, context: cluster.findings.add(f"unhandled: {context.get('exception') or context['message']!r}")
        )
        try:
            with (
                _unexpected_errors(cluster.findings),
                patch.object(time, "monotonic", loop.time),
                patch.object(time, "time", lambda: 1_800_000_000.0 + loop.time()),
                patch.object(entropy, "_source", _SeededEntropy(seed)),
                store_faults(faults, cluster.rng, loop.time),
            ):
                asyncio.set_event_loop(loop)
                try:
                    return loop.run_until_complete(cluster.play())
                except Stuck:
                    cluster.findings.add("no task can go on")
                    return Result(seed, cluster.findings.told, 0, 0, cluster.deaths, loop.time(), dict(cluster.refusals))
        finally:
            logging.disable(logging.CRITICAL)  # what is cleaned up now fails
            cluster.close()
            logging.disable(logging.NOTSET)
            asyncio.set_event_loop(None)
