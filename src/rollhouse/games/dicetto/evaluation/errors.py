"""The measured errors of the evaluator's values: `python -m bench.dicetto_error --keep` plays positions to the end."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError


class PlayersError(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The errors for one number of players, the noise of the rollouts included: none is stated too small."""

    players: int
    positions: int
    rollouts: int
    within: float
    """The error of a share is at most this, 95 times in 100."""
    mean: float
    without_noise: float
    """The root of the mean square of the errors, less what the rollouts' noise adds to it."""
    most: float
    calibration: tuple[tuple[float, float, int], ...]
    """For shares of similar size: the mean estimate, the mean result, and their number."""


class MeasuredErrors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`errors.json`."""

    made_by: str
    network: str
    """The fingerprint of the measured network."""
    players: tuple[PlayersError, ...]


def errors_file() -> Path:
    """The path of the measured errors."""
    return package_file(__package__, "errors.json")


def network_fingerprint() -> str:
    """The fingerprint of the network that ships: the errors hold for the one that was measured."""
    return hashlib.sha256(package_file(__package__, "value_networks.npz").read_bytes()).hexdigest()[:16]


@cache
def measured_errors() -> MeasuredErrors:
    """The measured errors."""
    path = errors_file()
    try:
        return msgspec.json.decode(path.read_bytes(), type=MeasuredErrors)
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None


def measured_for(players: int) -> PlayersError:
    """The measured errors for so many players."""
    return next(errors for errors in measured_errors().players if errors.players == players)
