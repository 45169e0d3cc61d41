"""The README as a package index shows it, and the project URLs; `hatch_metadata.py` calls both when a package is built.

An index shows the README far from the files that it links to, so `ROLLHOUSE_FILES=https://HOST/…/v0.3.0` says where the files of a release
are, and links and images lead there. Without it links become plain text, and images are left out.
"""

from __future__ import annotations

import re

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)]+)\)")
_IMAGE = re.compile(r'(<img src=")(?!\w+:)([^"]+")')
_PICTURES = re.compile(r"<p align=\"center\">\n(?:  <img [^\n]*\n)+</p>\n\n?")


def readme_for_index(text: str, files: str) -> str:
    """The README with absolute addresses below `files`, or with none at all."""
    if not files:
        return _LINK.sub(r"\1", _PICTURES.sub("", text))
    base = files.rstrip("/") + "/"
    return _LINK.sub(lambda found: f"[{found[1]}]({base}{found[2]})", _IMAGE.sub(rf"\g<1>{base}\g<2>", text))


def urls(files: str) -> dict[str, str]:
    """The project URLs below `files`, or none."""
    base = files.rstrip("/")
    pages = {"Homepage": "README.md", "Documentation": "docs/index.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}
    return {name: f"{base}/{page}" for name, page in pages.items()} if files else {}
