"""Tables to put into a store."""

from __future__ import annotations

from rollhouse.server.store.rows import PlayedGame, SeatLine, Status, Summary, TableRow
from rollhouse.server.store.store import Store

ANA, BO = SeatLine("ana", "Ana"), SeatLine("bo", "Bo")
FREE, BOT = SeatLine(), SeatLine(bot="greedy")
FIRST = b'[{"is":"opened"}]'
SECRET = b"the secret of the dice"


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
    """A game goes on; with the table at which it has just `begun`, those who sit there take part."""
    return Summary(status="playing", updated=at, turn_seat=turn, wakes=wakes, played_games=taking_part(begun) if begun else ())


def taking_part(table: TableRow) -> tuple[PlayedGame, ...]:
    """The people at a table, as they are noted when its game begins."""
    return tuple(
        PlayedGame(
            table_id=table.id,
            seat=seat,
            user_id=one.user_id,
            name=one.name,
            game=table.game,
            players=2,
            mode={},
            opponents=(),
            started=table.created,
        )
        for seat, one in enumerate(table.seats)
        if one.user_id
    )


async def put(store: Store, *names: str) -> None:
    """Tables with their first commit."""
    for name in names:
        await store.create(row(name), FIRST, SECRET)
