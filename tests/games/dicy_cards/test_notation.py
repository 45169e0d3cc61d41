"""The notation of Dicy Cards: faces are accepted in any order and printed ascending, cards go by id."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import MalformedMove
from rollhouse.core.game import Move
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.moves import FORMS, Deal, First, Freeze, Reset, Roll, Score, Skip, parse
from tests.expecting import raised, reason_key

MOVES: list[tuple[str, Move, str]] = [
    ("roll 123466", Roll((1, 2, 3, 4, 6, 6)), "roll 123466"),
    ("roll 664321", Roll((1, 2, 3, 4, 6, 6)), "roll 123466"),
    ("roll 6 6 4 3 2 1", Roll((1, 2, 3, 4, 6, 6)), "roll 123466"),
    ("roll 63", Roll((3, 6)), "roll 36"),
    ("freeze straight 12", Freeze("straight", (1, 2)), "freeze straight 12"),
    ("freeze straight 21", Freeze("straight", (1, 2)), "freeze straight 12"),
    ("freeze straight 2 1", Freeze("straight", (1, 2)), "freeze straight 12"),
    ("score low_six 344455", Score("low_six", (3, 4, 4, 4, 5, 5)), "score low_six 344455"),
    ("score low_six 554 443", Score("low_six", (3, 4, 4, 4, 5, 5)), "score low_six 344455"),
    ("skip", Skip(), "skip"),
    ("  skip  ", Skip(), "skip"),
    ("freeze odd", Freeze("odd"), "freeze odd"),
    ("reset odd", Reset("odd"), "reset odd"),
    (
        "deal any_two odd sixes straight two_pairs",
        Deal(("any_two", "odd", "sixes", "straight", "two_pairs")),
        "deal any_two odd sixes straight two_pairs",
    ),
    (
        "deal two_pairs straight sixes odd any_two",
        Deal(("any_two", "odd", "sixes", "straight", "two_pairs")),
        "deal any_two odd sixes straight two_pairs",
    ),
    ("first 2", First(2), "first 2"),
]


@pytest.mark.parametrize(("text", "move", "printed"), MOVES, ids=[text for text, _, _ in MOVES])
def test_a_text_is_read_and_printed(text: str, move: Move, printed: str) -> None:
    assert parse(text) == move
    assert str(move) == printed
    assert parse(printed) == move


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_named(card: str) -> None:
    for text in (f"freeze {card}", f"reset {card}", f"freeze {card} 1", f"score {card} 1"):
        assert str(parse(text)) == text


MALFORMED: list[tuple[str, str]] = [
    ("", "error-why-no-move"),
    ("   ", "error-why-no-move"),
    ("hello", "error-why-no-move"),
    ("SKIP", "error-why-no-move"),
    ("skip 1", "error-why-no-move"),
    ("skip\n", "error-why-no-move"),
    ("roll", "error-why-faces"),
    ("roll 7", "error-why-faces"),
    ("roll 0", "error-why-faces"),
    ("roll 1,2", "error-why-faces"),
    ("roll one", "error-why-faces"),
    ("roll ١", "error-why-faces"),
    ("freeze", "error-why-no-move"),
    ("freeze straigth 12", "dicy-why-unknown-card"),
    ("freeze 12", "dicy-why-unknown-card"),
    ("freeze straight 17", "error-why-faces"),
    ("score", "error-why-no-move"),
    ("score straight", "error-why-faces"),
    ("score Straight 12", "dicy-why-unknown-card"),
    ("reset", "error-why-no-move"),
    ("reset odd 1", "error-why-no-move"),
    ("reset seven", "dicy-why-unknown-card"),
    ("deal", "error-why-no-move"),
    ("deal any_two odd sixes straight", "error-why-no-move"),
    ("deal any_two odd sixes straight straight", "error-why-no-move"),
    ("deal any_two odd sixes straight seven", "dicy-why-unknown-card"),
    ("first", "error-why-no-move"),
    ("first x", "error-why-no-move"),
    ("first -1", "error-why-no-move"),
    ("first 0 1", "error-why-no-move"),
]


@pytest.mark.parametrize(("text", "why"), MALFORMED, ids=[repr(text) for text, _ in MALFORMED])
def test_a_malformed_text_says_why_and_what_exists(text: str, why: str) -> None:
    caught = raised(MalformedMove, parse, text)
    assert caught.code == "move/malformed"
    assert caught.value == text
    assert reason_key(caught) == why
    assert caught.expected == (tuple(CARDS) if why == "dicy-why-unknown-card" else FORMS)


def test_more_dice_than_there_are_is_a_move_that_no_position_allows() -> None:
    assert parse("roll 1111111") == Roll((1,) * 7)
