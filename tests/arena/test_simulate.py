"""Many games: the same seed gives the same summary, however they are played."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from fractions import Fraction
from typing import Any

import pytest

from rollhouse.arena import games as arena_games
from rollhouse.arena.games import ArenaError, play_one
from rollhouse.arena.report import from_json, to_json
from rollhouse.arena.simulate import GAMES_PER_TASK, Summary, simulate
from rollhouse.arena.tally import Result, Tally
from rollhouse.arena.workers import results_in_order
from rollhouse.core.errors import BotError, RollhouseError, SetupError
from rollhouse.core.registry import game as find_game
from tests.arena import toys
from tests.arena.toys import OddPig, SharedPig, StubbornPig
from tests.expecting import present, raised
from tests.timeouts import TIMEOUT_SECONDS

GAMES = ("dicy-cards", "dicetto")


def played(name: str, players: str, games: int, seed: int, workers: int, **options: object) -> Summary:
    return present(simulate(find_game(name), options, players, games, seed, workers))


# --- the same result --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_workers_does_not_show(name: str) -> None:
    games = 2 * GAMES_PER_TASK + 1
    alone, three = (to_json(played(name, "bot:greedy,bot:random,bot:random", games, 5, workers)) for workers in (1, 3))
    assert alone == three


@pytest.mark.parametrize("games", [1, GAMES_PER_TASK - 1, GAMES_PER_TASK, GAMES_PER_TASK + 1])
def test_chunks_do_not_show(games: int) -> None:
    pig = OddPig()
    setup = pig.setup({"players": 2, "first": "random"})
    counted = Tally(2)
    for index in range(games):
        counted.note(play_one(pig, setup, ("random", "careful"), 7, index))
    summary = present(simulate(pig, {}, "bot:random,bot:careful", games, 7, 1))
    assert summary.games == counted.games == games
    assert [player.wins for player in summary.players] == [counted.wins[seat][1] for seat in range(2)]
    assert [present(player.points).mean * games for player in summary.players] == pytest.approx(
        [sum(score * times for score, times in counted.scores[seat].items()) for seat in range(2)]
    )


def test_a_bot_does_not_move_the_dice() -> None:
    game = find_game("dicy-cards")
    setup = game.setup({"players": 2, "first": "random", "mode": "interglacial"})
    pairs = (("greedy", "greedy"), ("random", "random"))
    first, second = ([play_one(game, setup, pair, 3, index).starter for index in range(30)] for pair in pairs)
    assert first == second
    assert set(first) == {0, 1}


# --- what is counted --------------------------------------------------------------------------------------------------------------------


def test_a_tally_counts_shared_wins_and_places() -> None:
    counted = Tally(3)
    counted.note(Result(winners=(1,), scores=(10, 30, 20), starter=1, decisions=7, turns=3))
    counted.note(Result(winners=(0, 2), scores=(30, 10, 30), starter=1, decisions=9, turns=6))
    assert [dict(wins) for wins in counted.wins] == [{2: 1}, {1: 1}, {2: 1}]
    assert [dict(wins) for wins in counted.order] == [{1: 1}, {2: 1}, {2: 1}]  # seat 1 starts, then 2, then 0
    assert [dict(scores) for scores in counted.scores] == [{10: 1, 30: 1}, {30: 1, 10: 1}, {20: 1, 30: 1}]
    both = counted + counted
    assert (both.games, dict(both.turns), dict(both.wins[1])) == (4, {3: 2, 6: 2}, {1: 2})
    assert counted.games == 2


def test_a_shared_win_is_split() -> None:
    summary = present(simulate(SharedPig(), {}, "bot:random,bot:random", 200, 1, 1))
    guest, host = summary.players
    assert (guest.wins, guest.shared) == (0, host.shared)
    assert host.wins + host.shared == 200
    assert guest.share.value == pytest.approx(guest.shared / 2 / 200)
    assert guest.share.value + host.share.value == pytest.approx(1)
    assert summary.order is not None
    assert sum(place.value for place in summary.order) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_summary_is_what_its_games_were(name: str) -> None:
    game = find_game(name)
    bots = ("greedy", "random", "greedy")
    setup = game.setup({"players": 3, "first": "random"})
    results = [play_one(game, setup, bots, 11, index) for index in range(20)]
    summary = played(name, ",".join(f"bot:{bot}" for bot in bots), 20, 11, 1)
    for seat, player in enumerate(summary.players):
        parts = [Fraction(1, len(result.winners)) for result in results if seat in result.winners]
        assert player.player == f"bot:{bots[seat]}"
        assert player.share.value == float(sum(parts, Fraction(0)) / 20)
        assert present(player.points).mean == pytest.approx(sum(result.scores[seat] for result in results) / 20)
    assert summary.decisions.low == min(result.decisions for result in results)
    assert summary.turns.high == max(result.turns for result in results)
    assert summary.setup["first"] == "random"


def test_turns_are_counted_as_they_are_taken() -> None:
    # Careful banks after every roll: one decision a turn, except for the turns that a one ends.
    pig = OddPig()
    for index in range(20):
        result = play_one(pig, pig.setup({"players": 2, "first": 1}), ("careful", "careful"), 1, index)
        assert result.starter == 1
        assert result.turns >= result.decisions
        assert result.winners == (result.turns % 2,)  # seats take turns, and the one that takes the last turn wins


def test_the_first_player_is_told_apart_only_where_chance_picks() -> None:
    assert played("dicy-cards", "bot:greedy,bot:greedy", 20, 1, 1, first=1).order is None
    assert len(played("dicy-cards", "bot:greedy,bot:greedy,bot:greedy", 20, 1, 1).order or ()) == 3


def test_options_reach_the_game() -> None:
    short, long = (played("dicy-cards", "bot:greedy,bot:greedy", 30, 1, 1, target=target) for target in (20, 200))
    assert short.setup["target"] == 20
    assert short.turns.high < long.turns.low


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    summary = played(name, "bot:random,bot:greedy", 200, 1, 1)
    weak, strong = summary.players
    assert strong.share.interval.low > 0.5 > weak.share.interval.high


# --- stopping ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_stopped_early_it_says_so_and_leaves_nothing_behind(workers: int) -> None:
    heard: list[int] = []

    def progress(done: int) -> None:
        heard.append(done)
        if done >= 2 * GAMES_PER_TASK:
            raise KeyboardInterrupt

    before = set(multiprocessing.active_children())  # of servers that other tests share
    summary = present(simulate(find_game("dicy-cards"), {}, "bot:greedy,bot:random", 50 * GAMES_PER_TASK, 1, workers, progress))
    assert (summary.complete, summary.games, summary.asked) == (False, 2 * GAMES_PER_TASK, 50 * GAMES_PER_TASK)
    assert heard == [GAMES_PER_TASK, 2 * GAMES_PER_TASK]
    whole = played("dicy-cards", "bot:greedy,bot:random", 2 * GAMES_PER_TASK, 1, 1)
    assert summary.players == whole.players
    assert set(multiprocessing.active_children()) <= before


STOPPED = """
from rollhouse.arena.report import to_json
from rollhouse.arena.simulate import simulate
from rollhouse.core.registry import game
said = []
def progress(done):
    if not said:
        said.append(done)
        print("playing", flush=True)
