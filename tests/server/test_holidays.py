"""Days for a move, and holidays from them: nobody loses a game meanwhile, and nobody has more of them than others."""

from __future__ import annotations

import pytest

from rollhouse.play.clocks import DAYS_A_YEAR
from rollhouse.play.entries import Clock, Opened, Options, Rested, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.me.bodies import HolidayPage
from rollhouse.server.me.holidays import HolidayError, Holidays
from rollhouse.server.store.store import Store
from rollhouse.server.tables import house as house_module
from rollhouse.server.tables.bot_workers import BotWorkers
from rollhouse.server.tables.house import House
from rollhouse.server.transport.wire import Begin

SECRET = bytes(32)
DAY = 86_400.0


class Time:
    """The time of day, as the test turns it."""

    def __init__(self) -> None:
        self.now = 1000 * DAY

    def __call__(self) -> float:
        return self.now


class Slow:
    """A house with holidays, and people in it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = Time()
        self.house = self.node()
        self.holidays = Holidays(store, self.house)
        self.house.holiday = self.holidays.last

    def node(self) -> House:
        return House(self.store, BotWorkers(1), lambda frame, channel: None, now=self.time)

    async def table(self, ana: str, bo: str, days: float = 2) -> str:
        """Ana is to move."""
        options = Options(clock=Clock("move", int(days * DAY)))
        opened = Opened("dicy-cards", {"players": 2, "first": 0, "target": 20}, options, ana, commitment(SECRET))
        name = await self.house.open(opened, SECRET, Sat(0, ana, "Ana", NO_ENTROPY), Sat(1, bo, "Bo", NO_ENTROPY))
        await self.house.do(name, ana, Begin())
        return name

    async def person(self, name: str) -> str:
        return (await self.store.welcome(name, "en"))[0].who

    async def status(self, name: str) -> str:
        row = await self.store.table(name)
        assert row is not None
        return row.status


async def test_time_runs_out_after_days_also_where_nobody_has_looked_meanwhile(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is not kept in memory for that: the store knows when to look."""
    slow = Slow(store)
    name = await slow.table("ana", "bo")
    monkeypatch.setattr(house_module, "_IDLE", -1.0)
    slow.house.forget_idle(lambda table: False)
    assert slow.house.live_count == 0
    assert [(row.waits_for("ana"), row.clock_ends) for row in await store.my_tables("ana")] == [(True, slow.time.now + 2 * DAY)]
    slow.time.now += 2 * DAY - 1
    await slow.house.look_after()
    assert (await slow.status(name), slow.house.live_count) == ("playing", 0)
    slow.time.now += 1
    await slow.house.look_after()
    assert await slow.status(name) == "over"


async def test_tables_that_wait_for_me_stand_first_by_how_soon_the_time_is_over(store: Store) -> None:
    slow = Slow(store)
    days = {await slow.table("ana", "bo", days): days for days in (3, 1, 7)}
    others = await slow.table("bo", "ana", 0.5)
    lines = await store.my_tables("ana")
    assert [row.id for row in lines] == [*sorted(days, key=days.__getitem__), others]


async def test_nobody_loses_a_game_on_holiday(store: Store) -> None:
    slow = Slow(store)
    ana, bo = await slow.person("Ana"), await slow.person("Bo")
    name = await slow.table(ana, bo)
    slow.time.now += DAY
    away = slow.time.now
    await slow.holidays.begin(ana, 5)
    await slow.holidays.told()
    last = decode_entries((await store.commits(name))[-1].body)
    assert last == (Rested(0, away, away + 5 * DAY),)
    slow.time.now = away + 6 * DAY - 1
    await slow.house.look_after()
    assert await slow.status(name) == "playing"
    slow.time.now = away + 6 * DAY
    await slow.house.look_after()
    assert await slow.status(name) == "over"


async def test_a_table_that_was_not_told_asks_before_it_says_that_the_time_is_over(store: Store) -> None:
    """The node may die meanwhile, and games begin that nobody told."""
    slow = Slow(store)
    ana, bo = await slow.person("Ana"), await slow.person("Bo")
    away = slow.time.now
    await slow.holidays.begin(ana, 5)
    await slow.holidays.told()
    name = await slow.table(ana, bo)
    row = await store.table(name)
    assert row is not None
    assert row.wakes == away + 2 * DAY
    slow.time.now += 2 * DAY
    await slow.house.look_after()
    row = await store.table(name)
    assert row is not None
    assert (row.status, row.wakes) == ("playing", away + 7 * DAY)


async def test_whoever_comes_back_sooner_keeps_the_days(store: Store) -> None:
    slow = Slow(store)
    ana, bo = await slow.person("Ana"), await slow.person("Bo")
    name = await slow.table(ana, bo)
    await slow.holidays.begin(ana, 20)
    await slow.holidays.told()
    with pytest.raises(HolidayError, match="holiday/begun"):
        await slow.holidays.begin(ana, 1)
    slow.time.now += 2.5 * DAY
    assert await slow.holidays.page(ana) == HolidayPage(1020 * DAY, DAYS_A_YEAR - 20, DAYS_A_YEAR)
    await slow.holidays.end(ana)
    await slow.holidays.told()
    assert await slow.holidays.page(ana) == HolidayPage(None, DAYS_A_YEAR - 3, DAYS_A_YEAR)
    row = await store.table(name)
    assert row is not None
    assert row.wakes == slow.time.now + 2 * DAY
    assert (await slow.holidays.page(bo)).left == DAYS_A_YEAR


async def test_there_are_so_many_days_in_a_year_and_then_there_are_again(store: Store) -> None:
    slow = Slow(store)
    ana = await slow.person("Ana")
    await slow.holidays.begin(ana, DAYS_A_YEAR - 1)
    slow.time.now += 100 * DAY
    with pytest.raises(HolidayError, match="holiday/too-long: '2'"):
        await slow.holidays.begin(ana, 2)
    await slow.holidays.begin(ana, 1)
    slow.time.now += 200 * DAY
    assert (await slow.holidays.page(ana)).left == 0
    slow.time.now += 66 * DAY + (DAYS_A_YEAR - 1) * DAY
    assert (await slow.holidays.page(ana)).left == DAYS_A_YEAR - 1
