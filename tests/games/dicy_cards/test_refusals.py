"""Illegal moves of Dicy Cards: every refusal says why, and by which rule."""

from __future__ import annotations

import pytest

from rollhouse.core.messages import Seat, say
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from tests.games.dicy_cards.table import begin, legal, played, position, refused

START = begin()
UNDEALT = begin(mode="interglacial")
UNSEATED = begin(first="random")
ROLLED = position("123466")
REROLLING = played(position("123466"), "freeze odd 12")
FROZEN = position("", rows=[[]])
SPENT = position("123466", rows=[[]])
ONE_LEFT = position("123466", rows=[["odd"]])
MODE_D = position("112266", mode="d")
MODE_C = position("112266", mode="c")
FREEZING = played(position("123466"), "score any_two 66")
RESETTING = played(position("123466", rows=[None, ["odd", "low_six"]]), "skip")
OVER = played(position("123466", scores=[100, 0], turn=1), "skip")

REFUSED: list[tuple[DicyState, str, str, str]] = [
    # Before the roll
    (START, "skip", "common-why-roll-first", "turn"),
    (START, "score odd 1", "common-why-roll-first", "turn"),
    (START, "roll 12345", "common-why-roll-count", "turn"),
    (START, "roll 1123456", "common-why-roll-count", "turn"),
    (START, "deal any_two odd sixes straight two_pairs", "common-why-roll-first", "turn"),
    (START, "first 0", "common-why-roll-first", "turn"),
    (REROLLING, "roll 123456", "common-why-roll-count", "turn"),
    (REROLLING, "roll 1", "common-why-roll-count", "turn"),
    (REROLLING, "skip", "common-why-roll-first", "turn"),
    # Before the deal, before it is settled who starts
    (UNDEALT, "roll 123456", "common-why-chance-acts", "modes"),
    (UNDEALT, "skip", "common-why-chance-acts", "modes"),
    (UNDEALT, "first 0", "common-why-chance-acts", "modes"),
    (UNSEATED, "first 2", "common-why-no-seat", "D8"),
    (UNSEATED, "roll 123456", "common-why-chance-acts", "D8"),
    (UNSEATED, "skip", "common-why-chance-acts", "D8"),
    # A turn
    (ROLLED, "roll 123456", "common-why-no-chance", "turn"),
    (ROLLED, "first 0", "common-why-no-chance", "turn"),
    (ROLLED, "deal any_two odd sixes straight two_pairs", "common-why-no-chance", "turn"),
    (ROLLED, "reset odd", "dicy-why-reset-is-reaction", "D5"),
    (ROLLED, "freeze odd", "dicy-why-reroll-none", "D3"),
    (ROLLED, "freeze odd 5", "common-why-dice-missing", "turn"),
    (ROLLED, "freeze odd 11", "common-why-dice-missing", "turn"),
    (ROLLED, "freeze sixes 1", "dicy-why-not-in-game", "modes"),
    (ROLLED, "score sixes 66", "dicy-why-not-in-game", "modes"),
    (ROLLED, "score straight 345", "common-why-dice-missing", "turn"),
    (ONE_LEFT, "freeze straight 1", "dicy-why-is-frozen", "turn"),
    (ONE_LEFT, "score straight 12", "dicy-why-is-frozen", "turn"),
    (FROZEN, "freeze odd 1", "dicy-why-all-frozen", "skip"),
    (FROZEN, "score odd 1", "dicy-why-all-frozen", "skip"),
    (FROZEN, "roll 123456", "common-why-no-chance", "turn"),
    (SPENT, "score odd 1", "dicy-why-is-frozen", "turn"),
    (SPENT, "freeze odd 1", "dicy-why-is-frozen", "turn"),
    # Each card's own condition
    (ROLLED, "score any_two 1", "dicy-why-dice-exactly", "any_two"),
    (ROLLED, "score any_two 123", "dicy-why-dice-exactly", "any_two"),
    (ROLLED, "score low_six 1234", "dicy-why-dice-exactly", "low_six"),
    (ROLLED, "score low_six 123466", "dicy-why-condition-no_six", "low_six"),
    (ROLLED, "score odd 12", "dicy-why-condition-odd", "odd"),
    (ROLLED, "score straight 1", "dicy-why-dice-count", "straight"),
    (ROLLED, "score straight 124", "dicy-why-condition-run", "straight"),
    (ROLLED, "score straight 66", "dicy-why-condition-run", "straight"),
    (ROLLED, "score two_pairs 66", "dicy-why-dice-exactly", "two_pairs"),
    (ROLLED, "score two_pairs 1266", "dicy-why-condition-two_pairs", "two_pairs"),
    (MODE_D, "score sixes 2", "dicy-why-condition-six", "sixes"),
    (MODE_D, "score sixes 26", "dicy-why-condition-six", "sixes"),
    (MODE_D, "score three_lowest 11", "dicy-why-dice-exactly", "three_lowest"),
    (MODE_D, "score three_lowest 122", "dicy-why-condition-lowest", "three_lowest"),
    (MODE_D, "score forty_minus 11226", "dicy-why-dice-exactly", "forty_minus"),
    (MODE_D, "score all_same 12", "dicy-why-condition-same", "all_same"),
    (MODE_C, "score double_pair 12", "dicy-why-condition-same", "double_pair"),
    (MODE_C, "score double_pair 1", "dicy-why-dice-exactly", "double_pair"),
    (MODE_C, "score five_different 11", "dicy-why-condition-different", "five_different"),
    (MODE_C, "score five_different 112266", "dicy-why-dice-count", "five_different"),
    # Reactions
    (FREEZING, "skip", "dicy-why-must-freeze", "D5"),
    (FREEZING, "reset odd", "dicy-why-must-freeze", "D5"),
    (FREEZING, "freeze odd 1", "dicy-why-must-freeze", "D5"),
    (FREEZING, "score odd 1", "dicy-why-must-freeze", "D5"),
    (FREEZING, "freeze sixes", "dicy-why-is-frozen", "D5"),
    (FREEZING, "roll 123456", "common-why-no-chance", "turn"),
    (RESETTING, "skip", "dicy-why-must-reset", "D5"),
    (RESETTING, "freeze odd", "dicy-why-must-reset", "D5"),
    (RESETTING, "reset odd", "dicy-why-cannot-reset", "D5"),
    # After the end
    (OVER, "skip", "common-why-over", "end"),
    (OVER, "roll 123456", "common-why-over", "end"),
]


