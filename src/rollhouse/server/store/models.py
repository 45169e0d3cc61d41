"""The database schema. Times are seconds since 1970; days are text in UTC."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, false, text
from sqlalchemy.schema import SchemaItem

REVISION = "0039"
"""The last revision in `migrations/`, to which the tables below correspond."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table(name: str, *items: SchemaItem) -> Table:
    return Table(name, metadata, *items)


tables = _table(
    "tables",
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("host", Text, nullable=False),
    Column("seating", Text, nullable=False),  # JSON: the seats for lists; the table `seats` has the same for lookups
    Column("turn_seat", Integer),
    Column("wakes", Double),  # when the server must act: for a bot's move, or when a clock runs out
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", LargeBinary),  # of the dice; stored only here until the game is over
    Column("parent", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Index(None, "status", "public", "updated"),
    Index(None, "host", "status", "updated"),
    Index(None, "wakes"),
)

commits = _table(
    "commits",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON: the entries
    Column("at", Double, nullable=False),
    Column("rules_version", Integer, nullable=False, server_default="0"),  # of the game; 0 in commits of releases that did not record it
)
"""The history of each table. The primary key lets any node write: only one can store a given version."""

seats = _table(
    "seats",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Index(None, "user_id", "table_id"),
)

played_games = _table(
    "played_games",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Column("name", Text, nullable=False),  # the player's name during the game
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("mode", Text, nullable=False),  # JSON: the plain settings of the setup, so that lists need not open the table
    Column("opponents", Text, nullable=False),  # JSON: the other seats, in order
    Column("searched", Text, nullable=False),  # the opponents as searchable text: one per line, case-folded
    Column("started", Double, nullable=False),
    Column("ended", Double),  # null while the game is running
    Column("result", Text),  # won, shared or lost; null while the game is running
    Column("analysed", Boolean, nullable=False, server_default=false()),  # whether the accuracy was computed, or can't be
    Column("decisions", Integer),  # the player's decisions with at least two moves; null if not computed
    Column("cost", Double),  # the total of the decisions, in `unit`
    Column("luck", Double),
    Column("unit", Text),
    Column("exact", Boolean),
    Column("only_moves", Integer),
    Column("great_finds", Integer),
    Column("statistics", Text),  # JSON: kinds of errors, and cards taken; null until the game is analysed
    Column("uploaded", Boolean, nullable=False, server_default=false()),  # whether the game was uploaded as a record
    Index(None, "user_id", "started", "table_id", "seat"),
    Index(
        "ix_played_games_to_analyse",
        "user_id",
        "started",
        postgresql_where=text("ended IS NOT NULL AND analysed = false"),
        sqlite_where=text("ended IS NOT NULL AND analysed = 0"),
    ),
    Index("ix_played_games_running", "user_id", postgresql_where=text("ended IS NULL"), sqlite_where=text("ended IS NULL")),
)
"""One row for each user's seat in each started game, written with the game's start and its end."""

ratings = _table(
    "ratings",
    Column("user_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("period", Text, primary_key=True),  # a month such as 2026-11; empty for all time
    Column("name", Text, nullable=False),  # the user's latest name
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lower_bound", Double, nullable=False),  # of the 95 % interval; lists are sorted by it
    Column("established", Boolean, nullable=False),  # false while the rating is provisional
    Column("updated", Double, nullable=False),
    Index(None, "game", "period", "established", "lower_bound"),
)
"""The users' ratings from rated games, written with the game's end."""

rating_changes = _table(
    "rating_changes",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index(None, "user_id", "game", "at"),
)
"""The change of the all-time ratings by each rated game. A game with a row here has been counted."""

users = _table(
    "users",
    Column("user_id", Text, primary_key=True),  # the public id
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("name_locked", Boolean, nullable=False, server_default=false()),  # whether only the admin may change the name
    Column("registered", Double),  # when the user first got a passkey or recovery codes; null for a guest
    Column("name_key", Text),  # of a registered user's name, so that no two look the same; null for a guest, and without a name
    Column("privacy", Text),  # JSON; null for the defaults
    Index(None, "name_key", unique=True),
)

tokens = _table(
    "tokens",
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of the secret, which only its owner has
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("kind", Text, nullable=False),  # device, program, link or friend
    Column("created", Double, nullable=False),
    Column("used_at", Double),
    Column(
        "scope", Text, nullable=False, server_default=text("''")
    ),  # upload, play or everything; empty for a device, and for older programs
    Column("name", Text, nullable=False, server_default=text("''")),  # of a program, given by the owner
    Column("confirmed_at", Double),  # when the user of a device last proved who they are, by a passkey or a recovery code
    Index(None, "user_id"),
)

account_changes = _table(
    "account_changes",
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("what", Text, nullable=False),  # such as passkey-added
    Column("detail", Text, nullable=False),  # such as the passkey's name
    Column("at", Double, nullable=False),
    Index(None, "user_id", "at"),
)
"""Changes of a user's passkeys, recovery codes, tokens, links and e-mail address, which the user is told of."""

passkeys = _table(
    "passkeys",
    Column("id", Text, primary_key=True),  # part of the hash of the credential's id
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),  # the authenticator's credential id
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("site", Text, nullable=False),  # the host for which it was created; it works for no other
    Column("name", Text, nullable=False),  # given by the owner
    Column("created", Double, nullable=False),
    Column("used_at", Double),
    Index(None, "user_id"),
)

recovery_codes = _table(
    "recovery_codes",
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of 80 random bits; the row is deleted when the code is used
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Index(None, "user_id"),
)

passkey_challenges = _table(
    "passkey_challenges",
    Column("hash", LargeBinary, primary_key=True),
    Column("user_id", Text, nullable=False),  # the user who creates a passkey, after `confirm ` one who confirms; empty for a sign-in
    Column("created", Double, nullable=False),
    Index(None, "created"),
)
"""Challenges for authenticators to sign, deleted when they are answered or expired."""

daily_challenges = _table(
    "daily_challenges",
    Column("day", Text, primary_key=True),  # 2026-11-15
    Column("secret", LargeBinary, nullable=False),  # of the dice, which are the same for all players; public after the day
)

daily_tries = _table(
    "daily_tries",
    Column("day", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("table_id", Text, nullable=False),  # empty until the table exists
    Column("started", Double, nullable=False),
)
"""The one try of each user at the challenge of a day. Its result is in `played_games`."""

daily_puzzles = _table(
    "daily_puzzles",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("day", Text, primary_key=True),  # 2026-11-15
    Column("solved", Boolean, nullable=False),  # whether the first answer of the day was right
)

studied = _table(
    "studied",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
"""Finished games whose errors were added to the reviews."""

reviews = _table(
    "reviews",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),  # derived from the position, so equal positions have equal ids
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: the puzzle with its answer
    Column("cost", Double, nullable=False),  # of the move that was played
    Column("box", Integer, nullable=False),  # how many times in a row it was solved
    Column("due", Text),  # a day such as 2026-11-15; null once it is learnt
    Index(None, "user_id", "due"),
)

puzzle_answers = _table(
    "puzzle_answers",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("way", Text, nullable=False),  # daily, practice or rush
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),  # later than the user's other answers and the other answers to this puzzle
    Column("mu", Double),  # the user's rating after the answer; null if it is not rated
    Column("sigma", Double),
    Column("puzzle_mu", Double),  # the puzzle's rating after the answer
    Column("puzzle_sigma", Double),
    Index(None, "user_id", "game", "at"),
)
"""Each user's first answer to a puzzle of the archive; later answers are not stored and do not count."""

puzzle_solvers = _table(
    "puzzle_solvers",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)
"""The users' puzzle ratings by game."""

puzzle_ratings = _table(
    "puzzle_ratings",
    Column("puzzle", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)
"""The difficulty ratings of puzzles that have been answered."""

rushes = _table(
    "rushes",
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),  # empty for all games
    Column("started", Double, nullable=False),
    Column("ends", Double),  # null without a clock
    Column("score", Integer, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the current puzzle; an answer increases it
    Column("puzzle", Text, nullable=False),  # the current puzzle; empty once the rush is over
    Column("answers", Text, nullable=False),  # JSON: the puzzles, the answers, and whether they were right
    Column("over", Boolean, nullable=False),
    Index(None, "user_id", "over", "started"),
)
"""Puzzle rushes. The next puzzle is drawn only after an answer, so that it can't be known before."""

rush_bests = _table(
    "rush_bests",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("period", Text, primary_key=True),  # a day (2026-11-15), a month (2026-11), or empty for all time
    Column("score", Integer, nullable=False),
    Column("at", Double, nullable=False),  # when it was reached; of equal scores the earlier ranks higher
    Index(None, "kind", "game", "period", "score", "at"),
)
"""Each user's best rush score by day, by month and of all time."""

vacations = _table(
    "vacations",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)
"""The users' past and current vacations, during which their clocks in correspondence games stand still."""

standing_orders = _table(
    "standing_orders",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("moves", Text, nullable=False),  # JSON: the reactions that the user wants, the preferred one first
    Index(None, "user_id"),
)
"""Reactions that users have ordered in advance at correspondence tables. Other players must not see them."""

boxes = _table(
    "boxes",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("content", Text, nullable=False),  # JSON, as the game's `box` has it
    Column("updated", Double, nullable=False),
)
"""The contents of printed boxes that users have entered and saved."""

seeks = _table(
    "seeks",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("search", Text, primary_key=True),  # the client's id of the search
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("criteria", Text, nullable=False),  # JSON: settings and pace; users with equal criteria are matched
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("found", Text, nullable=False),  # the table's id once the user is matched; empty before
    Column("kept", Boolean, nullable=False, server_default=false()),  # whether it waits without an open page, for a correspondence game
    Column("wishes", Text),  # JSON: rating, range and bots; null in seeks of older nodes
    Index(None, "game", "criteria", "since"),
    Index(None, "seen"),
)
"""Users who wait to be matched with an opponent."""

push_subscriptions = _table(
    "push_subscriptions",
    Column("id", Text, primary_key=True),  # a hash of the endpoint
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("endpoint", Text, nullable=False),  # the URL of the push service for this browser
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "user_id"),
)
"""The browsers that receive push notifications."""

email_addresses = _table(
    "email_addresses",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("asked", Double, nullable=False),  # when the user entered it; the links in emails are signed with this time
    Column("confirmed", Boolean, nullable=False),
)

notification_settings = _table(
    "notification_settings",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("webhook", Text, nullable=False),  # the URL to which notifications are posted; empty for none
    Column("choices", Text, nullable=False),  # JSON: what is sent by each channel
)
"""A row for each user who changed these settings."""

notifications = _table(
    "notifications",
    Column("id", Text, primary_key=True),  # derived from the event and the channel, so that all nodes create the same row
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    # the channel: push, mail or webhook; bell for the list on the site, where `done` is when it was read; confirm for the e-mail that
    # confirms an address
    Column("kind", Text, nullable=False),
    Column("device", Text, nullable=False),  # the id of the push subscription; empty for email
    Column("host", Text, nullable=False, server_default=text("''")),  # where it is sent: each host has a queue of its own
    Column("event", Text, nullable=False, server_default="turn"),  # what it is about
    Column("details", Text, nullable=False, server_default="{}"),  # JSON: what the event's text needs
    Column("table_id", Text, nullable=False),  # no foreign key: the table may be deleted
    Column("made", Double, nullable=False),
    Column("due", Double),  # null once it is done
    Column("tries", Integer, nullable=False),
    Column("done", Double),
    Column("outcome", Text),
    Index(None, "due"),
    Index(None, "made"),
    Index(None, "user_id"),
)
"""The queue and log of notifications. A node postpones a row before it sends it, so that no other node sends it too."""

destinations = _table(
    "destinations",
    Column("host", Text, primary_key=True),
    Column("failures", Integer, nullable=False),  # calls in a row that failed
    Column("resumes", Double, nullable=False),  # nothing is sent to this host before
)
"""Hosts that did not answer, and when they are tried again; a row is deleted when the host answers."""

server_keys = _table(
    "server_keys",
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secret keys that all nodes share: for push notifications and for the links in emails."""

friends = _table(
    "friends",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("friend", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, nullable=False),
)
"""Two rows for each friendship, one for each user."""

blocks = _table(
    "blocks",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("blocked", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, nullable=False),
)
"""The users whom each user has blocked."""

invitations = _table(
    "invitations",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("sender", Text, ForeignKey("users.user_id"), nullable=False),
    Column("invited_to", Text, primary_key=True),  # the id of a table or a match, which may be deleted
    Column("at", Double, nullable=False),
)

friend_requests = _table(
    "friend_requests",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),  # the user who is asked
    Column("sender", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "sender"),
)
"""Requests for friendship that wait for an answer."""

last_seen = _table(
    "last_seen",
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("seen", Double, nullable=False),
    Column("plays", Boolean, nullable=False),
)
"""When users with friends were last online."""

reports = _table(
    "reports",
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("about", Text, nullable=False),  # no foreign key: the user may be deleted
    Column("at_table", Text, nullable=False),  # no foreign key: the table may be deleted
    Column("reason", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("messages", Text, nullable=False),  # JSON: a copy of the reported user's chat messages
    Column("at", Double, nullable=False),
    Column("closed", Double),  # null until the admin closes the report
    Index(None, "at"),
    Index(None, "user_id", "at"),
)

competitions = _table(
    "competitions",
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # tournament or match
    Column("host", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("status", Text, nullable=False),  # open, playing or over
    Column("round", Integer, nullable=False),  # the current one; 0 before the start
    Column("secret", LargeBinary, nullable=False),  # the source of the dice that tables share, never published
    Column("next_round_at", Double),  # the end of the break between two rounds of a match
    Column("public", Boolean, nullable=False, server_default=false()),  # whether it is listed
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Index(None, "status", "updated"),
    Index(None, "host"),
    Index(None, "public", "status", "updated"),
)
"""Tournaments and duplicate matches."""

competition_members = _table(
    "competition_members",
    Column("competition_id", Text, ForeignKey("competitions.id"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("slot", Integer, nullable=False),  # the lot in a tournament, the place in a match
    Column("name", Text, nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),  # for the next round of a match
    Column("gone", Boolean, nullable=False, server_default=false()),  # left after the start
    Column("joined", Double, nullable=False, server_default="0"),  # when; the longest-standing member takes a tournament over
    Column("cohost", Boolean, nullable=False, server_default=false()),  # may do what the host may
    Column("sits_out", Boolean, nullable=False, server_default=false()),  # of a Swiss tournament: not paired until they return
    Index(None, "user_id"),
)

competition_boards = _table(
    "competition_boards",
    Column("competition_id", Text, ForeignKey("competitions.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("players", Text, nullable=False),  # JSON: the user ids by seat, empty for a bot; a single one has a bye
    Column("table_id", Text, nullable=False),  # empty until the table exists, which may be removed after the end
    Column("result", Text),  # JSON; null until the game is over
    Column("comparison", Text),  # JSON: where the games of a match's round diverged; null until they are compared, and in tournaments
    Index(None, "table_id"),
)
"""The pairings of each round. The update that sets `table_id` succeeds on one node only, which is the one that creates the table."""

bans = _table(
    "bans",
    Column("user_id", Text, primary_key=True),  # no foreign key: the user may be deleted
    Column("since", Double, nullable=False),
    Column("until", Double),  # null for a permanent ban
    Column("reason", Text, nullable=False),
)
"""The users whom the admin has banned."""

admin_actions = _table(
    "admin_actions",
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("action", Text, nullable=False),  # what was done, such as `ban`
    Column("target", Text, nullable=False),  # the id of the user, table, tournament or report
    Column("details", Text, nullable=False),  # JSON
    Index(None, "at"),
)
"""The log of what admins did."""

compatibility = _table(
    "compatibility",
    Column("oldest", Text, primary_key=True),
)
"""One row: the revision of the oldest release that may still use this database after newer ones have migrated it."""
