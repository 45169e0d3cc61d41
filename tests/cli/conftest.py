from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.programs import Inside


@pytest.fixture
def inside(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    return Inside(tmp_path, capsys, monkeypatch)
