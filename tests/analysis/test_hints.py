"""Hints in two steps, and the coach's warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollhouse.analysis.hints import MAX_CANDIDATES, coach_warning, hint
from rollhouse.analysis.marks import cost_in_words, threshold
from rollhouse.core.evaluate import EQUAL_TOLERANCE, best_of
from rollhouse.core.messages import say
from rollhouse.core.record import positions
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.locale import LANGUAGES, catalogue
from tests.expecting import present
from tests.games.dicy_cards.table import played, position
from tests.walks import walk


@pytest.fixture
def state() -> DicyState:
    found = position("123466", scores=(5, 9), players=2, target=20)
    assert GAME.teaching.evaluator(found, if_missing="prepare") is not None
    return found


def test_a_hint_has_a_clue_and_a_move(state: DicyState) -> None:
    evaluator = present(GAME.teaching.evaluator(state))
    found = present(hint(GAME, state))
    best = best_of(evaluator.options(state))
    assert (found.seat, found.move) == (0, str(best.move))
    assert found.clue == evaluator.clue(state)
    assert found.why == evaluator.why(state, best.move, begins_turn=False)
    assert found.source.exact
    assert len(found.candidates) == MAX_CANDIDATES
    assert found.candidates[0].move == found.move
    assert found.candidates[0].cost < EQUAL_TOLERANCE
    costs = [one.cost for one in found.candidates]
    assert costs == sorted(costs)


def test_where_there_is_one_move_there_is_nothing_to_hint_at() -> None:
    state = position("", rows=[()], players=1, target=20)
    found = present(hint(GAME, state))
    assert (found.move, found.clue, found.why) == ("skip", say("analysis-only-move"), say("analysis-only-move"))


def test_there_is_no_hint_while_the_dice_are_due_or_the_game_is_over(state: DicyState) -> None:
    rolling = played(state, "freeze odd 12")
    assert hint(GAME, rolling) is None
    over = played(position("123466", scores=(25, 5), turn=1, players=2, target=20), "score straight 1234")
    assert hint(GAME, over) is None


def test_without_values_there_is_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unvalued: None) -> None:
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    fresh = position("123466", players=2, target=21)
    assert hint(GAME, fresh) is None
    assert coach_warning(GAME, fresh, GAME.legal(fresh)[0]) is None
    dicetto = find_game("dicetto")
    states = [state for _, state in positions(walk("dicetto", {"players": 2, "cards_to_win": 1}, 1))]
    assert dicetto.teaching is None
    assert all(hint(dicetto, state) is None for state in states)


def test_until_the_tablebase_is_there_an_estimate_will_do_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state: DicyState
) -> None:
    known = present(hint(GAME, state, estimate=True))
    assert known.source.exact  # what is known is not estimated
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    new = position("123466", players=2, target=21)
    found = present(hint(GAME, new, estimate=True))
    assert not found.source.exact
    assert found.source.error > 0.01
    assert found.source.about.key == "dicy-values-learned"
    assert GAME.parse(found.move) in GAME.legal(new)
    caution = present(coach_warning(GAME, new, GAME.parse("skip"), estimate=True))
    assert not caution.source.exact
    assert not any(tmp_path.iterdir())  # nothing was made for it
    undealt = GAME.start(GAME.setup({"players": 2, "mode": "interglacial"}))
    assert GAME.teaching.evaluator(undealt, if_missing="estimate") is None
    dicetto = find_game("dicetto")
    assert evaluator_of(dicetto, dicetto.start(dicetto.setup({"players": 2})), if_missing="estimate") is None


def test_the_coach_warns_of_what_costs_too_much_and_of_nothing_else(state: DicyState) -> None:
    evaluator = present(GAME.teaching.evaluator(state))
    options = evaluator.options(state)
    most = max(option.value for option in options)
    warned = 0
    for option in options:
        cost = most - option.value
        caution = coach_warning(GAME, state, option.move)
        assert (caution is not None) == (cost >= threshold("mistake", "share"))
        if caution is not None:
            warned += 1
            assert caution.cost == pytest.approx(cost)
            assert caution.mark in ("mistake", "blunder")
            assert caution.text == say("analysis-caution-share", points=max(1, round(100 * cost)))
        assert (coach_warning(GAME, state, option.move, 0.01) is not None) == (cost >= 0.01)
    assert 0 < warned < len(options)
    assert coach_warning(GAME, state, best_of(options).move, 0.0) is None


def test_a_warning_does_not_give_the_best_move_away(state: DicyState) -> None:
    caution = present(coach_warning(GAME, state, GAME.parse("skip")))
    found = present(hint(GAME, state))
    for language in LANGUAGES:
        words = catalogue(language)
        text = words.say(caution.text)
        assert words.say(found.words) not in text
        assert str(round(100 * caution.cost)) in text


def test_alone_costs_are_turns() -> None:
    assert catalogue("en").say(cost_in_words(0.256, "turns")) == "0.26 turns"
    assert catalogue("en").say(cost_in_words(1.0, "turns")) == "1 turn"
    assert catalogue("fr").say(cost_in_words(0.0421, "share")) == "4,2 points de probabilité de victoire"
