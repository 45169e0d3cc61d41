from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.programs import Inside, Referee


@pytest.fixture
def inside(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    return Inside(tmp_path, capsys, monkeypatch)


@pytest.fixture(scope="module")
def referee(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Referee]:
    with Referee(tmp_path_factory.mktemp("data")) as process:
        yield process
