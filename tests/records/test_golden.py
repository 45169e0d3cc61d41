"""The golden records replay to the positions they were written with."""

from __future__ import annotations

from itertools import product

import pytest

from rollhouse.core.record import positions
from rollhouse.core.record_text import read_file, to_text
from rollhouse.core.registry import all_games
from rollhouse.games.dicy_cards.setup import MODES, DicySetup
from rollhouse.testing import usual_setups
from tests.records.golden import GOLDEN, annotated, path_of
from tests.rulesets import RULE_SETS


def test_every_rule_set_has_a_record_and_nothing_else_has() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {path_of(name).name for name in RULE_SETS}


def test_no_game_mode_or_number_of_players_is_missing() -> None:
    setups = {name: rules.setup for name, rules in RULE_SETS.items()}
    assert {rules.game_id for rules in RULE_SETS.values()} == set(all_games())
    for game in all_games().values():
        players = {game.setup(options).players for options in usual_setups(game)}
        assert {setups[name].players for name, rules in RULE_SETS.items() if rules.game_id == game.id} == players
        assert {rules.setup.first == "random" for rules in RULE_SETS.values() if rules.game_id == game.id} == {False, True}
    assert {setup.mode for setup in setups.values() if isinstance(setup, DicySetup)} == set(MODES)
    dicetto = {(setup.players, getattr(setup, "bonus", None)) for setup in setups.values() if not isinstance(setup, DicySetup)}
    assert dicetto == set(product((2, 3, 4), (False, True)))


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_golden_record_replays_to_the_same_positions(name: str) -> None:
    record = read_file(path_of(name))
    replayed = annotated(record)
    moves = ("the start", *record.moves)
    differing = [f"{ply} ({moves[ply]})" for ply in replayed.comments if replayed.comments[ply] != record.comments.get(ply)]
    assert not differing, f"other positions, or other moves from them, after move {', '.join(differing[:5])} of {path_of(name)}"
    assert replayed == record


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_golden_record_is_a_whole_game_of_its_rule_set(name: str) -> None:
    record = read_file(path_of(name))
    rules = RULE_SETS[name]
    assert rules.game.setup(record.setup) == rules.setup
    assert len(record.comments) == len(record.moves) + 1
    outcome = rules.game.outcome([state for _, state in positions(record)][-1])
    assert outcome is not None
    assert record.result == outcome.winners


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert to_text(read_file(path_of(name))) == path_of(name).read_text(encoding="utf-8")
