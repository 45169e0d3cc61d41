"""Data files that users may edit: TOML read as typed values, with a `DataError` for anything else."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rollhouse.core.errors import DataError
from rollhouse.core.files import read_bounded
from rollhouse.core.messages import say

__all__ = ["load_toml", "package_file"]

T = TypeVar("T")

_MAX_FILE_BYTES = 1_000_000


def package_file(package: str, name: str) -> Path:
    """The path of a data file inside an installed package."""
    from importlib.resources import files

    return Path(str(files(package) / name))


def load_toml(path: Path, kind: type[T]) -> T:
    """The content of a file as a `kind`.

    Raises:
        DataError: `data/unreadable`, `data/toml` or `data/schema`, with the path and the reason.

    """
    raw = read_bounded(path, _MAX_FILE_BYTES, DataError, "data/unreadable")
    try:
        values: Any = tomllib.loads(raw.decode())
    except (ValueError, RecursionError) as error:  # tomllib's errors for bad TOML, bad UTF-8, endless numbers and endless nesting
        raise DataError("data/toml", value=str(path), reason=say("error-why-parser", reason=str(error))) from None
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise DataError("data/schema", value=str(path), reason=say("error-why-parser", reason=str(error))) from None
