"""Puzzles: answers, difficulty, ratings of users, and puzzle rush.

Revision ID: 0025
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0025"
down_revision = "0024"
oldest_node = "0018"
"""Five tables more. An answer that an older node stores counts for the streak, and for no rating."""


def upgrade() -> None:
    """Add five tables."""
    create_table(
        "puzzle_answers",
        "who text, puzzle text, game text, way text, solved boolean, at double, mu double null, sigma double null, "
        "puzzle_mu double null, puzzle_sigma double null",
        key="who puzzle",
        references={"who": "identities.who"},
        indexes=["who game at"],
    )
    rating = "mu double, sigma double, answers integer, solved integer, updated double"
    create_table("puzzle_solvers", f"who text, game text, {rating}", key="who game", references={"who": "identities.who"})
    create_table("puzzle_ratings", f"puzzle text, {rating}", key="puzzle")
    create_table(
        "rushes",
        "id text, who text, kind text, game text, started double, ends double null, score integer, misses integer, number integer, "
        "puzzle text, answers text, over boolean",
        key="id",
        references={"who": "identities.who"},
        indexes=["who over started"],
    )
    create_table(
        "rush_bests",
        "who text, kind text, game text, period text, score integer, at double",
        key="who kind game period",
        references={"who": "identities.who"},
        indexes=["kind game period score at"],
    )
