"""docs/dice.md is enough to write a verifier: `stranger.mjs` was written from it, in another language, and comes to the same verdicts."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import from_text

pytestmark = pytest.mark.slow  # starts a program

HERE = Path(__file__).parent
VECTORS = HERE.parent / "vectors" / "dice.json"


def as_json(record: str) -> Any:
    return json.loads(record if record.startswith("{") else to_json(from_text(record)))


@pytest.mark.skipif(shutil.which("node") is None, reason="Node runs the verifier; the browser client is built with it too")
def test_a_verifier_written_from_the_page_agrees_on_every_record() -> None:
    vectors = [vector for vector in json.loads(VECTORS.read_text()) if as_json(vector["record"])["tags"].get("Dice") != "real"]
    records = json.dumps([as_json(vector["record"]) for vector in vectors])
    ran = subprocess.run(["node", str(HERE / "stranger.mjs")], input=records, capture_output=True, text=True, check=True)
    compared = {"ok": 0, "wrong": 0}
    for vector, found in zip(vectors, json.loads(ran.stdout), strict=True):
        expected = vector["verdict"]
        if expected["ok"]:
            names = ("checked", "byHand", "elsewhere", "seal")
            assert found == {name: expected[name] for name in names}, vector["name"]
            compared["ok"] += 1
        else:
            number = {"number": expected["number"]} if "number" in expected else {}
            assert found == {"wrong": expected["reason"], **number}, vector["name"]
            compared["wrong"] += 1
    assert min(compared.values()) > 5, compared
