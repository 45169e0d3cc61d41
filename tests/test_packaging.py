"""The published package: its README and addresses, its extras, the locks, and the content of the wheel."""

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


def test_with_a_base_address_every_link_is_absolute() -> None:
    shown = readme_for_index(README, "https://example.org/files/v1/")
    assert not RELATIVE.search(shown)
    assert 'src="https://example.org/files/v1/docs/images/dicetto.webp"' in shown
    assert "](https://example.org/files/v1/docs/architecture.md)" in shown
    addresses = urls("https://example.org/files/v1/")
    assert list(addresses) == ["Homepage", "Documentation", "Changelog", "Security"]
    assert addresses["Changelog"] == "https://example.org/files/v1/CHANGELOG.md"
    assert all((ROOT / address.removeprefix("https://example.org/files/v1/")).is_file() for address in addresses.values())


def test_without_a_base_address_there_are_no_links() -> None:
    shown = readme_for_index(README, "")
    assert not RELATIVE.search(shown)
    assert "<img" not in shown
    assert "architecture" in shown
    assert urls("") == {}


def test_every_extra_names_the_packages_that_errors_name() -> None:
    """`MissingExtra` says which extra a package that cannot be imported comes with."""
    imported = {
        "psycopg[binary]": "psycopg",
        "cupy-cuda13x[ctk]": "cupy",
        "pygame-ce": "pygame",
        "open_spiel": "pyspiel",
        "pillow": "PIL",
        "resvg-py": "resvg_py",
    }
    for extra, packages in PACKAGES.items():
        named = [re.split(r"[><=;]", one)[0].strip() for one in PROJECT["optional-dependencies"][extra]]
        brought = {imported.get(one, one) for one in named if not one.startswith("rollhouse[")}
        assert brought <= set(packages), extra
        assert set(packages) - brought <= {"llvmlite"}, extra  # Numba brings it along


# --- locks ------------------------------------------------------------------------------------------------------------------------------


def requirements(extras: tuple[str, ...]) -> list[Requirement]:
    """The requirements of these extras, and of the extras that they include."""
    listed = [Requirement(text) for text in PROJECT["dependencies"]]
    for extra in extras:
        for requirement in map(Requirement, PROJECT["optional-dependencies"][extra]):
            listed += requirements(tuple(requirement.extras)) if requirement.name == "rollhouse" else [requirement]
    return listed


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
    for requirement in requirements(LOCKS[path]):
        versions = locked[canonicalize_name(requirement.name)]
        assert all(version in requirement.specifier for version in versions), requirement


def test_the_image_installs_what_is_locked() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "--require-hashes --requirement /source/requirements/site.txt" in container
    assert "--no-deps /source" in container


# --- the wheel --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.slow  # builds the client
def test_the_wheel_has_the_package_the_client_and_their_licences_and_nothing_else(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/rollhouse", "src/_rollhouse.py"]
    sources = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    package = {path.removeprefix("src/") for path in sources if path and (ROOT / path).is_file()}
    client = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/rollhouse/server/static").rglob("*") if path.is_file()}
    about = f"rollhouse-{rollhouse.__version__}.dist-info"
    described = {f"{about}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")}
    assert names == package | client | described
    assert "rollhouse/server/static/index.html" in client
    assert {Path(name).suffix for name in package} == {".py", ".ftl", ".toml", ".json", ".cu", ".npz", ".tcss", ".typed", ".ttf", ".txt"}
    for font in ("figtree", "fraunces"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in ZipFile(wheel).read(f"rollhouse/pictures/fonts/{font}.OFL.txt").decode()
    bundled = ZipFile(wheel).read("rollhouse/server/static/third-party-licenses.txt").decode()
    assert re.findall(r"^@fluent/bundle .* \(Apache-2.0\)$|^svelte .* \(MIT\)$", bundled, re.MULTILINE)
    for font in (path for path in client if path.endswith(".woff2")):
        assert re.search(rf"^{Path(font).name.split('-')[0]}.woff2 \(OFL-1.1\)$", bundled, re.MULTILINE), font
    texts = ("Apache License", "Permission is hereby granted, free of charge", "SIL OPEN FONT LICENSE Version 1.1")
    assert all(text in bundled for text in texts)
