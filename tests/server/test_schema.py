"""The wire's schema and the browser's types are what the server reads and sends by."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import get_args

import pytest

from rollhouse.server.http.schema import UNIONS, generated, schema_text, typescript

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("place", "wanted"),
    generated().items(),
    ids=generated(),
)
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
