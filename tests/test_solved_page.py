"""docs/solved.md has the figures of the result files, and CITATION.cff the version of the package."""

from __future__ import annotations

import re
from pathlib import Path

import yaml  # type: ignore[import-untyped]  # its types are another package, for one file

import rollhouse
from scripts.write_solved import PAGE, written

ROOT = Path(__file__).parent.parent


def test_every_figure_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "python -m scripts.write_solved"
    assert len(re.findall(r"<!-- \w", page)) >= 20


def test_results_are_not_written_by_hand() -> None:
    """Outside the generated parts there is no figure with decimals or in percent."""
    by_hand = re.sub(r"<!-- \w[\w-]* -->.*?<!-- / -->", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r"\d+[.,]\d+|\d+ ?%", by_hand) == []


def test_the_citation_has_the_version_of_the_package() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == rollhouse.__version__
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
