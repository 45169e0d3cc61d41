"""The timeout for entropy shares. Apart from `timeouts.py`, which bot processes import: they must not import dice."""

from __future__ import annotations

from rollhouse.play import entropy_shares as parts
from tests.timeouts import TIMEOUT_SECONDS


def keep_every_entropy_share() -> None:
    """Wait for entropy shares so long that a busy machine drops none; a test that wants one dropped moves the clock."""
    parts.REVEAL_SECONDS = TIMEOUT_SECONDS / 2
