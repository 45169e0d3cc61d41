"""What may be agreed before a game of Dicy Cards: modes, players, who starts, the target; rulings D8, D9 and D10."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import msgspec
import pytest

from rollhouse.core.errors import DataError, SetupError
from rollhouse.core.game import CHANCE
from rollhouse.games.dicy_cards import events as happened
from rollhouse.games.dicy_cards import game
from rollhouse.games.dicy_cards.cards import CARDS, load_modes, modes
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.setup import MODES, DicySetup
from tests.expecting import raised, reason_key
from tests.games.dicy_cards.table import GLACIAL, active, begin, events, legal, played

DEALS = comb(len(CARDS), 5)
"""792 with twelve cards."""
FIVE = ["sixes", "odd", "all_same", "low_six", "any_two"]


def keys(setup: DicySetup) -> list[str]:
    return [line.key for line in GAME.words.setup(setup)]


# --- modes --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "cards"),
    [
        ("glacial", "any_two low_six odd straight two_pairs"),
        ("b", "double_pair low_six straight all_different all_same"),
        ("c", "sixes double_pair five_different forty_minus odd"),
        ("d", "any_two sixes three_lowest forty_minus all_same"),
    ],
)
def test_the_fixed_fives_of_the_contract(mode: str, cards: str) -> None:
    setup = GAME.setup({"mode": mode})
    assert set(setup.cards) == set(cards.split())
    assert list(setup.cards) == [card for card in CARDS if card in setup.cards]  # rows are laid out in one order
    assert setup.mode == mode
    assert begin(mode=mode).cards == setup.cards


def test_the_modes_are_all_there() -> None:
    assert MODES == ("glacial", "b", "c", "d", "interglacial", "custom")


def test_glacial_for_two_to_a_hundred_is_what_one_gets_without_asking() -> None:
    assert GAME.setup({}) == DicySetup(players=2, first=0, mode="glacial", cards=GLACIAL, target=100)


def test_custom_is_any_five_different_cards() -> None:
    setup = GAME.setup({"mode": "custom", "cards": FIVE})
    assert setup.mode == "custom"
    assert setup.cards == ("any_two", "low_six", "odd", "sixes", "all_same")
    assert GAME.setup({"cards": FIVE}) == setup
    assert GAME.setup({"cards": " ".join(FIVE)}) == setup
    assert GAME.setup({"cards": ",".join(reversed(FIVE))}) == setup


def test_interglacial_deals_any_five_of_the_cards_with_equal_chances() -> None:
    state = begin(mode="interglacial")
    assert (state.to_act, state.cards) == (CHANCE, ())
    outcomes = GAME.outcomes(state)
    assert len(outcomes) == DEALS
    assert set(outcomes.probabilities()) == {Fraction(1, DEALS)}
    assert {frozenset(text.split()[1:]) for text in legal(state)} == {frozenset(five) for five in combinations(CARDS, 5)}


def test_interglacial_by_older_rules_deals_among_the_cards_of_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "DEALT_AMONG", (11, len(CARDS)))  # as if the last one had come with the second version
    then = list(CARDS)[:11]
    old = GAME.agreed({"mode": "interglacial"}, 1)
    assert old is not None
    assert old == GAME.agreed({"mode": "interglacial"}, 0) == GAME.setup(msgspec.to_builtins(old))
    assert {frozenset(str(move).split()[1:]) for move in GAME.legal(GAME.start(old))} == {frozenset(five) for five in combinations(then, 5)}
    assert GAME.agreed({"mode": "interglacial"}, 2) == GAME.setup({"mode": "interglacial"})
    assert "among" not in msgspec.to_builtins(GAME.setup({"mode": "interglacial"}))
    assert GAME.agreed({"cards": FIVE}, 1) == GAME.setup({"cards": FIVE})
    assert GAME.agreed({}, 3) is None


def test_all_seats_play_with_the_five_that_were_dealt() -> None:
    state = played(begin(mode="interglacial", players=3), "deal odd any_two two_pairs straight sixes")
    assert state.cards == ("any_two", "odd", "straight", "two_pairs", "sixes")
    assert active(state) == [set(state.cards)] * 3
    assert (state.to_act, state.turn, state.rolling) == (CHANCE, 0, 6)
    assert events(begin(mode="interglacial"), "deal odd any_two two_pairs straight sixes") == [happened.Dealt(state.cards)]


# --- who starts (D8) ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_d8_the_host_may_pick_who_starts(first: int) -> None:
    state = begin(players=3, first=first)
    assert (state.first, state.turn, state.to_act) == (first, first, CHANCE)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_d8_or_chance_decides_with_a_move_of_its_own(players: int) -> None:
    state = begin(players=players, first="random")
    assert (state.to_act, state.turn, state.first) == (CHANCE, -1, -1)
    assert legal(state) == [f"first {seat}" for seat in range(players)]
    assert set(GAME.outcomes(state).probabilities()) == {Fraction(1, players)}
    last = played(state, f"first {players - 1}")
    assert (last.first, last.turn, last.rolling) == (players - 1, players - 1, 6)
    assert events(state, "first 0") == [happened.FirstSeat(0)]


def test_d8_who_starts_is_settled_before_the_deal() -> None:
    state = begin(mode="interglacial", first="random")
    state = played(state, "first 1")
    assert len(legal(state)) == DEALS
    state = played(state, "deal odd any_two two_pairs straight sixes")
    assert (state.turn, state.rolling) == (1, 6)


# --- our reading of B, C and D (D9) -------------------------------------------------------------------------------------------------


def test_d9_the_data_file_says_which_sets_are_our_reading() -> None:
    assert {mode.id: mode.source for mode in modes().values()} == {
        "glacial": "rulebook",
        "b": "our reading",
        "c": "our reading",
        "d": "our reading",
    }


@pytest.mark.parametrize("mode", ["b", "c", "d"])
def test_d9_our_reading_is_marked_where_a_game_is_introduced(mode: str) -> None:
    assert "dicy-setup-our-reading" in keys(GAME.setup({"mode": mode}))


@pytest.mark.parametrize("options", [{}, {"mode": "interglacial"}, {"cards": FIVE}])
def test_d9_nothing_else_is_marked_as_our_reading(options: dict[str, object]) -> None:
    assert "dicy-setup-our-reading" not in keys(GAME.setup(options))


def test_d9_the_guide_marks_it_too() -> None:
    section = next(section for section in GAME.words.guide() if section.id == "modes")
    assert "dicy-guide-modes-ours" in [line.key for line in section.body]


def modes_file(folder: Path, *modes: tuple[str, list[str]], source: str = "our reading") -> str:
    path = folder / "modes.toml"
    path.write_text("".join(f'[[mode]]\nid = "{name}"\nsource = "{source}"\ncards = {cards}\n' for name, cards in modes))
    return str(path)


def test_d9_a_user_may_correct_a_set_without_touching_code(tmp_path: Path) -> None:
    path = modes_file(tmp_path, ("b", FIVE), ("c", list(GLACIAL)), source="rulebook")
    setup = GAME.setup({"mode": "b", "modes": path})
    assert (setup.mode, set(setup.cards)) == ("b", set(FIVE))
    assert "dicy-setup-our-reading" not in keys(setup)
    assert GAME.words.setup(setup)[0].args["mode"] != GAME.words.setup(GAME.setup({"mode": "b"}))[0].args["mode"]


def test_d9_a_user_may_add_a_set_and_its_name_stays_in_records(tmp_path: Path) -> None:
    setup = GAME.setup({"mode": "house-7", "modes": modes_file(tmp_path, ("house-7", FIVE))})
    assert setup.mode == "house-7"
    assert GAME.setup(msgspec.to_builtins(setup)) == setup
    assert "dicy-setup-our-reading" not in keys(setup)


BAD_FILES = [
    ('[[mode]]\nid = "x"\ncards = ["odd", "odd", "sixes", "low_six", "any_two"]', "data/content", "x", "dicy-why-five-different"),
    ('[[mode]]\nid = "x"\ncards = ["odd", "seven", "sixes", "low_six", "any_two"]', "data/content", "x", "dicy-why-unknown-card"),
    ('[[mode]]\nid = "x"\ncards = ["odd", "sixes", "low_six", "any_two"]', "data/schema", "", "error-why-parser"),
    ('[[mode]]\nid = "x"', "data/schema", "", "error-why-parser"),
    ("mode = []", "data/schema", "", "error-why-parser"),
    ("", "data/schema", "", "error-why-parser"),
    ("[[mode]", "data/toml", "", "error-why-parser"),
    (f'[[mode]]\nid = "x"\ncards = {FIVE}\nsource = "the box"', "data/schema", "", "error-why-parser"),
    (f'[[mode]]\nid = "x"\ncards = {FIVE}\ncolour = "blue"', "data/schema", "", "error-why-parser"),
    (f'[[mode]]\nid = "My mode"\ncards = {FIVE}', "data/schema", "", "error-why-parser"),
    (f'[[mode]]\nid = "x"\ncards = {FIVE}\n[[mode]]\nid = "x"\ncards = {FIVE}', "data/content", "x", "dicy-why-mode-twice"),
    (f'[[mode]]\nid = "interglacial"\ncards = {FIVE}', "data/content", "interglacial", "dicy-why-mode-twice"),
    (f'[[mode]]\nid = "custom"\ncards = {FIVE}', "data/content", "custom", "dicy-why-mode-twice"),
]


@pytest.mark.parametrize(("content", "code", "where", "why"), BAD_FILES)
def test_d9_a_bad_file_says_what_is_wrong(tmp_path: Path, content: str, code: str, where: str, why: str) -> None:
    path = tmp_path / "modes.toml"
    path.write_text(content)
    caught = raised(DataError, load_modes, path)
    assert (caught.code, caught.location) == (code, where)
    assert caught.value == str(path)
    assert reason_key(caught) == why


def test_d9_what_the_rulebook_names_is_not_redefined(tmp_path: Path) -> None:
    caught = raised(DataError, GAME.setup, {"modes": modes_file(tmp_path, ("glacial", FIVE))})
    assert (caught.code, caught.location, caught.expected) == ("data/content", "glacial", GLACIAL)
    assert GAME.setup({"modes": modes_file(tmp_path, ("glacial", list(GLACIAL)))}) == GAME.setup({})


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert raised(DataError, GAME.setup, {"modes": str(tmp_path / "no.toml")}).code == "data/unreadable"


# --- players and target (D10), and what is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_d10_two_to_four_players_or_one_alone(players: int) -> None:
    assert len(begin(players=players).scores) == players
    assert ("dicy-setup-solo" in keys(GAME.setup({"players": players}))) == (players == 1)  # our own addition, marked as such


@pytest.mark.parametrize("target", [20, 100, 500])
def test_d10_the_target_is_20_to_500(target: int) -> None:
    assert GAME.setup({"target": target}).target == target


BAD_SETUPS: list[tuple[dict[str, object], str, str | None]] = [
    ({"players": 0}, "setup/players", "error-why-number"),
    ({"players": 5}, "setup/players", "error-why-number"),
    ({"players": "two"}, "setup/players", "error-why-number"),
    ({"players": True}, "setup/players", "error-why-number"),
    ({"target": 19}, "setup/target", "error-why-number"),
    ({"target": 501}, "setup/target", "error-why-number"),
    ({"target": 100.0}, "setup/target", "error-why-number"),
    ({"first": 2}, "setup/first", "error-why-number"),
    ({"players": 4, "first": 4}, "setup/first", "error-why-number"),
    ({"first": "youngest"}, "setup/first", "error-why-number"),
    ({"mode": "tropical"}, "setup/mode", "error-why-word"),
    ({"mode": 3}, "setup/mode", "error-why-word"),
    ({"mode": "no mode\n", "cards": FIVE}, "setup/mode", "error-why-word"),
    ({"mode": "custom"}, "setup/cards", "dicy-why-five-different"),
    ({"cards": FIVE[:4]}, "setup/cards", "dicy-why-five-different"),
    ({"cards": [*FIVE, "straight"]}, "setup/cards", "dicy-why-five-different"),
    ({"cards": [*FIVE[:4], FIVE[0]]}, "setup/cards", "dicy-why-five-different"),
    ({"cards": [*FIVE[:4], "seven"]}, "setup/cards", "dicy-why-unknown-card"),
    ({"cards": 5}, "setup/cards", "error-why-word"),
    ({"mode": "interglacial", "cards": FIVE}, "setup/cards", "dicy-why-cards-are-given"),
    ({"mode": "glacial", "cards": FIVE}, "setup/cards", "dicy-why-cards-are-given"),
    ({"modes": 3}, "setup/modes", "error-why-word"),
    ({"mode": "interglacial", "among": 4}, "setup/among", "error-why-number"),
    ({"mode": "interglacial", "among": len(CARDS) + 1}, "setup/among", "error-why-number"),
    ({"bonus": True}, "setup/unknown", None),
]


@pytest.mark.parametrize(("options", "code", "why"), BAD_SETUPS, ids=[str(options) for options, _, _ in BAD_SETUPS])
def test_a_bad_setup_names_its_field(options: dict[str, object], code: str, why: str | None) -> None:
    caught = raised(SetupError, GAME.setup, options)
    assert caught.code == code
    assert (caught.reason.key if caught.reason else None) == why


@pytest.mark.parametrize("options", [{}, {"mode": "d"}, {"mode": "interglacial", "first": "random"}, {"cards": FIVE, "players": 4}])
def test_a_setup_reads_back_as_itself(options: dict[str, object]) -> None:
    setup = GAME.setup(options)
    assert GAME.setup(msgspec.to_builtins(setup)) == setup
