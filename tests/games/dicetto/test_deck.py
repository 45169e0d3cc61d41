"""The deck: ruling T10's make-up and chances, the data file, and decks of one's own."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from rollhouse.core.dice import lattice, rolls
from rollhouse.core.errors import DataError, SetupError
from rollhouse.games.dicetto.cards import COMBINATIONS, selections
from rollhouse.games.dicetto.deck import cards_of, load_deck, read_tokens, shipped, token
from rollhouse.games.dicetto.game import GAME
from tests.expectations import expectations
from tests.expecting import raised, reason_key
from tests.games.dicetto.table import legal, played, position_json

POINTS = {"chance": 1, "pair": 1, "number": 2, "small_straight": 2, "three": 3, "two_pairs": 4, "large_straight": 4, "four": 6}

SMALL = """
name = "Four of mine"
source = "printed cards"

[[card]]
kind = "number"
number = 3
copies = 2
points = 5
logo = 1

[[card]]
kind = "chance"
copies = 2
points = 0
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


# --- the deck that ships ------------------------------------------------------------------------------------------------------------


def test_t10_there_are_three_of_each_number_and_four_of_each_other_kind() -> None:
    cards = shipped().cards
    assert len(cards) == 46
    assert len({card.id for card in cards}) == 46
    assert Counter(card.id.partition("#")[0] for card in cards) == {one: 3 if number else 4 for one, (_, number) in COMBINATIONS.items()}


def test_t10_points_are_by_kind() -> None:
    assert {card.kind: card.points for card in shipped().cards} == POINTS
    assert all(card.points == POINTS[card.kind] for card in shipped().cards)


def test_t10_one_of_three_numbers_and_two_of_four_others_carry_the_logo() -> None:
    logos = Counter(card.id.partition("#")[0] for card in shipped().cards if card.logo)
    assert logos == {one: 1 if number else 2 for one, (_, number) in COMBINATIONS.items()}


def test_t10_the_deck_is_marked_as_our_reading() -> None:
    assert shipped().reading
    setup = GAME.setup({})
    assert setup.reading
    assert "dicetto-setup-our-reading" in [line.key for line in GAME.words.setup(setup)]


def within_three_rolls(combination: str) -> Fraction:
    """The chance to make a combination, aiming for nothing else: keep what is best, twice."""
    keeps = lattice(4)
    values = [Fraction(bool(selections(combination, roll))) for roll in rolls(4)]
    for _ in range(2):
        expected = expectations(keeps, values)
        values = [max(expected[keep] for keep in keeps.within[place]) for place in range(len(values))]
    return expectations(keeps, values)[0]


@pytest.mark.parametrize(
    ("combination", "chance"),
    [("pair", 0.979), ("small_straight", 0.774), ("three", 0.508), ("large_straight", 0.339), ("two_pairs", 0.328), ("four", 0.102)],
)
def test_t10_chances_within_three_rolls(combination: str, chance: float) -> None:
    assert round(float(within_three_rolls(combination)), 3) == chance


# --- decks spelled out --------------------------------------------------------------------------------------------------------------


def test_a_token_is_id_points_and_a_star_for_the_logo() -> None:
    first, *_ = read_tokens(["pair#2:1*", "two_pairs#1:4", "number_3#7:50", "chance#200:0*"])
    assert (first.id, first.kind, first.number, first.points, first.logo) == ("pair#2", "pair", None, 1, True)
    assert token(first) == "pair#2:1*"


def test_every_token_of_the_deck_reads_back() -> None:
    assert read_tokens(shipped().tokens()) == shipped().cards
    assert tuple(cards_of(shipped().tokens()).values()) == shipped().cards


@pytest.mark.parametrize(
    "bad",
    [
        *("pair", "pair#1", "pair:1", "pair#0:1", "pair#01:1", "pair#1:01", "pair#1:51", "pair#1:-1", "pair#1:1**", "pear#1:1"),
        *("number#1:2", "number_7#1:2", "number_0#1:2", "pair_1#1:1", "reroll#1:1", "pair#1:1 ", "", "pair#1:1*x", "pair#١:1"),
    ],
)
def test_a_bad_token_is_named(bad: str) -> None:
    caught = raised(SetupError, read_tokens, ["pair#1:1", "pair#2:1", "pair#3:1", "pair#4:1", bad])
    assert (caught.code, caught.value) == ("setup/deck", bad)


def test_a_card_comes_once() -> None:
    caught = raised(SetupError, read_tokens, ["pair#1:1", "pair#2:1", "pair#1:3", "pair#4:1"])
    assert caught.code == "setup/deck"
    assert reason_key(caught) == "dicetto-why-card-twice"


