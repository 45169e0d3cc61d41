"""Writes the help of every command into docs/commands.md: `python -m scripts.write_commands`. A test fails when it is out of date.

An option that at least three commands explain in the same words is explained once, before the commands.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import click

from rollhouse.cli import rollhouse
from rollhouse.commands.support.command import all_commands
from rollhouse.locale import catalogue

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
_BEGIN, _END = "<!-- begin: help -->\n", "<!-- end: help -->\n"
_WIDTH_COLUMNS = 78
_SHARED_BY = 3
_EVERYWHERE = ("--help", "--lang")
"""Options of every command, which its section does not repeat."""


def _help(name: str) -> str:
    words = catalogue("en")
    with click.Context(
        rollhouse, info_name="rollhouse", obj=words, terminal_width=_WIDTH_COLUMNS, max_content_width=_WIDTH_COLUMNS
    ) as root:
        command = rollhouse.get_command(root, name)
        assert command is not None
        with click.Context(command, info_name=name, parent=root, **command.context_settings) as context:
            return command.get_help(context)


def _options(name: str) -> tuple[str, dict[str, str]]:
    """The help up to the options, and the lines about each option by its name."""
    head, _, options = _help(name).partition("\n\nOptions:\n")
    return head, {re.findall(r"--[\w-]+", entry)[0]: entry for entry in re.split(r"\n(?=  -)", options)}


def written(page: str) -> str:
    """The page with the help as it is now."""
    head, _, rest = page.partition(_BEGIN)
    tail = rest.partition(_END)[2]
    found = {name: _options(name) for name in all_commands()}
    counts = Counter((option, _same(entry)) for _, options in found.values() for option, entry in options.items())
    shared = {key for key, count in counts.items() if count >= _SHARED_BY}
    lines = {(option, _same(entry)): _line(entry) for _, options in reversed(found.values()) for option, entry in options.items()}
    sections = ["".join(f"{lines[key]}\n" for key in sorted(shared))]
    for name, (usage, options) in found.items():
        own = [entry for option, entry in options.items() if (option, _same(entry)) not in shared]
        also = [f"`{option}`" for option, entry in options.items() if (option, _same(entry)) in shared and option not in _EVERYWHERE]
        listed = "\n".join(["", "", "Options:", *own]) if own else ""
        sections.append(f"### {name}\n\n```text\n{usage}{listed}\n```\n" + (f"\nAlso {', '.join(also)}.\n" if also else ""))
    return head + _BEGIN + "\n" + "\n".join(sections) + "\n" + _END + tail


def _cells(entry: str) -> tuple[str, str]:
    """An option with its values, and its explanation, however the help has laid them out."""
    flag, explanation = re.split(r"\s{2,}", entry.strip(), maxsplit=1)
    return flag, " ".join(explanation.split())


def _same(entry: str) -> tuple[str, str]:
    """What two commands have in common that explain an option alike; a command of one game does not name the game."""
    flag, explanation = _cells(entry)
    return flag, re.sub(r"^[A-Z][\w ]+: ", "", explanation)


def _line(entry: str) -> str:
    flag, explanation = _cells(entry)
    return f"- `{flag}`: {explanation}"


if __name__ == "__main__":
    os.environ["ROLLHOUSE_ENTRY_POINTS"] = "off"  # built-in games only
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
