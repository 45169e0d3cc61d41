"""Values narrowed to the type that a test expects: one line where a type checker would ask for two."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

T = TypeVar("T")


def present(value: T | None) -> T:
    """The value, which must not be None."""
    assert value is not None
    return value


def instance(kind: Callable[..., T], value: object) -> T:
    """The value, which must be of this class; a `Callable`, so that the class may be abstract."""
    assert isinstance(value, cast("type[T]", kind)), value
    return value