@pytest.mark.parametrize(("state", "text", "why", "rule"), REFUSED, ids=[f"{text} ({why})" for _, text, why, _ in REFUSED])
def test_refused(state: DicyState, text: str, why: str, rule: str) -> None:
    before = GAME.encode(state)
    error = refused(state, text)
    assert (error.code, error.value) == ("move/illegal", text)
    assert error.reason is not None
    assert (error.reason.key, error.rule) == (why, rule)
    assert sorted(error.expected) == sorted(legal(state))
    assert GAME.encode(state) == before


def test_a_rule_that_is_cited_can_be_looked_up() -> None:
    """A card or another section of the guide, or one of the contract's rulings."""
    sections = {section.id for section in GAME.words.guide()} | {f"D{number}" for number in range(1, 11)}
    assert {rule for _, _, _, rule in REFUSED} <= sections


def test_what_a_refusal_tells() -> None:
    card = say("dicy-card-straight")
    assert refused(ROLLED, "score straight 1").reason == say("dicy-why-dice-count", card=card, fewest=2, most=6, count=1)
    assert refused(ROLLED, "score straight 345").reason == say("common-why-dice-missing", chosen=(3, 4, 5), dice=(1, 2, 3, 4, 6, 6))
    assert refused(REROLLING, "roll 1").reason == say("common-why-roll-count", count=2, rolled=1)
    assert refused(FREEZING, "skip").reason == say("dicy-why-must-freeze", seat=Seat(1))
    assert refused(UNSEATED, "first 2").reason == say("common-why-no-seat", seat=2)


def test_what_is_allowed_is_listed_nearest_first() -> None:
    assert set(refused(ROLLED, "score straight 124").expected[:3]) == {"score straight 12", "score straight 123", "score straight 1234"}
