"""A pytest plugin that shuffles the tests: `pytest -p tests.random_order`. ROLLHOUSE_TEST_ORDER is the seed, and is printed."""

from __future__ import annotations

import os
import random

import pytest

ORDER = "ROLLHOUSE_TEST_ORDER"


def pytest_report_header() -> str:
    return f"the tests are shuffled: {ORDER}={os.environ[ORDER]} repeats this order"


@pytest.hookimpl(tryfirst=True)  # pytest then groups tests that share a fixture
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    random.Random(os.environ[ORDER]).shuffle(items)
