"""`python appender.py URL TABLE…`: appends to the tables for ever, all at once, and says each version once it was answered."""

from __future__ import annotations

import asyncio
import sys

from rollhouse.server.store.rows import Summary
from rollhouse.server.store.store import Store


async def main(url: str, *names: str) -> None:
    async with Store(url) as store:

        async def write(name: str) -> None:
            version = 1
            while await store.append(name, version + 1, b"[]", Summary(status="playing", updated=float(version))):
                version += 1
                print(name, version, flush=True)

        await asyncio.gather(*map(write, names))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
