"""A player who has resigned has not won the game that a bot won for them.

Revision ID: 0032
"""

from __future__ import annotations

import json
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
oldest_node = "0031"  # no column changes, and older nodes only go on to count such wins


def upgrade() -> None:
    """Only games of three or more go on after a resignation, and only their winners are wrong."""
    connection = op.get_bind()
    won = "SELECT DISTINCT table_id FROM played_games WHERE players > 2 AND result IN ('won', 'shared')"
    query = f"SELECT c.table_id, c.body FROM ({won}) g JOIN commits c ON c.table_id = g.table_id WHERE c.body LIKE :resigned"
    resigned: dict[str, set[int]] = defaultdict(set)
    for table_id, body in connection.execute(sa.text(query), {"resigned": '%"is":"resigned"%'}):
        resigned[table_id] |= {entry["seat"] for entry in json.loads(body) if entry["is"] == "resigned"}
    for table_id, gone in resigned.items():
        seats = json.loads(connection.execute(sa.text("SELECT seating FROM tables WHERE id = :id"), {"id": table_id}).scalar_one())
        for seat in gone:
            seats[seat]["won"] = False
        seating = json.dumps(seats, separators=(",", ":"), ensure_ascii=False)
        connection.execute(sa.text("UPDATE tables SET seating = :seating WHERE id = :id"), {"seating": seating, "id": table_id})
        winners = [seat for seat, line in enumerate(seats) if line.get("won")]
        for seat in range(len(seats)):
            result = "lost" if seat not in winners else "won" if len(winners) == 1 else "shared"
            change = "UPDATE played_games SET result = :result WHERE table_id = :id AND seat = :seat AND result IS NOT NULL"
            connection.execute(sa.text(change), {"result": result, "id": table_id, "seat": seat})
