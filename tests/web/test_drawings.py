"""The drawings of pictures are those of the browser's components."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from rollhouse.core.data import package_file
from scripts.build_web import WEB, build, find_node

pytestmark = pytest.mark.slow


def test_the_drawings_are_up_to_date(tmp_path: Path) -> None:
    """After a change on purpose: node web/scripts/write-drawings.js."""
    build()  # installs the packages
    node = find_node()
    assert node is not None
    written = tmp_path / "drawings.json"
    subprocess.run([node.node, "scripts/write-drawings.js", str(written)], check=True, timeout=300, cwd=WEB)
    assert written.read_text(encoding="utf-8") == package_file("rollhouse.pictures", "drawings.json").read_text(encoding="utf-8")
