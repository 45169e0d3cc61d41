"""What the table waits for, and how long automatic moves wait."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

from rollhouse.play.table import Table
from rollhouse.terminal import presenter as package
from rollhouse.terminal.presenter.game_presenter import DEAL_SECONDS, UNDO_SECONDS, GamePresenter
from tests.terminal.seats import companion, sit

MODULES = [module.name for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]


def present(table: Table) -> GamePresenter:
    presenter = GamePresenter(table, pace_seconds=0.6)
    presenter.tumble_seconds = 0.4
    return presenter


def awaited(presenter: GamePresenter) -> str:
    return presenter.awaited


def test_a_person_opens_their_turn_and_their_rerolls_fall_at_once() -> None:
    presenter = present(sit(dice=["roll 123466", "roll 36"]))
    assert awaited(presenter) == "roll"
    presenter.step()
    assert awaited(presenter) == "person"
    presenter.play(presenter.table.read("freeze straight 12"))
    assert (presenter.automatic, presenter.delay_seconds) == (True, 0.4)
    presenter.step()
    assert presenter.table.state.dice == (3, 3, 4, 6, 6, 6)


def test_the_next_persons_roll_waits_so_that_the_last_move_can_be_taken_back() -> None:
    presenter = present(sit(dice=["roll 123466"]))
    presenter.step()
    presenter.play(presenter.table.read("skip"))
    assert awaited(presenter) == "roll"
    assert presenter.undo() == 1
    assert awaited(presenter) == "person"


def test_a_bot_leaves_time_to_take_a_move_back_and_then_keeps_the_pace() -> None:
    presenter = present(sit(players="Ana,bot:greedy"))
    presenter.step()
    presenter.play(presenter.table.read("skip"))
    assert (presenter.automatic, presenter.undo_window, presenter.delay_seconds) == (True, True, UNDO_SECONDS)
    presenter.step()
    assert (presenter.automatic, presenter.undo_window, presenter.delay_seconds) == (True, False, 0.6)


def test_without_a_pace_nothing_waits() -> None:
    presenter = GamePresenter(sit(players="Ana,bot:greedy"), pace_seconds=0)
    presenter.step()
    presenter.play(presenter.table.read("skip"))
    assert (presenter.automatic, presenter.delay_seconds) == (True, 0)


def test_the_table_is_laid_quickly() -> None:
    presenter = present(sit("dicetto", first="random"))
    assert (presenter.automatic, presenter.delay_seconds) == (True, DEAL_SECONDS)


def test_a_bots_reaction_leaves_time_too() -> None:
    presenter = present(sit(players="Ana,bot:greedy", dice=["roll 123466"]))
    presenter.step()
    presenter.play(presenter.table.read("score any_two 66"))
    assert presenter.table.awaited == "bot"
    assert presenter.delay_seconds == UNDO_SECONDS


def test_real_dice_wait_for_a_dealer() -> None:
    assert present(companion()).awaited == "dealer"


def test_dice_that_have_nothing_to_say_leave_the_answer_to_a_person() -> None:
    presenter = present(sit(players="bot:greedy,bot:greedy", dice=[]))
    assert presenter.automatic
    assert presenter.step() == ()
    assert awaited(presenter) == "dealer"
    presenter.play(presenter.table.read("roll 111111"))
    assert presenter.automatic


def test_a_roll_may_wait_for_a_key_even_within_a_turn() -> None:
    presenter = GamePresenter(sit(players="bot:greedy,bot:greedy"), pace_seconds=0.6, rolled_by_key=lambda state: True)
    assert awaited(presenter) == "roll"


def test_nothing_is_awaited_at_the_end() -> None:
    presenter = GamePresenter(sit(players="bot:greedy,bot:greedy", target=20), pace_seconds=0)
    while presenter.automatic:
        presenter.step()
    assert awaited(presenter) == "end"


def test_the_presenter_needs_no_user_interface() -> None:
    found = subprocess.run(
        [sys.executable, "-c", f"import sys, {', '.join(MODULES)}; print(*[name for name in ('textual', 'rich') if name in sys.modules])"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == []
