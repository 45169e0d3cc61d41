"""Pagination cursors."""

from __future__ import annotations

import pytest

from rollhouse.server.store import cursor


def test_a_cursor_keeps_every_value() -> None:
    key = (1763450000.123456, "table-1", 3)
    assert cursor.decode(cursor.encode(*key), float, str, int) == key


@pytest.mark.parametrize("text", ["", "1.0", "1.0~t", "1.0~t~1~2", "x~t~1", "1.0~t~x", "1.0~t~99999999999", "1.0~\0~1"])
def test_malformed_cursors_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        cursor.decode(text, float, str, int)
