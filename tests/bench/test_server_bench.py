"""The server benchmark drives servers and counts; no test asserts a speed."""

from __future__ import annotations

import asyncio
import random

from bench.server.load import Load, run_window
from bench.server.ours import OurTable, Players
from bench.server.servers import both


async def test_our_server_is_driven_and_both_viewers_see_every_move() -> None:
    with both(0, None) as (mine, peer):
        assert peer is None
        load = Load()
        players = await asyncio.to_thread(Players, mine.port)
        tables = [OurTable(load, players, random.Random(seed)) for seed in range(3)]
        for one in tables:
            await one.open()
        found = await run_window(tables, load, mine.pid, 0.1, 0.5)
        assert found.moves_per_second > 0
        assert 0 < found.p50 <= found.p99
        assert found.frame_bytes > 500
        assert found.server_cpu > 0
        for one in tables:
            assert one.view is not None
            assert one.seen == [one.view.version] * 2
            assert not one.waiting
            one.close()
