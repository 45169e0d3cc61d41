"""Generated files and pages are up to date: the wire's schema, the browser's types, docs/rest.md and the settings of docs/operate.md."""

from __future__ import annotations

import inspect
import json
import os
import re
from pathlib import Path
from typing import get_args

import click
import pytest

from rollhouse.commands.serve_flags import serve_command
from rollhouse.server import config
from rollhouse.server.http.schema import UNIONS, generated, schema_text, typescript
from scripts.write_rest import page

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("place", "wanted"), generated().items(), ids=generated())
def test_what_was_generated_is_up_to_date(place: str, wanted: str) -> None:
    """After a change on purpose: ROLLHOUSE_UPDATE=1 pytest tests/server/test_schema.py."""
    path = ROOT / place
    if os.environ.get("ROLLHOUSE_UPDATE"):
        path.write_text(wanted, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == wanted


def test_every_member_of_every_union_is_in_the_schema() -> None:
    parts = json.loads(schema_text())["$defs"]
    for name, union in UNIONS.items():
        members = [member.__name__ for member in get_args(union)]
        assert [one["$ref"] for one in parts[name]["anyOf"]] == [f"#/$defs/{member}" for member in members]
        assert parts.keys() >= set(members)


def test_every_reference_leads_somewhere() -> None:
    text = schema_text()
    parts = json.loads(text)["$defs"]
    assert {line.split('"')[3].removeprefix("#/$defs/") for line in text.splitlines() if '"$ref"' in line} <= parts.keys()


def test_the_types_say_what_is_sent() -> None:
    types = typescript()
    assert 'export interface Play {\n  do: "play";\n  id?: number | null;\n  move: string;\n  at: number;\n}' in types
    assert "export type Frame = Full | CommitMessage | Here | Refused | Pong;" in types
    assert "  to_act: number | " in types
    assert "  about: Message[];\n" in types
    assert "  choices: string[];\n" in types
    assert "unknown[]" not in types


def test_the_page_about_endpoints_is_up_to_date() -> None:
    """After a change on purpose: python -m scripts.write_rest."""
    assert (ROOT / "docs" / "rest.md").read_text(encoding="utf-8") == page()


OF_THE_CODE = {"bot_pace_seconds", "bot_workers", "grace_seconds", "rate_limit"}
"""For programs that make a server of their own, and for tests."""
NO_SETTING = {"--lan", "--no-lan", "--open", "--no-open", "--lang", "--help"}


def test_the_table_of_settings_is_complete() -> None:
    settings = (ROOT / "docs" / "operate.md").read_text().partition("## Settings")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ?(.*?) ?\| ?(.*?) ?\|", settings, re.MULTILINE)
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
