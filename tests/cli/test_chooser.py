"""What `rollhouse play` asks for when the command does not say it: piped answers, Enter for the usual, bad answers again."""

from __future__ import annotations

import pytest

from rollhouse.core.record import Record
from rollhouse.play.saves import Saves
from tests.cli.programs import Inside


def begun(inside: Inside, typed: str, *arguments: str) -> tuple[Record, list[str]]:
    """The game that is set up by these answers (it is left at the first question of its own), and what was said."""
    ended = inside.ok("play", "--plain", "--seed", "1", *arguments, typed=typed)
    return inside.saved(), ended.lines()


def test_enter_takes_the_usual(inside: Inside) -> None:
    record, said = begun(inside, "\n" * 6)
    assert said[:3] == ["1. Dicy Cards", "2. Dicetto", "Which game? (Enter: 1) "]
    assert record.game == "dicy-cards"
    assert (record.setup["mode"], record.setup["target"], record.setup["first"]) == ("glacial", 100, "random")
    assert record.seats == ("Seat 1", "bot:casual")


def test_every_question_can_be_answered(inside: Inside) -> None:
    record, said = begun(inside, "1\n4\n60\nAna\nBo\nbot:random\nCy\n\n")
    assert record.game == "dicy-cards"
    assert (record.setup["mode"], record.setup["target"], record.setup["players"]) == ("d", 60, 4)
    assert record.seats == ("Ana", "Bo", "bot:random", "Cy")
    asked = next(line for line in said if line.startswith("Who plays? "))
    assert asked.startswith(
        "Who plays? Type a name for a person, or one of bot:random (Random), bot:newcomer (Newcomer), bot:novice (Novice), "
    )
    assert "bot:greedy: takes the most points it can get at once, and never rerolls" in said
    assert "Game mode? (Enter: Glacial) " in said
    assert "4. Increased Interactions D (our guess)" in said
    assert "Points to reach, 20 to 500 (Enter: 100): " in said


def test_bad_answers_are_asked_again(inside: Inside) -> None:
    typed = ["0", "3", "x", "²", "9" * 5000, "1", "9", "", "19", "501", "many", "²", "9" * 5000, "40"]
    names = ["A" * 25, "A\tna", "bot:chess", "Ana", "Ana", "Bo", ""]
    record, said = begun(inside, "\n".join([*typed, *names, "", ""]))
    assert said.count("Please type a number from 1 to 2.") == 5
    assert said.count("Please type a number from 1 to 5.") == 1
    assert said.count("It must be a whole number from 20 to 500.") == 5
    assert len([line for line in said if "Invalid name" in line]) == 2
    assert len([line for line in said if line.startswith("This game has no bot “bot:chess”.")]) == 1
    assert said.count("Two players can’t have the same name: “Ana”.") == 1
    assert (record.setup["target"], record.seats) == (40, ("Ana", "Bo"))


def test_what_the_command_says_is_not_asked(inside: Inside) -> None:
    record, said = begun(inside, "\n", "dicy-cards", "--players", "Ana,Bo", "--target", "30")
    assert not [line for line in said if "(Enter: " in line]
    assert record.setup["target"] == 30
    assert record.setup["mode"] == "glacial"  # with the game named, what is left out is the usual


def test_only_the_players_are_asked_for_when_the_game_is_named(inside: Inside) -> None:
    record, said = begun(inside, "Ana\n\n\n\n", "dicetto", "--cards-to-win", "3")
    assert [line for line in said if "(Enter: " in line] == [
        "Seat 1 (Enter: Seat 1): ",
        "Seat 2 (Enter: bot:greedy): ",
        "Seat 3 (Enter: no more players): ",
    ]
    assert record.seats == ("Ana", "bot:greedy")


def test_only_the_game_and_its_settings_are_asked_for_when_the_players_are_named(inside: Inside) -> None:
    record, said = begun(inside, "1\n\n\n\n", "--players", "Ana,Bo", "--target", "30")
    assert not [line for line in said if line.startswith("Seat ") or "Points to reach" in line]
    assert record.setup["target"] == 30


@pytest.mark.parametrize("typed", ["", "2\n", "1\n1\n", "1\n1\n50\n", "1\n1\n50\nAna\n"])
def test_leaving_the_chooser_saves_nothing(inside: Inside, typed: str) -> None:
    inside.ok("play", "--plain", typed=typed)
    assert Saves(inside.data).ids() == ()


def test_a_flag_that_the_chosen_game_does_not_have_is_told_at_once(inside: Inside) -> None:
    ended = inside("play", "--plain", "--cards-to-win", "3", typed="1\n")
    assert ended.code == 2
    assert ended.err.endswith("[setup/unknown]\n")
    assert "Who plays" not in ended.out
