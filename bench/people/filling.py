"""Generated games, written by COPY. A few users play most of the games."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import psycopg

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
_GAMES_PER_COPY = 20_000
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


class Size(NamedTuple):
    """The size of the database."""

    games: int
    people: int
    running: int
    """Games that are being played."""
    open: int
    """Public tables where people sit down."""


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
        ("user_id", "name", "lang", "created"),
        ((who_is(one), _name(one), "en", NOW - _PERIOD_SECONDS) for one in users),
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
                yield (who_is(one), game, period, _name(one), mu, sigma, games, games // 2, sure, games >= ESTABLISHED_GAMES, NOW)


def _name(number: int) -> str:
    return f"Person {number}"


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
    table, game = hashlib.sha256(f"table {number}".encode()).hexdigest()[:20], GAMES[number % 2]
    seats = dice.choices((2, 3, 4), (8, 1, 1))[0]
    drawn = dict.fromkeys(dice.choices(range(size.people), cum_weights=weights, k=seats))
    people = [*drawn][: 1 if dice.random() < 0.5 and status != "open" else seats]
    started = NOW - _PERIOD_SECONDS * (1 - (number + 1) / size.games) if status == "over" else NOW - dice.random() * 86_400
    ended = started + 600 + dice.random() * 600
    winner = dice.randrange(seats)
    bot = dice.choice(_BOTS)
    lines = [
        {"user_id": who_is(one), "name": _name(one), "bot": "", "won": place == winner and status == "over"}
        for place, one in enumerate(people)
    ]
    others = {"user_id": "", "name": "", "bot": "" if status == "open" else bot, "won": False}
    lines += [{**others, "won": place == winner and status == "over"} for place in range(len(people), seats)]
    updated = ended if status == "over" else started
    host, turn = who_is(people[0]), 0 if status == "playing" else None
    opened = {"is": "opened", "game": game, "setup": {"players": seats}, "options": {}, "host": host, "commitment": "c0ffee", "moves": []}
    rows["tables"].append(
        (table, game, status, status == "open", host, json.dumps(lines), turn, None, started, updated, 1, "c0ffee", b"secret", "", "")
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
        rows["played_games"].append((table, seat, who_is(one), _name(one), game, seats, *about, started, ending, result, *played))
        if rated:
            mu = dice.gauss(MU, 5)
            rows["rating_changes"].append((table, seat, who_is(one), game, ended, mu, 1.0, mu + dice.gauss(0, 0.3), 1.0))
