from __future__ import annotations

from pathlib import Path

import pytest

from rollhouse.core.errors import DataError
from rollhouse.core.files import read_bounded


def test_a_file_is_read_whole_up_to_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "five"
    path.write_bytes(b"\xff1234")
    assert read_bounded(path, 5, DataError, "data/unreadable") == b"\xff1234"
    with pytest.raises(DataError) as refused:
        read_bounded(path, 4, DataError, "data/unreadable")
    assert (refused.value.code, refused.value.value) == ("data/unreadable", str(path))
    assert refused.value.reason is not None
    assert (refused.value.reason.key, refused.value.reason.args) == ("error-why-too-large", {"most": 4})


def test_a_file_without_end_is_not_read_without_end() -> None:
    with pytest.raises(DataError) as refused:
        read_bounded(Path("/dev/zero"), 1000, DataError, "data/unreadable")
    assert refused.value.reason is not None
    assert refused.value.reason.key == "error-why-too-large"


@pytest.mark.parametrize("name", ["none", "", "nul\0"])
def test_what_can_not_be_opened_is_refused_with_the_reason(tmp_path: Path, name: str) -> None:
    with pytest.raises(DataError) as refused:
        read_bounded(tmp_path / name, 10, DataError, "data/unreadable")
    assert refused.value.reason is not None
    assert refused.value.reason.key == "error-why-os"
