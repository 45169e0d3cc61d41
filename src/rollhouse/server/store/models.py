"""What is stored: tables and their commits, who sits where, who is who, and what people train with."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, false, text

__all__ = [
    "REVISION",
    "bans",
    "blocks",
    "commits",
    "compatibility",
    "competition_boards",
    "competition_members",
    "competitions",
    "daily_challenges",
    "daily_puzzles",
    "daily_tries",
    "email_addresses",
    "friends",
    "invitations",
    "last_seen",
    "metadata",
    "notifications",
    "passkey_challenges",
    "passkeys",
    "played_games",
    "push_subscriptions",
    "puzzle_answers",
    "puzzle_ratings",
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
    "server_keys",
    "studied",
    "tables",
    "tokens",
    "users",
    "vacations",
]

REVISION = "0029"
"""The last step of `migrations/` that this Rollhouse knows: what the tables below are."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("host", Text, nullable=False),
    Column("seating", Text, nullable=False),  # JSON: who sits where, for lists; `seats` is the same for looking up
    Column("turn_seat", Integer),
    Column("wakes", Double),  # when the house has something to do here by itself: a bot's move, a clock that runs out
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", LargeBinary),  # of the dice; it is nowhere else until the game is over
    Column("parent", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Index(None, "status", "public", "updated"),
    Index(None, "host", "status", "updated"),
    Index(None, "wakes"),
)

commits = Table(
    "commits",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON: the entries
    Column("at", Double, nullable=False),
    Column("rules_version", Integer, nullable=False, server_default="0"),  # of the game; 0 in commits from before it was noted
)
"""One row for everything that was answered. The key is what makes any node a safe writer."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Index(None, "user_id", "table_id"),
)

played_games = Table(
    "played_games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Column("name", Text, nullable=False),  # what they were called there
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("mode", Text, nullable=False),  # JSON: the plain settings of the setup, so that lists need not open the table
    Column("opponents", Text, nullable=False),  # JSON: the other seats, in order
    Column("searched", Text, nullable=False),  # the opponents for those who look for one: a line each, without capitals
    Column("started", Double, nullable=False),
    Column("ended", Double),  # none while it is played
    Column("result", Text),  # won, shared or lost; none while it is played
    Column("analysed", Boolean, nullable=False, server_default=false()),  # whether it is known how well they played, or that nobody can say
    Column("decisions", Integer),  # theirs, with two moves or more to choose from; none where nobody can say
    Column("cost", Double),  # of all of them, in the unit
    Column("luck", Double),
    Column("unit", Text),
    Column("exact", Boolean),
    Column("habits", Text),  # JSON: which errors they made and which cards they took; none until it is weighed
    Column("uploaded", Boolean, nullable=False, server_default=false()),  # whether somebody brought the record along
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
"""Who has played what: one row for each seat of a person in each game that has begun. Written with the game's beginning and its end."""

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("period", Text, primary_key=True),  # 2026-11, where each month begins anew; empty for all time
    Column("name", Text, nullable=False),  # what they were called last
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lower_bound", Double, nullable=False),  # the lower end of the interval, by which lists are ordered
    Column("established", Boolean, nullable=False),  # provisional ones stand apart
    Column("updated", Double, nullable=False),
    Index(None, "game", "period", "established", "lower_bound"),
)
"""How strong people are, by the results of rated games. Written with the game's end."""

rating_changes = Table(
    "rating_changes",
    metadata,
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
"""What each rated game did to the ratings of all time. A game that stands here has been counted."""

users = Table(
    "users",
    metadata,
    Column("user_id", Text, primary_key=True),  # the public id
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # SHA-256: the secret itself is only where it belongs
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("kind", Text, nullable=False),  # device, program or link
    Column("created", Double, nullable=False),
    Column("used_at", Double),
    Index(None, "user_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # a part of the hash of the credential's own id
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),  # what the authenticator calls it
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("site", Text, nullable=False),  # the host for which it was made: it is of use nowhere else
    Column("name", Text, nullable=False),  # what its owner calls it
    Column("created", Double, nullable=False),
    Column("used_at", Double),
    Index(None, "user_id"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of 80 random bits; a code goes when it is used
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Index(None, "user_id"),
)

passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("user_id", Text, nullable=False),  # who makes a passkey; nobody where somebody signs in
    Column("created", Double, nullable=False),
    Index(None, "created"),
)
"""What authenticators were asked to sign. One goes when it is answered, and soon in any case."""

daily_challenges = Table(
    "daily_challenges",
    metadata,
    Column("day", Text, primary_key=True),  # 2026-11-15
    Column("secret", LargeBinary, nullable=False),  # of the dice that everybody plays; public once the day is over
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("table_id", Text, nullable=False),  # empty until there is one
    Column("started", Double, nullable=False),
)
"""Who plays the challenge of a day, and where: once. How it ended stands among the participations."""

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("day", Text, primary_key=True),  # 2026-11-15
    Column("solved", Boolean, nullable=False),  # by the first answer of the day
)

