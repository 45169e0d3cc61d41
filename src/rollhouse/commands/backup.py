"""`rollhouse backup`: a copy of the server's database."""

from __future__ import annotations

import os
from pathlib import Path

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import file_argument
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import data_folder
from rollhouse.terminal.plain.console import Console


@command("backup")
@file_argument()
@takes("--database", metavar="URL", about=say("cli-serve-database"))
def backup_command(words: Catalogue, /, file: str, database: str | None) -> int:
    """Write a consistent copy of the database, which may be in use."""
    with needs("server"):
        from rollhouse.server.config import read_config
        from rollhouse.server.store.backup import back_up

    back_up(read_config({"database": database}, os.environ, data=data_folder(os.environ)), Path(file))
    Console(words).line("plain-backed-up", path=file)
    return 0
