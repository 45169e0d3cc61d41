"""A node of its own for every module: no rate limits, and bots that move at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live.nodes import Node


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node.on_sqlite(tmp_path_factory.mktemp("server"), bot_pace_seconds=0.0) as running:
        yield running