print(to_json(simulate(game("dicy-cards"), {}, "bot:greedy,bot:random", 10_000_000, 1, 2, progress)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends a POSIX signal to a process group")
def test_ctrl_c_reaches_the_workers_without_a_word_from_them() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", STOPPED], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole process group
    output, errors = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, errors) == (0, "")
    summary = from_json(output)
    assert not summary.complete
    assert summary.games % GAMES_PER_TASK == 0


# --- refusals ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kind", "code"),
    [
        ({"games": 0}, SetupError, "setup/games"),
        ({"games": -5}, SetupError, "setup/games"),
        ({"games": 10**9}, SetupError, "setup/games"),
        ({"workers": 0}, SetupError, "setup/workers"),
        ({"workers": 62}, SetupError, "setup/workers"),
        ({"seed": -1}, SetupError, "setup/seed"),
        ({"seed": 2**63}, SetupError, "setup/seed"),
        ({"players": "bot:greedy,bot:clever"}, BotError, "bot/unknown"),
        ({"players": "bot:greedy,Ana"}, BotError, "bot/unknown"),
        ({"players": "bot:greedy," * 4 + "bot:greedy"}, SetupError, "setup/players"),
        ({"options": {"players": 3}}, SetupError, "setup/players"),
        ({"options": {"colour": "red"}}, SetupError, "setup/unknown"),
        ({"options": {"first": 2}}, SetupError, "setup/first"),
    ],
    ids=str,
)
def test_bad_input_is_refused_by_code(given: dict[str, Any], kind: type[RollhouseError], code: str) -> None:
    arguments: dict[str, Any] = {"options": {}, "players": "bot:greedy,bot:random", "games": 10, "seed": 1, "workers": 1}
    refused = raised(kind, simulate, find_game("dicy-cards"), **{**arguments, **given})
    assert refused.code == code
    assert refused.expected


def test_a_game_that_seats_others_than_asked_is_refused() -> None:
    assert raised(SetupError, simulate, StubbornPig(), {}, "bot:random,bot:random,bot:random", 10, 1, 1).code == "setup/players"


def test_bots_that_never_finish_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_games, "MAX_GAME_MOVES", 5_000)
    refused = raised(ArenaError, simulate, OddPig(), {}, "bot:reckless,bot:reckless", 3, 1, 1)
    assert (refused.code, refused.value, refused.location) == ("arena/endless", "bot:reckless,bot:reckless", "1")


def test_no_task_in_progress_is_waited_for() -> None:
    tasks = results_in_order([toys.at_once, toys.endless, toys.endless, toys.endless], 2)
    assert next(tasks) == 1
    tasks.close()


def test_a_worker_that_dies_is_missed() -> None:
    before = set(multiprocessing.active_children())
    assert raised(ArenaError, simulate, OddPig(), {}, "bot:random,bot:deadly", 3 * GAMES_PER_TASK, 1, 2).code == "arena/worker-lost"
    assert set(multiprocessing.active_children()) <= before
