"""Positions in one line: every position has one, each line has one position, and anything else is refused with a code."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from rollhouse.core.errors import PositionError
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.registry import game as find_game
from tests.core.test_tensors import states
from tests.core.toy import Pig
from tests.rulesets import RULE_SETS, RuleSet

MORE = {
    "dicy-cards-older": RuleSet("dicy-cards", {"mode": "interglacial", "among": 8, "first": "random", "target": 20}),
    "dicy-cards-own-mode": RuleSet(
        "dicy-cards", {"mode": "mine", "cards": "any_two three_lowest two_pairs five_different sixes", "target": 20}
    ),
    "dicetto-own-deck": RuleSet(
        "dicetto",
        {"deck": [f"pair#{copy}:{copy}" for copy in range(1, 7)], "deck_name": "My deck, ~=/", "reading": True, "cards_to_win": 4},
    ),
    "dicetto-last-turn": RuleSet("dicetto", {"players": 3, "most_turns": 12}),
}
ALL = {**RULE_SETS, **MORE}


@pytest.mark.parametrize("name", ALL)
def test_every_position_of_a_game_reads_back_as_itself(name: str) -> None:
    rules = ALL[name]
    for state in islice(states(rules, name), 250):
        line = rules.game.position_text(state)
        assert "\n" not in line
        assert rules.game.read_position(line) == state, line
        assert rules.game.decode(line) == state


LINES = {
    "glacial 100 0 1 0:12345/0:12345 0:?6": "dicy-cards",
    "glacial 100 0 3 45:1235/38:145 1:112346": "dicy-cards",
    "glacial 100 0 3 45:125/38:- 0:36?4": "dicy-cards",
    "d 100 0 3 45:125/38:1245/9:12345 0:112346:freeze:1:12": "dicy-cards",
    "glacial 100 0 3 45:12345/38:1 0:112346:reset:-:1": "dicy-cards",
    "interglacial@9=any_two,low_six,odd,straight,sixes 60 ?1 2 1:12345/5:1 1:?6": "dicy-cards",
    "interglacial 100 ? 1 0:12345 -": "dicy-cards",
    "glacial 100 0 9 105:1/98:- 1:over": "dicy-cards",
    "- 10:400:plain 0 - pair#1/number_3#1=1:3/four#2/chance#1/- -/- 0:5:2:1246": "dicetto",
    "- 10:400:plain 0 - pair#1/pair#2=1:33/four#2/chance#1/- -/- 0:5:0:15:-:-:2:33": "dicetto",
    "- 10:400:plain 0 - -/-/-/-/- -/- -": "dicetto",
}


@pytest.mark.parametrize("line", LINES)
def test_positions_as_people_write_them(line: str) -> None:
    game = find_game(LINES[line])
    state = game.read_position(line)
    assert game.position_text(state) == line
    assert game.legal(state) or state.to_act == GAME_OVER


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        ("", "position/malformed", ""),
        ("glacial 100 0 3", "position/malformed", ""),
        ("nonsense 100 0 1 0:12345/0:12345 0:?6", "position/malformed", "cards"),
        ("custom=any_two,any_two,odd,sixes,straight 100 0 1 0:12345/0:12345 0:?6", "position/malformed", "cards"),
        ("interglacial@9=any_two,low_six,odd,straight,all_same 60 ?1 2 1:12345/5:1 1:?6", "position/impossible", "cards"),
        ("glacial 19 0 1 0:12345/0:12345 0:?6", "position/malformed", "target"),
        ("glacial 100 2 1 0:12345/0:12345 0:?6", "position/malformed", "first"),
        ("glacial 100 0 0 0:12345/0:12345 0:?6", "position/malformed", "round"),
        ("glacial 100 0 01 0:12345/0:12345 0:?6", "position/malformed", "round"),
        ("glacial 100 0 1 0:12346/0:12345 0:?6", "position/malformed", "seats"),
        ("glacial 100 0 1 0:12345/100:12345 0:?6", "position/impossible", "seats"),
        ("glacial 100 0 1 0:12345/0:12345 0:654321", "position/malformed", "turn"),
        ("glacial 100 0 1 0:12345/0:12345 0:12345", "position/malformed", "turn"),
        ("glacial 100 0 1 0:1/0:12345 0:-", "position/impossible", "turn"),
        ("glacial 100 0 1 0:12345/0:12345 0:12?4", "position/impossible", "turn"),
        ("glacial 100 0 3 45:12345/38:12345 0:112346:freeze:2:1", "position/impossible", "turn"),
        ("glacial 100 0 3 45:12345/38:1 0:112346:freeze:1:1", "position/impossible", "turn"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: str, code: str, where: str) -> None:
    with pytest.raises(PositionError) as refused:
        find_game("dicy-cards").read_position(line)
    assert (refused.value.code, refused.value.location) == (code, where)


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        ("- 10:400:maybe 0 - -/-/-/-/- -/- -", "position/malformed", "agreed"),
        ("x=pair#1 10:400:plain 0 - -/-/-/-/- -/- -", "position/malformed", "deck"),
        ("- 10:400:plain 0 - pair#9/-/-/-/- -/- -", "position/malformed", "table"),
        ("- 10:400:plain 0 - pair#1/pair#1/-/-/- -/- -", "position/impossible", "hands"),
        ("- 10:400:plain 0 - pair#1=0:12/pair#2/four#2/chance#1/- -/- 1:2:2:1246", "position/impossible", "table"),
        ("- 10:400:plain 0 - pair#1/pair#2=1:33/four#2/chance#1/- -/- 0:5:0:12345", "position/malformed", "turn"),
        ("- 10:400:plain 0 - pair#1/pair#2=1:33/four#2/chance#1/- -/- 0:5:0:15:-:-:2:44", "position/impossible", "table"),
    ],
)
def test_what_is_wrong_with_a_line_of_dicetto_is_said(line: str, code: str, where: str) -> None:
    with pytest.raises(PositionError) as refused:
        find_game("dicetto").read_position(line)
    assert (refused.value.code, refused.value.location) == (code, where)


@pytest.mark.parametrize("name", ["dicy-cards-4-players", "dicy-cards-older", "dicetto-3-players", "dicetto-own-deck"])
def test_a_damaged_line_is_refused_or_is_a_position_that_can_be_played_on(name: str) -> None:
    """Letters are changed, dropped, doubled: nothing but `PositionError` comes of it, or a position in which the game goes on."""
    rules, rng = ALL[name], random.Random(name)
    game = rules.game
    lines = [game.position_text(state) for state in islice(states(rules, name), 0, 400, 5)]
    read = 0
    for _ in range(600):
        line = rng.choice(lines)
        place = rng.randrange(line.index(" "), len(line))  # what lies on the table; decks and modes have tests of their own
        line = line[:place] + rng.choice(["", line[place] * 2, rng.choice("0123456?-:/=~ ,ax")]) + line[place + 1 :]
        try:
            state: Any = game.read_position(line)
        except PositionError:
            continue
        read += 1
        assert game.position_text(state) == line
        for _ in range(6):
            if state.to_act == GAME_OVER:
                break
            state = game.apply(state, game.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(game.legal(state)))
            assert game.read_position(game.position_text(state)) == state
    assert read >= 10


def test_a_game_without_a_notation_of_its_own_has_its_json() -> None:
    game = Pig()
    state = game.start(game.setup({}))
    assert game.read_position(game.position_text(state)) == state
    with pytest.raises(PositionError, match="position/malformed"):
        game.read_position("{")
