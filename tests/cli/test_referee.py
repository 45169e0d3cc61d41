"""The referee as a process: every request, every answer, everything that can be wrong with a request."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from rollhouse.core.record_text import from_text, to_text
from tests.cli.programs import Referee, run
from tests.walks import walk

GLACIAL = {"mode": "glacial", "players": 2, "target": 100, "first": 0}
FIVE = ["any_two", "low_six", "odd", "straight", "two_pairs"]


# --- the requests of the protocol --------------------------------------------------------------------------------------------------


def test_new_gives_the_game_its_setup_and_the_position(referee: Referee) -> None:
    answer = referee.ask("new", game="dicy-cards", setup=GLACIAL)
    assert set(answer) == {"ok", "game", "rules_version", "setup", "to_act", "ply", "position"}
    assert (answer["ok"], answer["game"], answer["to_act"], answer["ply"]) == (True, "dicy-cards", "chance", 0)
    assert answer["setup"] == {**GLACIAL, "cards": FIVE}


def test_legal_lists_the_moves_of_a_seat(referee: Referee) -> None:
    referee.new("dicy-cards", GLACIAL, ["roll 111111"])
    answer = referee.ask("legal")
    assert set(answer) == {"ok", "to_act", "ply", "moves"}
    assert (answer["to_act"], answer["ply"]) == (0, 1)
    assert {"skip", "freeze odd 1", "score odd 111111", "score any_two 11"} <= set(answer["moves"])
    assert not [move for move in answer["moves"] if "straight" in move and "score" in move]


CHANCES: list[tuple[str, dict[str, object], list[str], int, str]] = [
    ("dicy-cards", GLACIAL, ["roll 123456", "freeze odd 12"], 21, "roll"),
    ("dicy-cards", {"players": 4, "first": "random"}, [], 4, "first"),
    ("dicetto", {"players": 2, "first": 0}, [], 46, "draw"),
]
"""What chance may do, and in how many ways; the engine's tests have the other kinds."""


@pytest.mark.parametrize(("game", "setup", "moves", "count", "verb"), CHANCES, ids=lambda value: str(value)[:20])
def test_legal_for_chance_lists_every_outcome_with_its_exact_weight(
    referee: Referee, game: str, setup: dict[str, object], moves: list[str], count: int, verb: str
) -> None:
    referee.new(game, setup, moves)
    answer = referee.ask("legal")
    assert set(answer) == {"ok", "to_act", "ply", "moves", "weights"}
    assert answer["to_act"] == "chance"
    assert len(set(answer["moves"])) == len(answer["weights"]) == count
    assert all(move.startswith(verb + " ") for move in answer["moves"])
    assert all(weight.count("/") == 1 for weight in answer["weights"])
    assert sum(map(Fraction, answer["weights"])) == 1
    if verb != "roll":
        assert set(answer["weights"]) == {f"1/{count}"}


def test_play_makes_a_move_and_says_what_happened(referee: Referee) -> None:
    referee.new("dicy-cards", GLACIAL)
    answer = referee.ask("play", move="roll 665211")
    assert set(answer) == {"ok", "move", "events", "to_act", "ply", "position"}
    assert (answer["ok"], answer["move"], answer["to_act"], answer["ply"]) == (True, "roll 112566", 0, 1)
    assert answer["position"]["dice"] == [1, 1, 2, 5, 6, 6]
    dice = [1, 1, 2, 5, 6, 6]
    assert answer["events"] == [{"type": "rolled", "seat": 0, "rolled": dice, "dice": dice, "text": "seat 0 rolled 1 1 2 5 6 6."}]


REFUSED: list[tuple[str, str, str | None]] = [
    ("score odd 6", "move/illegal", "odd"),
    ("freeze odd", "move/illegal", "D3"),
    ("roll 123456", "move/illegal", "turn"),
    ("hop", "move/malformed", None),
    ("", "move/malformed", None),
    ("skip\n", "move/malformed", None),
    ("x" * 10_000, "move/malformed", None),
]


