from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game
from tests.examples.packages import PIG, beside_the_house, installed


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """Pig, found by its entry point as any user would find it."""
    with beside_the_house(monkeypatch, installed(PIG, tmp_path / "site"), PIG):
        yield game("pig")
