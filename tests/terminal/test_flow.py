"""Who goes next, and when."""

from __future__ import annotations

from rollhouse.play.table import Table
from rollhouse.terminal.flow import GRACE, LAYING, Flow, Waiting
from tests.terminal.seats import companion, sit


def flow(table: Table, pace: float = 0.6) -> Flow:
    return Flow(table, pace=pace, tumble=0.4)


def waits_for(rhythm: Flow) -> Waiting:
    return rhythm.waiting


def test_a_person_opens_their_turn_and_their_rerolls_fall_at_once() -> None:
    rhythm = flow(sit(dice=["roll 123466", "roll 36"]))
    assert waits_for(rhythm) is Waiting.ROLL
    rhythm.step()
    assert waits_for(rhythm) is Waiting.PERSON
    rhythm.play(rhythm.table.read("freeze straight 12"))
    assert (rhythm.waiting, rhythm.delay) == (Waiting.STEP, 0.4)
    rhythm.step()
    assert rhythm.table.state.dice == (3, 3, 4, 6, 6, 6)


def test_the_next_persons_roll_waits_so_that_the_last_move_can_be_taken_back() -> None:
    rhythm = flow(sit(dice=["roll 123466"]))
    rhythm.step()
    rhythm.play(rhythm.table.read("skip"))
    assert waits_for(rhythm) is Waiting.ROLL
    assert rhythm.undo() == 1
    assert waits_for(rhythm) is Waiting.PERSON


def test_a_bot_leaves_time_to_take_a_move_back_and_then_keeps_the_pace() -> None:
    rhythm = flow(sit(players="Ana,bot:greedy"))
    rhythm.step()
    rhythm.play(rhythm.table.read("skip"))
    assert (rhythm.waiting, rhythm.grace, rhythm.delay) == (Waiting.STEP, True, GRACE)
    rhythm.step()
    assert (rhythm.waiting, rhythm.grace, rhythm.delay) == (Waiting.STEP, False, 0.6)


def test_without_a_pace_nothing_waits() -> None:
    rhythm = Flow(sit(players="Ana,bot:greedy"), pace=0)
    rhythm.step()
    rhythm.play(rhythm.table.read("skip"))
    assert (rhythm.waiting, rhythm.delay) == (Waiting.STEP, 0)


def test_the_table_is_laid_quickly() -> None:
    rhythm = flow(sit("dicetto", first="random"))
    assert (rhythm.waiting, rhythm.delay) == (Waiting.STEP, LAYING)


def test_a_bots_reaction_leaves_time_too() -> None:
    rhythm = flow(sit(players="Ana,bot:greedy", dice=["roll 123466"]))
    rhythm.step()
    rhythm.play(rhythm.table.read("score any_two 66"))
    assert rhythm.table.awaited == "bot"
    assert rhythm.delay == GRACE


def test_real_dice_wait_for_a_dealer() -> None:
    assert flow(companion()).waiting is Waiting.DEALER


def test_dice_that_have_nothing_to_say_leave_the_answer_to_a_person() -> None:
    rhythm = flow(sit(players="bot:greedy,bot:greedy", dice=[]))
    assert waits_for(rhythm) is Waiting.STEP
    assert rhythm.step() == ()
    assert waits_for(rhythm) is Waiting.DEALER
    rhythm.play(rhythm.table.read("roll 111111"))
    assert waits_for(rhythm) is Waiting.STEP


def test_a_roll_may_wait_for_a_key_even_within_a_turn() -> None:
    rhythm = Flow(sit(players="bot:greedy,bot:greedy"), pace=0.6, rolled_by_key=lambda state: True)
    assert waits_for(rhythm) is Waiting.ROLL


def test_nobody_is_awaited_at_the_end() -> None:
    rhythm = Flow(sit(players="bot:greedy,bot:greedy", target=20), pace=0)
    while rhythm.waiting is Waiting.STEP:
        rhythm.step()
    assert waits_for(rhythm) is Waiting.NOBODY