@pytest.mark.parametrize(("move", "code", "rule"), REFUSED, ids=lambda value: str(value)[:20])
def test_a_refused_move_leaves_the_position_as_it_was(referee: Referee, move: str, code: str, rule: str | None) -> None:
    referee.new("dicy-cards", GLACIAL, ["roll 112566"])
    before = referee.ask("position"), referee.ask("record")
    answer = referee.ask("play", move=move)
    assert (answer["ok"], answer["code"], answer.get("rule")) == (False, code, rule)
    assert answer["message"]
    assert set(answer) <= {"ok", "code", "message", "rule"}
    assert (referee.ask("position"), referee.ask("record")) == before


def test_names_of_seats_are_kept_and_told(referee: Referee) -> None:
    answer = referee.asked("new", game="dicy-cards", setup=GLACIAL, seats=['Ana "A"', "Bo\nB"])
    assert answer["ok"]
    assert referee.asked("play", move="roll 123456")["events"][0]["text"] == 'Ana "A" rolled 1 2 3 4 5 6.'
    assert from_text(referee.ask("record")["record"]).seats == ('Ana "A"', "Bo\nB")


# --- loading ------------------------------------------------------------------------------------------------------------------------


def damaged() -> str:
    record = walk("dicy-cards", {"players": 2, "target": 20}, seed=5)
    lines = to_text(record).splitlines()
    return "\n".join([*lines[:-1], "99. skip; jump"])


def test_a_damaged_record_is_refused_with_its_line_and_what_is_usable(referee: Referee) -> None:
    before = referee.new("dicetto", {"players": 3})
    answer = referee.ask("load", record=damaged())
    assert (answer["ok"], answer["code"]) == (False, "record/illegal-move")
    assert answer["line"] == damaged().count("\n") + 1
    assert answer["usable_moves"] > 0
    assert answer["rule"]
    assert referee.ask("position")["position"] == before["position"]


def test_what_is_usable_of_a_damaged_record_can_be_loaded(referee: Referee) -> None:
    refused = referee.ask("load", record=damaged())
    answer = referee.ask("load", record=damaged(), partial=True)
    assert answer["ok"]
    assert answer["damage"] == refused
    assert answer["ply"] == refused["usable_moves"]
    assert referee.asked("legal")["moves"]


@pytest.mark.parametrize("partial", [False, True])
def test_what_is_no_record_at_all_is_refused(referee: Referee, partial: bool) -> None:
    referee.new("dicy-cards", GLACIAL)
    for text, code in [("", "record/tag-missing"), ("{}", "record/json"), ('[Game "x"', "record/tag")]:
        answer = referee.ask("load", record=text, partial=partial)
        assert (answer["ok"], answer["code"]) == (False, code)
    assert referee.ask("position")["ply"] == 0


# --- requests that make no sense ----------------------------------------------------------------------------------------------------


MALFORMED = [
    b"{",
    b"[]",
    b"{}",
    b'{"do":"fly"}',
    b'{"do":7}',
    b'{"do":"legal","more":1}',
    b'{"do":"play"}',
    b'{"do":"play","move":7}',
    b'{"do":"new","game":"dicy-cards","setup":[]}',
    b'{"do":"record","format":"pdf"}',
    b'{"do":"load","record":"","partial":"yes"}',
    b'{"do":"legal","id":[1]}',
    b'{"do":"legal"} {"do":"legal"}',
    b'{"do":"play","move":"\\ud800"}',
    b"\xff\xfe\x00garbage",
    b'{"a":' * 50_000,
    b'{"do":"new","game":"dicy-cards","setup":{"target":' + b"9" * 5000 + b"}}",
]


@pytest.mark.parametrize("line", MALFORMED, ids=lambda line: repr(line[:40]))
def test_what_is_no_request_is_refused_and_changes_nothing(referee: Referee, line: bytes) -> None:
    referee.new("dicy-cards", GLACIAL, ["roll 123456"])
    before = referee.ask("position")
    answer = referee.ask_raw(line)
    assert (answer["ok"], answer["code"]) == (False, "referee/malformed")
    assert answer["message"]
    assert referee.ask("position") == before


