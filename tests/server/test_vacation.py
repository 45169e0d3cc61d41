"""Correspondence clocks and vacations."""

from __future__ import annotations

import pytest

from rollhouse.play.clocks import VACATION_DAYS_PER_YEAR
from rollhouse.play.entries import Clock, Options, Sat, VacationStarted, decode_entries
from rollhouse.play.fair import NO_ENTROPY
from rollhouse.server.features.vacation.repository import VacationRepository
from rollhouse.server.features.vacation.schemas import VacationPage
from rollhouse.server.features.vacation.service import VacationError, VacationService
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager
from rollhouse.server.tables.observers import TableObservers
from tests.server.stored import SetClock, open_table, table_manager

DAY = 86_400.0


class Server:
    """A server with correspondence games and vacations."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = SetClock(1000 * DAY)
        vacations = VacationRepository(store)
        self.tables = table_manager(store, now=self.clock.now, observers=TableObservers(last_vacation=vacations.last))
        self.vacations = VacationService(vacations, self.tables, self.clock)

    async def table(self, ana: str = "ana", bo: str = "bo", days: float = 2) -> str:
        """Ana is to move."""
        options = Options(clock=Clock("move", int(days * DAY)))
        return await open_table(self.tables, Sat(0, ana, "Ana", NO_ENTROPY), Sat(1, bo, "Bo", NO_ENTROPY), options=options)

    async def users(self) -> tuple[str, str]:
        ana, bo = [(await self.store.create_guest(name, "en"))[0].user_id for name in ("Ana", "Bo")]
        return ana, bo

    async def row(self, name: str) -> TableRow:
        row = await self.store.table(name)
        assert row is not None
        return row

    async def at(self, seconds: float) -> None:
        """The time is set, and what is due is processed."""
        self.clock.time = seconds
        await self.tables.process_due()

    async def begin_vacation(self, user_id: str, days: int) -> None:
        await self.vacations.begin(user_id, days)
        await self.vacations.settled()


@pytest.fixture
def server(store: Store) -> Server:
    return Server(store)


async def test_time_runs_out_at_a_table_that_is_not_in_memory(server: Server, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    name, begun = await server.table(), server.clock.time
    monkeypatch.setattr(manager, "_IDLE_SECONDS", -1.0)
    server.tables.unload_idle(lambda table: False)
    assert server.tables.loaded_count == 0
    assert [(row.waits_for("ana"), row.clock_ends) for row in await store.my_tables("ana")] == [(True, begun + 2 * DAY)]
    await server.at(begun + 2 * DAY - 1)
    assert ((await server.row(name)).status, server.tables.loaded_count) == ("playing", 0)
    await server.at(begun + 2 * DAY)
    assert (await server.row(name)).status == "over"


async def test_tables_that_wait_for_the_user_are_listed_first_by_time_left(server: Server, store: Store) -> None:
    days = {await server.table(days=days): days for days in (3, 1, 7)}
    others = await server.table("bo", "ana", 0.5)
    assert [row.id for row in await store.my_tables("ana")] == [*sorted(days, key=days.__getitem__), others]


async def test_no_game_is_lost_on_vacation(server: Server, store: Store) -> None:
    ana, bo = await server.users()
    name = await server.table(ana, bo)
    server.clock.time += DAY
    away = server.clock.time
    await server.begin_vacation(ana, 5)
    last = decode_entries((await store.commits(name))[-1].body)
    assert last == (VacationStarted(0, away, away + 5 * DAY),)
    await server.at(away + 6 * DAY - 1)
    assert (await server.row(name)).status == "playing"
    await server.at(away + 6 * DAY)
    assert (await server.row(name)).status == "over"


async def test_a_table_checks_for_a_vacation_before_time_runs_out(server: Server) -> None:
    """The node may die before all clocks are paused, and games may begin."""
    ana, bo = await server.users()
    away = server.clock.time
    await server.begin_vacation(ana, 5)
    name = await server.table(ana, bo)
    assert (await server.row(name)).wakes == away + 2 * DAY
    await server.at(away + 2 * DAY)
    row = await server.row(name)
    assert (row.status, row.wakes) == ("playing", away + 7 * DAY)


async def test_unused_vacation_days_are_kept(server: Server) -> None:
    ana, bo = await server.users()
    name = await server.table(ana, bo)
    await server.begin_vacation(ana, 20)
    with pytest.raises(VacationError, match="vacation/begun"):
        await server.vacations.begin(ana, 1)
    server.clock.time += 2.5 * DAY
    assert await server.vacations.page(ana) == VacationPage(1020 * DAY, VACATION_DAYS_PER_YEAR - 20, VACATION_DAYS_PER_YEAR)
    await server.vacations.end(ana)
    await server.vacations.settled()
    assert await server.vacations.page(ana) == VacationPage(None, VACATION_DAYS_PER_YEAR - 3, VACATION_DAYS_PER_YEAR)
    assert (await server.row(name)).wakes == server.clock.time + 2 * DAY
    assert (await server.vacations.page(bo)).days_left == VACATION_DAYS_PER_YEAR


async def test_the_days_of_a_year_are_limited_and_come_back(server: Server) -> None:
    ana, _ = await server.users()
    await server.vacations.begin(ana, VACATION_DAYS_PER_YEAR - 1)
    server.clock.time += 100 * DAY
    with pytest.raises(VacationError, match="vacation/too-long: '2'"):
        await server.vacations.begin(ana, 2)
    await server.vacations.begin(ana, 1)
    server.clock.time += 200 * DAY
    assert (await server.vacations.page(ana)).days_left == 0
    server.clock.time += 66 * DAY + (VACATION_DAYS_PER_YEAR - 1) * DAY
    assert (await server.vacations.page(ana)).days_left == VACATION_DAYS_PER_YEAR - 1
