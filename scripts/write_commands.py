"""Writes the help of every command into docs/commands.md: `python -m scripts.write_commands`. A test fails when it is out of date."""

from __future__ import annotations

import os
from pathlib import Path

import click

from rollhouse.cli import rollhouse
from rollhouse.commands.support.command import all_commands
from rollhouse.locale import catalogue

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
_BEGIN, _END = "<!-- begin: help -->\n", "<!-- end: help -->\n"
_WIDTH_COLUMNS = 78


def _help(name: str) -> str:
    words = catalogue("en")
    with click.Context(
        rollhouse, info_name="rollhouse", obj=words, terminal_width=_WIDTH_COLUMNS, max_content_width=_WIDTH_COLUMNS
    ) as root:
        command = rollhouse.get_command(root, name)
        assert command is not None
        with click.Context(command, info_name=name, parent=root, **command.context_settings) as context:
            return command.get_help(context)


def written(page: str) -> str:
    """The page with the help as it is now."""
    head, _, rest = page.partition(_BEGIN)
    tail = rest.partition(_END)[2]
    sections = [f"### {name}\n\n```text\n{_help(name)}\n```\n" for name in all_commands()]
    return head + _BEGIN + "\n" + "\n".join(sections) + "\n" + _END + tail


if __name__ == "__main__":
    os.environ["ROLLHOUSE_ENTRY_POINTS"] = "off"  # built-in games only
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
