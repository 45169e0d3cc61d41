"""docs/solved.md says what files of this repository say, and CITATION.cff what the package says."""

from __future__ import annotations

import re
from pathlib import Path

import yaml  # type: ignore[import-untyped]  # its types are another package, for one file

import rollhouse
from scripts.write_solved import PAGE, written

ROOT = Path(__file__).parent.parent


def test_every_figure_is_the_one_that_a_file_holds() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "python -m scripts.write_solved"
    assert len(re.findall(r"<!-- \w", page)) >= 20


def test_results_are_not_written_by_hand() -> None:
    """Outside the marks there is no figure with decimals, but powers of ten and what the rules say."""
    by_hand = re.sub(r"<!-- \w[\w-]* -->.*?<!-- / -->", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r"\d+[.,]\d+|\d+ ?%", by_hand) == []


def test_the_citation_is_of_this_release() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == rollhouse.__version__
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
