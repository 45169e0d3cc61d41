"""What a test expects of a value or an error, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import pytest

from rollhouse.core.errors import RollhouseError

T = TypeVar("T")
E = TypeVar("E", bound=BaseException)


def present(value: T | None) -> T:
    """The value, which must not be None."""
    assert value is not None
    return value


def instance(kind: Callable[..., T], value: object) -> T:
    """The value, which must be of this class; a `Callable`, so that the class may be abstract."""
    assert isinstance(value, cast("type[T]", kind)), value
    return value


def raised(kind: type[E], call: Callable[..., object], *given: Any, **more: Any) -> E:
    """The error that this call must raise."""
    with pytest.raises(kind) as caught:
        call(*given, **more)
    return caught.value


def reason_key(error: RollhouseError) -> str:
    """The key of the reason that an error must give."""
    return present(error.reason).key
