from __future__ import annotations

from collections.abc import Iterator

import pytest

from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game
from tests.examples.packages import PIG, installed, with_packages


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """Pig, found by its entry point."""
    with with_packages(monkeypatch, installed(PIG)):
        yield game("pig")
