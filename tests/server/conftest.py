"""Databases for the tests: each test that asks for one runs on both kinds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollhouse.server.store.store import Store
from tests.servers import Postgres, postgres, ready_sqlite, redis_server

__all__ = ["database", "empty_database", "postgres", "redis_server", "store"]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.sqlite'}"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that is ready for use."""
    if request.param == "sqlite":
        return ready_sqlite(tmp_path)
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.ready()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store."""
    async with Store(database) as opened:
        yield opened
