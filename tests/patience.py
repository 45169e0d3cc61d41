"""How long tests wait before they give up: for what has gone wrong only, since everything is waited for by its event."""

from __future__ import annotations

from rollhouse.play import parts

__all__ = ["PATIENCE", "STUBBORN", "wait_for_every_part"]

PATIENCE = 180.0
"""Seconds after which a test gives up. No test that passes comes near: machines are busy, and programs take their time to start."""
STUBBORN = 2 * PATIENCE
"""Seconds for which something that waits for a test's word goes on waiting: longer than the test itself."""


def wait_for_every_part() -> None:
    """From now on no busy machine drops a seat's part in the dice: tests that want one dropped move the clock."""
    parts.PATIENCE = PATIENCE / 2
