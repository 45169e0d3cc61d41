"""What `make release-check` finds."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts.check_release import changelog_problems, problems

URL = "https://example.org/files/v1.2.0"
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-18\n\n### Added\n- A thing.\n\n### Security\n- A fix.\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project that is ready for release."""
    package = tmp_path / "src" / "rollhouse"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CITATION.cff").write_text('version: 1.2.0\ndate-released: "2026-11-18"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "rollhouse"\ndynamic = ["version"]\n[tool.hatch.version]\npath = "src/rollhouse/__init__.py"\n'
    )
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(tree: Path, *arguments: str) -> None:
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments], cwd=tree, check=True)


def commit(tree: Path) -> None:
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "A change")


def test_a_tree_that_is_ready_has_no_problems(tree: Path) -> None:
    assert problems(tree, URL) == []


def test_every_problem_is_listed(tree: Path) -> None:
    (tree / "CITATION.cff").write_text('version: 1.1.0\ndate-released: "2026-11-17"\n')
    git(tree, "tag", "v1.2.0")
    assert problems(tree, "") == [
        "CITATION.cff says version 1.1.0, the package 1.2.0",
        "CHANGELOG.md has no section ## [1.2.0] - 2026-11-17",
        "there are uncommitted changes",
        "the tag v1.2.0 exists already",
        "ROLLHOUSE_FILES is not set to the https address of the release's files",
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("## [Unreleased]\n", "", "does not begin with ## [Unreleased]"),
        ("## [Unreleased]\n", "## [Unreleased]\n\n### Fixed\n- More.\n", "has entries under [Unreleased]"),
        ("[1.2.0] - 2026-11-18", "1.2.0 - 2026-11-18", "has no section ## [1.2.0] - 2026-11-18"),
        ("### Security", "### Improved", "'Improved' is none of Added, Changed"),
        ("### Added\n- A thing.\n\n### Security\n- A fix.\n", "", "lists no changes for 1.2.0"),
    ],
)
def test_a_changelog_in_another_form_is_found(old: str, new: str, problem: str) -> None:
    (found,) = changelog_problems(CHANGELOG.replace(old, new), "1.2.0", "2026-11-18")
    assert problem in found
