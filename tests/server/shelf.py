"""Tables to put into a store."""

from __future__ import annotations

from rollhouse.server.store.rows import SeatLine, Status, Summary, TableRow
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


def playing(at: float = 1001.0, turn: int | None = 0, wakes: float | None = None) -> Summary:
    return Summary(status="playing", updated=at, whose_turn=turn, wakes=wakes)


async def put(store: Store, *names: str) -> None:
    """Tables with their first commit."""
    for name in names:
        await store.create(row(name), FIRST, SECRET)
