"""The notebooks run, and print what they say they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.notebooks import NOTEBOOKS, printed, run


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_says(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert printed(run(path)) == printed(kept), "python -m scripts.notebooks"


def test_there_is_one_for_each_purpose() -> None:
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} == {"solve_a_deal", "compare_bots", "luck_of_a_game", "train_an_agent"}
