"""Tables to put into a store, and table managers without a network."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import BotSat, Opened, Options, Sat
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.clock import Clock
from rollhouse.server.store.database import database_url, open_engine
from rollhouse.server.store.rows import PlayedGame, SeatLine, Status, Summary, TableRow, User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Begin

ANA, BO = SeatLine("ana", "Ana"), SeatLine("bo", "Bo")
FREE, BOT = SeatLine(), SeatLine(bot="greedy")
FIRST = b'[{"is":"opened"}]'
SECRET = b"the secret of the dice".ljust(32)


class SetClock(Clock):
    """A server's clock that is set by hand."""

    def __init__(self, time: float = 1000.0) -> None:
        self.time = time

    def now(self) -> float:
        return self.time


def row(name: str, *seats: SeatLine, status: Status = "open", public: bool = False, host: str = "ana", at: float = 1000.0) -> TableRow:
    return TableRow(
        id=name,
        game="dicetto",
        status=status,
        public=public,
        host=host,
        seats=seats or (ANA, FREE),
        created=at,
        updated=at,
        commitment="c0ffee",
    )


def playing(at: float = 1001.0, turn: int | None = 0, wakes: float | None = None, begun: TableRow | None = None) -> Summary:
    """A game in progress; with the table at which it has just `begun`, its users take part."""
    return Summary(status="playing", updated=at, turn_seat=turn, wakes=wakes, played_games=taking_part(begun) if begun else ())


def taking_part(table: TableRow) -> tuple[PlayedGame, ...]:
    """The users at a table, as they are noted when its game begins."""
    users = [(seat, line) for seat, line in enumerate(table.seats) if line.user_id]
    return tuple(played_game(table.id, seat, line.user_id, name=line.name, game=table.game, started=table.created) for seat, line in users)


def played_game(table_id: str, seat: int = 0, user_id: str = "ana", **more: Any) -> PlayedGame:
    """A game of Dicy Cards of two players, in progress unless it is said to have ended."""
    usual: dict[str, Any] = {"name": "Ana", "game": "dicy-cards", "players": 2, "mode": {}, "opponents": (), "started": 1.0}
    return PlayedGame(table_id=table_id, seat=seat, user_id=user_id, **{**usual, **more})


async def put(store: Store, *names: str) -> None:
    """Tables with their first commit."""
    for name in names:
        await store.create(row(name), FIRST, SECRET)


def table_manager(store: Store, workers: BotWorkers | None = None, **more: Any) -> TableManager:
    """The tables of a node that publishes nothing."""
    return TableManager(store, workers or BotWorkers(1), lambda frame, channel: None, **more)


async def open_table(
    tables: TableManager,
    *seats: Sat | BotSat,
    begin: bool = True,
    game: str = "dicy-cards",
    options: Options | None = None,
    target: int = 20,
    **more: Any,
) -> str:
    """A table of a short game, of Ana and Bo unless seats are given; the first user is the host, and begins."""
    seats = seats or (Sat(0, "ana", "Ana", NO_ENTROPY), Sat(1, "bo", "Bo", NO_ENTROPY))
    host = next((seat.user_id for seat in seats if isinstance(seat, Sat)), "ana")
    short = {"target": target} if game == "dicy-cards" else {"cards_to_win": 1}
    rules = find_game(game)
    setup = msgspec.to_builtins(rules.setup({"players": max(len(seats), 2), "first": 0, **short}))
    opened = Opened(game, setup, options or Options(), host, commitment(SECRET), rules_version=rules.rules_version, **more)
    name = await tables.open(opened, SECRET, *seats)
    if begin:
        await tables.execute(name, host, Begin())
    return name


def query_plan(database: str, query: Any) -> list[str]:
    """How the database runs a query, if it uses indexes wherever it can: with a handful of rows it would not."""
    engine = open_engine(database_url(database), connections=1, writes=True)
    text = str(query.compile(engine, compile_kwargs={"literal_binds": True}))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET enable_seqscan = off")
            connection.exec_driver_sql("SET enable_bitmapscan = off")
            plan = [str(one[0]) for one in connection.exec_driver_sql(f"EXPLAIN {text}")]
        else:
            plan = [str(one.detail) for one in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
    engine.dispose()
    return plan


async def identified(store: Store, secret: str, kind: Literal["device", "program"] = "device") -> User | None:
    """The user to whom a secret belongs."""
    signed_in = await store.identify(secret, kind)
    return None if signed_in is None else signed_in.user
