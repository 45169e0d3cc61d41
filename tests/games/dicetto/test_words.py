"""Dicetto in words: menus for players and for a person who answers for chance, summaries, the guide."""

from __future__ import annotations

import pytest

from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.words import Branch, Choice, Pick, Prompt
from rollhouse.games.dicetto.cards import KINDS
from rollhouse.games.dicetto.deck import shipped
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import LayBonus
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS
from tests.expecting import instance
from tests.games.dicetto.table import CARDS, begin, ended, laid, legal, played, position

DUEL = played(position("1566", held={"1": (1, "66")}), "place 1 66")


def branch(state: DicettoState) -> Branch:
    return instance(Branch, GAME.words.menu(state))


def choices(item: Branch) -> list[str]:
    """The moves that a menu offers ready-made."""
    return [str(one.move) for one in item.items if isinstance(one, Choice)]


def prompt(state: DicettoState) -> Prompt:
    return instance(Prompt, GAME.words.menu(state))


def keys(messages: tuple[Message, ...]) -> list[str]:
    return [message.key for message in messages]


# --- chance, answered by a person with the real box ---------------------------------------------------------------------------------


def test_a_drawn_card_is_chosen_by_what_is_printed_on_it() -> None:
    menu = branch(begin())
    assert len(choices(menu)) == 26
    first = instance(Choice, menu.items[0])
    face = say("dicetto-face-logo", card=say("dicetto-card-number", number=1), points=2)
    assert first.label == say("dicetto-menu-face", face=face, count=1)


def test_each_face_stands_for_the_first_copy_that_is_left() -> None:
    state = begin()
    assert [move for move in choices(branch(state)) if "pair#" in move] == ["draw pair#1", "draw pair#3"]
    state = played(state, "draw pair#1")
    assert [move for move in choices(branch(state)) if " pair#" in move] == ["draw pair#2", "draw pair#3"]
    state = played(state, "draw pair#2")
    assert [move for move in choices(branch(state)) if " pair#" in move] == ["draw pair#3"]


def test_faces_differ_by_points_and_logo_in_any_deck() -> None:
    state = begin(deck="pair#1:1 pair#2:3 pair#3:1* pair#4:1 chance#1:1")
    assert choices(branch(state)) == ["draw pair#1", "draw pair#2", "draw pair#3", "draw chance#1"]


def test_any_other_copy_can_be_named_by_its_id() -> None:
    last = instance(Prompt, branch(begin()).items[-1])
    assert str(GAME.parse(last.prefix + "pair#4")) in legal(begin())


def test_t10_a_draw_from_our_reading_is_marked_so() -> None:
    assert branch(begin()).question == say("dicetto-ask-drawn-our-reading", slot=1)
    own = begin(deck="pair#1:1 pair#2:3 pair#3:1* pair#4:1 chance#1:1")
    assert branch(played(own, "draw pair#1")).question == say("dicetto-ask-drawn", slot=2)


def test_a_roll_is_typed() -> None:
    asked = prompt(laid())
    assert str(GAME.parse(asked.prefix + "6 1 5 6")) == "roll 1566"
    assert asked.question == say("dicetto-ask-rolled", seat=Seat(0), count=4)


def test_a_duel_is_typed_in_either_form() -> None:
    asked = prompt(DUEL)
    assert str(GAME.parse(asked.prefix + "5 3")) == str(GAME.parse(asked.prefix + "53")) == "duel 5 3"
    assert asked.question == say("dicetto-ask-duel", seat=Seat(0), holder=Seat(1))


def test_bonus_cards_are_picked_four_of_eight() -> None:
    menu = instance(Pick, GAME.words.menu(played(begin(), *(f"draw {card}" for card in CARDS))))
    assert (menu.count, [name for name, _ in menu.options]) == (4, list(BONUS))
    assert isinstance(GAME.parse(menu.prefix + " ".join(name for name, _ in menu.options[4:])), LayBonus)


def test_the_first_player_is_chosen_by_name() -> None:
    menu = branch(begin(players=3, first="random"))
    assert choices(menu) == ["first 0", "first 1", "first 2"]
    assert menu.question.key == "dicetto-ask-oldest"


# --- players ------------------------------------------------------------------------------------------------------------------------


