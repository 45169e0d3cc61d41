"""Correspondence clocks and vacations."""

from __future__ import annotations

import pytest

from rollhouse.play.clocks import VACATION_DAYS_PER_YEAR
from rollhouse.play.entries import Clock, Opened, Options, Sat, VacationStarted, decode_entries
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.clock import Clock as ServerClock
from rollhouse.server.features.vacation.repository import VacationRepository
from rollhouse.server.features.vacation.schemas import VacationPage
from rollhouse.server.features.vacation.service import VacationError, VacationService
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager as house_module
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.wire.messages import Begin

SECRET = bytes(32)
DAY = 86_400.0


class Time(ServerClock):
    """The time of day, as the test turns it."""

    def __init__(self) -> None:
        self.seconds = 1000 * DAY

    def now(self) -> float:
        return self.seconds


class Slow:
    """A server with vacations, and its users."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = Time()
        self.house = self.node()
        self.vacations = VacationService(VacationRepository(store), self.house, self.time)

    def node(self) -> TableManager:
        return TableManager(
            self.store,
            BotWorkers(1),
            lambda frame, channel: None,
            now=self.time.now,
            observers=TableObservers(last_vacation=VacationRepository(self.store).last),
        )

    async def table(self, ana: str, bo: str, days: float = 2) -> str:
        """Ana is to move."""
        options = Options(clock=Clock("move", int(days * DAY)))
        opened = Opened("dicy-cards", {"players": 2, "first": 0, "target": 20}, options, ana, commitment(SECRET))
        name = await self.house.open(opened, SECRET, Sat(0, ana, "Ana", NO_ENTROPY), Sat(1, bo, "Bo", NO_ENTROPY))
        await self.house.execute(name, ana, Begin())
        return name

    async def person(self, name: str) -> str:
        return (await self.store.create_guest(name, "en"))[0].user_id

    async def status(self, name: str) -> str:
        row = await self.store.table(name)
        assert row is not None
        return row.status


async def test_time_runs_out_at_a_table_without_viewers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is not kept in memory for that: the store knows when to look."""
    correspondence = Slow(store)
    name = await correspondence.table("ana", "bo")
    monkeypatch.setattr(house_module, "_IDLE_SECONDS", -1.0)
    correspondence.house.unload_idle(lambda table: False)
    assert correspondence.house.loaded_count == 0
    assert [(row.waits_for("ana"), row.clock_ends) for row in await store.my_tables("ana")] == [
        (True, correspondence.time.seconds + 2 * DAY)
    ]
    correspondence.time.seconds += 2 * DAY - 1
    await correspondence.house.process_due()
    assert (await correspondence.status(name), correspondence.house.loaded_count) == ("playing", 0)
    correspondence.time.seconds += 1
    await correspondence.house.process_due()
    assert await correspondence.status(name) == "over"


async def test_tables_that_wait_for_me_stand_first_by_how_soon_the_time_is_over(store: Store) -> None:
    correspondence = Slow(store)
    days = {await correspondence.table("ana", "bo", days): days for days in (3, 1, 7)}
    others = await correspondence.table("bo", "ana", 0.5)
    lines = await store.my_tables("ana")
    assert [row.id for row in lines] == [*sorted(days, key=days.__getitem__), others]


async def test_no_game_is_lost_on_vacation(store: Store) -> None:
    correspondence = Slow(store)
    ana, bo = await correspondence.person("Ana"), await correspondence.person("Bo")
    name = await correspondence.table(ana, bo)
    correspondence.time.seconds += DAY
    away = correspondence.time.seconds
    await correspondence.vacations.begin(ana, 5)
    await correspondence.vacations.settled()
    last = decode_entries((await store.commits(name))[-1].body)
    assert last == (VacationStarted(0, away, away + 5 * DAY),)
    correspondence.time.seconds = away + 6 * DAY - 1
    await correspondence.house.process_due()
    assert await correspondence.status(name) == "playing"
    correspondence.time.seconds = away + 6 * DAY
    await correspondence.house.process_due()
    assert await correspondence.status(name) == "over"


async def test_a_table_checks_for_a_vacation_before_time_runs_out(store: Store) -> None:
    """The node may die before all clocks are paused, and games may begin."""
    correspondence = Slow(store)
    ana, bo = await correspondence.person("Ana"), await correspondence.person("Bo")
    away = correspondence.time.seconds
    await correspondence.vacations.begin(ana, 5)
    await correspondence.vacations.settled()
    name = await correspondence.table(ana, bo)
    row = await store.table(name)
    assert row is not None
    assert row.wakes == away + 2 * DAY
    correspondence.time.seconds += 2 * DAY
    await correspondence.house.process_due()
    row = await store.table(name)
    assert row is not None
    assert (row.status, row.wakes) == ("playing", away + 7 * DAY)


async def test_unused_vacation_days_are_kept(store: Store) -> None:
    correspondence = Slow(store)
    ana, bo = await correspondence.person("Ana"), await correspondence.person("Bo")
    name = await correspondence.table(ana, bo)
    await correspondence.vacations.begin(ana, 20)
    await correspondence.vacations.settled()
    with pytest.raises(VacationError, match="vacation/begun"):
        await correspondence.vacations.begin(ana, 1)
    correspondence.time.seconds += 2.5 * DAY
    assert await correspondence.vacations.page(ana) == VacationPage(1020 * DAY, VACATION_DAYS_PER_YEAR - 20, VACATION_DAYS_PER_YEAR)
    await correspondence.vacations.end(ana)
    await correspondence.vacations.settled()
    assert await correspondence.vacations.page(ana) == VacationPage(None, VACATION_DAYS_PER_YEAR - 3, VACATION_DAYS_PER_YEAR)
    row = await store.table(name)
    assert row is not None
    assert row.wakes == correspondence.time.seconds + 2 * DAY
    assert (await correspondence.vacations.page(bo)).days_left == VACATION_DAYS_PER_YEAR


async def test_there_are_so_many_days_in_a_year_and_then_there_are_again(store: Store) -> None:
    correspondence = Slow(store)
    ana = await correspondence.person("Ana")
    await correspondence.vacations.begin(ana, VACATION_DAYS_PER_YEAR - 1)
    correspondence.time.seconds += 100 * DAY
    with pytest.raises(VacationError, match="vacation/too-long: '2'"):
        await correspondence.vacations.begin(ana, 2)
    await correspondence.vacations.begin(ana, 1)
    correspondence.time.seconds += 200 * DAY
    assert (await correspondence.vacations.page(ana)).days_left == 0
    correspondence.time.seconds += 66 * DAY + (VACATION_DAYS_PER_YEAR - 1) * DAY
    assert (await correspondence.vacations.page(ana)).days_left == VACATION_DAYS_PER_YEAR - 1
