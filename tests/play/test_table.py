"""A table: moves, refusals, saving before showing, and what can be taken back."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollhouse.core.errors import IllegalMove, MalformedMove, RecordError, RollhouseError, StaleMove, UndoError
from rollhouse.core.game import Event
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import RealDice, ScriptedDice, SeededDice, Source
from rollhouse.play.driver import Driver
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from tests.walks import SETUPS, walk


def dicy_table(seats: str, dice: Source, **options: object) -> Table:
    game = find_game("dicy-cards")
    players = read_players(seats, game)
    setup = game.setup({"players": len(players), "first": 0, **options})
    return Table(game, setup, players, dice, seed=5)


def played(table: Table, *moves: str) -> Table:
    for move in moves:
        table.submit(table.read(move))
    return table


def step(table: Table) -> Sequence[Event]:
    """The dice, or the bot that the table waits for, make one move."""
    return Driver(table).step()


def to_the_end(table: Table, rng: random.Random | None = None) -> Table:
    """Dice and bots move by themselves; people move at random."""
    while table.awaited != "end":
        if table.awaited in ("roll", "dice", "bot"):
            step(table)
        else:
            moves = table.game.legal(table.state)
            table.submit((rng or random.Random(table.ply)).choice(moves))
    return table


# --- moves --------------------------------------------------------------------------------------------------------------------------


def test_a_move_changes_the_table_and_says_what_happened() -> None:
    table = dicy_table("Ana,Bo", RealDice())
    (rolled,) = table.submit(table.read("roll 123456"), ply=0)
    assert rolled.message().key == "dicy-event-rolled"
    assert (table.ply, table.record.moves, table.state.dice) == (1, ("roll 123456",), (1, 2, 3, 4, 5, 6))


def test_who_is_awaited() -> None:
    table = dicy_table("Ana,bot:greedy", ScriptedDice(["roll 123456", "roll 123456"]))
    seen = [table.awaited]
    step(table)
    seen.append(table.awaited)
    assert step(table) == ()  # no move is made for a person
    played(table, "skip")
    seen.append(table.awaited)
    step(table)
    seen.append(table.awaited)
    assert seen == ["roll", "person", "dice", "bot"]
    assert dicy_table("Ana,bot:greedy", RealDice()).awaited == "dealer"
    assert to_the_end(dicy_table("bot:random,bot:greedy", SeededDice(1), target=20)).awaited == "end"


def test_a_turn_begins_until_something_is_rolled_in_it() -> None:
    table = dicy_table("Ana,Bo", RealDice())
    begins = [table.turn_begins]
    for move in ("roll 123456", "freeze odd 1", "roll 1", "skip", "roll 111111"):
        played(table, move)
        begins.append(table.turn_begins)
    assert begins == [True, False, False, False, True, False]


@pytest.mark.parametrize(
    ("text", "ply", "error"),
    [("score odd 2", None, IllegalMove), ("roll 123456", None, IllegalMove), ("skip", 0, StaleMove), ("skip", 2, StaleMove)],
)
def test_a_refused_move_changes_nothing(text: str, ply: int | None, error: type[RollhouseError]) -> None:
    heard: list[Record] = []
    table = played(dicy_table("Ana,Bo", RealDice()), "roll 123456")
    table.saved = heard.append
    before = (table.record, table.state, table.ply)
    with pytest.raises(error):
        table.submit(table.read(text), ply=ply)
    assert (table.record, table.state, table.ply) == before
    assert heard == []


def test_a_stale_move_says_what_is_current() -> None:
    table = played(dicy_table("Ana,Bo", RealDice()), "roll 123456")
    with pytest.raises(StaleMove) as caught:
        table.submit(table.read("skip"), ply=0)
    assert (caught.value.code, caught.value.value, caught.value.location, caught.value.now) == ("move/stale", "skip", "0", 1)


def test_what_is_no_move_is_refused_before_it_gets_anywhere() -> None:
    with pytest.raises(MalformedMove):
        dicy_table("Ana,Bo", RealDice()).read("hop")


def test_the_result_is_in_the_record_when_the_game_is_over_and_only_then() -> None:
    table = dicy_table("bot:greedy,bot:random", SeededDice(3), target=20)
    results: list[tuple[int, ...] | None] = []
    table.saved = lambda record: results.append(record.result)
    to_the_end(table)
    assert set(results[:-1]) == {None}
    assert table.outcome is not None
    assert results[-1] == table.record.result == table.outcome.winners


# --- saved first --------------------------------------------------------------------------------------------------------------------


def test_every_change_is_saved_before_it_is_made() -> None:
    table = dicy_table("Ana,Bo", RealDice())
    heard: list[tuple[int, int]] = []
    table.saved = lambda record: heard.append((len(record.moves), table.ply))
    played(table, "roll 123456", "skip")
    table.undo()
    assert heard == [(1, 0), (2, 1), (1, 2)]


def test_what_cannot_be_saved_does_not_happen() -> None:
    table = played(dicy_table("Ana,Bo", RealDice()), "roll 123456")

    def full(record: Record) -> None:
        raise OSError("No space left on device")

    table.saved = full
    before = (table.record, table.state, table.ply)
    with pytest.raises(OSError, match="No space"):
        table.submit(table.read("skip"))
    with pytest.raises(OSError, match="No space"):
        table.undo()
    assert (table.record, table.state, table.ply) == before
    table.saved = lambda record: None
    played(table, "skip")
    assert table.ply == 2


# --- taking back --------------------------------------------------------------------------------------------------------------------


def refused_undo(table: Table) -> str:
    with pytest.raises(UndoError) as caught:
        table.undo()
    assert table.undoable() == 0
    return caught.value.code


def test_reactions_are_taken_back_one_by_one() -> None:
    table = dicy_table("Ana,Bo,Cy", ScriptedDice(["roll 123456"]))
    step(table)
    played(table, "score any_two 56", "freeze odd", "freeze straight")
    assert [table.undo(), table.undo(), table.undo()] == [1, 1, 1]
    assert table.record.moves == ("roll 123456",)
    assert refused_undo(table) == "undo/past-roll"


def test_with_real_dice_everything_can_be_corrected_step_by_step_bots_moves_included() -> None:
    table = dicy_table("Ana,bot:greedy", RealDice(), first="random")
    played(table, "first 1", "roll 666666")
    while table.state.turn == 1:  # the bot may reroll, and Ana may have to react
        if table.awaited == "bot":
            step(table)
        else:
            played(table, "roll " + "1" * table.state.rolling if table.state.rolling else str(table.game.legal(table.state)[0]))
    played(table, "roll 112233", "freeze odd 1", "roll 4", "skip")
    taken = []
    while table.undoable():
        awaited_before = table.ply - table.undoable()
        taken.append(table.undo())
        assert table.ply == awaited_before
        assert table.awaited in ("person", "dealer")
    assert table.record.moves == ()
    assert table.state == table.game.start(table.game.setup(table.record.setup))
    assert max(taken) > 1  # a bot's move went with the entry before it
    assert refused_undo(table) == "undo/nothing"


def test_taking_back_the_last_move_of_a_game_takes_its_result_back() -> None:
    table = dicy_table("Ana", ScriptedDice(["roll 666666"]), target=20, cards="all_same odd sixes straight low_six")
    step(table)
    played(table, "score all_same 666666")
    assert (table.awaited, table.record.result) == ("end", (0,))
    table.undo()
    assert (table.awaited, table.record.result) == ("person", None)


# --- going on ----------------------------------------------------------------------------------------------------------------------


@given(st.sampled_from(SETUPS), st.integers(0, 5), st.sampled_from([0, 1, 4, 9, 25, 10_000]))
@settings(max_examples=30)
def test_a_resumed_table_is_the_same_table(setup: tuple[str, Mapping[str, object]], seed: int, longest: int) -> None:
    record = walk(*setup, seed=seed, longest=longest)
    game = find_game(record.game)
    original = Table(game, game.setup(record.setup), read_players(record.seats, game), RealDice())
    played(original, *record.moves)
    resumed = Table.resumed(record, RealDice())
    for name in ("state", "record", "ply", "awaited", "turn_begins", "outcome", "players"):
        assert getattr(resumed, name) == getattr(original, name), name
    assert resumed.undoable() == original.undoable()


@pytest.mark.parametrize(("name", "options"), [SETUPS[1], SETUPS[5]], ids=["dicy-cards", "dicetto"])
def test_seeded_games_go_on_the_same_after_resuming_and_after_taking_back(name: str, options: dict[str, object]) -> None:
    game = find_game(name)
    players = read_players("Ana,bot:random,bot:greedy,bot:greedy", game)

    def fresh() -> Table:
        return Table(game, game.setup({**options, "players": 4}), players, SeededDice(9), seed=9)

    whole = to_the_end(fresh()).record
    for cut in range(0, len(whole.moves), 7):
        resumed = Table.resumed(whole.cut(cut), SeededDice(9), seed=9)
        assert to_the_end(resumed).record == whole
    table = fresh()
    undone = 0
    while table.awaited != "end":
        if table.undoable() and table.ply > undone:
            undone = table.ply
            table.undo()
        elif table.awaited == "person":
            table.submit(random.Random(table.ply).choice(table.game.legal(table.state)))
        else:
            step(table)
    assert undone
    assert table.record == whole


def test_a_damaged_record_is_not_resumed() -> None:
    record = walk(*SETUPS[0], seed=1, longest=4)
    with pytest.raises(RecordError):
        Table.resumed(record.then("roll 123456"), RealDice())
    with pytest.raises(RollhouseError):
        Table.resumed(Record(record.game, record.rules_version, record.setup, ("Ana", "bot:nobody")), RealDice())


# --- bots --------------------------------------------------------------------------------------------------------------------------


def test_a_bot_gets_the_state_the_legal_moves_and_randomness_of_its_own_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    class Spy:
        def choose(self, *args: Any, **named: Any) -> Any:
            calls.append((args, named))
            moves: Sequence[Any] = args[1]
            return moves[0]

    game = find_game("dicy-cards")
    monkeypatch.setattr(type(game), "bots", {"spy": Spy})
    table = dicy_table("bot:spy,bot:spy", SeededDice(5), target=20)
    while table.awaited != "end":
        ply, state = table.ply, table.state
        bots_turn = table.awaited == "bot"
        step(table)
        if bots_turn:
            (args, named) = calls.pop()
            assert named == {}
            assert args[:2] == (state, game.legal(state))
            assert args[2].getstate() == random.Random(f"rollhouse bot 5 {ply}").getstate()
            assert len(args) == 3
    assert not calls
    assert table.outcome is not None
