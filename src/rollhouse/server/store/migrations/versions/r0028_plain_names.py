"""Tables, columns and stored entries take the field's words: users, played games, tournaments, vacations, notifications.

Revision ID: 0028
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rollhouse.server.store.migration_steps import rewrite

revision = "0028"
down_revision = "0027"

TABLES = {
    "challenges": "passkey_challenges",
    "dailies": "daily_puzzles",
    "evening_boards": "tournament_boards",
    "evening_people": "tournament_people",
    "evenings": "tournaments",
    "holidays": "vacations",
    "house_keys": "server_keys",
    "identities": "users",
    "mail_addresses": "email_addresses",
    "notices": "notifications",
    "participations": "played_games",
    "seekers": "seeks",
    "sightings": "last_seen",
}
USER_COLUMNS = [
    "bans",
    "blocks",
    "daily_puzzles",
    "daily_tries",
    "email_addresses",
    "friends",
    "invitations",
    "last_seen",
    "match_people",
    "notifications",
    "passkey_challenges",
    "passkeys",
    "played_games",
    "push_subscriptions",
    "puzzle_answers",
    "puzzle_solvers",
    "rating_changes",
    "ratings",
    "recovery_codes",
    "reports",
    "reviews",
    "rush_bests",
    "rushes",
    "seats",
    "seeks",
    "studied",
    "tokens",
    "tournament_people",
    "users",
    "vacations",
]
"""Tables whose column `who` becomes `user_id`."""
COLUMNS = (
    ("match_boards", "parting", "divergence"),
    ("played_games", "elsewhere", "uploaded"),
    ("played_games", "weighed", "analysed"),
    ("ratings", "sure", "lower_bound"),
    ("seeks", "wish", "criteria"),
    ("tables", "whose_turn", "turn_seat"),
    ("tournament_boards", "evening_id", "tournament_id"),
    ("tournament_people", "evening_id", "tournament_id"),
)
INDEXES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("ix_challenges_created", "passkey_challenges", ("created",)),
    ("ix_evening_people_who", "tournament_people", ("user_id",)),
    ("ix_evenings_host", "tournaments", ("host",)),
    ("ix_evenings_public_status_updated", "tournaments", ("public", "status", "updated")),
    ("ix_evenings_status", "tournaments", ("status",)),
    ("ix_match_people_who", "match_people", ("user_id",)),
    ("ix_notices_due", "notifications", ("due",)),
    ("ix_notices_made", "notifications", ("made",)),
    ("ix_notices_who", "notifications", ("user_id",)),
    ("ix_participations_who_started_table_id_seat", "played_games", ("user_id", "started", "table_id", "seat")),
    ("ix_passkeys_who", "passkeys", ("user_id",)),
    ("ix_push_subscriptions_who", "push_subscriptions", ("user_id",)),
    ("ix_puzzle_answers_who_game_at", "puzzle_answers", ("user_id", "game", "at")),
    ("ix_rating_changes_who_game_at", "rating_changes", ("user_id", "game", "at")),
    ("ix_ratings_game_period_established_sure", "ratings", ("game", "period", "established", "lower_bound")),
    ("ix_recovery_codes_who", "recovery_codes", ("user_id",)),
    ("ix_reports_who_at", "reports", ("user_id", "at")),
    ("ix_reviews_who_due", "reviews", ("user_id", "due")),
    ("ix_rushes_who_over_started", "rushes", ("user_id", "over", "started")),
    ("ix_seats_who_table_id", "seats", ("user_id", "table_id")),
    ("ix_seekers_game_wish_since", "seeks", ("game", "criteria", "since")),
    ("ix_seekers_seen", "seeks", ("seen",)),
    ("ix_tokens_who", "tokens", ("user_id",)),
)
"""The old name of an index, its table, and its columns, from which the new name follows."""
MAX_SEATS = 8
IN_ENTRIES = (
    *(f'{{"is":"sat","seat":{seat},"%s":"' for seat in range(MAX_SEATS)),
    '{"is":"said","%s":"',
    '{"is":"rematch-wanted","%s":"',
    '{"is":"same-dice","%s":"',
)
"""How the entries that name a user begin. A quote inside a stored text is escaped, so that none of these can be part of one."""


def upgrade() -> None:
    """Rename; then rewrite the names inside stored JSON."""
    for old, new in TABLES.items():
        op.rename_table(old, new)
    for table, old, new in (*((table, "who", "user_id") for table in USER_COLUMNS), *COLUMNS):
        op.execute(sa.text(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}"))
    for name, table, columns in INDEXES:
        op.drop_index(name, table)
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, list(columns))
    for name in ("ix_participations_to_weigh", "ix_participations_running"):
        op.drop_index(name, "played_games")
    op.create_index(
        "ix_played_games_to_analyse",
        "played_games",
        ["user_id", "started"],
        postgresql_where=sa.text("ended IS NOT NULL AND analysed = false"),
        sqlite_where=sa.text("ended IS NOT NULL AND analysed = 0"),
    )
    op.create_index(
        "ix_played_games_running",
        "played_games",
        ["user_id"],
        postgresql_where=sa.text("ended IS NULL"),
        sqlite_where=sa.text("ended IS NULL"),
    )
    rewrite("commits", "body", *((start % "who", start % "user_id") for start in IN_ENTRIES))
    rewrite("commits", "body", ('"evening":"', '"tournament":"'), ('{"is":"rested",', '{"is":"vacation",'))
    for table in ("commits", "reviews"):  # messages that were stored: what a bot noted, why a move was best
        rewrite(table, "body", ('"key":"house-', '"key":"common-'))
    rewrite("commits", "body", ('"args":{"came":"', '"args":{"value":"'), ('","where":"', '","location":"'))
    rewrite("tables", "seating", ('{"who":"', '{"user_id":"'))
    rewrite("played_games", "opponents", ('{"who":"', '{"user_id":"'))
