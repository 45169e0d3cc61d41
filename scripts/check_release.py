"""Checks that a release can be tagged and built: `make release-check`. Prints every problem; exit code 0 when there is none.

- The version is the same in `rollhouse.__version__`, CITATION.cff and the wheel.
- CHANGELOG.md has a dated section for it in Keep-a-Changelog form, with the date of CITATION.cff.
- Nothing is uncommitted, and the tag is free.
- `ROLLHOUSE_FILES` is set: the address of the release's files, for the README's links and the project URLs on a package index.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
"""The headings that Keep a Changelog knows within a release."""


def problems(root: Path, files_url: str) -> list[str]:
    """Everything that keeps this tree from being released, as sentences."""
    version = _match(r'^__version__ = "([^"]+)"$', root / "src" / "rollhouse" / "__init__.py")
    if not version:
        return ["src/rollhouse/__init__.py has no __version__"]
    cited = _match(r"^version: (\S+)$", root / "CITATION.cff")
    released = _match(r'^date-released: "(\S+)"$', root / "CITATION.cff")
    built = _run(root, sys.executable, "-m", "hatchling", "version")
    found = []
    if cited != version:
        found.append(f"CITATION.cff says version {cited}, the package {version}")
    if built != version:
        found.append(f"the wheel would have version {built}, the package has {version}")
    found += changelog_problems((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, released)
    if _run(root, "git", "status", "--porcelain"):
        found.append("there are uncommitted changes")
    if _run(root, "git", "tag", "--list", f"v{version}"):
        found.append(f"the tag v{version} exists already")
    if not files_url.startswith("https://"):
        found.append("ROLLHOUSE_FILES is not set to the https address of the release's files")
    return found


def changelog_problems(text: str, version: str, date: str) -> list[str]:
    """The faults of a changelog for this version, released on this day."""
    releases = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    headings = [release.partition("\n")[0].strip() for release in releases]
    found = []
    if headings[:1] != ["[Unreleased]"]:
        found.append("CHANGELOG.md does not begin with ## [Unreleased]")
    elif releases[0].partition("\n")[2].strip():
        found.append("CHANGELOG.md has entries under [Unreleased]")
    wanted = f"[{version}] - {date}"
    if wanted not in headings:
        return [*found, f"CHANGELOG.md has no section ## {wanted}"]
    kinds = re.findall(r"^### (.*)$", releases[headings.index(wanted)], flags=re.MULTILINE)
    if not kinds:
        found.append(f"CHANGELOG.md lists no changes for {version}")
    found += [f"CHANGELOG.md: {kind!r} is none of {', '.join(sorted(KINDS))}" for kind in kinds if kind not in KINDS]
    return found


def _match(pattern: str, path: Path) -> str:
    match = re.search(pattern, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return match[1] if match else ""


def _run(root: Path, *command: str) -> str:
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    """Print the problems of this tree."""
    found = problems(ROOT, os.environ.get("ROLLHOUSE_FILES", ""))
    for problem in found:
        print(f"- {problem}")
    print("Not ready for release" if found else "Ready for release")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
