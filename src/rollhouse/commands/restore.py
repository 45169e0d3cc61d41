"""`rollhouse restore`: a copy as the server's database again."""

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


@command("restore")
@file_argument()
@takes("--database", metavar="URL", about=say("cli-serve-database"))
@takes("--replace/--no-replace", "replace", default=False, about=say("cli-restore-replace"))
def restore_command(words: Catalogue, /, file: str, database: str | None, replace: bool) -> int:
    """Put a copy in the place of the database, which is renamed."""
    with needs("server"):
        from rollhouse.server.config import read_config
        from rollhouse.server.store.backup import restore

    renamed = restore(read_config({"database": database}, os.environ, data=data_folder(os.environ)), Path(file), replace=replace)
    console = Console(words)
    console.line("plain-restored", path=file)
    if renamed is not None:
        console.line("plain-moved-aside", path=str(renamed))
    return 0
