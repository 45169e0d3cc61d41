"""Competitions of older databases: they open with everything they had, and those that were running go on.

`revision_0028.json` holds the rows that a server of that revision wrote: tournaments and matches that were open, running and over.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, Table, insert

from rollhouse.server.features.competitions.competition import TableResult
from rollhouse.server.features.competitions.match_rules import BREAK_SECONDS, forfeited_team
from rollhouse.server.features.competitions.repository import AnyCompetition, CompetitionRepository
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.competitions.tournament_rules import standings_of
from rollhouse.server.features.competitions.views import match_view
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from rollhouse.server.wire.messages import Resign
from tests.server.stored import SetClock, table_manager
from tests.server.test_migrate import connected, go_back

ROWS: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "revision_0028.json").read_text(encoding="utf-8"))
LARGER_TABLES, MATCHES = "0027", "0023"
"""The revisions that brought tables of three and four, and matches."""


def write_rows(connection: Connection, revision: str) -> None:
    """Make the database one of revision 0028 with the stored rows, then one of an older revision."""
    go_back(connection, "0028")
    old = MetaData()
    old.reflect(connection)
    for table in old.sorted_tables:
        write(connection, table, revision)
    go_back(connection, revision, since="0028")


def write(connection: Connection, table: Table, revision: str) -> None:
    large = {row["id"] for row in ROWS["tournaments"] if '"players":3' in row["body"]} if revision < LARGER_TABLES else set()
    for row in ROWS.get(table.name, ()):
        if row.get("tournament_id", row.get("id")) not in large:
            values = {name: bytes.fromhex(value["hex"]) if isinstance(value, dict) else value for name, value in row.items()}
            connection.execute(insert(table).values(**values))


@pytest.mark.parametrize("revision", ["0028", "0027", "0026", "0023", "0022", "0018", "0015"])
async def test_competitions_of_every_revision_open_and_go_on(database: str, revision: str) -> None:
    engine = connected(database)
    with engine.begin() as connection:
        write_rows(connection, revision)
    engine.dispose()
    migrate(database)
    async with Store(database) as store:
        found = await everything(store)
        check_tournaments(found, larger=revision >= LARGER_TABLES)
        clock = SetClock()
        tables = table_manager(store, now=clock.now)
        service = CompetitionService(store, tables, clock)
        running = next(one for one in found if one.kind == "tournament" and one.status == "playing")
        board = next(board for board in running.boards_of(2) if board.has_table and board.result is None)
        await tables.execute(board.table_id, board.players[0], Resign(seat=0))
        await service.process_due()
        tournament = await service.get("tournament", running.id)
        assert (tournament.round, len(tournament.boards_of(3))) == (3, 2), "four are left, and the next round is paired"
        if revision >= MATCHES:
            check_matches(found)
            teams, duel = (one for one in found if one.kind == "match" and one.status == "playing")
            teams, duel = (teams, duel) if teams.round == 2 else (duel, teams)
            open_board = next(board for board in teams.boards if board.result is None)
            await tables.execute(open_board.table_id, open_board.players[0], Resign(seat=0))
            await service.process_due()
            assert (await service.get("match", teams.id)).status == "over"
            clock.time = 1000.0 + BREAK_SECONDS
            assert (await service.get("match", duel.id)).round == 2
        else:
            assert all(one.kind == "tournament" for one in found)
        await tables.close()


async def everything(store: Store) -> list[AnyCompetition]:
    repository = CompetitionRepository(store)
    loaded = [await repository.get(row["id"]) for row in (*ROWS["tournaments"], *ROWS["matches"])]
    return [competition for competition in loaded if competition is not None]


def check_tournaments(found: list[AnyCompetition], *, larger: bool) -> None:
    tournaments = [competition for competition in found if competition.kind == "tournament"]
    assert [(one.status, one.round) for one in tournaments] == [
        ("over", 1),
        ("playing", 2),
        *([("over", 1)] if larger else []),
        ("open", 0),
    ]
    two, five = tournaments[:2]
    assert [one.user_id for one in standings_of(two)][:1] == list(two.boards[0].won or ())
    assert (len(five.members), [member.user_id for member in five.members if member.gone]) == (5, ["e"])
    assert [len(board.players) for board in five.boards] == [2, 2, 1, 2, 2, 1]
    assert five.boards[3].result == TableResult((1,))
    if larger:
        assert (len(tournaments[2].boards[0].players), tournaments[2].boards[0].result) == (3, TableResult((1,)))
    assert [(member.name, member.slot) for member in tournaments[-1].members] == [("Ana", 1)]


def check_matches(found: list[AnyCompetition]) -> None:
    matches = [competition for competition in found if competition.kind == "match"]
    assert [(one.status, one.round, one.next_round_at) for one in matches] == [
        ("playing", 2, None),
        ("over", 1, None),
        ("playing", 1, 1000.0 + BREAK_SECONDS),
        ("open", 0, None),
    ]
    teams, duel = matches[:2]
    view = match_view(teams, "1", [], 1000.0)
    assert [board.over for board in view.boards] == [True, False]
    assert view.boards[0].divergence is not None
    assert view.boards[0].divergence.moves == ("skip", "score any_two 56")
    assert (view.boards[0].winner, view.table) == (0, next(board.table_id for board in teams.boards_of(2) if "1" in board.players))
    assert [board.players for board in duel.boards] == [("0", ""), ("1", "")]
    assert (forfeited_team(duel), match_view(duel, "", [], 1000.0).winner) == (None, "both")
    assert [(member.slot, member.ready) for member in matches[3].members] == [(0, True)]
