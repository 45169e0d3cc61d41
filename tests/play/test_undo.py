"""One policy for taking back: the same cases at a table of one's own and at a shared one."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import UndoError
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import RealDice, SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.entries import Moved, Options, Undone
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from rollhouse.play.undo import Maker, moves_to_take_back
from tests.play.shared import ANA, NOON, Party

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
    "with what bots replied": (
        "Ana,bot:random,bot:greedy",
        "server",
        ("roll 123456", "score any_two 56", "freeze odd", "freeze straight"),
        3,
    ),
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
def test_at_a_table_of_ones_own(case: str) -> None:
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
def test_at_a_shared_table_with_one_device(case: str) -> None:
    seats, dice, moves, wanted = CASES[case]
    party = Party(
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
    ("makers", "alone", "wanted"),
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
def test_the_policy_itself(makers: tuple[Maker, ...], alone: bool, wanted: int) -> None:
    assert moves_to_take_back(makers, alone=alone) == wanted


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
