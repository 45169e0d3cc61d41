"""Playing again: everybody's yes, and the score of a series."""

from __future__ import annotations

import msgspec
import pytest

from rollhouse.play.rematch import RematchState
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from tests.play.shared import ANA, BO, CY, SharedTable


def test_all_people_must_want_it_and_bots_are_not_asked() -> None:
    party = SharedTable((ANA, BO, "bot:greedy"), target=20).begin()
    with pytest.raises(TableError, match="table/not-over"):
        party.session.want_rematch(ANA, same_dice=False)
    session = party.to_the_end().session
    with pytest.raises(TableError, match="table/not-yours"):
        session.want_rematch(CY, same_dice=False)
    session.want_rematch(ANA, same_dice=False)
    session.want_rematch(ANA, same_dice=False)
    session.want_rematch(BO, same_dice=True)
    assert (session.rematch.wanted, session.rematch.agreed(session.seats, same_dice=False)) == ((ANA,), False)
    session.want_rematch(BO, same_dice=False)
    assert session.rematch.agreed(session.seats, same_dice=False)


def test_wins_are_added_up_and_a_shared_one_is_a_half_each() -> None:
    assert RematchState().score(2, ()) == ()
    assert RematchState().score(2, (1,)) == (0.0, 1.0)
    assert RematchState((1.0, 1.0)).score(2, (0, 1)) == (1.5, 1.5)
    assert RematchState((1.0, 1.0)).score(2, ()) == (1.0, 1.0)


def test_the_score_stands_until_somebody_else_plays() -> None:
    opened = msgspec.structs.replace(SharedTable((ANA, BO)).session.opened, score=(2.0, 1.0))
    session = Session(opened)
    session.sit(ANA, 0, "Ana")
    session.sit(BO, 1, "Bo")
    session.sit(BO, 1, "Robert")
    assert session.score() == (2.0, 1.0)
    session.rise(BO, 1)
    session.sit(BO, 1, "Bo")
    assert session.score() == ()
