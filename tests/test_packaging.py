"""What is published: a README without an address that is not true, extras that agree with the code, locks, and what is in the wheel."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import rollhouse
from rollhouse.core.extras import PACKAGES
from scripts.index_readme import readme_for_index, urls
from scripts.lock import LOCKS, digest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
RELATIVE = re.compile(r'(?:\]\(|src=")(?!https?:|#|\))')


def test_with_an_address_every_link_and_image_leads_there() -> None:
    shown = readme_for_index(README, "https://example.org/files/v1/")
    assert not RELATIVE.search(shown)
    assert 'src="https://example.org/files/v1/docs/images/dicetto.webp"' in shown
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
    imported = {"psycopg[binary]": "psycopg", "cupy-cuda13x[ctk]": "cupy", "pygame-ce": "pygame", "open_spiel": "pyspiel"}
    for extra, packages in PACKAGES.items():
        named = [re.split(r"[><=;]", one)[0].strip() for one in PROJECT["optional-dependencies"][extra]]
        brought = {imported.get(one, one) for one in named if not one.startswith("rollhouse[")}
        assert brought <= set(packages), extra
        assert set(packages) - brought <= {"llvmlite"}, extra  # Numba brings it along


def test_the_changelog_has_this_release() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1].startswith(f"{rollhouse.__version__} - ")


# --- locks ------------------------------------------------------------------------------------------------------------------------------


def wanted(extras: tuple[str, ...]) -> list[Requirement]:
    """What these extras ask for by name, and the extras that they bring."""
    found = [Requirement(one) for one in PROJECT["dependencies"]]
    for extra in extras:
        for one in map(Requirement, PROJECT["optional-dependencies"][extra]):
            found += wanted(tuple(one.extras)) if one.name == "rollhouse" else [one]
    return found


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_every_dependency_is_locked_in_a_version_that_fits_and_by_its_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert digest() in text.splitlines()[0], "python -m scripts.lock: a dependency in pyproject.toml has changed"
    locked: dict[str, list[str]] = {}
    for block in re.split(r"\n(?=\S)", text.split("\n", 1)[1].strip()):
        one, *hashes = block.split(" \\\n")
        assert hashes, one
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", line) for line in hashes), one
        name, version = one.partition(" ;")[0].strip().split("==")
        locked.setdefault(canonicalize_name(name), []).append(version)
    for requirement in wanted(LOCKS[path]):
        versions = locked[canonicalize_name(requirement.name)]
        assert all(version in requirement.specifier for version in versions), requirement


def test_the_image_installs_what_is_locked() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "--require-hashes --requirement /source/requirements/site.txt" in container
    assert "--no-deps /source" in container


# --- the wheel --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.slow  # builds
def test_the_wheel_has_the_package_and_the_browser_client_and_nothing_else(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/rollhouse"]
    sources = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    package = {path.removeprefix("src/") for path in sources if path and (ROOT / path).is_file()}
    client = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/rollhouse/server/static").rglob("*") if path.is_file()}
    about = f"rollhouse-{rollhouse.__version__}.dist-info"
    described = {f"{about}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")}
    assert names == package | client | described
    assert "rollhouse/server/static/index.html" in client
    assert {Path(name).suffix for name in package} == {".py", ".ftl", ".toml", ".json", ".cu", ".npz", ".tcss", ".typed"}
