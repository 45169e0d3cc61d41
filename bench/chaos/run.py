"""One run: servers start, clients play, faults are applied by plan and undone; then all that clients received is checked."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from bench.chaos.cluster import Cluster, check_machine
from bench.chaos.consistency import Findings, Seen, check_all
from bench.chaos.features import STUCK_SECONDS, Correspondence, Mailbox, Tournaments
from bench.chaos.overload import crowd, flood
from bench.chaos.players import GONE, Client, Viewer, Waits
from bench.chaos.schedule import Fault, Where, plan
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.store import Store

_COMMITS_AFTER_FAULTS = 3
"""Commits that every table must make after the last fault."""
_GAMES = ("dicy-cards", "dicetto")
_SLOW_SHARE = 0.5
"""The share of watching clients that stop reading together."""


class Load(msgspec.Struct, frozen=True):
    """The number of clients and their speed."""

    tables: int = 12
    pause: float = 0.1
    """Mean seconds before a move."""
    features: bool = True
    """Whether tournaments and correspondence games are played as well."""


class Outcome(msgspec.Struct, frozen=True):
    """The result of a run."""

    where: Where
    seed: int
    seconds: float
    tables: int
    """Tables at the same time."""
    games: int
    """Tables that were opened."""
    commits: int
    """Stored commits."""
    moves: int
    """Moves that their clients saw done."""
    tournaments: int
    """Finished tournaments."""
    notified: int
    """Turns of correspondence games that began with an e-mail."""
    faults: dict[str, int]
    begun: int
    """The number of starts of all services, the first of each included."""
    longest_wait: float
    """Seconds that a client waited for its own move, faults included."""
    meanwhile: list[str]
    """The faults during the longest wait."""
    wait_p50: float
    wait_p99: float
    longest_behind: float
    """Seconds for which a client was behind others at its table."""
    behind_p99: float
    put_right: float
    """Seconds after the last fault until every table had gone on."""
    load: float
    """Of the machine over the last five minutes; other load makes clients wait too."""
    findings: list[str]


class _Slot:
    """One table after the other: when a game is over, the next one begins."""

    def __init__(self, crew: _Crew, number: int) -> None:
        self._crew = crew
        self._number = number
        self.seen: Seen | None = None
        self.viewers: list[Viewer] = []
        self.clients = crew.clients[3 * number : 3 * number + 3]

    async def play(self) -> None:
        """Until the run ends."""
        while not self._crew.closing:
            table, seats = await self._open()
            if self._crew.closing:
                return
            self.seen = Seen(table, self._crew.findings)
            self._crew.seen.append(self.seen)
            places = [*seats, None]  # the last one watches
            self.viewers = [
                Viewer(client, self.seen, self._crew.waits, seat, self._crew.load.pause)
                for client, seat in zip(self.clients[: len(places) - 1] + self.clients[-1:], places, strict=True)
            ]
            await asyncio.gather(*(viewer.stay() for viewer in self.viewers))

    async def _open(self) -> tuple[str, list[int]]:
        while True:
            with suppress(*GONE):
                return await self._set_table()
            await asyncio.sleep(0.3)  # a half-made table stays unused

    async def _set_table(self) -> tuple[str, list[int]]:
        ana, bo, _ = self.clients
        with_bot = self._number % 4 == 3
        entropy = f"{self._crew.rng.getrandbits(128):032x}"
        wish = {
            "game": _GAMES[self._number % 2],
            "options": {"clock": {"per": "move", "seconds": 600}} if self._number % 4 == 1 else {},
            "seats": [{"me": True, "name": "Ana", "entropy": entropy}, {"bot": "greedy"} if with_bot else None],
            "begin": with_bot,
        }
        made = await ana.ask("POST", "/api/tables", wish)
        made.raise_for_status()
        table: str = made.json()["id"]
        if with_bot:
            return table, [0]
        path = f"/api/tables/{table}/do"
        (await bo.ask("POST", path, {"do": "sit", "seat": 1, "name": "Bo", "entropy": entropy[::-1]})).raise_for_status()
        (await ana.ask("POST", path, {"do": "begin"})).raise_for_status()
        return table, [0, 1]


class _Crew:
    """All clients of one run."""

    def __init__(self, cluster: Cluster, load: Load, seed: int, mailbox: Mailbox) -> None:
        self.cluster = cluster
        self.load = load
        self.rng = random.Random(f"people {seed}")
        self.findings = Findings()
        self.waits = Waits()
        self.seen: list[Seen] = []
        self.closing = False
        self.clients = [Client(cluster, number, random.Random(f"person {seed} {number}")) for number in range(3 * load.tables)]
        self.slots = [_Slot(self, number) for number in range(load.tables)]
        self.tournaments = Tournaments(cluster, seed, self.waits, self.seen, self.findings, load.pause)
        self.correspondence = Correspondence(cluster, seed, mailbox, self.findings)
        self._features: list[tuple[Tournaments | Correspondence, asyncio.Task[None]]] = []
        self._playing: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        async with asyncio.timeout(STUCK_SECONDS):
            for client in self.clients:
                await client.arrive()
        self._playing = [asyncio.create_task(slot.play()) for slot in self.slots]
        if self.load.features:
            self._features = [(one, asyncio.create_task(one.play())) for one in (self.tournaments, self.correspondence)]

    async def leave(self) -> None:
        playing = [*self._playing, *(task for _, task in self._features)]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for client in self.clients:
            await client.leave()
        await self.tournaments.leave()
        await self.correspondence.leave()

    def failed(self) -> None:
        """Raise the error of a client that failed by itself."""
        for task in (*self._playing, *(task for _, task in self._features)):
            if task.done() and not task.cancelled():
                task.result()

    async def suffer(self, fault: Fault) -> None:
        """Apply a fault of clients: slow readers, a reconnection storm, a flood."""
        table = next((slot.seen.table for slot in self.slots if slot.seen is not None), "")
        match fault.kind:
            case "slow":
                watching = [slot.viewers[-1] for slot in self.slots if slot.viewers]
                for viewer in self.rng.sample(watching, int(_SLOW_SHARE * len(watching))):
                    viewer.slow_until = time.monotonic() + fault.lasts
            case "storm":
                for slot in self.slots:
                    for viewer in slot.viewers:
                        viewer.drop()
                await crowd(self.cluster, table)
            case "flood":
                await flood(self.cluster, table, fault.lasts)
            case _:
                await self.cluster.suffer(fault)

    async def go_on(self) -> float:
        """Everything is as it should be again: every table makes some commits more, or ends; how long that took."""
        began = time.monotonic()
        before = [(slot.seen, 0 if slot.seen is None else slot.seen.latest) for slot in self.slots]
        waiting = list(zip(self.slots, before, strict=True))
        while waiting:
            waiting = [one for one in waiting if not _has_gone_on(one[0], *one[1])]
            self.failed()
            if time.monotonic() - began > STUCK_SECONDS:
                for slot, (seen, version) in waiting:
                    self.findings.add(f"stuck: {seen.table if seen else 'a new table'} at version {version}, {_state_of(slot)}")
                break
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def finish_features(self) -> None:
        """Wait for the end of the current tournament, and for one more notification."""
        await asyncio.gather(*(feature.finish(task) for feature, task in self._features))

    async def fall_silent(self) -> None:
        """Stop all moves, and wait until every client has received all that is stored."""
        self.closing = True
        for slot in self.slots:
            for viewer in slot.viewers:
                viewer.quiet = True
        began = time.monotonic()
        async with Store(self.cluster.database) as store:
            while behind := [one for slot in self.slots for one in await _behind(store, slot)]:
                self.failed()
                if time.monotonic() - began > STUCK_SECONDS:
                    for one in behind:
                        self.findings.add(f"stuck: {one}")
                    return
                await asyncio.sleep(0.05)


def _has_gone_on(slot: _Slot, seen: Seen | None, version: int) -> bool:
    return slot.seen is not seen or (seen is not None and seen.latest >= version + _COMMITS_AFTER_FAULTS)


def _state_of(slot: _Slot) -> str:
    return ", ".join(f"{one.client.name} at {one.version}" for one in slot.viewers)


async def _behind(store: Store, slot: _Slot) -> list[str]:
    """The clients of a table that have not received the stored version yet; a bot may still be moving."""
    if slot.seen is None:
        return []
    with suppress(StoreError):
        row = await store.table(slot.seen.table)
        if row is None:
            return [f"{slot.seen.table} is not stored"]
        return [
            f"{one.client.name} is at version {one.version} of {row.id}, {row.version} is stored, {row.status}"
            for one in slot.viewers
            if one.version < row.version or (one.view is not None and _is_a_bots(one))
        ]
    return ["the database does not answer"]


def _is_a_bots(viewer: Viewer) -> bool:
    view = viewer.view
    return view is not None and view.awaited is not None and view.seats[view.awaited].bot != ""


async def run(
    where: Where,
    seed: int,
    seconds: float,
    load: Load | None = None,
    *,
    gap: float = 3.0,
    told: Callable[[str], None] = lambda text: None,
    stop: asyncio.Event | None = None,
) -> Outcome:
    """So many seconds of chaos; `stop` ends it sooner, and what was done until then is checked all the same."""
    check_machine()
    load, stop = load or Load(), stop or asyncio.Event()
    mailbox = Mailbox()
    await mailbox.open()
    cluster = Cluster(where, mailbox.port)
    try:
        await cluster.open()
        crew = _Crew(cluster, load, seed, mailbox)
        try:
            return await _run(crew, where, seed, seconds, gap, told, stop)
        finally:
            await crew.leave()
    finally:
        await cluster.close()
        mailbox.close()


async def _run(
    crew: _Crew, where: Where, seed: int, seconds: float, gap: float, told: Callable[[str], None], stop: asyncio.Event
) -> Outcome:
    await crew.arrive()
    began = time.monotonic()
    suffered: list[Fault] = []
    async with asyncio.TaskGroup() as under_way:
        for fault in plan(seed, seconds, where, gap):
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), max(0.0, began + fault.at - time.monotonic()))
            crew.failed()
            if stop.is_set():
                break
            told(_line(fault, crew))
            suffered.append(fault)
            under_way.create_task(crew.suffer(fault))
    lasted = time.monotonic() - began
    put_right = await crew.go_on()
    await crew.finish_features()
    await crew.fall_silent()
    await crew.leave()
    await crew.cluster.close_nodes()
    commits = await check_all(crew.cluster.database, crew.seen, crew.findings)
    moves, news = sorted(wait for wait, _ in crew.waits.moves), sorted(crew.waits.news)
    longest, seen_done = max(crew.waits.moves, default=(0.0, 0.0))
    return Outcome(
        where=where,
        seed=seed,
        seconds=round(lasted, 1),
        tables=crew.load.tables,
        games=len(crew.seen),
        commits=commits,
        moves=len(moves),
        tournaments=crew.tournaments.finished,
        notified=crew.correspondence.notified,
        faults=dict(sorted(Counter(f"{fault.kind} {_kind_of(fault.target)}" for fault in suffered).items())),
        begun=crew.cluster.begun,
        longest_wait=_part(moves, 1.0),
        meanwhile=[_short(fault) for fault in suffered if _overlaps(fault, seen_done - longest - began, seen_done - began)],
        wait_p50=_part(moves, 0.5),
        wait_p99=_part(moves, 0.99),
        longest_behind=_part(news, 1.0),
        behind_p99=_part(news, 0.99),
        put_right=round(put_right, 2),
        load=round(os.getloadavg()[1], 1),
        findings=crew.findings.told,
    )


def _overlaps(fault: Fault, since: float, until: float) -> bool:
    return fault.at <= until and fault.at + fault.lasts >= since


def _short(fault: Fault) -> str:
    return f"{fault.kind} {fault.target} at {fault.at:.0f} s" + (f" for {fault.lasts:.1f} s" if fault.lasts else "")


def _line(fault: Fault, crew: _Crew) -> str:
    lasts = f" for {fault.lasts:.1f} s" if fault.lasts else ""
    so_far = f"{len(crew.waits.moves):,} moves so far, {crew.findings.count} findings"
    return f"{fault.at:7.1f} s  {fault.kind:6}{fault.target:18}{lasts:12}  {so_far}"


def _kind_of(target: str) -> str:
    """The same without a node's number."""
    return "-".join(word for word in target.split("-") if not word.isdecimal())


def _part(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    return round(values[min(len(values) - 1, int(share * len(values)))], 3) if values else 0.0
