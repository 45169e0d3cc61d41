"""`python thinker.py`: asks the patient bot for a move, and waits for it."""

from __future__ import annotations

import asyncio

from rollhouse.server.tables.bots import BotWorkers
from tests.server.odd_bots import find
from tests.server.test_workers import POSITION


async def main() -> None:
    workers = BotWorkers(1, find)
    print((await workers.answer("pig", "patient", POSITION, 1, 0)).move)
    await workers.close()


if __name__ == "__main__":
    asyncio.run(main())
