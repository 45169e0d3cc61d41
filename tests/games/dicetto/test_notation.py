"""The notation: lossless, faces in any order, one printed form."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import MalformedMove
from rollhouse.games.dicetto.game import GAME
from tests.expecting import raised, reason_key

FORMS = [
    *("roll 1566", "roll 36", "reroll 15", "keep", "place 3 66", "place 1 1", "place reroll 16", "done"),
    *("draw pair#2", "draw number_3#1", "duel 5 3", "duel 1 1", "first 0", "first 3"),
    "bonus most_logo fewest_cards most_chance most_numbers",
]


@pytest.mark.parametrize("text", FORMS)
def test_the_printed_form_reads_back(text: str) -> None:
    move = GAME.parse(text)
    assert str(move) == text
    assert GAME.parse(str(move)) == move


@pytest.mark.parametrize(
    ("given", "printed"),
    [
        ("roll 6 5 1 6", "roll 1566"),
        ("reroll 51", "reroll 15"),
        ("place 3 6 5", "place 3 56"),
        ("place reroll 61", "place reroll 16"),
        ("duel 53", "duel 5 3"),
        ("duel 35", "duel 3 5"),
        ("  keep ", "keep"),
        ("bonus most_numbers most_chance most_logo fewest_cards", "bonus most_logo fewest_cards most_chance most_numbers"),
    ],
)
def test_other_spellings_mean_the_same(given: str, printed: str) -> None:
    assert str(GAME.parse(given)) == printed


@pytest.mark.parametrize(
    "text",
    [
        *("", "jump", "roll", "roll 7", "roll 1x", "reroll", "reroll 0", "keep 1", "done 1", "place", "place 3", "place 0 1", "place 5 1"),
        *("place 3 7", "place x 1", "draw", "draw pair", "draw pair#", "draw pair#0", "draw pair#01", "draw pear#1", "draw number_7#1"),
        *(
            "draw reroll",
            "draw pair#1 pair#2",
            "draw pair#1234",
            "duel",
            "duel 5",
            "duel 5 3 1",
            "duel 7 1",
            "duel a b",
            "first",
            "first x",
        ),
        *("bonus", "bonus most_logo", "bonus most_logo most_logo most_chance most_numbers", "bonus a b c d", "first 0 1", "first -1"),
        "bonus most_logo fewest_cards most_chance most_numbers most_cards",
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    caught = raised(MalformedMove, GAME.parse, text)
    assert caught.code == "move/malformed"
    assert caught.reason is not None
    assert caught.expected


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("place 5 1", "dicetto-why-unknown-slot"),
        ("draw pear#1", "dicetto-why-unknown-card"),
        ("bonus a b c d", "dicetto-why-unknown-bonus"),
        ("roll 7", "error-why-faces"),
        ("jump", "error-why-no-move"),
    ],
)
def test_a_malformed_move_is_explained(text: str, key: str) -> None:
    assert reason_key(raised(MalformedMove, GAME.parse, text)) == key
