"""The notation: faces are accepted in any order and printed ascending, cards go by id, and what can not be read is explained."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import MalformedMove
from rollhouse.core.game import Move
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.moves import LayBonus
from rollhouse.games.dicetto.moves import Roll as DicettoRoll
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.moves import FORMS, Deal, First, Freeze, Reset, Roll, Score, Skip, parse
from tests.expecting import raised, reason_key

DEAL = ("any_two", "odd", "sixes", "straight", "two_pairs")
BONUS = ("most_logo", "fewest_cards", "most_chance", "most_numbers")

# The printed form, and other texts that mean the same move.
SPELLINGS: dict[str, list[tuple[str, ...]]] = {
    "dicy-cards": [
        ("roll 123466", "roll 664321", "roll 6 6 4 3 2 1"),
        ("roll 36", "roll 63"),
        ("freeze straight 12", "freeze straight 21", "freeze straight 2 1"),
        ("score low_six 344455", "score low_six 554 443"),
        ("skip", "  skip  "),
        ("deal any_two odd sixes straight two_pairs", "deal two_pairs straight sixes odd any_two"),
        *((text,) for card in CARDS for text in (f"freeze {card}", f"reset {card}", f"freeze {card} 1", f"score {card} 1")),
        ("first 2",),
    ],
    "dicetto": [
        ("roll 1566", "roll 6 5 1 6"),
        ("reroll 15", "reroll 51"),
        ("place 3 56", "place 3 6 5"),
        ("place reroll 16", "place reroll 61"),
        ("duel 5 3", "duel 53"),
        ("duel 3 5", "duel 35"),
        ("keep", "  keep "),
        ("bonus most_logo fewest_cards most_chance most_numbers", "bonus most_numbers most_chance most_logo fewest_cards"),
        *((text,) for text in ("roll 36", "place 1 1", "done", "draw pair#2", "draw number_3#1", "duel 1 1", "first 0", "first 3")),
    ],
}
ALL_SPELLINGS = [(game, *texts) for game, moves in SPELLINGS.items() for texts in moves]


@pytest.mark.parametrize("spelt", ALL_SPELLINGS, ids=lambda spelt: spelt[1])
def test_every_spelling_is_read_as_one_move_with_one_printed_form(spelt: tuple[str, ...]) -> None:
    name, printed, *others = spelt
    move = find_game(name).parse(printed)
    assert str(move) == printed
    assert [find_game(name).parse(text) for text in others] == [move] * len(others)


@pytest.mark.parametrize(
    ("name", "text", "move"),
    [
        ("dicy-cards", "roll 664321", Roll((1, 2, 3, 4, 6, 6))),
        ("dicy-cards", "roll 1111111", Roll((1,) * 7)),  # more dice than there are: a move that no position allows
        ("dicy-cards", "freeze straight 21", Freeze("straight", (1, 2))),
        ("dicy-cards", "freeze odd", Freeze("odd")),
        ("dicy-cards", "score low_six 554443", Score("low_six", (3, 4, 4, 4, 5, 5))),
        ("dicy-cards", "skip", Skip()),
        ("dicy-cards", "reset odd", Reset("odd")),
        ("dicy-cards", "deal two_pairs straight sixes odd any_two", Deal(DEAL)),
        ("dicy-cards", "first 2", First(2)),
        ("dicetto", "roll 6516", DicettoRoll((1, 5, 6, 6))),
        ("dicetto", "bonus most_numbers most_chance most_logo fewest_cards", LayBonus(BONUS)),
    ],
)
def test_what_a_text_means(name: str, text: str, move: Move) -> None:
    assert find_game(name).parse(text) == move


NO_MOVE, NO_FACES, NO_CARD = "error-why-no-move", "error-why-faces", "dicy-why-unknown-card"
# By the reason: texts that are no move.
DICY_MALFORMED = {
    NO_MOVE: [
        *("", "   ", "hello", "SKIP", "skip 1", "skip\n", "freeze", "score", "reset", "reset odd 1", "deal"),
        *("deal any_two odd sixes straight", "deal any_two odd sixes straight straight", "first", "first x", "first -1", "first 0 1"),
    ],
    NO_FACES: ["roll", "roll 7", "roll 0", "roll 1,2", "roll one", "roll ١", "freeze straight 17", "score straight"],
    NO_CARD: ["freeze straigth 12", "freeze 12", "score Straight 12", "reset seven", "deal any_two odd sixes straight seven"],
}


@pytest.mark.parametrize(("why", "text"), [(why, text) for why, texts in DICY_MALFORMED.items() for text in texts])
def test_a_malformed_text_of_dicy_cards_says_why_and_what_exists(why: str, text: str) -> None:
    error = raised(MalformedMove, parse, text)
    assert (error.code, error.value, reason_key(error)) == ("move/malformed", text, why)
    assert error.expected == (tuple(CARDS) if why == NO_CARD else FORMS)


DICETTO_REASONS = {
    "place 5 1": "dicetto-why-unknown-slot",
    "draw pear#1": "dicetto-why-unknown-card",
    "bonus a b c d": "dicetto-why-unknown-bonus",
    "roll 7": NO_FACES,
    "jump": NO_MOVE,
}


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
def test_a_malformed_text_of_dicetto_is_refused_with_a_reason(text: str) -> None:
    error = raised(MalformedMove, find_game("dicetto").parse, text)
    assert reason_key(error) == DICETTO_REASONS.get(text, reason_key(error))
    assert (error.code, bool(error.expected)) == ("move/malformed", True)
