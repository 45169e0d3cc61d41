"""`rollhouse odds`: what is shown, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rollhouse.games.dicy_cards.evaluation.odds import chance_of_card, chance_of_points
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from tests.cli.programs import Inside
from tests.expecting import present
from tests.games.dicy_cards.table import GLACIAL, played, position

POSITION = ("odds", "--scores", "5,9", "--active", "straight,odd", "--theirs", "any_two", "--target", "20", "--dice", "123466")


def asked(inside: Inside, *arguments: str) -> dict[str, Any]:
    ended = inside.ok(*arguments, "--json")
    found: dict[str, Any] = json.loads(ended.out)
    return found


def test_the_best_moves_of_a_position(inside: Inside) -> None:
    told = asked(inside, *POSITION)
    state = position("123466", rows=[["straight", "odd"], ["any_two"]], scores=(5, 9), target=20)
    evaluator = present(GAME.teaching.evaluator(state, if_missing="prepare"))
    wanted = {str(one.move): one.value for one in evaluator.options(state)}
    assert {one["move"]: one["value"] for one in told["moves"]} == wanted
    values = [one["value"] for one in told["moves"]]
    assert values == sorted(values, reverse=True)
    assert told["value"] == evaluator.values(state)[0] == pytest.approx(values[0])
    assert [one["cost"] for one in told["moves"]] == [values[0] - value for value in values]
    assert told["values"] == {"from": evaluator.name, "unit": "share", "exact": True, "error": evaluator.error}
    assert told["position"] == msgspec.json.decode(msgspec.json.encode(GAME.position(state)))


def test_who_starts_the_rounds_matters(inside: Inside) -> None:
    """As the second player one still has a turn when the other one has passed the target."""
    told = asked(inside, "odds", "--scores", "5,23", "--first", "2", "--target", "20", "--dice", "123466")
    assert told["position"]["first"] == 1
    assert 0 < told["value"] < 1
    ended = inside("odds", "--scores", "5,23", "--first", "1", "--target", "20")
    assert ended.code == 2
    assert ended.err == "rollhouse: Invalid scores: “23”. It must be a whole number from 0 to 19. [setup/scores]\n"


def test_before_the_roll_and_with_all_cards_frozen(inside: Inside) -> None:
    told = asked(inside, "odds", "--players", "2", "--target", "20")
    assert told["moves"] == []
    assert told["value"] == pytest.approx(0.439875037944, abs=1e-9)
    told = asked(inside, "odds", "--scores", "3,4", "--active", "none", "--target", "20")
    assert [one["move"] for one in told["moves"]] == ["skip"]
    assert "All your cards are Frozen" in inside("odds", "--scores", "3,4", "--active", "none", "--dice", "111111", "--target", "20").err


def test_alone(inside: Inside) -> None:
    told = asked(inside, "odds", "--players", "1", "--dice", "123466")
    assert told["values"]["unit"] == "turns"
    assert -8 < told["value"] < -6


def test_three_players(inside: Inside) -> None:
    told = asked(inside, "odds", "--scores", "5,9,3", "--theirs", "odd", "--target", "20", "--dice", "123466")
    assert told["position"]["active"][1:] == [["odd"], list(GLACIAL)]
    assert not told["values"]["exact"]
    assert told["values"]["error"] > 0


REACTIONS: tuple[tuple[DicyState, str], ...] = (
    (
        played(
            position("123456", rows=[("odd", "straight", "low_six"), None], scores=(5, 0), turn=1, first=1, target=20), "score any_two 56"
        ),
        "--scores 5,11 --active odd,straight,low_six --theirs any_two,low_six,odd,straight,two_pairs --react any_two",
    ),
    (
        played(position("123456", rows=[("odd", "straight"), ("odd",)], scores=(5, 9), turn=1, first=1, target=20), "skip"),
        "--scores 5,9 --active odd,straight --react skip",
    ),
)


@pytest.mark.parametrize(("state", "flags"), REACTIONS, ids=["freeze", "reset"])
def test_in_the_middle_of_a_reaction(inside: Inside, state: DicyState, flags: str) -> None:
    """As in the game with this reaction; the dice, which are not needed any more, are left out."""
    told = asked(inside, "odds", "--first", "2", "--target", "20", *flags.split())
    evaluator = present(GAME.teaching.evaluator(state, if_missing="prepare"))
    wanted = {str(one.move): one.value for one in evaluator.options(state)}
    assert len(wanted) > 1
    assert {one["move"]: one["value"] for one in told["moves"]} == pytest.approx(wanted)
    known = msgspec.json.decode(msgspec.json.encode(GAME.position(replace(state, dice=()))))
    assert told["position"] == known


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (("--react", "odd"), "whose effect reaches you"),
        (("--react", "sixes"), "Sixes is not among the five cards of this game."),
        (("--react", "skip"), "no card to choose"),
        (("--react", "any_two", "--active", "odd"), "only one card to choose"),
        (("--react", "any_two", "--turn", "3"), "It must be 2."),
        (("--react", "any_two", "--players", "4", "--turn", "3"), "whose effect reaches you"),
    ],
)
def test_cards_without_a_reaction_are_refused(inside: Inside, flags: tuple[str, ...], why: str) -> None:
    ended = inside("odds", "--target", "20", *flags)
    assert ended.code == 2
    assert why in ended.err


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_fits_80_columns(inside: Inside, lang: str) -> None:
    for more in (POSITION, ("odds", "--players", "1", "--dice", "111666"), ("odds", "--dice", "123466"), ("odds", "--active", "odd")):
        ended = inside.ok(*more, "--lang", lang)
        assert max(map(len, ended.lines())) <= 80
    shown = inside(*POSITION, "--moves", "3", "--lang", "en").out
    assert "You: 5 points. Active: Odd and Straight." in shown
    assert "The other player: 9 points. Active: Any two." in shown
    assert "101 more moves are possible." in shown


def test_a_position_in_one_line_is_what_the_flags_say(inside: Inside) -> None:
    by_flags = asked(inside, *POSITION)
    by_line = asked(inside, "odds", "--position", by_flags["line"])
    assert by_flags["line"] == "glacial 20 0 1 5:34/9:1 0:123466"
    assert by_line == by_flags
    turned = asked(inside, "odds", "--position", "glacial 20 1 1 9:1/5:34 1:123466")  # the same from the other seat
    assert [(one["move"], one["cost"]) for one in turned["moves"]] == [(one["move"], one["cost"]) for one in by_flags["moves"]]
    assert turned["value"] == by_flags["value"]


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (("--position", "nonsense"), "is not a valid position of this game"),
        (("--position", "glacial 20 0 1 5:34/9:1 0:123466", "--dice", "123466"), "be combined with a position in one line"),
        (("--position", "glacial 20 0 2 25:34/9:1 1:over"), "There is no decision to make"),
        (("--position", "glacial 20 0 1 5:34/20:1 0:123466"), "can’t occur in a game (field: seats)"),
    ],
)
def test_a_line_that_can_not_be_asked_about(inside: Inside, flags: tuple[str, ...], code: str) -> None:
    ended = inside("odds", *flags)
    assert (ended.code, code in ended.err) == (2, True)


def test_the_odds_of_a_roll(inside: Inside) -> None:
    told = asked(inside, "odds", "--dice", "6 4 3 2 1 6", "--points", "12,20")
    dice = (1, 2, 3, 4, 6, 6)
    assert told["dice"] == list(dice)
    assert list(told["points"]) == ["12", "20"]
    for card in GLACIAL:
        assert [one["chance"] for one in told["cards"][card]] == [float(one.chance) for one in chance_of_card(card, GLACIAL, dice)]
    assert [one["chance"] for one in told["points"]["20"]] == [float(one.chance) for one in chance_of_points(20, GLACIAL, dice)]
    assert told["cards"]["low_six"][1] == {"rerolls": 1, "chance": 25 / 36, "keep": "1234"}
    shown = inside("odds", "--dice", "123466").out
    assert "Low six              0.0%     69.4%      94.5%      99.1%      99.8%  1 2 3 4" in shown


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--dice", "12346"], "setup/roll"),
        (["--dice", ""], "setup/roll"),
        (["--active", "sixes"], "setup/active"),
        (["--active", "none"], "setup/active"),
        (["--scores", "1,x"], "setup/scores"),
        (["--scores", "1,2,3,4,5"], "setup/players"),
        (["--scores", "1,2", "--players", "3"], "setup/scores"),
        (["--scores", "1,2", "--theirs", "odd", "--theirs", "odd"], "setup/theirs"),
        (["--scores", "1,2", "--first", "3"], "setup/first"),
        (["--scores", "1,2", "--moves", "0"], "setup/moves"),
        (["--points", "37"], "setup/points"),
        (["--mode", "interglacial", "--scores", "1,2"], "setup/cards"),
    ],
)
def test_refusals(inside: Inside, arguments: list[str], code: str) -> None:
    inside.refused(code, "odds", *arguments)
