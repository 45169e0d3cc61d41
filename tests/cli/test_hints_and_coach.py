"""Hints, the coach and the report in lines of text; what the coach decides is in `tests/terminal/test_advisor`."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from rollhouse.analysis.hints import hint
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from rollhouse.games.dicy_cards.evaluation.evaluators import network_evaluator
from rollhouse.locale import catalogue
from rollhouse.play.saves import Saves
from tests.cli.programs import Ended, Inside, Program

AT_THE_END = "a: the analysis of this game, n: a rematch, Enter: leave: "
NAMES = ("Ana", "Bo")
GAME = ("play", "dicy-cards", "--players", "Ana,Bo", "--first", "1", "--seed", "5", "--target", "20", "--plain")
"""Ana rolls 1 2 2 3 3 4."""
BLUNDER = "score any_two 34"


@pytest.fixture(scope="module", autouse=True)
def solved() -> None:
    """The tablebase of the game above is there, whichever tests ran before; those that must not have it look elsewhere.

    And everything is compiled: a program that has to do that says so.
    """
    game = find_game("dicy-cards")
    state = game.start(game.setup({"players": 2, "first": 0, "target": 20}))
    assert evaluator_of(game, state, if_missing="prepare") is not None
    rolled = game.play(state, game.parse("roll 122334"))
    for evaluator in (evaluator_of(game, rolled), network_evaluator(rolled)):
        assert evaluator is not None
        evaluator.options(rolled)


def play(inside: Inside, *typed: str, more: tuple[str, ...] = (), game: tuple[str, ...] = GAME) -> Ended:
    return inside.ok(*game, *more, typed="".join(f"{line}\n" for line in typed), ROLLHOUSE_CACHE=os.environ["ROLLHOUSE_CACHE"])


def test_a_hint_comes_in_two_steps(inside: Inside) -> None:
    game = find_game("dicy-cards")
    state = game.play(game.start(game.setup({"players": 2, "first": 0, "target": 20})), game.parse("roll 122334"))
    once, twice = play(inside, "", "h").lines(), play(inside, "", "hint", "h").lines()
    expected = hint(game, state)
    assert expected is not None
    words = catalogue("en")
    clue, best = words.say(expected.clue, NAMES), "Best: " + words.say(expected.words, NAMES)
    assert f"{clue} (h again: the move)" in once
    assert best not in once
    told = twice[twice.index(best) :]
    assert told[1] == words.say(expected.why, NAMES)
    assert told[3:6] == [f"{words.percent(one.value, 1)} · {words.say(one.words, NAMES)}" for one in expected.candidates]
    assert told[6] == words.say(expected.source.about)


def test_a_report_that_takes_long_tells_how_far_it_is_even_beside_a_pipe(inside: Inside, tmp_path: Path) -> None:
    game = ("play", "dicy-cards", "--players", "bot:greedy,bot:random", "--seed", "5", "--target", "20", "--plain")
    ended = inside(*game, typed="a\n", ROLLHOUSE_CACHE=str(tmp_path / "cache"))
    told = [line for line in ended.err.splitlines() if line.startswith("Working out the exact answer: ")]
    percents = [int(line.split()[-1].rstrip("%")) for line in told]
    assert percents == sorted(set(percents))
    assert 1 <= len(percents) <= 10
    assert ended.err.startswith("The exact answer for this game is worked out first. Ctrl-C stops it.")
    assert "Analysis of a game of Dicy Cards" in ended.lines()


def test_the_coach_asks_before_a_costly_move(inside: Inside) -> None:
    said = play(inside, "", BLUNDER, more=("--coach",)).lines()
    assert "Careful: this lowers your winning chance by 29 percentage points." in said
    said = play(inside, "", "c", BLUNDER, "", BLUNDER, "p", "c").lines()
    assert said.count("Careful: this lowers your winning chance by 29 percentage points.") == 2
    assert said.count("In the report this would be marked: Blunder.") == 2
    assert said.count("Ana scored Any two with 3 4: 7 points, 7 in all.") == 1
    assert said.index("The coach is on: you are warned before a move that costs a lot.") < said.index("The coach is off.")


def test_a_host_who_says_no_is_obeyed_also_later(inside: Inside) -> None:
    no = "The host has turned hints and the coach off at this table."
    assert play(inside, "", "h", "coach", BLUNDER, more=("--no-help",)).lines().count(no) == 3
    (name,) = Saves(inside.data).ids()
    assert not Saves(inside.data).read(name).help
    assert play(inside, "h", game=("resume", "--plain")).lines().count(no) == 2
    ended = inside("resume", "--plain", "--coach")
    assert ended.code == 2
    assert "[setup/coach]" in ended.err


def test_the_report_is_offered_when_the_game_is_over(inside: Inside) -> None:
    game = ("play", "dicy-cards", "--players", "bot:greedy,bot:random", "--seed", "5", "--target", "20", "--plain")
    said = play(inside, "a", game=game).lines()
    asked = said.index(AT_THE_END)
    assert said[asked + 1] == "Analysis of a game of Dicy Cards"
    assert said[-2].startswith(AT_THE_END)  # once more: then it is left
    assert said[-1].startswith("The record of this game is in ")
    assert max(map(len, said[asked:-1])) <= 80
    assert len(play(inside, "", game=game).lines()) == asked + 2


def test_a_rematch_is_a_game_of_its_own(inside: Inside) -> None:
    game = ("play", "dicy-cards", "--players", "bot:greedy,bot:random", "--seed", "5", "--target", "20", "--plain")
    said = play(inside, "n", "", game=game).lines()
    assert said.count(AT_THE_END) == 2
    first, second = [line.split(" is in ")[1] for line in said if line.startswith("The record of this game is in ")]
    assert Path(first).read_text(encoding="utf-8") != Path(second).read_text(encoding="utf-8")


def test_who_does_not_want_to_wait_for_the_tablebase_gets_the_estimate(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    game = ("play", "dicy-cards", "--players", "bot:greedy,bot:random", "--seed", "5", "--target", "80", "--plain")
    with Program(tmp_path, *game, ROLLHOUSE_CACHE=str(cache)) as program:
        program.read_until("Enter: leave: ")
        program.type("a")
        while not list(cache.rglob("*.part")):
            assert program.process.poll() is None
        program.process.send_signal(signal.SIGINT)
        said = program.read_until("Enter: leave: ")
        program.type("")
        assert program.end().code == 0
    assert "What was done is kept, and the next time it goes on from there.\n" in said
    assert "Analysis of a game of Dicy Cards" in said
