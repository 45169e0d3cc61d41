"""The server benchmark drives servers and counts; no test asserts a speed."""

from __future__ import annotations

import asyncio
import random

from bench.server import capacity
from bench.server.load import Load, run_window
from bench.server.ours import OurTable, Players
from bench.server.servers import both


async def test_our_server_is_driven_and_everybody_sees_every_move() -> None:
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


async def test_what_a_node_carries_is_measured_with_moves_at_a_steady_rate() -> None:
    with both(0, None) as (server, _):
        tables = await capacity.measure_tables(server, "tables", 3, 100.0, 0.5, lambda text: None, warm=0.1)
        assert (tables.count, tables.moves_per_second > 0, 0 < tables.p50 <= tables.p99 <= tables.longest) == (3, True, True)
        watchers = await capacity.measure_watchers(server, 5, 100.0, 0.3, lambda text: None, warm=0.1)
        assert (watchers.count, watchers.moves_per_second > 0, 0 < watchers.p50 <= watchers.longest) == (5, True, True)
