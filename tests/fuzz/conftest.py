"""A node for tests that send it anything: no limits, and bots that move at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.server.config import Config
from tests.server.live.nodes import Node


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    running = Node(Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", bot_pace=0.0, rate_limit=0))
    yield running
    running.stop()