SETUPS_REFUSED: list[tuple[str, dict[str, object], str]] = [
    ("chess", {}, "setup/game"),
    ("dicy-cards", {"players": None}, "setup/players"),
    ("dicy-cards", {"target": 10**30}, "setup/target"),
    ("dicy-cards", {"cards": {"odd": 1}}, "setup/cards"),
    ("dicy-cards", {"modes": "nul\0"}, "data/unreadable"),
    ("dicetto", {"deck": ["pair#1"]}, "setup/deck"),
    ("dicetto", {"mode": "glacial"}, "setup/unknown"),
]


@pytest.mark.parametrize(("game", "setup", "code"), SETUPS_REFUSED, ids=lambda value: str(value)[:30])
def test_a_setup_that_cannot_be_leaves_the_game_on_the_table(referee: Referee, game: str, setup: dict[str, object], code: str) -> None:
    before = referee.new("dicy-cards", GLACIAL, ["roll 123456"])
    answer = referee.ask("new", game=game, setup=setup)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert referee.ask("position")["position"] == before["position"]


def test_names_for_too_many_seats_are_refused(referee: Referee) -> None:
    answer = referee.ask("new", game="dicy-cards", setup=GLACIAL, seats=["Ana", "Bo", "Cy"])
    assert (answer["ok"], answer["code"]) == (False, "referee/seats")


@pytest.mark.parametrize("request_id", ["seven", 7, 0, ""])
def test_an_id_comes_back_with_every_answer(referee: Referee, request_id: str | int) -> None:
    referee.new("dicy-cards", GLACIAL)
    assert referee.ask("legal", id=request_id)["id"] == request_id
    for line in ('{"do":"play","move":"hop"', '{"do":"fly"', '{"do":"legal","more":1'):
        answer = referee.ask_raw(f'{line},"id":{json.dumps(request_id)}}}'.encode())
        assert (answer["id"], answer["ok"]) == (request_id, False)
    assert "id" not in referee.ask("legal")
    assert "id" not in referee.ask("legal", id=None)


# --- a process from its start to its end ----------------------------------------------------------------------------------------------


def test_before_there_is_a_game_nothing_can_be_asked_of_it(tmp_path: Path) -> None:
    with Referee(tmp_path) as fresh:
        asked = [fresh.ask("play", move="skip"), *map(fresh.ask, ("legal", "position", "undo", "record"))]
    assert [(answer["ok"], answer["code"]) for answer in asked] == [(False, "referee/no-game")] * 5


def test_empty_lines_are_passed_over_and_the_end_of_the_input_is_the_end(tmp_path: Path) -> None:
    new = json.dumps({"do": "new", "game": "dicy-cards", "setup": GLACIAL})
    ended = run(tmp_path, "referee", typed=f"\n  \n{new}\r\n\n" + '{"do":"legal"}')
    assert (ended.code, ended.err) == (0, "")
    first, last = map(json.loads, ended.lines())
    assert (first["game"], len(last["moves"])) == ("dicy-cards", 462)
    assert run(tmp_path, "referee").code == 0


def test_an_endless_line_is_refused_and_the_next_one_is_answered(tmp_path: Path) -> None:
    new = json.dumps({"do": "new", "game": "dicy-cards", "setup": GLACIAL}).encode()
    ended = run(tmp_path, "referee", typed=b'{"do":"play","move":"' + b"x" * 14_000_000 + b'"}\n' + new + b"\n")
    assert ended.code == 0
    refused, answered = map(json.loads, ended.lines())
    assert (refused["ok"], refused["code"]) == (False, "referee/too-long")
    assert answered["ok"]


def test_the_referee_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    with Referee(tmp_path, "--lang", "fr") as french:
        french.new("dicy-cards", GLACIAL)
        rolled = french.asked("play", move="roll 123456")
        assert rolled["events"][0]["text"].startswith("seat 0 a lancé 1 2 3 4 5 6")
        refused = french.ask("play", move="score odd 2")
        assert (refused["code"], refused["rule"]) == ("move/illegal", "odd")
        assert "impair" in refused["message"].lower()
