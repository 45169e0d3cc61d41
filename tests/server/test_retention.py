"""Retention of tables and guest accounts."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from rollhouse.core.errors import SetupError
from rollhouse.server.auth.credentials_repository import CredentialsRepository
from rollhouse.server.config import Config, read_config
from rollhouse.server.features.account.deletion import AccountDeletion
from rollhouse.server.features.account.guest_expiry import GuestExpiry
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.puzzle_rush.repository import RushRepository
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.retention.service import Retention
from rollhouse.server.store.models import metadata, puzzle_answers, tokens, users
from rollhouse.server.store.rows import SeatLine, Status, Summary
from rollhouse.server.store.store import Store
from tests.server.stored import FIRST, SECRET, SetClock, played_game, playing, row, table_manager
from tests.server.test_rush import PUZZLES, fresh, ran
from tests.servers import ready_sqlite

DAY = 86_400.0
OVER = {"over-10", "over-100", "over-1000"}


@pytest.mark.parametrize(
    ("kept", "left"),
    [
        ({}, {"open-10", "playing-10", "playing-100"} | OVER),
        (
            {"delete_unused_after_days": 0.0, "delete_unfinished_after_days": 50.0},
            {"open-10", "open-100", "open-1000", "playing-10"} | OVER,
        ),
        ({"delete_finished_after_days": 50.0}, {"open-10", "playing-10", "playing-100", "over-10"}),
    ],
    ids=["usual", "unused for ever", "finished too"],
)
async def test_tables_go_when_they_were_kept_long_enough(tmp_path: Path, kept: dict[str, float], left: set[str]) -> None:
    url = ready_sqlite(tmp_path)
    async with Store(url) as store:
        tables = table_manager(store, now=lambda: 2000 * DAY)
        for days in (10, 100, 1000):
            at = (2000 - days) * DAY
            for status in ("open", "playing", "over"):
                await store.create(row(f"{status}-{days}", at=at), FIRST, SECRET)
            await store.append(f"playing-{days}", 2, b"[]", playing(at=at))
            await store.append(f"over-{days}", 2, b"[]", Summary(status="over", updated=at))
        retention = Retention(Config(database=url, **kept), store, tables, SetClock(2000 * DAY))  # type: ignore[arg-type]  # mypy reads one type for all values
        await retention.purge()
        assert (set(await store.all_tables()), retention.purged) == (left, 9 - len(left))


async def test_a_game_with_a_running_clock_is_kept(tmp_path: Path) -> None:
    """Correspondence clocks and vacations may run longer than the retention of idle games."""
    url = ready_sqlite(tmp_path)
    async with Store(url) as store:
        tables = table_manager(store, now=lambda: 100 * DAY)
        for name, wakes in (("runs", 101 * DAY), ("ran out", 60 * DAY), ("none", None)):
            await store.create(row(name, at=50 * DAY), FIRST, SECRET)
            await store.append(name, 2, b"[]", Summary(status="playing", updated=50 * DAY, wakes=wakes))
        await Retention(Config(database=url, delete_unfinished_after_days=20.0), store, tables, SetClock(100 * DAY)).purge()
        assert await store.all_tables() == ["runs"]


def test_a_number_of_days_that_can_not_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="setup/keep: '-1'"):
        read_config({"delete_unused_after_days": -1}, {}, data=tmp_path)


async def test_idle_guests_without_credentials_expire(store: Store, database: str) -> None:
    now = 2000 * DAY
    tables = table_manager(store, now=lambda: now)
    names = ("idle", "played-long-ago", "plays", "played", "waits", "has-codes", "solved", "practised", "rushed", "signed-in", "new")
    people = {name: (await store.create_guest(name, "en"))[0].user_id for name in names}
    old = [user_id for name, user_id in people.items() if name != "new"]
    assert await store.new_token(people["signed-in"], "program")
    await store.write(lambda connection: connection.execute(update(users).where(users.c.user_id.in_(old)).values(created=DAY)))
    await store.write(
        lambda connection: connection.execute(update(tokens).where(tokens.c.user_id != people["signed-in"]).values(created=DAY))
    )
    for name, days in (("played-long-ago", 500), ("plays", 500), ("played", 10)):
        at, user_id = now - days * DAY, people[name]
        played = played_game(f"table-{name}", 0, user_id, name=name, game="dicetto", started=at, ended=None if name == "plays" else at)
        await store.create(row(f"table-{name}", SeatLine(user_id, name), SeatLine(bot="greedy"), host=user_id, at=at), FIRST, SECRET)
        status: Status = "playing" if name == "plays" else "over"
        await store.append(f"table-{name}", 2, b"[]", Summary(status=status, updated=at, played_games=(played,)))
    await store.create(row("table-waits", SeatLine(people["waits"], "waits"), host=people["waits"], at=DAY), FIRST, SECRET)
    await CredentialsRepository(store).replace_codes(people["has-codes"], ["A"])
    await AnalysisRepository(store).answered(people["solved"], date(1970, 1, 1) + timedelta(days=1995), solved=True)
    answers, rushes = PuzzleRepository(store), RushRepository(store)
    for name, days in (("idle", 500), ("practised", 10)):
        await answers.answer(people[name], PUZZLES[-1], solved=True, way="practice", now=now - days * DAY)
    for name, days in (("idle", 500), ("rushed", 10)):
        await ran(rushes, fresh(people[name], name, at=now - days * DAY), 3)
    old_answers = update(puzzle_answers).where(puzzle_answers.c.user_id == people["rushed"]).values(at=DAY)
    await store.write(lambda connection: connection.execute(old_answers))
    never, idle = [
        GuestExpiry(
            Config(database=database, delete_guests_after_days=days), store, SetClock(now), AccountDeletion(store, tables, tables._publish)
        )
        for days in (0.0, 400.0)
    ]
    await never.purge()
    assert never.purged == 0
    await idle.purge()
    assert idle.purged == 2

    def left(connection: Connection) -> str:
        return str([tuple(one) for table in metadata.sorted_tables for one in connection.execute(table.select())])

    stored = await store.read(left)
    assert [name for name, user_id in people.items() if user_id not in stored] == ["idle", "played-long-ago"]
    assert "table-played-long-ago" not in stored
    await idle.purge()
    assert idle.purged == 2
    await tables.close()
