"""The README as a package index shows it, and the project's addresses. `hatch_metadata.py` asks for both when a package is built.

An index shows the README far from the files that it links to. Where they can be reached is not known here, so whoever publishes says it:
`ROLLHOUSE_FILES=https://HOST/…/v0.2.0` is where this release's files lie. Links and images then lead there. Without it there is no address
that would be true: links become plain words, and images are left out.
"""

from __future__ import annotations

import re

__all__ = ["readme_for_index", "urls"]

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
    """Where to read more; nothing where nothing is known."""
    base = files.rstrip("/")
    return {"Documentation": f"{base}/README.md", "Changelog": f"{base}/CHANGELOG.md"} if files else {}
