"""Generated games, written by COPY. A few users play most of the games."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec
import psycopg

from rollhouse.play.players import lookalike_key
from rollhouse.server.features.matchmaking.repository import SeekWishes
from rollhouse.server.features.matchmaking.service import SeekCriteria
from rollhouse.server.features.matchmaking.time_controls import Pace, is_correspondence
from rollhouse.server.ratings.scale import ESTABLISHED_GAMES, MU, SIGMA, SIGMAS_95
from rollhouse.server.store.rating_writer import month_of

GAMES = ("dicy-cards", "dicetto")
NOW = 1_795_000_000.0
"""When the last game ended."""
_PERIOD_SECONDS = 3 * 365 * 86_400.0
_BOTS = ("novice", "greedy", "casual", "skilled", "expert")
_MODES = {"dicy-cards": '{"mode":"glacial","target":100}', "dicetto": '{"cards_to_win":10,"bonus":true}'}
_HABITS = {
    "dicy-cards": (
        '{"began":%s,"marks":[34,3,2,1],"errors":{"wrong-reroll":[2,0.083125],"wrong-card":[1,0.045],"rolled-on":[1,0.021],'
        '"wrong-frozen":[2,0.11]},"cards":{"odd":[4,41,4,45,1,0.021,0,0.0],"straight":[5,62,4,55,0,0.0,1,0.045],'
        '"two_pairs":[3,48,3,50,0,0.0,0,0.0],"low_six":[4,80,4,84,0,0.0,1,0.02],"any_two":[3,30,2,21,2,0.06,0,0.0]}}'
    ),
    "dicetto": (
        '{"began":%s,"marks":[36,2,1,1],"errors":{"wrong-reroll":[3,0.09],"wrong-card":[1,0.06],"stopped-placing":[0,0.002]},'
        '"cards":{"pair":[6,6,6,6,0,0.0,0,0.0],"number_3":[2,4,2,4,0,0.0,0,0.0],"three":[2,6,3,9,0,0.0,1,0.06],'
        '"chance":[4,4,3,3,1,0.06,0,0.0],"reroll":[3,0,2,0,0,0.0,0,0.0],"small_straight":[2,4,2,4,0,0.0,0,0.0]}}'
    ),
}
"""The play statistics of a game, as long as real ones."""
_RATED_SHARE = 0.4
_PUBLIC_SHARE = 0.5
_GAMES_PER_COPY = 20_000
_LIVE_SHARE = 0.5
"""Of the games that are being played: those with a move in the last ten minutes."""
_FRIENDS_EACH = 20
_REQUESTS_EACH = 3
_INVITATIONS_EACH = 2
_NOTIFICATIONS_EACH = 40
_SEEKS = 100
_COLUMNS = {
    "tables": "id game status public host seating turn_seat wakes created updated version commitment secret parent rematch",
    "commits": "table_id version body at rules_version",
    "seats": "table_id seat user_id",
    "played_games": (
        "table_id seat user_id name game players mode opponents searched started ended result analysed "
        "decisions cost luck unit exact statistics"
    ),
    "rating_changes": "table_id seat user_id game at mu_before sigma_before mu sigma",
}
_COLUMNS_OF_RELATIONS = {
    "notifications": ("id", "user_id", "kind", "host", "event", "table_id", "made", "tries", "done", "outcome", "device"),
    "seeks": ("user_id", "search", "name", "game", "criteria", "since", "seen", "found", "kept", "wishes"),
}


class Size(NamedTuple):
    """The size of the database."""

    games: int
    people: int
    running: int
    """Games that are being played."""
    open: int
    """Public tables where people sit down, and to which others are invited."""


def who_is(number: int) -> str:
    """A person's public id."""
    return f"person-{number:05d}"


def secret_of(number: int) -> str:
    """The token by which a program is that person."""
    return f"secret-of-{number}"


def fill(address: str, size: Size, seed: int, progress: Callable[[float], None]) -> None:
    """Fill a database that was just made. Indexes are made again at the end, which is faster than keeping them up to date."""
    with psycopg.connect(address) as connection:
        connection.execute("SET session_replication_role = replica")  # rows come in any order
        indexes = connection.execute(
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexname LIKE 'ix_%%'"
        ).fetchall()
        for name, _ in indexes:
            connection.execute(f'DROP INDEX "{name}"')
        _people(connection, size, seed)
        _relations(connection, size, seed)
        done = 0
        for rows in _games(size, seed):
            for table, values in rows.items():
                _copy(connection, table, _COLUMNS[table].split(), values)
            done += len(rows["tables"])
            progress(done / (size.games + size.running + size.open))
        for _, definition in indexes:
            connection.execute(definition)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")


