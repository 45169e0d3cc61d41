"""What a package index shows: the README without an address that is not true, and extras that agree with the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import rollhouse
from rollhouse.core.extras import PACKAGES
from scripts.index_readme import readme_for_index, urls

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
RELATIVE = re.compile(r'(?:\]\(|src=")(?!https?:|#|\))')


def test_with_an_address_every_link_and_image_leads_there() -> None:
    shown = readme_for_index(README, "https://example.org/files/v1/")
    assert not RELATIVE.search(shown)
    assert 'src="https://example.org/files/v1/docs/images/dicetto.png"' in shown
    assert "](https://example.org/files/v1/docs/architecture.md)" in shown
    assert urls("https://example.org/files/v1/")["Changelog"] == "https://example.org/files/v1/CHANGELOG.md"


def test_without_an_address_nothing_leads_nowhere() -> None:
    shown = readme_for_index(README, "")
    assert not RELATIVE.search(shown)
    assert "<img" not in shown
    assert "How it is built" in shown
    assert urls("") == {}


def test_the_code_knows_the_extras_as_they_are() -> None:
    """An extra's packages are those that a missing import is blamed on."""
    imported = {"psycopg[binary]": "psycopg", "cupy-cuda13x[ctk]": "cupy"}
    for extra, packages in PACKAGES.items():
        named = [re.split(r"[><=;]", one)[0].strip() for one in PROJECT["optional-dependencies"][extra]]
        brought = {imported.get(one, one) for one in named if not one.startswith("rollhouse[")}
        assert brought <= set(packages), extra
        assert set(packages) - brought <= {"llvmlite"}, extra  # Numba brings it along


def test_the_changelog_has_this_release() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1].startswith(f"{rollhouse.__version__} - ")
