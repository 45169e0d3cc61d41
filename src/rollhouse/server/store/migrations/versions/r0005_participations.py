"""Played games: a row for each user in each game that has begun, filled from the stored commits.

Nodes that know nothing of it would leave games out: none goes on beside it.

Revision ID: 0005
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from rollhouse.server.store.migration_steps import create_table

revision = "0005"
down_revision = "0004"

_TABLES_PER_BATCH = 500
"""Tables that are read in one batch."""


def upgrade() -> None:
    """Add a table, and fill it with who played, when, and who won."""
    participations = create_table(
        "participations",
        "table_id text, seat integer, who text, name text, game text, players integer, mode text, opponents text, searched text, "
        "started double, ended double null, result text null",
        key="table_id seat",
        references={"table_id": "tables.id"},
        indexes=["who started table_id seat"],
    )
    connection = op.get_bind()
    for tables in _begun(connection):
        told = _told(connection, [table.id for table in tables])
        rows = [row for table in tables for row in _rows(table, told.get(table.id, {}))]
        if rows:
            op.bulk_insert(participations, rows)


def _begun(connection: sa.Connection) -> Iterator[list[Any]]:
    """Yield tables whose game has begun, in batches."""
    query = sa.text(
        "SELECT id, game, status, seating, created, updated FROM tables WHERE status <> 'open' AND id > :after ORDER BY id LIMIT :most"
    )
    after = ""
    while found := list(connection.execute(query, {"after": after, "most": _TABLES_PER_BATCH})):
        yield found
        after = found[-1].id


def _told(connection: sa.Connection, names: list[str]) -> dict[str, dict[str, Any]]:
    """Return the entries `opened`, `began` and `ended` of these tables. Quotation marks within texts of users are escaped."""
    query = sa.text(
        'SELECT table_id, body FROM commits WHERE table_id IN :names AND (version = 1 OR body LIKE \'%"is":"began"%\''
        ' OR body LIKE \'%"is":"ended"%\') ORDER BY table_id, version'
    ).bindparams(sa.bindparam("names", expanding=True))
    found: dict[str, dict[str, Any]] = {}
    for name, body in connection.execute(query, {"names": names}):
        for entry in _entries(body):
            if entry.get("is") in ("opened", "began", "ended"):
                found.setdefault(name, {})[entry["is"]] = entry
    return found


def _entries(body: str) -> list[dict[str, Any]]:
    """Skip a damaged commit: the table reports it when it is opened."""
    try:
        read = json.loads(body)
    except ValueError:
        return []
    return [entry for entry in read if isinstance(entry, dict)] if isinstance(read, list) else []


def _rows(table: Any, told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    seats = json.loads(table.seating)
    setup = told.get("opened", {}).get("setup", {})
    mode = {name: value for name, value in setup.items() if isinstance(value, str | int) and name not in ("players", "first")}
    winners = [place for place, one in enumerate(seats) if one.get("won")]
    ended = told.get("ended", {}).get("at", table.updated) if table.status == "over" else None
    for seat, one in enumerate(seats):
        if not one.get("who"):
            continue
        opponents = [_opponent(other) for place, other in enumerate(seats) if place != seat]
        yield {
            "table_id": table.id,
            "seat": seat,
            "who": one["who"],
            "name": one.get("name", ""),
            "game": table.game,
            "players": len(seats),
            "mode": _written(mode),
            "opponents": _written(opponents),
            "searched": "\n".join(other["name"].casefold() or f"bot:{other['bot']}" for other in opponents),
            "started": told.get("began", {}).get("at", table.created),
            "ended": ended,
            "result": None if ended is None else "lost" if seat not in winners else "won" if len(winners) == 1 else "shared",
        }


def _opponent(seat: dict[str, Any]) -> dict[str, str]:
    who = seat.get("who", "")
    return {"who": who, "name": seat.get("name", "") if who else "", "bot": "" if who else seat.get("bot", "")}


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
