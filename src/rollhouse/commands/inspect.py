"""`rollhouse inspect`: looks for tables that can't be read in the server's database."""

from __future__ import annotations

import asyncio
import os

from rollhouse.commands.support.command import command, takes
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import data_folder
from rollhouse.terminal.plain.console import Console


def inspect_database(words: Catalogue, database: str | None) -> int:
    """Open every table once; return 1 if some can't be read."""
    with needs("server"):
        from rollhouse.server.config import read_config
        from rollhouse.server.tables.inspection import inspect_tables

    config = read_config({"database": database}, os.environ, data=data_folder(os.environ))
    result, console = asyncio.run(inspect_tables(config)), Console(words)
    for table in result.unreadable:
        console.line("plain-unreadable", table=table.table, why=table.why)
    console.line("plain-inspected", count=result.count, unreadable=len(result.unreadable))
    return 1 if result.unreadable else 0


@command("inspect")
@takes("--database", metavar="URL", about=say("cli-serve-database"))
def inspect_command(words: Catalogue, /, database: str | None) -> int:
    """Read the flags of `rollhouse inspect`."""
    return inspect_database(words, database)
