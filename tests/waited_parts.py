"""How long seats' parts in the dice are waited for. Apart from `patience.py`: bots' processes, which import that, must not know of dice."""

from __future__ import annotations

from rollhouse.play import entropy_shares as parts
from tests.patience import PATIENCE

__all__ = ["wait_for_every_part"]


def wait_for_every_part() -> None:
    """From now on no busy machine drops a seat's part in the dice: tests that want one dropped move the clock."""
    parts.REVEAL_SECONDS = PATIENCE / 2