@pytest.mark.parametrize(("count", "fine"), [(0, False), (3, False), (4, True), (200, True), (201, False)])
def test_a_deck_has_4_to_200_cards(count: int, fine: bool) -> None:
    tokens = [f"pair#{copy}:1" for copy in range(1, count + 1)]
    if fine:
        assert len(read_tokens(tokens)) == count
        return
    caught = raised(SetupError, read_tokens, tokens)
    assert caught.code == "setup/deck"
    assert caught.reason is not None
    assert caught.reason.args["count"] == count


# --- deck files ---------------------------------------------------------------------------------------------------------------------


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    deck = load_deck(written(tmp_path, SMALL))
    assert (deck.name, deck.reading) == ("Four of mine", False)
    assert deck.tokens() == ("number_3#1:5*", "number_3#2:5", "chance#1:0", "chance#2:0")


def test_two_entries_of_one_kind_count_on(tmp_path: Path) -> None:
    text = SMALL + '\n[[card]]\nkind = "chance"\ncopies = 1\npoints = 9\nlogo = 1\n'
    assert load_deck(written(tmp_path, text)).tokens()[-2:] == ("chance#2:0", "chance#3:9*")


def test_a_game_with_a_file_of_ones_own(tmp_path: Path) -> None:
    setup = GAME.setup({"deck": str(written(tmp_path, SMALL)), "bonus": False})
    assert (setup.deck_name, setup.reading) == ("Four of mine", False)
    assert not any("our-reading" in line.key for line in GAME.words.setup(setup))
    state = GAME.start(setup)
    assert legal(state) == ["draw number_3#1", "draw number_3#2", "draw chance#1", "draw chance#2"]
    state = played(state, "draw chance#2", "draw chance#1", "draw number_3#2", "draw number_3#1", "roll 3356")
    assert not any("our-reading" in line.key for line in GAME.words.summary(state))
    assert position_json(state)["table"][3]["points"] == 5


def test_a_record_keeps_the_deck_when_the_file_is_gone(tmp_path: Path) -> None:
    path = written(tmp_path, SMALL)
    setup = GAME.setup({"deck": str(path)})
    path.unlink()
    assert GAME.setup({"deck": list(setup.deck), "deck_name": setup.deck_name, "reading": setup.reading}) == setup


BAD_FILES = [
    ("data/toml", SMALL + "[[card"),
    ("data/schema", SMALL.replace('source = "printed cards"', 'source = "hearsay"')),
    ("data/schema", SMALL.replace('name = "Four of mine"', "")),
    ("data/schema", SMALL.replace('kind = "chance"', 'kind = "luck"')),
    ("data/schema", SMALL.replace("points = 5", "points = 51")),
    ("data/schema", SMALL.replace("points = 5", "points = -1")),
    ("data/schema", SMALL.replace("points = 5", 'points = "five"')),
    ("data/schema", SMALL.replace("number = 3", "number = 7")),
    ("data/schema", SMALL.replace("copies = 2", "copies = 0")),
    ("data/schema", SMALL.replace("logo = 1", "logos = 1")),
    ("data/content", SMALL.replace("logo = 1", "logo = 3")),
    ("data/content", SMALL.replace("number = 3", "")),
    ("data/content", SMALL.replace('kind = "chance"', 'kind = "chance"\nnumber = 1')),
    ("data/content", SMALL.replace("copies = 2", "copies = 1")),
    ("data/content", SMALL.replace("copies = 2", "copies = 101")),
    ("data/content", SMALL.replace("Four of mine", "x" * 41)),
    ("data/content", SMALL.replace("Four of mine", "")),
    ("data/content", SMALL.replace("Four of mine", "two\\nlines")),
]


@pytest.mark.parametrize(("code", "text"), BAD_FILES)
def test_a_bad_file_is_explained(tmp_path: Path, code: str, text: str) -> None:
    path = written(tmp_path, text)
    caught = raised(DataError, GAME.setup, {"deck": str(path)})
    assert (caught.code, caught.value) == (code, str(path))
    assert caught.reason is not None


def test_a_mistake_in_a_card_says_which(tmp_path: Path) -> None:
    caught = raised(DataError, load_deck, written(tmp_path, SMALL.replace('kind = "chance"', 'kind = "chance"\nnumber = 1')))
    assert caught.location == "card 2 (chance)"


def test_no_file() -> None:
    assert raised(DataError, GAME.setup, {"deck": "there/is/no.toml"}).code == "data/unreadable"


def test_any_path_is_a_file_even_without_the_ending(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text(SMALL)
    assert GAME.setup({"deck": str(path)}).deck_name == "Four of mine"


def test_a_path_that_no_system_can_open_is_refused() -> None:
    assert raised(SetupError, GAME.setup, {"deck": "\x00.toml"}).code == "setup/deck"


def test_every_combination_is_in_the_deck() -> None:
    assert {card.id.partition("#")[0] for card in shipped().cards} == COMBINATIONS.keys()
