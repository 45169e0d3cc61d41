"""Files and data files: read within bounds, and refused with the place and the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from rollhouse.core.data import load_toml, package_file
from rollhouse.core.errors import DataError
from rollhouse.core.files import read_bounded


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    count: Annotated[int, Meta(ge=1, le=6)] = 1


def written(folder: Path, content: bytes) -> Path:
    path = folder / "thing.toml"
    path.write_bytes(content)
    return path


def test_a_good_file_becomes_a_value(tmp_path: Path) -> None:
    assert load_toml(written(tmp_path, b'name = "die"\ncount = 6\n'), Thing) == Thing("die", 6)


@pytest.mark.parametrize(
    ("content", "code", "reason"),
    [
        (b"name = \n#", "data/toml", "line 1"),
        (b'name = "die"\nname = "dice"\n#', "data/toml", "line 2"),
        (b'name = "\xff"', "data/toml", "utf-8"),
        (b"count = " + b"9" * 5000, "data/toml", "limit"),
        (b"name = " + b"[" * 50_000, "data/toml", "recursion"),
        (b"count = 3", "data/schema", "`name`"),
        (b"name = 3", "data/schema", "$.name"),
        (b'name = "die"\ncount = 7', "data/schema", "$.count"),
        (b'name = "die"\nsides = 6', "data/schema", "`sides`"),
    ],
)
def test_a_bad_file_says_where_and_what(tmp_path: Path, content: bytes, code: str, reason: str) -> None:
    path = written(tmp_path, content)
    with pytest.raises(DataError) as caught:
        load_toml(path, Thing)
    assert caught.value.code == code
    assert caught.value.value == str(path)
    assert caught.value.reason is not None
    assert caught.value.reason.key == "error-why-parser"
    assert reason in str(caught.value.reason.args["reason"])


def test_a_missing_file_a_folder_and_a_huge_file_cannot_be_read(tmp_path: Path) -> None:
    huge = written(tmp_path, b"#" * 1_000_001)
    for path, key in [
        (tmp_path / "no.toml", "error-why-os"),
        (tmp_path / "nul\0.toml", "error-why-os"),
        (tmp_path, "error-why-os"),
        (huge, "error-why-too-large"),
    ]:
        with pytest.raises(DataError) as caught:
            load_toml(path, Thing)
        assert caught.value.code == "data/unreadable"
        assert caught.value.reason is not None
        assert caught.value.reason.key == key


def test_files_inside_a_package_are_found() -> None:
    assert package_file("rollhouse.games.dicy_cards", "modes.toml").is_file()


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
