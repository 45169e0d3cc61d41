"""One run: a house is opened, people play, things go wrong by plan and are put right; then everything that was told is checked."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from bench.chaos.house import House, check_machine
from bench.chaos.people import GONE, Guest, Viewer, Waits
from bench.chaos.schedule import Fault, Where, plan
from bench.chaos.seen import Findings, Seen, check_all
from bench.chaos.strangers import crowd, flood
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.store import Store

__all__ = ["Load", "Outcome", "run"]

_PROOF = 3
"""Commits that every table must make after the last fault."""
_STUCK = 180.0
"""Seconds after which a table counts as stuck that does not go on although everything has been put right."""
_GAMES = ("dicy-cards", "dicetto")
_SLOW = 0.5
"""The part of those who look on that stop reading together."""


class Load(msgspec.Struct, frozen=True):
    """How many play, and how fast."""

    tables: int = 12
    pause: float = 0.1
    """Seconds that people think before they move, on average."""


class Outcome(msgspec.Struct, frozen=True):
    """How it went."""

    where: Where
    seed: int
    seconds: float
    tables: int
    """Tables at the same time."""
    games: int
    """Tables that were opened."""
    commits: int
    """What is stored."""
    moves: int
    """Moves that people saw done."""
    faults: dict[str, int]
    begun: int
    """How many times a part of the house began, the first times included."""
    longest_wait: float
    """Seconds that somebody waited for a move of theirs, faults and all."""
    meanwhile: list[str]
    """What went wrong while they did."""
    wait_p50: float
    wait_p99: float
    longest_behind: float
    """Seconds for which somebody did not know what others at the table knew."""
    behind_p99: float
    put_right: float
    """Seconds after the last fault until every table had gone on."""
    load: float
    """Of the machine over the last five minutes: whatever else it did made people wait too."""
    findings: list[str]


class _Slot:
    """One table after the other: when a game is over, the next one begins."""

    def __init__(self, crew: _Crew, number: int) -> None:
        self._crew = crew
        self._number = number
        self.seen: Seen | None = None
        self.viewers: list[Viewer] = []
        self.guests = crew.guests[3 * number : 3 * number + 3]

    async def play(self) -> None:
        """Until the run ends."""
        while not self._crew.closing:
            table, seats = await self._open()
            if self._crew.closing:
                return
            self.seen = Seen(table, self._crew.findings)
            self._crew.seen.append(self.seen)
            places = [*seats, None]  # the last one looks on
            self.viewers = [
                Viewer(guest, self.seen, self._crew.waits, seat, self._crew.load.pause)
                for guest, seat in zip(self.guests[: len(places) - 1] + self.guests[-1:], places, strict=True)
            ]
            await asyncio.gather(*(viewer.stay() for viewer in self.viewers))

    async def _open(self) -> tuple[str, list[int]]:
        while True:
            with suppress(*GONE):
                return await self._set_table()
            await asyncio.sleep(0.3)  # whatever was half done is a table that nobody comes to

    async def _set_table(self) -> tuple[str, list[int]]:
        ana, bo, _ = self.guests
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
    """Everybody who plays in one run."""

    def __init__(self, house: House, load: Load, seed: int) -> None:
        self.house = house
        self.load = load
        self.rng = random.Random(f"people {seed}")
        self.findings = Findings()
        self.waits = Waits()
        self.seen: list[Seen] = []
        self.closing = False
        self.guests = [Guest(house, number, random.Random(f"person {seed} {number}")) for number in range(3 * load.tables)]
        self.slots = [_Slot(self, number) for number in range(load.tables)]
        self._playing: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        async with asyncio.timeout(_STUCK):
            for guest in self.guests:
                await guest.arrive()
        self._playing = [asyncio.create_task(slot.play()) for slot in self.slots]

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for guest in self.guests:
            await guest.leave()

    def failed(self) -> None:
        """Raise what went wrong with the people themselves."""
        for task in self._playing:
            if task.done() and not task.cancelled():
                task.result()

    async def suffer(self, fault: Fault) -> None:
        """What people do to a house."""
        table = next((slot.seen.table for slot in self.slots if slot.seen is not None), "")
        match fault.kind:
            case "slow":
                watching = [slot.viewers[-1] for slot in self.slots if slot.viewers]
                for viewer in self.rng.sample(watching, int(_SLOW * len(watching))):
                    viewer.slow_until = time.monotonic() + fault.lasts
            case "storm":
                for slot in self.slots:
                    for viewer in slot.viewers:
                        viewer.drop()
                await crowd(self.house, table)
            case "flood":
                await flood(self.house, table, fault.lasts)
            case _:
                await self.house.suffer(fault)

    async def go_on(self) -> float:
        """Everything is as it should be again: every table makes some commits more, or ends; how long that took."""
        began = time.monotonic()
        before = [(slot.seen, 0 if slot.seen is None else slot.seen.latest) for slot in self.slots]
        waiting = list(zip(self.slots, before, strict=True))
        while waiting:
            waiting = [one for one in waiting if not _has_gone_on(one[0], *one[1])]
            self.failed()
            if time.monotonic() - began > _STUCK:
                for slot, (seen, version) in waiting:
                    self.findings.add(f"stuck: {seen.table if seen else 'a new table'} at version {version}, {_state_of(slot)}")
                break
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def fall_silent(self) -> None:
        """Nobody moves any more, and everybody hears of all that was stored."""
        self.closing = True
        for slot in self.slots:
            for viewer in slot.viewers:
                viewer.quiet = True
        began = time.monotonic()
        async with Store(self.house.database) as store:
            while behind := [one for slot in self.slots for one in await _behind(store, slot)]:
                self.failed()
                if time.monotonic() - began > _STUCK:
                    for one in behind:
                        self.findings.add(f"stuck: {one}")
                    return
                await asyncio.sleep(0.05)


def _has_gone_on(slot: _Slot, seen: Seen | None, version: int) -> bool:
    return slot.seen is not seen or (seen is not None and seen.latest >= version + _PROOF)


def _state_of(slot: _Slot) -> str:
    return ", ".join(f"{one.guest.name} at {one.version}" for one in slot.viewers)


async def _behind(store: Store, slot: _Slot) -> list[str]:
    """Who at this table does not know yet what is stored; a bot may still be at it."""
    if slot.seen is None:
        return []
    with suppress(StoreError):
        row = await store.table(slot.seen.table)
        if row is None:
            return [f"{slot.seen.table} is not stored"]
        return [
            f"{one.guest.name} is at version {one.version} of {row.id}, {row.version} is stored, {row.status}"
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
    house = House(where)
    try:
        await house.open()
        crew = _Crew(house, load, seed)
        try:
            return await _run(crew, where, seed, seconds, gap, told, stop)
        finally:
            await crew.leave()
    finally:
        await house.close()


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
    await crew.fall_silent()
    await crew.leave()
    await crew.house.close_nodes()
    commits = await check_all(crew.house.database, crew.seen, crew.findings)
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
        faults=dict(sorted(Counter(f"{fault.kind} {_kind_of(fault.target)}" for fault in suffered).items())),
        begun=crew.house.begun,
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
