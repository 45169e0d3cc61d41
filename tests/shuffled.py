"""Tests in another order each time: `pytest -p tests.shuffled`. The order is that of ROLLHOUSE_TEST_ORDER, which is printed."""

from __future__ import annotations

import os
import random

import pytest

__all__ = ["ORDER"]

ORDER = "ROLLHOUSE_TEST_ORDER"


def pytest_report_header() -> str:
    return f"the tests are shuffled: {ORDER}={os.environ[ORDER]} gives this order again"


@pytest.hookimpl(tryfirst=True)  # pytest then brings together again those that share a house
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    random.Random(os.environ[ORDER]).shuffle(items)
