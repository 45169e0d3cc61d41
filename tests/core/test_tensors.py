"""Every game in numbers: actions are the engine's moves one to one, and observations say what a position is, and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rollhouse.core.dice import rolls, subsets
from rollhouse.core.errors import IllegalMove, MalformedMove
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.core.tensors import Tensors, mask_of, picked, places, table_of
from tests.rulesets import RULE_SETS, RuleSet

GAMES = ("dicy-cards", "dicetto")


def numbered(game: AnyGame) -> Tensors[Any, Any]:
    tensors = game.tensors()
    assert tensors is not None
    return tensors


def states(rules: RuleSet, seed: str) -> Iterator[Any]:
    """Every position of a game of random moves."""
    rng = random.Random(seed)
    game = rules.game
    state: Any = game.start(rules.setup)
    while state.to_act != GAME_OVER:
        yield state
        state = game.apply(state, game.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(game.legal(state)))
    yield state


@pytest.mark.parametrize("name", RULE_SETS)
def test_actions_are_the_moves_of_the_engine_one_to_one(name: str) -> None:
    rules = RULE_SETS[name]
    game, tensors = rules.game, numbered(rules.game)
    for state in islice(states(rules, name), 250):
        if state.to_act == CHANCE:
            count = len(game.outcomes(state))
            assert count <= tensors.most_outcomes
            last = count - 1
            assert [tensors.outcome(state, tensors.chance_move(state, place)) for place in (0, last)] == [0, last]
            continue
        moves = game.legal(state)
        actions = [tensors.action(state, move) for move in moves]
        assert len(set(actions)) == len(moves)
        assert [tensors.move(state, action) for action in actions] == list(moves)
        assert tensors.legal(state) == sorted(actions)
        assert [place for place, allowed in enumerate(tensors.mask(state)) if allowed] == sorted(actions)


@pytest.mark.parametrize("name", ["dicy-cards-4-players", "dicetto-3-players"])
def test_no_number_outside_the_mask_is_a_legal_move(name: str) -> None:
    rules = RULE_SETS[name]
    game, tensors = rules.game, numbered(rules.game)
    for state in islice((one for one in states(rules, name) if one.to_act >= 0), 0, 60, 6):
        mask = tensors.mask(state)
        for action in (one for one in range(tensors.actions) if not mask[one]):
            move = tensors.read(state, action)
            if move is not None:
                with pytest.raises(IllegalMove):
                    game.play(state, move)


@pytest.mark.parametrize("name", RULE_SETS)
def test_observations_say_what_a_position_is(name: str) -> None:
    """Positions with the same observation have the same legal actions and the same chances; seats see the same thing, turned."""
    rules = RULE_SETS[name]
    game, tensors = rules.game, numbered(rules.game)
    highs = tensors.highs()
    seen: dict[tuple[float, ...], Any] = {}
    for state in islice(states(rules, name), 250):
        views = [tensors.observe(state, seat) for seat in range(rules.setup.players)]
        for view in views:
            assert len(view) == tensors.size
            assert all(0.0 <= number <= high for number, high in zip(view, highs, strict=True))
        key = tuple(views[0])
        may = game.legal(state)
        assert seen.setdefault(key, may) == may
        assert len(set(map(tuple, views))) == rules.setup.players or state.turn < 0 or state.to_act == GAME_OVER


def test_a_seat_sees_itself_first() -> None:
    rules = RULE_SETS["dicy-cards-3-players"]
    tensors = numbered(rules.game)
    where = places(tensors.observation_blocks)
    for state in states(rules, "seats"):
        for seat in range(3):
            view = tensors.observe(state, seat)
            scores = [round(view[place] * state.setup.target) for place in where["scores"]]
            assert scores == [*(state.scores[(seat + away) % 3] for away in range(3)), 0]
            active = [view[place] for place in where["active"][:5]]
            assert active == [float(state.active[seat] >> place & 1) for place in range(5)]


def test_a_choice_of_dice_has_one_mask() -> None:
    for roll in rolls(4):
        found = [picked(roll, mask) for mask in range(1 << 4)]
        assert sorted(one for one in found if one is not None) == sorted(subsets(roll))
        assert all(picked(roll, mask_of(roll, chosen)) == chosen for chosen in subsets(roll))
    assert picked((1, 2), 0b100) is None


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_that_is_no_action_is_refused(game_id: str, action: int) -> None:
    game = find_game(game_id)
    state = game.start(game.setup({}))
    with pytest.raises(MalformedMove):
        numbered(game).move(state, action)
    with pytest.raises(MalformedMove):
        numbered(game).chance_move(state, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_documentation_has_the_tables(game_id: str) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    tensors = numbered(find_game(game_id))
    assert table_of(tensors.action_blocks, with_high=False) in page
    assert table_of(tensors.observation_blocks, with_high=True) in page
