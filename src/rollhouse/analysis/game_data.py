"""Files of measured data that ship beside a game's rules."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError
from rollhouse.core.game import AnyGame

T = TypeVar("T")


def game_file(game: AnyGame, name: str) -> Path:
    """The path of a file beside a game's rules; the file need not exist."""
    package, _, module = type(game).__module__.rpartition(".")
    return package_file(package or module, name)


def read_game_file(path: Path, kind: type[T]) -> T | None:
    """The content of a JSON file; None where there is no file.

    Raises:
        DataError: The file's content is not of this kind.

    """
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None
