"""The schemas in docs/schemas/ are those of the types that the programs read."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from rollhouse.analysis.dataset import AnalysedGame
from rollhouse.analysis.report import Report
from rollhouse.core.record import Record
from rollhouse.games.dicetto.deck import DeckFile
from rollhouse.games.dicy_cards.cards import CardsFile, ModesFile

FOLDER = Path(__file__).parent.parent / "docs" / "schemas"
SCHEMAS: dict[str, type] = {
    "cards": CardsFile,
    "modes": ModesFile,
    "deck": DeckFile,
    "record": Record,
    "report": Report,
    "dataset": AnalysedGame,
}


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schema_is_up_to_date(name: str) -> None:
    """After a change on purpose: ROLLHOUSE_UPDATE=1 pytest tests/test_schemas.py."""
    path = FOLDER / f"{name}.schema.json"
    wanted = msgspec.json.format(msgspec.json.encode(msgspec.json.schema(SCHEMAS[name]))).decode() + "\n"
    if os.environ.get("ROLLHOUSE_UPDATE"):
        path.write_text(wanted)
    assert path.read_text() == wanted


def test_there_is_no_other_schema() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.schema.json" for name in (*SCHEMAS, "wire")}  # tests/server/test_schema.py
