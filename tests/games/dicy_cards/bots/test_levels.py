"""Every level plays on in every position, those that err like people err as they say, and the perfect one says when it is not."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from pathlib import Path
from statistics import geometric_mean

import pytest
from msgspec.structs import replace

from rollhouse.core.bots import Noted, note_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.human_error import ERRING_LEVELS, level_errors
from rollhouse.core.messages import Message
from rollhouse.games.dicy_cards.bots import solving as solving_module
from rollhouse.games.dicy_cards.bots.expert import estimate
from rollhouse.games.dicy_cards.bots.human import HumanBot
from rollhouse.games.dicy_cards.bots.perfect import PerfectBot
from rollhouse.games.dicy_cards.bots.solving import Solving
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.setup import MAX_BACKGROUND_TARGET
from rollhouse.play.chance import SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from tests.timeouts import TIMEOUT_SECONDS

SHORT = 20
_TWELVE = [
    (20, ("any_two", "three_lowest", "double_pair", "five_different", "all_same")),
    (60, ("any_two", "sixes", "three_lowest", "odd", "forty_minus")),
    (500, ("sixes", "low_six", "straight", "all_different", "two_pairs")),
]
_ADDED = [card for card in CARDS if not any(card in cards for _, cards in _TWELVE)]
DEALS = [*_TWELVE, *((20, (*_TWELVE[0][1][:4], card)) for card in _ADDED)]
"""Every card, and targets near and far. The same for every level: what is worked out for one serves the next."""


def rolled(state: DicyState, rng: random.Random) -> DicyState:
    while state.to_act == CHANCE:
        state = GAME.apply(state, GAME.outcomes(state).sample(rng))
    return state


@pytest.mark.parametrize("name", list(GAME.bots))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_level_moves_legally_anywhere(name: str, players: int) -> None:
    """Any cards, any target, scores and rows as they come, reactions among them."""
    rng = random.Random(f"{name} {players}")
    bot = GAME.bots[name]()
    reactions = 0
    for target, cards in DEALS:
        setup = GAME.setup({"cards": cards, "target": target, "players": players, "first": rng.randrange(players)})
        for _ in range(2):
            state = rolled(GAME.start(setup), rng)
            turned = replace(
                state,
                scores=tuple(rng.randrange(target) for _ in range(players)),
                active=tuple(rng.randrange(1, 32) for _ in range(players)),
            )
            state = turned
            for _ in range(5):
                if state.to_act == GAME_OVER:
                    break
                reactions += bool(state.waiting)
                move = bot.choose(state, GAME.legal(state), rng)
                assert move in GAME.legal(state)
                state = rolled(GAME.apply(state, move), rng)
    assert reactions or players == 1


@pytest.mark.parametrize("level", ERRING_LEVELS)
def test_people_err_but_not_absurdly(level: str) -> None:
    start = GAME.start(GAME.setup({"target": SHORT, "first": 0}))
    bot, rng, losses = HumanBot(level), random.Random(level), []
    state = rolled(start, rng)
    error = bot.error(state)
    for _ in range(20):
        state = rolled(start, rng)
        evaluator = estimate(state)
        while state.to_act != GAME_OVER:
            values = {option.move: option.value for option in evaluator.options(state)}
            move = bot.choose(state, GAME.legal(state), rng)
            losses.append(max(values.values()) - values[move])
            state = rolled(GAME.apply(state, move), rng)
    assert max(losses) <= 4 * error + 1e-12
    assert sum(losses) > 0
    assert sum(loss < error for loss in losses) > len(losses) / 2, "most of what people do is fine"


def test_other_cards_have_the_mean_error_rate_of_the_fixed_fives() -> None:
    known = level_errors("rollhouse.games.dicy_cards")
    for players in (2, 3, 4):
        for level in ERRING_LEVELS:
            fixed = [known.error(level, f"mode {mode}", players) for mode in modes()]
            state = GAME.start(GAME.setup({"cards": DEALS[0][1], "players": players, "first": 0}))
            assert HumanBot(level).error(state) == pytest.approx(geometric_mean(fixed))
    solo = GAME.start(GAME.setup({"players": 1}))
    assert HumanBot("novice").error(solo) == known.error("novice", "mode glacial", 2)


# --- while the game is not solved ---------------------------------------------------------------------------------------------------


def test_perfect_says_why_it_is_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shared = os.environ["ROLLHOUSE_CACHE"]
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    two = rolled(GAME.start(GAME.setup({"target": SHORT, "first": 0})), random.Random(1))
    bot = PerfectBot()
    assert bot.choose(two, GAME.legal(two), random.Random(1)) == GAME.bots["expert"]().choose(two, GAME.legal(two), random.Random(1))
    assert note_of(bot, two) == Message("dicy-note-not-solved")
    three = rolled(GAME.start(GAME.setup({"target": SHORT, "first": 0, "players": 3})), random.Random(1))
    assert note_of(bot, three) == Message("dicy-note-unsolved")
    assert note_of(GAME.bots["greedy"](), two) is None
    monkeypatch.setenv("ROLLHOUSE_CACHE", shared)  # where it is solved, now at the latest
    GAME.teaching.evaluator(two, if_missing="prepare")
    assert note_of(bot, two) is None


def test_the_tablebase_is_made_in_the_background_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    state = GAME.start(GAME.setup({"target": 22, "first": 0}))
    solving = Solving()
    before = threading.active_count()
    solving.begin(state)
    solving.begin(state)
    assert threading.active_count() <= before + 1 + 2  # its thread, and what it lets work
    assert solving.note(state).key == "dicy-note-solving"
    assert GAME.teaching.evaluator(state, if_missing="prepare") is not None  # waits for it at the lock
    assert [path.suffix for path in (tmp_path / "dicy-cards").iterdir() if path.suffix != ".lock"] == [".table"]


def test_a_failed_solution_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Not only what is refused: a fault of ours, too. And the next tablebase is made all the same."""
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    asked, reached_next = [], threading.Event()

    def broken(state: DicyState, *given: object, **more: object) -> None:
        asked.append(state.setup.target)
        if len(asked) == 1:
            raise ZeroDivisionError("a fault")
        reached_next.set()

    monkeypatch.setattr(solving_module, "evaluator", broken)
    first, second = (GAME.start(GAME.setup({"target": target, "first": 0})) for target in (24, 25))
    solving = Solving()
    solving.begin(first)
    solving.begin(second)
    assert reached_next.wait(TIMEOUT_SECONDS)
    assert asked == [24, 25]
    assert solving.note(first).key == "dicy-note-not-solved"
    assert "tablebase failed" in caplog.text


def test_the_highest_targets_are_not_solved_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    solving = Solving()
    state = GAME.start(GAME.setup({"target": MAX_BACKGROUND_TARGET + 1, "first": 0}))
    solving.begin(state)
    assert solving.note(state).key == "dicy-note-not-solved"


def test_a_table_tells_the_note_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    setup = GAME.setup({"target": 23, "first": 0})
    table = Table(GAME, setup, read_players("bot:perfect,bot:greedy", GAME), SeededDice(3), seed=3)
    driver = Driver(table)
    events = [event for _ in range(40) for event in driver.step()]
    notes = [event for event in events if isinstance(event, Noted)]
    assert [(note.seat, note.note.key) for note in notes] == [(0, "dicy-note-not-solved")]
    assert all("noted" not in move for move in table.record.moves)


def test_listing_bots_needs_no_compiler() -> None:
    asked = "from rollhouse.games.dicy_cards.game import GAME; list(GAME.bots), GAME.words.bots()"
    code = f"import sys; {asked}; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
