"""Undo: one policy for local and shared tables, by whom, and that the dice are the same again afterwards."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import UndoError
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import RealDice, SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.entries import Moved, Opened, Options, Undone
from rollhouse.play.fair import commitment
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from rollhouse.play.undo import Maker, moves_to_take_back
from tests.play.shared import ANA, BO, CY, NOON, SharedTable

TURN = ("roll 123456", "skip")
CASES = {
    "nothing yet": ("Ana,Bo", "server", (), 0),
    "a roll stays, between people": ("Ana,Bo", "server", TURN[:1], 0),
    "a decision goes back": ("Ana,Bo", "server", TURN, 1),
    "until the next one rolls": ("Ana,Bo", "server", (*TURN, "roll 111111"), 0),
    "a reroll is a roll": ("Ana,Bo", "server", ("roll 123456", "freeze odd 1", "roll 1"), 0),
    "people and a bot are people": ("Ana,Bo,bot:greedy", "server", (*TURN, *TURN, "roll 111111"), 0),
    "before a bot rolls": ("Ana,bot:greedy", "server", TURN, 1),
    "past a bot's dice": ("Ana,bot:greedy", "server", (*TURN, "roll 111111"), 2),
    "past a bot's whole turn": ("Ana,bot:greedy", "server", (*TURN, *TURN), 3),
    "past one's own roll too, against bots": ("Ana,bot:greedy", "server", (*TURN, *TURN, "roll 111111"), 4),
    "nothing was decided yet": ("Ana,bot:greedy", "server", TURN[:1], 0),
    "past several bots": ("Ana,bot:greedy,bot:greedy", "server", (*TURN, *TURN, *TURN), 5),
    "with what bots replied": ("Ana,bot:random,bot:greedy", "server", (TURN[0], "score any_two 56", "freeze odd", "freeze straight"), 3),
    "alone with the dice": ("Ana", "server", ("roll 123456", "freeze odd 1", "roll 1"), 2),
    "what was typed": ("Ana,Bo", "real", TURN[:1], 1),
    "a decision after what was typed": ("Ana,Bo", "real", TURN, 1),
    "what was typed for the next one": ("Ana,Bo", "real", (*TURN, "roll 111111"), 1),
    "what was typed for a bot": ("Ana,bot:greedy", "real", (*TURN, "roll 111111"), 1),
    "what was typed before a bot moved": ("Ana,bot:greedy", "real", (*TURN, *TURN), 2),
}


def code_of(seats: str, moves: tuple[str, ...]) -> str:
    """The refusal: against bots nothing was decided yet, and between people a roll came after the decision."""
    people = [seat for seat in seats.split(",") if not seat.startswith("bot:")]
    return "undo/past-roll" if moves and len(people) > 1 else "undo/nothing"


@pytest.mark.parametrize("case", CASES)
def test_undo_at_a_local_table(case: str) -> None:
    seats, dice, moves, wanted = CASES[case]
    game = find_game("dicy-cards")
    players = read_players(seats, game)
    table = Table(game, game.setup({"players": len(players), "first": 0}), players, RealDice() if dice == "real" else SeededDice(1))
    for text in moves:
        table.submit(table.read(text))
    assert table.undoable() == wanted
    if wanted:
        assert table.undo() == wanted
        assert table.record.moves == moves[: len(moves) - wanted]
    else:
        with pytest.raises(UndoError) as refused:
            table.undo()
        assert refused.value.code == code_of(seats, moves)


@pytest.mark.parametrize("case", CASES)
def test_undo_at_a_shared_table_with_one_user(case: str) -> None:
    seats, dice, moves, wanted = CASES[case]
    party = SharedTable(
        [ANA if not seat.startswith("bot:") else seat for seat in seats.split(",")],
        options=Options(dice="real" if dice == "real" else "server"),
    ).begin()
    party.session.committed([Moved(text, NOON) for text in moves])
    assert bool(party.session.undoable()) == bool(wanted)
    if wanted:
        (took,) = party.undo(ANA)
        assert isinstance(took, Undone)
        assert took.count == wanted
        assert party.session.record().moves == moves[: len(moves) - wanted]
    else:
        with pytest.raises(UndoError) as refused:
            party.undo(ANA)
        assert refused.value.code in (code_of(seats, moves), code_of("Ana", moves)), "one device is one user"


@pytest.mark.parametrize(
    ("makers", "solo", "wanted"),
    [
        ((), True, 0),
        (("own",), False, 1),
        (("bot", "bot", "own"), False, 3),
        (("dice", "own"), False, 0),
        (("dice", "own"), True, 2),
        (("other", "own"), False, 0),
        (("bot", "dice"), True, 0),
    ],
)
def test_the_policy_itself(makers: tuple[Maker, ...], solo: bool, wanted: int) -> None:
    assert moves_to_take_back(makers, solo=solo) == wanted


def test_after_taking_back_the_same_dice_fall_for_the_bot() -> None:
    game = find_game("dicy-cards")
    players = read_players("Ana,bot:greedy", game)
    table = Table(game, game.setup({"players": 2, "first": 0}), players, SeededDice(1), seed=1)
    driver = Driver(table)
    driver.step()

    def turn() -> tuple[str, ...]:
        table.submit(table.read("skip"))
        while table.awaited in ("dice", "bot"):
            driver.step()
        assert table.awaited == "roll"
        return table.record.moves

    first = turn()
    assert table.undo() == len(first) - 1
    assert turn() == first


# --- at a shared table --------------------------------------------------------------------------------------------------------------------


def refused(party: SharedTable, user_id: str) -> str:
    with pytest.raises(UndoError) as error:
        party.undo(user_id)
    return error.value.code


def texts(party: SharedTable) -> tuple[str, ...]:
    return party.session.record().moves


def freeze(party: SharedTable, user_id: str) -> tuple[str, str]:
    """Freeze something and reroll; the move, and what was rolled."""
    text = next(str(move) for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))
    moved, rolled = party.move(user_id, text)
    assert isinstance(moved, Moved)
    assert isinstance(rolled, Moved)
    return moved.move, rolled.move


def test_several_moves_of_one_turn_go_back_one_by_one() -> None:
    party = SharedTable((ANA, BO), "dicetto").begin()
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


def test_a_user_undoes_their_own_moves_only() -> None:
    party = SharedTable((ANA, BO)).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    for user_id in (BO, CY, ""):
        assert refused(party, user_id) == "undo/past-roll"
    party.undo(ANA)


def test_a_reaction_of_another_player_stays() -> None:
    party = SharedTable((ANA, BO), target=500).begin()
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
    party = SharedTable((ANA, "bot:random")).begin()
    party.roll(ANA)
    text, rolled = freeze(party, ANA)
    party.undo(ANA)
    moved, again = party.move(ANA, text)
    assert isinstance(again, Moved)
    assert (str(moved.move if isinstance(moved, Moved) else ""), again.move) == (text, rolled)


def test_what_was_typed_by_hand_can_be_corrected() -> None:
    party = SharedTable((ANA, BO), options=Options(dice="real")).begin()
    party.move(ANA, "roll 123456")
    assert party.undo(ANA) == (Undone(0, 1, NOON),)
    party.move(ANA, "roll 223456")
    party.move(ANA, "skip")
    party.move(BO, "roll 123456")
    assert refused(party, ANA) == "undo/past-roll"
    assert party.undo(BO) == (Undone(1, 1, NOON),)
    mixed = SharedTable((ANA, BO), options=Options(real_seats=(1,))).begin()
    mixed.roll(ANA)
    assert refused(mixed, ANA) == "undo/past-roll"
    mixed.move(ANA, "skip")
    mixed.move(BO, "roll 123456")
    assert mixed.undo(BO) == (Undone(1, 1, NOON),)
    assert refused(mixed, BO) == "undo/past-roll"


def test_who_started_is_corrected_by_the_player_who_typed_it() -> None:
    party = SharedTable((ANA, BO), options=Options(dice="real"), first="random").begin()
    party.move(ANA, "first 1")
    assert party.undo(ANA) == (Undone(0, 1, NOON),)
    assert party.session.dealer_seat() == 0


def test_a_game_that_went_on_from_another_never_goes_back_before_it() -> None:
    moves = ("roll 123456", "skip", "roll 112233", "skip")
    plain = SharedTable((ANA, "bot:random")).session.opened
    opened = Opened(plain.game, plain.setup, Options(), ANA, commitment(bytes(32)), moves=moves)
    party = SharedTable((ANA, "bot:random"), secret=bytes(32), opened=opened).begin()
    assert texts(party) == moves
    assert party.session.undoable() == ()
    assert refused(party, ANA) == "undo/nothing"
    party.roll(ANA)
    party.move(ANA, "skip")
    assert party.undo(ANA)[0] == Undone(0, 2, NOON)
    assert len(texts(party)) == 5


@pytest.mark.parametrize("options", [Options(), Options(real_seats=(1,))])
def test_a_player_with_a_substitute_bot_undoes_nothing(options: Options) -> None:
    """Neither its moves, nor rolls that it would then wait for."""
    party = SharedTable((ANA, BO, CY), options=options).begin()
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
    party = SharedTable((ANA, "bot:random")).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    party.session.resign(ANA, 0, NOON)
    assert party.session.undoable() == ()
