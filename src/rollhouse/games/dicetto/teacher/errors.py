"""How far the evaluator's values are off: measured by playing positions to the end, `python -m bench.dicetto_error --keep`."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError

__all__ = ["MeasuredErrors", "PlayersError", "errors_file", "judge_fingerprint", "measured_errors", "measured_for"]


class PlayersError(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The errors at tables of so many. Measured ones hold the noise of the rollouts too: none is stated too small."""

    players: int
    positions: int
    rollouts: int
    within: float
    """A share is off by at most this, 95 times in 100."""
    mean: float
    without_noise: float
    """The root of the mean square of the errors, less what the rollouts' noise adds to it."""
    most: float
    calibration: tuple[tuple[float, float, int], ...]
    """Of shares that are alike: what was said on average, what came of it, and how many they were."""


class MeasuredErrors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`errors.json`."""

    made_by: str
    judge: str
    """Which judge was measured."""
    players: tuple[PlayersError, ...]


def errors_file() -> Path:
    """Where the measured errors lie."""
    return package_file(__package__, "errors.json")


def judge_fingerprint() -> str:
    """Tells judges apart: the errors were measured for one of them."""
    return hashlib.sha256(package_file("rollhouse.games.dicetto.evaluation", "judges.npz").read_bytes()).hexdigest()[:16]


@cache
def measured_errors() -> MeasuredErrors:
    """What was measured."""
    path = errors_file()
    try:
        return msgspec.json.decode(path.read_bytes(), type=MeasuredErrors)
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None


def measured_for(players: int) -> PlayersError:
    """What was measured at tables of so many."""
    return next(one for one in measured_errors().players if one.players == players)
