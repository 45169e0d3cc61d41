"""Puzzles: who has answered which, how hard they are, how well people solve them, and puzzles against the clock.

Revision ID: 0025
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None
oldest_node = "0018"
"""Five tables more, of which older nodes know nothing: an answer that they take counts for the streak, and for no rating."""


def upgrade() -> None:
    """Five tables more."""
    op.create_table(
        "puzzle_answers",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("way", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("puzzle_mu", sa.Double()),
        sa.Column("puzzle_sigma", sa.Double()),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_puzzle_answers_who_identities"),
        sa.PrimaryKeyConstraint("who", "puzzle", name="pk_puzzle_answers"),
    )
    op.create_index("ix_puzzle_answers_who_game_at", "puzzle_answers", ["who", "game", "at"])
    op.create_table(
        "puzzle_solvers",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        *_rating(),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_puzzle_solvers_who_identities"),
        sa.PrimaryKeyConstraint("who", "game", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text(), nullable=False),
        *_rating(),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "rushes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double()),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_rushes_who_identities"),
        sa.PrimaryKeyConstraint("id", name="pk_rushes"),
    )
    op.create_index("ix_rushes_who_over_started", "rushes", ["who", "over", "started"])
    op.create_table(
        "rush_bests",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_rush_bests_who_identities"),
        sa.PrimaryKeyConstraint("who", "kind", "game", "period", name="pk_rush_bests"),
    )
    op.create_index("ix_rush_bests_kind_game_period_score_at", "rush_bests", ["kind", "game", "period", "score", "at"])


def _rating() -> tuple[sa.Column[float] | sa.Column[int], ...]:
    return (
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
    )
