from __future__ import annotations

import random
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import TypeAlias

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text, update

from rollhouse.play.entries import (
    BotSat,
    ChatMessage,
    EntropyDropped,
    Opened,
    Options,
    Revealed,
    Sat,
    Undone,
    decode_entries,
    encode_entries,
)
from rollhouse.play.fair import commitment
from rollhouse.server.auth.credentials_repository import CredentialsRepository
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.history.repository import GameFilter, HistoryRepository
from rollhouse.server.store.database import StoreError, database_url, open_engine
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.migrations.versions import r0028_plain_names as plain_names
from rollhouse.server.store.migrations.versions import r0030_plain_fields as plain_fields
from rollhouse.server.store.models import REVISION, metadata, users
from rollhouse.server.store.rows import Opponent
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Play, Resign, Roll, SendChat
from tests.server.stored import FIRST, SECRET, identified, open_table, played_game, playing, put, row, table_manager

_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "9001"
down_revision = "{before}"
branch_labels = None
depends_on = None
"""
A_LATER_STEP = (
    _STEP
    + """

def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
        table.alter_column("host", existing_type=sa.Text(), new_column_name="made_by")
"""
)
AN_ADDITION = (
    _STEP
    + """oldest_node = "{before}"


def upgrade() -> None:
    op.add_column("commits", sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
    op.create_table("moods", sa.Column("mood", sa.Text(), primary_key=True))
"""
)
MIGRATE = "import sys; from rollhouse.server.store.migrate import migrate; print(migrate(sys.argv[1]))"


def connected(url: str) -> Engine:
    return open_engine(database_url(url), connections=1, writes=True)


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))


OLD_TABLES = {new: old for old, new in plain_names.TABLES.items()}
OLD_COLUMNS = {"user_id": "who", **{new: old for _, old, new in plain_names.COLUMNS}}
BEFORE = {
    "0037": ["DROP TABLE standing_orders"],
    "0038": [f"ALTER TABLE played_games DROP COLUMN {name}" for name in ("only_moves", "great_finds")],
    "0036": ["DROP TABLE notification_settings"],
    "0035": [
        "DROP TABLE seeks",
        "CREATE TABLE seeks (user_id TEXT NOT NULL, search TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, criteria TEXT NOT NULL, "
        "since {double} NOT NULL, seen {double} NOT NULL, found TEXT NOT NULL, CONSTRAINT pk_seeks PRIMARY KEY (user_id), "
        "CONSTRAINT fk_seeks_user_id_users FOREIGN KEY (user_id) REFERENCES users (user_id))",
        "CREATE INDEX ix_seeks_game_criteria_since ON seeks (game, criteria, since)",
        "CREATE INDEX ix_seeks_seen ON seeks (seen)",
    ],
    "0034": [
        "ALTER TABLE users DROP COLUMN name_locked",
        *(f"ALTER TABLE competition_members DROP COLUMN {name}" for name in ("joined", "cohost", "sits_out")),
        "DROP TABLE admin_actions",
        "DROP TABLE reports",
        "DROP TABLE bans",
        "CREATE TABLE reports (id TEXT NOT NULL, user_id TEXT NOT NULL, about TEXT NOT NULL, at_table TEXT NOT NULL, reason TEXT NOT NULL, "
        "note TEXT NOT NULL, messages TEXT NOT NULL, at {double} NOT NULL, closed {double}, CONSTRAINT pk_reports PRIMARY KEY (id), "
        "CONSTRAINT fk_reports_user_id_users FOREIGN KEY (user_id) REFERENCES users (user_id), "
        "CONSTRAINT fk_reports_about_users FOREIGN KEY (about) REFERENCES users (user_id))",
        "CREATE INDEX ix_reports_at ON reports (at)",
        "CREATE INDEX ix_reports_user_id_at ON reports (user_id, at)",
        "CREATE TABLE bans (user_id TEXT NOT NULL, since {double} NOT NULL, until {double}, reason TEXT NOT NULL, "
        "CONSTRAINT pk_bans PRIMARY KEY (user_id), CONSTRAINT fk_bans_user_id_users FOREIGN KEY (user_id) REFERENCES users (user_id))",
    ],
    "0033": (
        *(f"ALTER TABLE tokens DROP COLUMN {name}" for name in ("scope", "name", "confirmed_at")),
        *(f"ALTER TABLE notifications DROP COLUMN {name}" for name in ("host", "event", "details")),
        "DROP TABLE account_changes",
        "DROP TABLE destinations",
    ),
    "0032": [
        "DROP TABLE friend_requests",
        "DROP INDEX ix_users_name_key",
        *(f"ALTER TABLE users DROP COLUMN {name}" for name in ("registered", "name_key", "privacy")),
    ],
    "0031": (),
    "0030": ("DROP TABLE boxes",),
    "0029": [
        *(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}" for table, old, new in plain_fields.COLUMNS),
        *(f"UPDATE commits SET body = replace(body, '{new}', '{old}')" for old, new in plain_fields.IN_ENTRIES),
    ],
    "0028": [
        *(f"DROP TABLE {name}" for name in ("competition_boards", "competition_members", "competitions")),
        "CREATE TABLE tournaments (id TEXT NOT NULL, host TEXT NOT NULL, body TEXT NOT NULL, status TEXT NOT NULL, round INTEGER NOT NULL, "
        "secret {bytes} NOT NULL, created {double} NOT NULL, updated {double} NOT NULL, public BOOLEAN NOT NULL DEFAULT false, "
        "CONSTRAINT pk_evenings PRIMARY KEY (id))",
        "CREATE INDEX ix_tournaments_status ON tournaments (status)",
        "CREATE INDEX ix_tournaments_host ON tournaments (host)",
        "CREATE INDEX ix_tournaments_public_status_updated ON tournaments (public, status, updated)",
        "CREATE TABLE tournament_people (tournament_id TEXT NOT NULL REFERENCES tournaments (id), user_id TEXT NOT NULL, "
        "name TEXT NOT NULL, lot INTEGER NOT NULL, gone BOOLEAN NOT NULL, "
        "CONSTRAINT pk_evening_people PRIMARY KEY (tournament_id, user_id))",
        "CREATE INDEX ix_tournament_people_user_id ON tournament_people (user_id)",
        "CREATE TABLE tournament_boards (tournament_id TEXT NOT NULL REFERENCES tournaments (id), round INTEGER NOT NULL, "
        "board INTEGER NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL, others TEXT NOT NULL DEFAULT '', table_id TEXT NOT NULL, "
        "winner TEXT, CONSTRAINT pk_evening_boards PRIMARY KEY (tournament_id, round, board))",
        "CREATE TABLE matches (id TEXT NOT NULL, host TEXT NOT NULL, body TEXT NOT NULL, status TEXT NOT NULL, secret {bytes} NOT NULL, "
        "rests_until {double}, created {double} NOT NULL, updated {double} NOT NULL, CONSTRAINT pk_matches PRIMARY KEY (id))",
        "CREATE INDEX ix_matches_status_updated ON matches (status, updated)",
        "CREATE INDEX ix_matches_host ON matches (host)",
        "CREATE TABLE match_people (match_id TEXT NOT NULL REFERENCES matches (id), place INTEGER NOT NULL, user_id TEXT NOT NULL, "
        "name TEXT NOT NULL, ready BOOLEAN NOT NULL, gone BOOLEAN NOT NULL, CONSTRAINT pk_match_people PRIMARY KEY (match_id, place))",
        "CREATE INDEX ix_match_people_user_id ON match_people (user_id)",
        "CREATE TABLE match_boards (match_id TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, left_id TEXT NOT NULL, "
        "right_id TEXT NOT NULL, left_result TEXT, right_result TEXT, divergence TEXT, compared BOOLEAN NOT NULL, "
        "CONSTRAINT pk_match_boards PRIMARY KEY (match_id, number))",
    ],
    "0027": [
        *(f"UPDATE commits SET body = replace(body, '{start % 'user_id'}', '{start % 'who'}')" for start in plain_names.IN_ENTRIES),
        """UPDATE commits SET body = replace(replace(body, '"tournament":"', '"evening":"'), '{"is":"vacation",', '{"is":"rested",')""",
        """UPDATE tables SET seating = replace(seating, '{"user_id":"', '{"who":"')""",
        """UPDATE played_games SET opponents = replace(opponents, '{"user_id":"', '{"who":"')""",
        "DROP INDEX ix_played_games_to_analyse",
        "DROP INDEX ix_played_games_running",
        *(f"DROP INDEX ix_{table}_{'_'.join(columns)}" for _, table, columns in plain_names.INDEXES),
        *(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}" for table, old, new in plain_names.COLUMNS),
        *(f"ALTER TABLE {table} RENAME COLUMN user_id TO who" for table in plain_names.USER_COLUMNS),
        *(f"ALTER TABLE {new} RENAME TO {old}" for old, new in plain_names.TABLES.items()),
        *(
            f"CREATE INDEX {name} ON {OLD_TABLES.get(table, table)} ({', '.join(OLD_COLUMNS.get(column, column) for column in columns)})"
            for name, table, columns in plain_names.INDEXES
        ),
        "CREATE INDEX ix_participations_to_weigh ON participations (who, started) WHERE ended IS NOT NULL AND NOT weighed",
        "CREATE INDEX ix_participations_running ON participations (who) WHERE ended IS NULL",
    ],
    "0026": ["ALTER TABLE evening_boards DROP COLUMN others"],
    "0025": ["DROP INDEX ix_participations_running"],
    "0024": [f"DROP TABLE {name}" for name in ("puzzle_answers", "puzzle_solvers", "puzzle_ratings", "rushes", "rush_bests")],
    "0023": ["ALTER TABLE participations DROP COLUMN habits"],
    "0022": [f"DROP TABLE {name}" for name in ("match_boards", "match_people", "matches")],
    "0018": ["DROP INDEX ix_evenings_public_status_updated", "ALTER TABLE evenings DROP COLUMN public"],
    "0017": ["DROP TABLE daily_tries", "DROP TABLE daily_challenges"],
    "0016": ["DROP INDEX ix_seats_who_table_id", "CREATE INDEX ix_seats_who ON seats (who)"],
    "0015": ["DROP TABLE bans"],
    "0014": [f"DROP TABLE {name}" for name in ("evening_boards", "evening_people", "evenings")],
    "0013": ["ALTER TABLE participations DROP COLUMN elsewhere"],
    "0012": [
        "DROP INDEX ix_participations_to_weigh",
        "DROP INDEX ix_tables_host_status_updated",
        "CREATE INDEX ix_tables_host ON tables (host)",
    ],
    "0011": [f"DROP TABLE {name}" for name in ("push_subscriptions", "mail_addresses", "notices", "house_keys")],
    "0010": [f"DROP TABLE {name}" for name in ("friends", "blocks", "invitations", "sightings", "reports")],
    "0009": ["DROP TABLE rating_changes", "DROP TABLE ratings"],
    "0008": ["DROP TABLE passkeys", "DROP TABLE recovery_codes", "DROP TABLE challenges"],
    "0007": ["DROP TABLE seekers"],
    "0006": ["DROP TABLE holidays"],
    "0005": [f"ALTER TABLE participations DROP COLUMN {name}" for name in ("weighed", "decisions", "cost", "luck", "unit", "exact")],
    "0004": ["DROP TABLE participations"],
    "0003": ["DROP TABLE compatibility"],
    "0002": ["ALTER TABLE commits DROP COLUMN rules_version"],
    "0001": [f"DROP TABLE {name}" for name in ("reviews", "studied", "dailies")],
}
"""How to get from each revision to the one before, by the name of that one."""


def go_back(connection: Connection, revision: str, since: str = REVISION) -> None:
    """Make a database of one revision what it was at an earlier one, with all its rows except those that had no place then."""
    sqlite = connection.dialect.name == "sqlite"
    for before, steps in BEFORE.items():
        for step in steps if revision <= before < since else ():
            step = step.replace("{bytes}", "BLOB" if sqlite else "BYTEA").replace("{double}", "DOUBLE" if sqlite else "DOUBLE PRECISION")
            connection.exec_driver_sql(step)
    connection.execute(text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})


def test_the_steps_lead_to_what_the_models_say(empty_database: str) -> None:
    migrate(empty_database)
    engine = connected(empty_database)
    assert differences(engine) == []
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables ADD COLUMN mood TEXT"))
        connection.execute(text("DROP INDEX ix_seats_user_id_table_id"))
    assert len(differences(engine)) == 2, "the comparison sees a difference"
    engine.dispose()


async def test_migrating_again_changes_nothing(database: str) -> None:
    async with Store(database) as store:
        await put(store, "t")
    assert migrate(database) == migrate(database)
    async with Store(database) as store:
        assert await store.commits("t") == [(1, FIRST, 0)]


def test_nodes_that_start_together_find_one_database(empty_database: str) -> None:
    command = [sys.executable, "-c", MIGRATE, empty_database]
    nodes = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    answers = [node.communicate() for node in nodes]
    assert {node.returncode for node in nodes} == {0}, answers
    assert len({said for said, _ in answers}) == 1
    engine = connected(empty_database)
    assert differences(engine) == []
    engine.dispose()


async def test_a_later_step_keeps_what_is_there(database: str, tmp_path: Path) -> None:
    """On SQLite the step replaces a table to which others refer."""
    async with Store(database) as store:
        await put(store, "t", "u")
        for version in range(2, 30):
            await store.append("t", version, f'["{version}"]'.encode(), playing())
        user_id, secret = await store.create_guest("Ana", "fr")
        commits = await store.commits("t")
    (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=migrate(database)))
    assert migrate(database, also=tmp_path) == "9001"
    engine = connected(database)
    with engine.connect() as connection:
        kept = connection.execute(text("SELECT id, made_by, mood, version, secret FROM tables ORDER BY id")).all()
    assert [tuple(one) for one in kept] == [("t", "ana", "calm", 29, SECRET), ("u", "ana", "calm", 1, SECRET)]
    engine.dispose()
    async with Store(database) as store:
        assert await store.commits("t") == commits
        assert await identified(store, secret) == user_id
        with pytest.raises(StoreError):
            await store.append("no such table", 2, b"[]", playing())


async def test_a_database_of_the_first_release_opens_with_all_its_data(database: str) -> None:
    """From before there was analysis, and before commits had a rules version."""
    async with Store(database) as store:
        await put(store, "t")
        user_id, secret = await store.create_guest("Ana", "fr")
    engine = connected(database)
    with engine.begin() as connection:
        go_back(connection, "0001")
    assert migrate(database) == REVISION
    assert differences(engine) == []
    engine.dispose()
    async with Store(database) as store:
        assert (await store.commits("t"), await identified(store, secret)) == ([(1, FIRST, 0)], user_id)
        assert await AnalysisRepository(store).answered(user_id.user_id, date(2026, 11, 15), solved=True)


async def test_games_of_every_revision_are_found(database: str) -> None:
    """Real games: won, given up, shared by two names of one user, in progress, not begun, and a damaged one."""
    async with Store(database) as store:
        tables = table_manager(store, now=iter(range(1000, 100_000)).__next__)
        for game in ("dicy-cards", "dicetto"):
            await played(tables, await open_table(tables, Sat(0, "ana", "Ana"), Sat(1, "ana", "Änne \n 100 %"), game=game))
        given_up = await open_table(tables, Sat(0, "bo", 'Bo "is":"ended"'), Sat(1, "ana", "Ana"), BotSat(2, "greedy"))
        await tables.execute(given_up, "bo", SendChat(text='"is":"ended" "is":"began"'))
        await tables.execute(given_up, "bo", Resign(seat=0))
        over = await open_table(tables, Sat(0, "bo", "Bo"), BotSat(1, "expert"), game="dicetto")
        await tables.execute(over, "bo", Resign(seat=0))
        await open_table(tables, Sat(0, "ana", "Ana"), begin=False, game="dicetto")
        await tables.close()
        await store.create(row("damaged", status="over", at=500.0), b"[}", SECRET)
    engine = connected(database)

    def kept() -> list[tuple[object, ...]]:
        with engine.connect() as connection:
            rows = connection.execute(text("SELECT * FROM played_games WHERE table_id <> 'damaged' ORDER BY table_id, seat"))
            return [tuple(one) for one in rows]

    before = kept()
    assert len(before) == 2 * 2 + 2 + 1
    for revision in BEFORE:
        with engine.begin() as connection:
            go_back(connection, revision)
        migrate(database)
        assert kept() == before, revision
    async with Store(database) as store:
        found, _ = await HistoryRepository(store).page("ana", GameFilter(), 50)
        assert [game.result for game in found].count("won") == 2
        assert found[-1] == played_game("damaged", game="dicetto", opponents=(Opponent(),), started=500.0, ended=500.0, result="lost")
    engine.dispose()


async def test_wins_of_bots_for_players_who_had_resigned_are_lost(database: str) -> None:
    """A real game of three, as older releases stored its result, and one of two, which needs no change."""
    async with Store(database) as store:
        tables = table_manager(store, now=iter(range(1000, 100_000)).__next__)
        three = await open_table(tables, Sat(0, "ana", "Ana"), Sat(1, "bo", "Bö"), BotSat(2, "greedy"))
        await tables.execute(three, "ana", Resign(seat=0))
        await tables.execute(three, "bo", Resign(seat=1))
        two = await open_table(tables, Sat(0, "bo", "Bo"), Sat(1, "ana", "Ana"))
        await tables.execute(two, "bo", Resign(seat=0))
        await tables.close()
        right = [await store.table(three), await store.table(two)]
    engine = connected(database)
    with engine.begin() as connection:
        go_back(connection, "0031")
        wrong = text("UPDATE played_games SET result = 'shared' WHERE table_id = :id")
        connection.execute(wrong, {"id": three})
        seating = text("UPDATE tables SET seating = replace(seating, :lost, :won) WHERE id = :id")
        connection.execute(seating, {"id": three, "lost": '"won":false', "won": '"won":true'})
    migrate(database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT table_id, seat, result FROM played_games ORDER BY table_id, seat")).all()
    engine.dispose()
    assert sorted(map(tuple, found)) == sorted([(three, 0, "lost"), (three, 1, "lost"), (two, 0, "lost"), (two, 1, "won")])
    async with Store(database) as store:
        assert [await store.table(three), await store.table(two)] == right


async def played(tables: TableManager, table: str) -> None:
    """Play to the end, by one user on every seat."""
    dice = random.Random(1)
    while (session := (await tables.load(table)).session).status == "playing":
        if session.roll_due() is not None:
            await tables.execute(table, "ana", Roll(at=session.version))
        else:
            move = dice.choice([one for one in map(str, session.game.legal(session.state)) if one != "skip"] or ["skip"])
            await tables.execute(table, "ana", Play(move=move, at=session.version))


async def test_entries_with_the_names_of_before_are_renamed_and_chat_texts_are_not(database: str) -> None:
    quoted = '{"is":"said", "part":"", "dice":"house"}'
    entries = (
        Opened("dicetto", {}, Options(), "ana", commitment(SECRET)),
        ChatMessage("ana", "Ana", quoted, 1.0),
        Revealed(7, "ab" * 16),
        EntropyDropped((1,), again=True, at=2.0),
        Undone(0, 2, 3.0),
    )
    old = encode_entries(entries)
    for before, after in plain_fields.IN_ENTRIES:
        old = old.replace(after.encode(), before.encode())
    assert all(name in old for name in (b'"is":"said"', b'"part":"abab', b'"parts-dropped"', b'"took-back"', b'"dice":"house"'))
    async with Store(database) as store:
        await put(store, "t")
        await store.append("t", 2, old, playing())
    engine = connected(database)
    with engine.begin() as connection:
        go_back(connection, "0029")
    engine.dispose()
    migrate(database)
    async with Store(database) as store:
        renamed = (await store.commits("t"))[1][1]
    assert decode_entries(renamed) == entries
    assert renamed == encode_entries(entries)


async def test_of_registered_users_with_equal_names_the_oldest_keeps_it(database: str) -> None:
    async with Store(database) as store:
        accounts = [await store.create_guest(name, "en") for name in ("Ana", "Bo/Cy", "ANA", "", "Ana")]
        codes = CredentialsRepository(store)
        for number, (user, _) in enumerate(accounts[1:]):
            await codes.replace_codes(user.user_id, [f"code {number}"])
            own = update(users).where(users.c.user_id == user.user_id)
            await store.execute(own.values(created=number, name=user.name))
    engine = connected(database)
    with engine.begin() as connection:
        go_back(connection, "0032")
    engine.dispose()
    migrate(database)
    async with Store(database) as store:
        found = [await identified(store, secret) for _, secret in accounts]
    assert [user and (user.name, user.registered) for user in found] == [
        ("Ana", None),
        ("Bo-Cy", 0.0),
        ("ANA", 1.0),
        ("", 2.0),
        ("Ana 2", 3.0),
    ]


def test_a_step_that_fails_leaves_everything_as_it_was(database: str, tmp_path: Path) -> None:
    before = migrate(database)
    (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=before) + '    op.execute("SELECT no_such_thing")\n')
    with pytest.raises(StoreError, match="store/unavailable"):
        migrate(database, also=tmp_path)
    assert migrate(database) == before
    engine = connected(database)
    assert differences(engine) == []
    engine.dispose()


async def test_a_database_of_a_newer_rollhouse_is_left_alone(database: str, tmp_path: Path) -> None:
    (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=migrate(database)))
    migrate(database, also=tmp_path)
    with pytest.raises(StoreError, match="store/newer: '9001'"):
        migrate(database)


async def test_a_database_to_which_a_newer_rollhouse_has_only_added_something_can_be_used(database: str, tmp_path: Path) -> None:
    """Nodes are replaced one by one: those of this release go on, and may start again."""
    (tmp_path / "later.py").write_text(AN_ADDITION.format(before=migrate(database)))
    async with Store(database) as running:
        await put(running, "t")
        assert migrate(database, also=tmp_path) == "9001"
        await running.check()
        assert await running.append("t", 2, b'["2"]', playing())
    assert migrate(database) == "9001", "it is left as it is"
    async with Store(database) as restarted:
        await restarted.check()
        assert await restarted.append("t", 3, b'["3"]', playing())
        assert [version for version, _, _ in await restarted.commits("t")] == [1, 2, 3]
    engine = connected(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM commits WHERE mood = 'calm'")).scalar_one() == 3
    engine.dispose()


async def test_a_running_node_that_is_too_old_writes_nothing_more(database: str, tmp_path: Path) -> None:
    async with Store(database) as running:
        await put(running, "t")
        (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=migrate(database)))
        migrate(database, also=tmp_path)
        with pytest.raises(StoreError, match="store/newer: '9001'"):
            await running.check()
        with pytest.raises(StoreError, match="store/newer"):
            await running.append("t", 2, b"[]", playing())
        with pytest.raises(StoreError, match="store/newer"):
            await running.commits("t")


@pytest.mark.parametrize(("step", "adds"), [(AN_ADDITION, True), (A_LATER_STEP, False)])
def test_a_step_is_seen_to_add_only(database: str, tmp_path: Path, step: str, adds: bool) -> None:
    (tmp_path / "later.py").write_text(step.format(before=REVISION))
    before = shape(database)
    migrate(database, also=tmp_path)
    assert only_adds(before, shape(database)) == adds


def test_steps_that_older_nodes_are_promised_to_survive_only_add(empty_database: str) -> None:
    """From one release to the next; what older nodes do not know has a value of its own, or none."""
    steps = list(reversed(list(ScriptDirectory.from_config(settings()).walk_revisions())))
    before: Shape = {}
    for step in steps:
        engine = connected(empty_database)
        with engine.begin() as connection:
            config = settings()
            config.attributes["connection"] = connection
            command.upgrade(config, step.revision)
        engine.dispose()
        after = shape(empty_database)
        if getattr(step.module, "oldest_node", step.revision) < step.revision:
            assert only_adds(before, after), f"{step.revision} is not what it promises to older nodes"
        before = after
    assert steps[-1].revision == REVISION


Shape: TypeAlias = dict[str, dict[str, tuple[str, bool, bool]]]
"""The columns of each table: their types, whether they may be empty, and whether they have a value of their own."""


def shape(url: str) -> Shape:
    engine = connected(url)
    found = inspect(engine)
    tables = {
        name: {one["name"]: (str(one["type"]), one["nullable"], one["default"] is not None) for one in found.get_columns(name)}
        for name in found.get_table_names()
    }
    engine.dispose()
    return tables


def only_adds(before: Shape, after: Shape) -> bool:
    """Whether a node that knows only what was there before can go on reading and writing."""
    kept = all(after.get(table, {}).get(name) == column for table, columns in before.items() for name, column in columns.items())
    new = [column for table in before for name, column in after.get(table, {}).items() if name not in before[table]]
    return kept and all(nullable or has_default for _, nullable, has_default in new)


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", "rollhouse.server.store:migrations")
    return config


def test_a_server_that_can_not_be_reached_is_unavailable() -> None:
    with pytest.raises(StoreError, match="store/unavailable"):
        migrate("postgresql://user@127.0.0.1:1/nothing")


async def test_a_folder_with_odd_characters_is_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "Zoë's 100 %s folder"
    url = f"sqlite:///{folder / 'server.sqlite'}"
    migrate(url, also=tmp_path)
    async with Store(url) as store:
        await store.create(row("t"), FIRST)
    assert (folder / "server.sqlite").exists()
