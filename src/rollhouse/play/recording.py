"""The record of a shared table: its game, and what makes its dice ones that anybody can check."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rollhouse.core.record import WINNERS, Record
from rollhouse.play.fair import REAL, Added, fairness_tags

if TYPE_CHECKING:
    from rollhouse.play.session import Session

__all__ = ["record_of"]


def record_of(session: Session) -> Record:
    """The game so far; once it is over, with the secret of its dice."""
    opened, ended, table = session.opened, session.ended, session.table
    names = tuple(one.player().text for one in session.seats)
    record = Record.begin(session.game, session.setup, names) if table is None else table.record
    tags = {"Dice": REAL}
    if opened.options.dice != "real":
        secret = bytes.fromhex(ended.secret) if ended and ended.secret else None
        added = Added(opened.entropy, opened.commits, again=True) if opened.entropy else session.parts.added(again=False)
        added = msgspec.structs.replace(added, shared=opened.withheld or bool(opened.challenge))
        by_hand, before = opened.options.real_seats, len(opened.moves)
        tags = fairness_tags(secret, opened.commitment, added, by_hand, before, scheme=opened.scheme)
    if ended is not None and record.result is None:  # by a resignation: the game's own rules know no such end
        tags[WINNERS] = " ".join(map(str, ended.winners))
    return msgspec.structs.replace(record, seats=names, tags=tags)
