"""Tournaments and duplicate matches move into the same three tables.

Revision ID: 0029
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from rollhouse.server.store.migration_steps import create_table

revision = "0029"
down_revision = "0028"

BATCH_ROWS = 500
Row = sa.Row[Any]
COPIES = (
    "INSERT INTO competitions (id, kind, host, settings, status, round, secret, public, created, updated) "
    "SELECT id, 'tournament', host, body, status, round, secret, public, created, updated FROM tournaments",
    "INSERT INTO competitions (id, kind, host, settings, status, round, secret, next_round_at, created, updated) "
    "SELECT id, 'match', host, body, status, (SELECT count(*) FROM match_boards WHERE match_id = matches.id), secret, rests_until, "
    "created, updated FROM matches",
    "INSERT INTO competition_members (competition_id, user_id, slot, name, gone) "
    "SELECT tournament_id, user_id, lot, name, gone FROM tournament_people",
    "INSERT INTO competition_members (competition_id, user_id, slot, name, ready, gone) "
    "SELECT match_id, user_id, place, name, ready, gone FROM match_people",
)


def upgrade() -> None:
    """Create the new tables, fill them, and drop the old ones."""
    _create_tables()
    for statement in COPIES:
        op.execute(statement)
    _insert_boards([_tournament_board(row) for row in _rows("SELECT * FROM tournament_boards")])
    members = {(row.match_id, row.place): row.user_id for row in _rows("SELECT * FROM match_people")}
    matches = _rows("SELECT match_boards.*, matches.body FROM match_boards JOIN matches ON matches.id = match_boards.match_id")
    _insert_boards([board for row in matches for board in _match_boards(row, members)])
    for table in ("tournament_boards", "tournament_people", "tournaments", "match_boards", "match_people", "matches"):
        op.drop_table(table)


def _create_tables() -> None:
    create_table(
        "competitions",
        "id text, kind text, host text, settings text, status text, round integer, secret bytes, next_round_at double null, "
        "public boolean default false, created double, updated double",
        key="id",
        indexes=["status updated", "host", "public status updated"],
    )
    create_table(
        "competition_members",
        "competition_id text, user_id text, slot integer, name text, ready boolean default false, gone boolean default false",
        key="competition_id user_id",
        references={"competition_id": "competitions.id"},
        indexes=["user_id"],
    )
    create_table(
        "competition_boards",
        "competition_id text, round integer, number integer, players text, table_id text, result text null, comparison text null",
        key="competition_id round number",
        references={"competition_id": "competitions.id"},
        indexes=["table_id"],
    )


def _tournament_board(row: Row) -> dict[str, Any]:
    """The winner was `first`, `second` or `both` of two; of more, the seats that won with spaces between, or nothing for none of them."""
    players = [user_id for user_id in (row.first, row.second, *row.others.split(" ")) if user_id]
    winners = {"first": [0], "second": [1], "both": list(range(len(players)))}
    result = None
    if row.winner is not None:
        won = winners[row.winner] if row.winner in winners else [int(seat) for seat in row.winner.split()]
        result = json.dumps({"winners": won})
    return _board(row.tournament_id, row.round, row.board, players, row.table_id, result, None)


def _match_boards(row: Row, members: dict[tuple[str, int], str]) -> list[dict[str, Any]]:
    """The two tables of a board of a match, which are now the boards of a round."""
    comparison = f'{{"divergence":{row.divergence or "null"}}}' if row.compared else None
    tables = ((row.left_id, row.left_result), (row.right_id, row.right_result))
    boards = []
    for number, (slots, (table_id, result)) in enumerate(zip(_seats(json.loads(row.body)["form"], row.number), tables, strict=True)):
        players = [members.get((row.match_id, slot), "") for slot in slots]
        boards.append(_board(row.match_id, row.number + 1, number, players, table_id, result, comparison))
    return boards


def _board(
    competition: str, round_: int, number: int, players: list[str], table_id: str, result: str | None, comparison: str | None
) -> dict[str, Any]:
    return {
        "competition_id": competition,
        "round": round_,
        "number": number,
        "players": json.dumps(players),
        "table_id": table_id,
        "result": result,
        "comparison": comparison,
    }


def _seats(form: str, board: int) -> Sequence[Sequence[int]]:
    """The places on the seats of both tables of a board, as they were assigned by Rollhouse 0.2; -1 for the bot."""
    if form == "duel":
        return ((0, -1), (1, -1)) if board % 2 == 0 else ((-1, 0), (-1, 1))
    first, second = (2, 3) if board % 2 == 0 else (3, 2)
    return ((0, first), (second, 1)) if board % 4 in (0, 3) else ((first, 0), (1, second))


def _rows(query: str) -> Sequence[Row]:
    return op.get_bind().execute(sa.text(query)).all()


def _insert_boards(boards: Sequence[dict[str, Any]]) -> None:
    for start in range(0, len(boards), BATCH_ROWS):
        batch = boards[start : start + BATCH_ROWS]
        op.get_bind().execute(sa.insert(sa.table("competition_boards", *map(sa.column, batch[0]))), batch)