studied = Table(
    "studied",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
"""Finished games whose errors are among the reviews."""

reviews = Table(
    "reviews",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),  # the same position always has the same id
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: the puzzle, its answer and all
    Column("cost", Double, nullable=False),  # of what was played
    Column("box", Integer, nullable=False),  # how many times in a row it was solved
    Column("due", Text),  # 2026-11-15; none once it is learnt
    Index(None, "user_id", "due"),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("way", Text, nullable=False),  # daily, practice or rush
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),  # after every earlier answer of theirs, and every earlier one to this puzzle
    Column("mu", Double),  # their rating after it; none where it is not rated
    Column("sigma", Double),
    Column("puzzle_mu", Double),  # the puzzle's
    Column("puzzle_sigma", Double),
    Index(None, "user_id", "game", "at"),
)
"""Somebody's first answer to a puzzle of the archive: the only one that is kept, and that counts."""

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)
"""How well people solve a game's puzzles."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)
"""How hard puzzles are, once somebody has answered them."""

rushes = Table(
    "rushes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),  # empty: of all games
    Column("started", Double, nullable=False),
    Column("ends", Double),  # none where there is no clock
    Column("score", Integer, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the puzzle that is asked now: whoever answers moves it on
    Column("puzzle", Text, nullable=False),  # what is asked now; empty once it is over
    Column("answers", Text, nullable=False),  # JSON: what was asked, what was answered, whether it was right
    Column("over", Boolean, nullable=False),
    Index(None, "user_id", "over", "started"),
)
"""Puzzles against the clock. What comes next is drawn when an answer is there, and not before."""

rush_bests = Table(
    "rush_bests",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("period", Text, primary_key=True),  # 2026-11-15, 2026-11, or empty for all time
    Column("score", Integer, nullable=False),
    Column("at", Double, nullable=False),  # when it was reached: whoever had it first stands first
    Index(None, "kind", "game", "period", "score", "at"),
)
"""The best that somebody has done in a rush, in a day, a month and ever."""

vacations = Table(
    "vacations",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)
"""When somebody was on vacation, or is: their time stands still where people have days for a move."""

seeks = Table(
    "seeks",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("search", Text, nullable=False),  # the client's name for it
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("criteria", Text, nullable=False),  # JSON: settings and pace; whoever has the same plays together
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("found", Text, nullable=False),  # the table at which they play, once somebody was found
    Index(None, "game", "criteria", "since"),
    Index(None, "seen"),
)
"""Who waits to play with somebody."""
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),  # a hash of the endpoint
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("endpoint", Text, nullable=False),  # where its push service takes what is for this browser
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "user_id"),
)
"""Browsers that want to be told whose turn it is."""

email_addresses = Table(
    "email_addresses",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("asked", Double, nullable=False),  # when it was given; the links in letters are about that
    Column("confirmed", Boolean, nullable=False),
)

notifications = Table(
    "notifications",
    metadata,
    Column("id", Text, primary_key=True),  # the same for the same news by the same way, whichever node finds it
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("kind", Text, nullable=False),  # push, mail or confirm
    Column("device", Text, nullable=False),  # the subscription, for a push
    Column("table_id", Text, nullable=False),  # it may have gone meanwhile
    Column("made", Double, nullable=False),
    Column("due", Double),  # none once it is done
    Column("tries", Integer, nullable=False),
    Column("done", Double),
    Column("outcome", Text),
    Index(None, "due"),
    Index(None, "made"),
    Index(None, "user_id"),
)
"""What is to be sent, or was: a node that takes one moves it to later first, so that no other sends it too."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of the house's own, the same for all nodes: who sends pushes, what proves a link in a letter."""

friends = Table(
    "friends",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("friend", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, nullable=False),
)
"""Each friendship twice, once for each of the two."""

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("blocked", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, nullable=False),
)
"""Whom somebody would rather not meet."""

invitations = Table(
    "invitations",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("sender", Text, ForeignKey("users.user_id"), nullable=False),
    Column("invited_to", Text, primary_key=True),  # a table or a match, which may be gone by now
    Column("at", Double, nullable=False),
)

last_seen = Table(
    "last_seen",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("seen", Double, nullable=False),
    Column("plays", Boolean, nullable=False),
)
"""When those who have friends were last here."""

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.user_id"), nullable=False),
    Column("about", Text, ForeignKey("users.user_id"), nullable=False),
    Column("at_table", Text, nullable=False),  # which may be gone by now
    Column("reason", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("sayings", Text, nullable=False),  # JSON: what they had said there, kept as it was then
    Column("at", Double, nullable=False),
    Column("closed", Double),  # none while the admin has not looked into it
    Index(None, "at"),
    Index(None, "user_id", "at"),
)

competitions = Table(
    "competitions",
    metadata,
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

competition_members = Table(
    "competition_members",
    metadata,
    Column("competition_id", Text, ForeignKey("competitions.id"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("slot", Integer, nullable=False),  # the lot in a tournament, the place in a match
    Column("name", Text, nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),  # for the next round of a match
    Column("gone", Boolean, nullable=False, server_default=false()),  # left after the start
    Index(None, "user_id"),
)

competition_boards = Table(
    "competition_boards",
    metadata,
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

bans = Table(
    "bans",
    metadata,
    Column("user_id", Text, ForeignKey("users.user_id"), primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double),  # none: for good
    Column("reason", Text, nullable=False),
)
"""Who is shut out by the admin."""

compatibility = Table(
    "compatibility",
    metadata,
    Column("oldest", Text, primary_key=True),
)
"""One row: the revision of the oldest Rollhouse that may use this database, also where a newer one has gone further."""
