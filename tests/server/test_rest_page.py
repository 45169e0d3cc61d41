"""docs/rest.md is what the application's OpenAPI document says."""

from __future__ import annotations

from pathlib import Path

from scripts.write_rest import page

PAGE = Path(__file__).parents[2] / "docs" / "rest.md"


def test_the_page_is_up_to_date() -> None:
    """After a change on purpose: python -m scripts.write_rest."""
    assert PAGE.read_text(encoding="utf-8") == page()
