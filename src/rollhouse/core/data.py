"""Data files that people may correct: TOML in, typed values out, and one clear error for anything else."""

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

_LARGEST = 1_000_000


def package_file(package: str, name: str) -> Path:
    """The path of a data file shipped inside a package of ours."""
    from importlib.resources import files

    return Path(str(files(package) / name))


def load_toml(path: Path, kind: type[T]) -> T:
    """The file's content as a `kind`; `data/unreadable`, `data/toml` or `data/schema` say what is wrong with it and where."""
    raw = read_bounded(path, _LARGEST, DataError, "data/unreadable")
    try:
        values: Any = tomllib.loads(raw.decode())
    except (ValueError, RecursionError) as error:  # what tomllib raises for bad TOML, bad UTF-8, endless numbers and endless nesting
        raise DataError("data/toml", value=str(path), reason=say("error-why-parser", reason=str(error))) from None
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise DataError("data/schema", value=str(path), reason=say("error-why-parser", reason=str(error))) from None
