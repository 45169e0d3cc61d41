"""Every refusal has a reason and names the rule it rests on."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import IllegalMove
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DicettoMove, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from tests.expecting import raised, reason_key
from tests.games.dicetto.table import CARDS, begin, laid, played, position, why

HELD = {"1": (1, "66"), "2": (1, "56"), "3": (1, "6")}
DUEL = played(position("1566", held={"1": (1, "66")}), "place 1 66")
OVER = played(position("", held={"1": (1, "66")}, cards_to_win=1), "done")
DRAWN = [f"draw {card}" for card in CARDS]

CASES: list[tuple[DicettoState, str, str, str]] = [
    (OVER, "done", "common-why-over", "end"),
    (begin(first="random"), "first 2", "common-why-no-seat", "T9"),
    (begin(first="random"), "draw pair#1", "common-why-chance-acts", "T9"),
    (begin(), "draw pair#5", "dicetto-why-not-in-pile", "take"),
    (played(begin(), "draw pair#1"), "draw pair#1", "dicetto-why-not-in-pile", "take"),
    (begin(), "roll 1234", "dicetto-why-draw-first", "take"),
    (begin(), "first 0", "dicetto-why-draw-first", "take"),
    (played(begin(), *DRAWN), "roll 1234", "dicetto-why-bonus-first", "setup"),
    (laid(), "roll 123", "common-why-roll-count", "roll"),
    (laid(), "roll 12345", "common-why-roll-count", "roll"),
    (laid(), "keep", "common-why-roll-first", "roll"),
    (laid(), "draw four#1", "common-why-roll-first", "roll"),
    (played(laid(), "roll 1234", "reroll 12"), "roll 1", "common-why-roll-count", "roll"),
    (played(laid(), "roll 1234"), "roll 1234", "common-why-no-chance", "turn"),
    (played(laid(), "roll 1234"), "duel 1 2", "common-why-no-chance", "turn"),
    (played(laid(), "roll 1234"), "draw four#1", "common-why-no-chance", "turn"),
    (played(laid(), "roll 1234"), "bonus most_logo most_cards most_chance most_numbers", "common-why-no-chance", "turn"),
    (played(laid(), "roll 1234"), "first 0", "common-why-no-chance", "turn"),
    (played(laid(), "roll 1234"), "reroll 11", "common-why-dice-missing", "roll"),
    (played(laid(), "roll 1234"), "reroll 5", "common-why-dice-missing", "roll"),
    (played(laid(), "roll 1234"), "place 2 1", "dicetto-why-keep-first", "place"),
    (played(laid(), "roll 1234"), "done", "dicetto-why-keep-first", "place"),
    (position("1566"), "reroll 1", "dicetto-why-no-rolls", "roll"),
    (position("1566"), "keep", "dicetto-why-no-rolls", "roll"),
    (position("1566"), "place 2 2", "common-why-dice-missing", "place"),
    (position("1566"), "place 3 5", "dicetto-why-makes-number", "number"),
    (position("1566"), "place 1 56", "dicetto-why-makes-pair", "pair"),
    (position("1566"), "place 1 6", "dicetto-why-makes-pair", "pair"),
    (position("1566"), "place 4 156", "dicetto-why-makes-small_straight", "small_straight"),
    (position("1566", held=HELD), "place 2 16", "dicetto-why-too-low", "T8"),
    (position("1566", cards=("", "four#1", "four#2", "four#3")), "place 1 6", "dicetto-why-slot-empty", "T6"),
    (played(position("1566"), "place 2 6"), "place 2 6", "dicetto-why-own-dice", "T12"),
    (played(DUEL, "duel 1 2"), "place 1 66", "dicetto-why-lost-there", "T3"),
    (played(DUEL, "duel 1 2"), "place 2 66", "dicetto-why-aside", "duel"),
    (DUEL, "done", "dicetto-why-duel-first", "duel"),
    (DUEL, "roll 1", "dicetto-why-duel-first", "duel"),
]


@pytest.mark.parametrize(("state", "text", "key", "rule"), CASES, ids=[f"{text}: {key}" for _, text, key, _ in CASES])
def test_why_a_move_is_refused(state: DicettoState, text: str, key: str, rule: str) -> None:
    assert why(state, text) == (key, rule)


@pytest.mark.parametrize("kind", ["pair", "two_pairs", "three", "four", "small_straight", "large_straight"])
def test_each_kind_says_what_it_takes(kind: str) -> None:
    state = position("1146", cards=(f"{kind}#1", "chance#1", "chance#2", "chance#3"))
    assert why(state, "place 1 1") == (f"dicetto-why-makes-{kind}", kind)


@pytest.mark.parametrize(
    ("state", "move"), [(position("1566"), Place(0, ())), (position("1566"), Place(4, ())), (position("1566", rolls_left=2), Reroll(()))]
)
def test_t1_no_dice_at_all_is_refused_too(state: DicettoState, move: DicettoMove) -> None:
    caught = raised(IllegalMove, GAME.play, state, move)
    assert (reason_key(caught), caught.rule) == ("dicetto-why-no-dice", "T1")


def test_rules_are_rulings_or_sections_of_the_guide() -> None:
    sections = {section.id for section in GAME.words.guide()}
    assert {rule for *_, rule in CASES if not rule.startswith("T")} <= sections
