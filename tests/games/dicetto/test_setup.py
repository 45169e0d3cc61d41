"""What is agreed before a game of Dicetto."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from rollhouse.core.errors import SetupError
from rollhouse.games.dicetto.deck import shipped
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.setup import DEFAULT_QUIET_ROUNDS
from tests.expecting import raised


def test_the_usual_game() -> None:
    setup = GAME.setup({})
    assert (setup.players, setup.first, setup.cards_to_win, setup.bonus) == (2, 0, 10, True)
    assert setup.deck == shipped().tokens()
    assert (setup.deck_name, setup.reading) == ("Rollhouse", True)


OWN = "pair#1:1* chance#1:0 number_6#3:50 four#9:6*"

OPTIONS: list[Mapping[str, object]] = [
    {},
    {"players": 4, "first": 3, "cards_to_win": 46, "bonus": False},
    {"players": 3, "first": "random", "cards_to_win": 1},
    {"deck": OWN},
    {"deck": OWN.split()},
    {"deck": OWN, "deck_name": "My own deck", "reading": True},
    {"reading": False},
]


def as_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(map(as_text, value)) if isinstance(value, list | tuple) else str(value)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_setup_reads_back_as_itself(options: Mapping[str, object]) -> None:
    setup = GAME.setup(options)
    values = msgspec.to_builtins(setup)
    assert GAME.setup(values) == setup
    assert GAME.setup({name: as_text(value) for name, value in values.items()}) == setup


def test_a_deck_of_ones_own_is_not_our_reading_unless_it_says_so() -> None:
    assert (GAME.setup({"deck": OWN}).deck_name, GAME.setup({"deck": OWN}).reading) == ("custom", False)
    assert GAME.setup({"deck": OWN, "reading": "true"}).reading


def test_the_shipped_deck_spelled_out_is_still_our_reading() -> None:
    assert GAME.setup({"deck": " ".join(shipped().tokens())}) == GAME.setup({})


def test_the_order_of_a_deck_is_kept() -> None:
    assert GAME.setup({"deck": OWN}).deck == tuple(OWN.split())


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("setup/players", {"players": 1}),
        ("setup/players", {"players": 5}),
        ("setup/players", {"players": "two"}),
        ("setup/first", {"players": 2, "first": 2}),
        ("setup/first", {"first": -1}),
        ("setup/cards_to_win", {"cards_to_win": 0}),
        ("setup/cards_to_win", {"cards_to_win": 47}),
        ("setup/cards_to_win", {"cards_to_win": True}),
        ("setup/bonus", {"bonus": "maybe"}),
        ("setup/bonus", {"bonus": 1}),
        ("setup/deck", {"deck": 46}),
        ("setup/deck", {"deck": []}),
        ("setup/deck", {"deck": ["pair#1:1"]}),
        ("setup/deck", {"deck": "pair#1:1 pair#2:x pair#3:1 pair#4:1"}),
        ("setup/deck_name", {"deck_name": "x" * 41}),
        ("setup/deck_name", {"deck_name": " padded "}),
        ("setup/deck_name", {"deck_name": 7}),
        ("setup/reading", {"reading": "yes"}),
        ("setup/unknown", {"target": 100}),
    ],
)
def test_a_bad_option_is_named(code: str, options: Mapping[str, object]) -> None:
    assert raised(SetupError, GAME.setup, options).code == code


def test_what_the_chooser_offers() -> None:
    goal, turns, quiet, bonus, deck = GAME.words.options()
    assert (goal.name, goal.low, goal.high, goal.default) == ("cards_to_win", 1, 46, "10")
    assert (turns.name, turns.low, turns.default, turns.asked) == ("most_turns", 1, "400", False)
    assert (quiet.name, quiet.low, quiet.default, quiet.asked) == ("quiet_rounds", 4, str(DEFAULT_QUIET_ROUNDS), False)
    assert (bonus.name, [value for value, _ in bonus.values], bonus.default) == ("bonus", ["true", "false"], "true")
    assert (deck.name, deck.asked) == ("deck", False)
