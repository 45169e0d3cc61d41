"""The page about running a server tells everything that can be set, and nothing else."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import click

from rollhouse.commands.serve_flags import serve_command
from rollhouse.server import config

ROOT = Path(__file__).parents[2]
OF_THE_CODE = {"bot_pace", "bot_workers", "grace", "rate_limit"}
"""For programs that make a server of their own, and for tests."""
NO_SETTING = {"--lan", "--no-lan", "--open", "--no-open", "--lang", "--help"}


def test_the_table_of_settings_is_complete() -> None:
    rows = re.findall(r"^\| ?(.*?) ?\| ?(.*?) ?\|", (ROOT / "docs" / "server.md").read_text().partition("## Who you are")[0], re.MULTILINE)
    told_flags = {flag for first, _ in rows for flag in re.findall(r"--[a-z]+[a-z-]*", first)}
    told_names = {name for _, second in rows for name in re.findall(r"ROLLHOUSE_[A-Z_]+", second)}
    assert isinstance(serve_command, click.Command)
    options = [one for one in serve_command.params if isinstance(one, click.Option)]
    flags = {flag for one in options for flag in (*one.opts, *one.secondary_opts) if flag.startswith("--")}
    assert flags - NO_SETTING == told_flags - NO_SETTING
    names = set(re.findall(r'"(ROLLHOUSE_[A-Z_]+)"', inspect.getsource(config)))
    assert names - set(config.RENAMED_VARIABLES) <= told_names
    reached = {one.name for one in options} | {name.removeprefix("ROLLHOUSE_").lower() for name in names}
    assert set(config.Config.__struct_fields__) - reached == OF_THE_CODE
