"""A game begins at once: its bots are made where they think, not in the server's process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import asyncio, sys
from rollhouse.core.registry import game
from rollhouse.play.entries import BotSat, Opened, Options, Sat
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Begin, Roll

async def main(database):
    rules = game("dicy-cards")
    assert rules.usual_bot != "greedy", "the usual bot is one that compiles"
    opened = Opened("dicy-cards", {"players": 2, "first": 0}, Options(), "ana", commitment(bytes(32)))
    async with Store(database) as store:
        tables = TableManager(store, BotWorkers(1), lambda frame, channel: None)
        seated = Sat(0, "ana", "Ana", NO_ENTROPY), BotSat(1, rules.usual_bot)
        name = await tables.open(opened, bytes(32), *seated)
        await tables.execute(name, "ana", Begin())
        async with tables.locked(name) as loaded:
            assert loaded.session.roll_due() == 0
    print("numba" in sys.modules)

migrate(sys.argv[1])
asyncio.run(main(sys.argv[1]))
"""


def test_beginning_with_the_usual_bot_loads_no_compiler_here(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    ended = subprocess.run([sys.executable, "-c", SCRIPT, database], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "False\n", "")
