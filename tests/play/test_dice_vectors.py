"""`rollhouse verify` comes to the verdicts of tests/vectors/dice.json; the browser's dice check is tested against the same file."""

from __future__ import annotations

import json

from rollhouse.core.record_json import from_json
from rollhouse.core.record_text import from_text
from scripts.write_dice_vectors import FILE, verdict_on

VECTORS = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_record_gets_its_verdict() -> None:
    for vector in VECTORS:
        text = vector["record"]
        record = from_json(text) if text.startswith("{") else from_text(text)
        assert verdict_on(record) == vector["verdict"], vector["name"]


def test_the_records_show_every_kind_of_chance_and_of_verdict() -> None:
    right = [vector["verdict"] for vector in VECTORS if vector["verdict"]["ok"]]
    assert sum(verdict["checked"] > 10 for verdict in right) >= 6
    assert any(verdict["byHand"] for verdict in right)
    assert any(verdict["elsewhere"] for verdict in right)
    assert all(any(verdict[name] for verdict in right) for name in ("hidden", "inTheOpen", "dropped", "again", "shared"))
    assert {vector["verdict"].get("reason") for vector in VECTORS} == {
        None,
        "not-verifiable",
        "not-over",
        "secret",
        "commitment",
        "part",
        "roll",
    }
    assert all(any(verb in vector["record"] for vector in VECTORS) for verb in ("roll ", "first ", "deal ", "draw ", "bonus ", "duel "))