def _copy(connection: psycopg.Connection[Any], table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    with connection.cursor() as cursor, cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)


def _people(connection: psycopg.Connection[Any], size: Size, seed: int) -> None:
    dice = random.Random(f"{seed} people")
    users = range(size.people)
    _copy(
        connection,
        "users",
        ("user_id", "name", "lang", "created", "registered", "name_key"),
        ((who_is(one), name_of(one), "en", NOW - _PERIOD_SECONDS, NOW - _PERIOD_SECONDS, lookalike_key(name_of(one))) for one in users),
    )
    hashed = ((hashlib.sha256(secret_of(one).encode()).digest(), who_is(one), "program", NOW) for one in users)
    _copy(connection, "tokens", ("hash", "user_id", "kind", "created"), hashed)
    columns = ("user_id", "game", "period", "name", "mu", "sigma", "games", "won", "lower_bound", "established", "updated")
    _copy(connection, "ratings", columns, _ratings(dice, users))


def _ratings(dice: random.Random, users: Iterable[int]) -> Iterator[tuple[Any, ...]]:
    for one in users:
        for game in GAMES:
            for period in ("", month_of(NOW)):
                games = max(1, int(dice.expovariate(1 / 30)))
                mu, sigma = dice.gauss(MU, 5), max(0.9, SIGMA / (1 + games / 5))
                sure = mu - SIGMAS_95 * sigma
                yield (who_is(one), game, period, name_of(one), mu, sigma, games, games // 2, sure, games >= ESTABLISHED_GAMES, NOW)


def name_of(number: int) -> str:
    """A person's name."""
    return f"Person {number}"


def _relations(connection: psycopg.Connection[Any], size: Size, seed: int) -> None:
    """Friends, friend requests, invitations, notifications, and players who look for opponents."""
    dice = random.Random(f"{seed} relations")
    users = range(size.people)
    pairs = [(one, (one + step) % size.people) for one in users for step in range(1, _FRIENDS_EACH // 2 + 1)]
    both = ((who_is(one), who_is(other), NOW) for first, second in pairs for one, other in ((first, second), (second, first)))
    _copy(connection, "friends", ("user_id", "friend", "since"), both)
    seen = ((who_is(one), NOW - dice.expovariate(1 / 86_400), dice.random() < 0.3) for one in users)
    _copy(connection, "last_seen", ("user_id", "seen", "plays"), seen)
    requests = ((who_is(one), who_is((one + 1000 + step) % size.people), NOW) for one in users for step in range(_REQUESTS_EACH))
    _copy(connection, "friend_requests", ("user_id", "sender", "at"), requests)
    first_open = size.games + size.running
    invitations = (
        (who_is(one), who_is((one + 1) % size.people), _table(first_open + (one + step * 7) % size.open), NOW)
        for one in users
        for step in range(_INVITATIONS_EACH)
    )
    _copy(connection, "invitations", ("user_id", "sender", "invited_to", "at"), invitations)
    for table, rows in (("notifications", _notifications(dice, size)), ("seeks", _seeks(dice, size))):
        _copy(connection, table, _COLUMNS_OF_RELATIONS[table], rows)


def _notifications(dice: random.Random, size: Size) -> Iterator[tuple[Any, ...]]:
    """Results in the list on the site, and sent e-mails about turns."""
    for one in range(size.people):
        for number in range(_NOTIFICATIONS_EACH):
            kind, event = ("bell", "result") if number % 2 else ("mail", "turn")
            made = NOW - dice.random() * 30 * 86_400
            table = _table(dice.randrange(size.games))
            done = None if kind == "bell" and number < 5 else made
            outcome = "sent" if kind == "mail" else None
            yield f"{one} {number}", who_is(one), kind, "smtp", event, table, made, 1, done, outcome, ""


def _seeks(dice: random.Random, size: Size) -> Iterator[tuple[Any, ...]]:
    for one in dice.sample(range(1, size.people), min(_SEEKS, size.people - 1)):
        pace: Pace = dice.choice(("quarter", "minute", "day"))
        criteria = SeekCriteria({"mode": "glacial", "target": "100"}, pace, rated=True)
        wishes = SeekWishes(int(dice.gauss(1500, 200)), 50)
        texts = (msgspec.json.encode(one, order="sorted").decode() for one in (criteria, wishes))
        since, kept = NOW - dice.random() * 30, is_correspondence(pace)
        yield who_is(one), "a", name_of(one), GAMES[0], next(texts), since, NOW, "", kept, next(texts)


def _table(number: int) -> str:
    return hashlib.sha256(f"table {number}".encode()).hexdigest()[:20]


def _games(size: Size, seed: int) -> Iterator[dict[str, list[tuple[Any, ...]]]]:
    """Rows by table, some games at a time."""
    dice = random.Random(seed)
    weights = list(accumulate(1 / (one + 10) ** 0.8 for one in range(size.people)))
    rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in _COLUMNS}
    total = size.games + size.running + size.open
    for number in range(total):
        status = "over" if number < size.games else "playing" if number < size.games + size.running else "open"
        _game(dice, weights, number, status, size, rows)
        if len(rows["tables"]) >= _GAMES_PER_COPY or number == total - 1:
            yield rows
            rows = {table: [] for table in _COLUMNS}


def _game(dice: random.Random, weights: list[float], number: int, status: str, size: Size, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    table, game = _table(number), GAMES[number % 2]
    seats = dice.choices((2, 3, 4), (8, 1, 1))[0]
    drawn = dict.fromkeys(dice.choices(range(size.people), cum_weights=weights, k=seats))
    people = [*drawn][: 1 if dice.random() < 0.5 and status != "open" else seats]
    started = NOW - _PERIOD_SECONDS * (1 - (number + 1) / size.games) if status == "over" else NOW - dice.random() * 86_400
    ended = started + 600 + dice.random() * 600
    winner = dice.randrange(seats)
    bot = dice.choice(_BOTS)
    lines = [
        {"user_id": who_is(one), "name": name_of(one), "bot": "", "won": place == winner and status == "over"}
        for place, one in enumerate(people)
    ]
    others = {"user_id": "", "name": "", "bot": "" if status == "open" else bot, "won": False}
    lines += [{**others, "won": place == winner and status == "over"} for place in range(len(people), seats)]
    live = status == "playing" and dice.random() < _LIVE_SHARE
    updated = ended if status == "over" else NOW - dice.random() * 600 if live else started
    host, turn = who_is(people[0]), 0 if status == "playing" else None
    opened = {"is": "opened", "game": game, "setup": {"players": seats}, "options": {}, "host": host, "commitment": "c0ffee", "moves": []}
    public = status != "over" or dice.random() < _PUBLIC_SHARE
    rows["tables"].append(
        (table, game, status, public, host, json.dumps(lines), turn, None, started, updated, 1, "c0ffee", b"secret", "", "")
    )
    rows["commits"].append((table, 1, json.dumps([opened]), started, 1))
    rated = status == "over" and dice.random() < _RATED_SHARE
    for seat, one in enumerate(people):
        rows["seats"].append((table, seat, who_is(one)))
        if status == "open":
            continue
        opponents = [
            {"user_id": line["user_id"], "name": line["name"], "bot": line["bot"]} for place, line in enumerate(lines) if place != seat
        ]
        searched = "\n".join(str(line["name"]).casefold() or f"bot:{line['bot']}" for line in opponents)
        over = status == "over"
        statistics = _HABITS[game] % ("true" if seat == 0 else "false")
        played = (True, 40, 40 * dice.random() / 20, dice.gauss(0, 0.2), "share", True, statistics) if over else (False, *[None] * 6)
        result = None if not over else "won" if seat == winner else "lost"
        ending = ended if over else None
        about = (_MODES[game], json.dumps(opponents), searched)
        rows["played_games"].append((table, seat, who_is(one), name_of(one), game, seats, *about, started, ending, result, *played))
        if rated:
            mu = dice.gauss(MU, 5)
            rows["rating_changes"].append((table, seat, who_is(one), game, ended, mu, 1.0, mu + dice.gauss(0, 0.3), 1.0))
