"""What can be taken back at a shared table, by whom, and that the dice are the same again afterwards."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import UndoError
from rollhouse.play.entries import Moved, Opened, Options, Undone
from rollhouse.play.fair import commitment
from tests.play.shared import ANA, BO, CY, NOON, Party


def refused(party: Party, user_id: str) -> str:
    with pytest.raises(UndoError) as error:
        party.undo(user_id)
    return error.value.code


def texts(party: Party) -> tuple[str, ...]:
    return party.session.record().moves


def freeze(party: Party, user_id: str) -> tuple[str, str]:
    """Freeze something and reroll; the move, and what was rolled."""
    text = next(str(move) for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))
    moved, rolled = party.move(user_id, text)
    assert isinstance(moved, Moved)
    assert isinstance(rolled, Moved)
    return moved.move, rolled.move


def test_several_moves_of_one_turn_go_back_one_by_one() -> None:
    party = Party((ANA, BO), "dicetto").begin()
    party.roll(ANA)
    party.move(ANA, "keep")
    place = next(str(move) for move in party.session.game.legal(party.session.state) if str(move).startswith("place"))
    party.move(ANA, place)
    before = texts(party)
    assert before[-2:] == ("keep", place)
    assert party.undo(ANA) == (Undone(0, 1, NOON),)
    assert party.undo(ANA) == (Undone(0, 1, NOON),)
    assert texts(party) == before[:-2]
    assert refused(party, ANA) == "undo/past-roll"


def test_nobody_takes_back_for_somebody_else() -> None:
    party = Party((ANA, BO)).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    for user_id in (BO, CY, ""):
        assert refused(party, user_id) == "undo/past-roll"
    party.undo(ANA)


def test_a_reaction_to_my_move_by_somebody_else_stays() -> None:
    party = Party((ANA, BO), target=500).begin()
    session = party.session
    for _ in range(200):
        if session.roll_due() is not None:
            party.roll(party.actor())
        mover, state = party.actor(), session.state
        if state.waiting:
            break
        moves = session.game.legal(state)
        party.move(mover, next((str(move) for move in moves if str(move).startswith("score")), "skip"))
    assert session.state.waiting, "no reaction came up"
    other = party.actor()
    asker = ANA if other == BO else BO
    assert session.undoable() == ((0,) if asker == ANA else (1,))
    party.move(other, str(session.game.legal(session.state)[0]))
    assert refused(party, asker) == "undo/past-roll"


def test_the_same_reroll_again_gives_the_same_dice() -> None:
    party = Party((ANA, "bot:random")).begin()
    party.roll(ANA)
    text, rolled = freeze(party, ANA)
    party.undo(ANA)
    moved, again = party.move(ANA, text)
    assert isinstance(again, Moved)
    assert (str(moved.move if isinstance(moved, Moved) else ""), again.move) == (text, rolled)


def test_what_was_typed_by_hand_can_be_corrected() -> None:
    party = Party((ANA, BO), options=Options(dice="real")).begin()
    party.move(ANA, "roll 123456")
    assert party.undo(ANA) == (Undone(0, 1, NOON),)
    party.move(ANA, "roll 223456")
    party.move(ANA, "skip")
    party.move(BO, "roll 123456")
    assert refused(party, ANA) == "undo/past-roll"
    assert party.undo(BO) == (Undone(1, 1, NOON),)
    mixed = Party((ANA, BO), options=Options(real_seats=(1,))).begin()
    mixed.roll(ANA)
    assert refused(mixed, ANA) == "undo/past-roll"
    mixed.move(ANA, "skip")
    mixed.move(BO, "roll 123456")
    assert mixed.undo(BO) == (Undone(1, 1, NOON),)
    assert refused(mixed, BO) == "undo/past-roll"


def test_who_started_is_corrected_by_whoever_typed_it() -> None:
    party = Party((ANA, BO), options=Options(dice="real"), first="random").begin()
    party.move(ANA, "first 1")
    assert party.undo(ANA) == (Undone(0, 1, NOON),)
    assert party.session.dealer_seat() == 0


def test_a_game_that_went_on_from_another_never_goes_back_before_it() -> None:
    moves = ("roll 123456", "skip", "roll 112233", "skip")
    plain = Party((ANA, "bot:random")).session.opened
    opened = Opened(plain.game, plain.setup, Options(), ANA, commitment(bytes(32)), moves=moves)
    party = Party((ANA, "bot:random"), secret=bytes(32), opened=opened).begin()
    assert texts(party) == moves
    assert party.session.undoable() == ()
    assert refused(party, ANA) == "undo/nothing"
    party.roll(ANA)
    party.move(ANA, "skip")
    assert party.undo(ANA)[0] == Undone(0, 2, NOON)
    assert len(texts(party)) == 5


@pytest.mark.parametrize("options", [Options(), Options(real_seats=(1,))])
def test_whoever_a_bot_plays_for_takes_nothing_back(options: Options) -> None:
    """Neither its moves, nor rolls that it would then wait for."""
    party = Party((ANA, BO, CY), options=options).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    if options.real_seats:
        party.move(BO, "roll 123456")
    party.session.cover(CY, 1, NOON)
    party.commit()
    assert party.session.acting_bot() == (1, "greedy")
    assert 1 not in party.session.undoable()
    assert refused(party, BO) == "undo/past-roll"
    party.session.return_to_seats(BO)
    party.commit()
    party.move(BO, "skip")
    assert party.session.undoable() == (1,)
    party.session.resign(BO, 1, NOON)
    party.commit()
    assert party.session.undoable() == ()
    assert refused(party, BO) == "undo/past-roll"


def test_nothing_is_taken_back_once_it_is_over() -> None:
    party = Party((ANA, "bot:random")).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    party.session.resign(ANA, 0, NOON)
    assert party.session.undoable() == ()
