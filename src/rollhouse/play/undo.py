"""What may be taken back: one policy for the terminal, the plain mode and shared tables.

- Whoever plays against bots alone goes back to their own last decision, past the dice and the bots' moves since. Dice are asked by moment,
  so that the same ones fall again: nobody can roll anew by taking back.
- Between people nobody goes back past a roll or a draw, nor past another person's move. People who share one keyboard are people too.
- What a person typed for real dice or cards is theirs to correct, like a move.

A shared game that is over stays over, because the secret of its dice is public then. The referee (docs/referee.md) keeps no policy: its
programs play chance too, and take back the last move, whosever it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from rollhouse.core.errors import UndoError

__all__ = ["Maker", "moves_to_take_back", "undo_refused"]

Maker: TypeAlias = Literal["own", "other", "bot", "dice"]
"""Who made a move: whoever takes back (with real dice also what they typed), another person, a bot, or the house's dice and cards."""


def moves_to_take_back(makers: Iterable[Maker], *, alone: bool) -> int:
    """How many moves go back, where these made them, the last move first; 0 where nothing may. `alone`: with bots, or with nobody."""
    for count, maker in enumerate(makers, start=1):
        if maker == "own":
            return count
        if maker != "bot" and not alone:
            return 0
    return 0


def undo_refused(ply: int, *, alone: bool) -> UndoError:
    """The refusal: there has been nothing to decide yet, or dice have fallen since."""
    return UndoError("undo/nothing" if alone or not ply else "undo/past-roll")