def test_while_rolling_one_keeps_or_names_dice() -> None:
    menu = branch(played(laid(), "roll 1566"))
    assert choices(menu) == ["keep"]
    reroll = instance(Prompt, menu.items[1])
    assert str(GAME.parse(reroll.prefix + "51")) == "reroll 15"


def test_placing_offers_the_highest_sum_for_each_card_most_points_first() -> None:
    state = position("3456", cards=("chance#1", "four#1", "large_straight#1", "number_6#1"))
    assert choices(branch(state)) == ["place 3 3456", "place 4 6", "place 1 3456", "place reroll 3456", "done"]


def test_other_dice_can_be_named_where_there_are_any() -> None:
    menu = branch(position("1566"))
    (other,) = [item for item in menu.items if isinstance(item, Branch)]
    prefixes = [item.prefix for item in other.items if isinstance(item, Prompt)]
    assert prefixes == ["place 3 ", "place 2 ", "place reroll "]


def test_nothing_but_done() -> None:
    assert branch(position("", held={"2": (0, "1566")})).items == (Choice(say("dicetto-move-done", count=0), GAME.parse("done")),)


@pytest.mark.parametrize(
    ("text", "key"),
    [("place 1 66", "dicetto-move-beat"), ("place 2 5", "dicetto-move-place"), ("place 3 66", "dicetto-move-to-duel")],
)
def test_a_placement_says_what_it_would_do(text: str, key: str) -> None:
    state = position("1566", held={"1": (1, "55"), "3": (1, "66")})
    message = GAME.words.move(state, GAME.parse(text))
    assert message.key == key
    assert message.args.get("holder") == (None if key == "dicetto-move-place" else Seat(1))


def test_a_placement_says_what_it_is_worth() -> None:
    state = position("1566")
    assert GAME.words.move(state, GAME.parse("place 3 66")).args["worth"] == say("dicetto-worth-points", points=2)
    assert GAME.words.move(state, GAME.parse("place reroll 1")).args["worth"] == say("dicetto-worth-roll")


# --- positions, results, the guide --------------------------------------------------------------------------------------------------


def test_a_summary_shows_everything_on_the_table() -> None:
    state = position(
        "15",
        cards=("pair#1", "", "number_6#1", "four#1"),
        held={"1": (1, "66"), "reroll": (1, "1")},
        aside="66",
        lost=("1",),
        hands=("three#1", ""),
        bonus="most_logo most_cards most_chance most_numbers",
    )
    assert keys(GAME.words.summary(state)) == [
        "dicetto-line-pile-our-reading",
        "dicetto-line-slot-held",
        "dicetto-line-slot-empty",
        *["dicetto-line-slot-free"] * 2,
        "dicetto-line-reroll-held",
        "dicetto-line-bonus",
        *["dicetto-line-seat"] * 2,
        "dicetto-line-dice",
        "dicetto-line-aside",
    ]
    assert GAME.words.summary(begin()) == ()


def test_the_result_line_by_line() -> None:
    state = played(position("", hands=("four#1", ""), held={"1": (1, "66")}, cards_to_win=1), "done")
    first, second, reason = GAME.words.result(ended(state))
    assert first == say("dicetto-line-result", rank=1, seat=Seat(0), score=6, cards=1, dice=6, bonus=0)
    assert second == say("dicetto-line-result", rank=2, seat=Seat(1), score=1, cards=1, dice=1, bonus=0)
    assert reason == say("dicetto-won-points")


def test_the_guide_has_every_card() -> None:
    sections = [section.id for section in GAME.words.guide()]
    assert sections == ["goal", "setup", "turn", "take", "roll", "place", "duel", "end", *KINDS, "reroll", *BONUS, "deck"]


def test_t10_the_guide_lists_the_deck_and_marks_it_as_our_reading() -> None:
    deck = GAME.words.guide()[-1]
    assert deck.body[0] == say("dicetto-guide-our-reading")
    counts = [line.args["count"] for line in deck.body if line.key == "dicetto-guide-face"]
    assert len(counts) == 26
    assert sum(count for count in counts if isinstance(count, int)) == 46


def test_everything_that_moves_name_has_a_name() -> None:
    assert GAME.words.ids().keys() == {*(card.id for card in shipped().cards), "reroll", *BONUS}
