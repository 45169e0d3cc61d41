"""The policy of taking moves back, the same in the terminal, in plain mode and at shared tables.

- A person who plays only against bots goes back to their own last decision, past the dice and the bots' moves since. Dice depend on the
  moment, so that the same ones fall again: taking back is no new roll.
- Between people a move can't be taken back past a roll or a draw, nor past another person's move. This holds at a shared keyboard, too.
- What a person typed for real dice or cards can be corrected like a move.

A shared game that is over stays over, because the secret of its dice is public then. The referee (docs/referee.md) keeps no policy: its
programs play chance, too, and take back the last move of any player.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from rollhouse.core.errors import UndoError

Maker: TypeAlias = Literal["own", "other", "bot", "dice"]
"""Who made a move: the person who takes back (with real dice also what they typed), another person, a bot, or the server's dice."""


def moves_to_take_back(makers: Iterable[Maker], *, solo: bool) -> int:
    """How many moves may be taken back, given who made them, the last first; 0 for none. `solo`: at most one person plays."""
    for count, maker in enumerate(makers, start=1):
        if maker == "own":
            return count
        if maker != "bot" and not solo:
            return 0
    return 0


def undo_refused(ply: int, *, solo: bool) -> UndoError:
    """The refusal: there was no decision yet, or dice were rolled since."""
    return UndoError("undo/nothing" if solo or not ply else "undo/past-roll")
