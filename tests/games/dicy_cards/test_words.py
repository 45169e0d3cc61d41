"""What Dicy Cards says to people: menus, summaries, results, the guide."""

from __future__ import annotations

from rollhouse.core.game import Outcome
from rollhouse.core.messages import Seat, say
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.setup import MODES
from tests.expecting import instance
from tests.games.dicy_cards.table import GLACIAL, begin, ended, played, position


def items(item: Item) -> tuple[Item, ...]:
    assert isinstance(item, Branch)
    return item.items


def choices(item: Item) -> list[str]:
    return [str(one.move) for one in items(item) if isinstance(one, Choice)]


def test_a_turn_offers_the_best_of_each_card_best_first_then_rerolls_other_dice_and_the_skip() -> None:
    menu = GAME.words.menu(position("123466"))
    assert choices(menu) == ["score any_two 66", "score straight 1234", "score odd 13", "skip"]
    branches = [one for one in items(menu) if isinstance(one, Branch)]
    assert [[one.prefix for one in branch.items if isinstance(one, Prompt)] for branch in branches] == [
        [f"freeze {card} " for card in GLACIAL],
        ["score any_two ", "score odd ", "score straight "],  # low_six and two_pairs have no selection here
    ]


def test_a_card_tells_what_it_would_score_now() -> None:
    menu = GAME.words.menu(position("123466"))
    freeze = next(one for one in items(menu) if isinstance(one, Branch))
    labels = [one.label for one in freeze.items]
    assert labels[0] == say("dicy-card-now", card=card_name("any_two"), points=12)
    assert labels[1] == say("dicy-card-now-nothing", card=card_name("low_six"))


def test_with_every_card_frozen_the_skip_is_the_whole_menu() -> None:
    for state in (position("", rows=[[]]), position("123466", rows=[[]])):
        assert choices(GAME.words.menu(state)) == ["skip"]
        assert len(items(GAME.words.menu(state))) == 1


def test_reactions_are_a_question_to_the_one_who_reacts() -> None:
    freezing = GAME.words.menu(played(position("123466"), "score any_two 66"))
    assert freezing.label == say("dicy-ask-freeze", seat=Seat(1))
    assert choices(freezing) == [f"freeze {card}" for card in GLACIAL]
    resetting = GAME.words.menu(played(position("123466", rows=[None, ["odd"]]), "skip"))
    assert resetting.label == say("dicy-ask-reset", seat=Seat(1))
    assert choices(resetting) == ["reset any_two", "reset low_six", "reset straight", "reset two_pairs"]


def test_chance_is_asked_in_a_person_s_words_too() -> None:
    roll = instance(Prompt, GAME.words.menu(begin()))
    assert roll.prefix == "roll "
    assert roll.question.args == {"seat": Seat(0), "count": 6}
    reroll = instance(Prompt, GAME.words.menu(played(position("123466"), "freeze odd 12")))
    assert reroll.question.args == {"seat": Seat(0), "count": 2}
    deal = instance(Pick, GAME.words.menu(begin(mode="interglacial")))
    assert (deal.prefix, deal.count, [card for card, _ in deal.options]) == ("deal ", 5, list(CARDS))
    assert choices(GAME.words.menu(begin(players=3, first="random"))) == ["first 0", "first 1", "first 2"]


def test_the_summary_names_scores_rows_and_dice() -> None:
    state = position("123466", rows=[["odd"], [], None], scores=[3, 4, 5], players=3)
    lines = GAME.words.summary(state)
    assert [line.key for line in lines] == [
        "dicy-line-round",
        "dicy-line-seat",
        "dicy-line-all-frozen",
        "dicy-line-all-active",
        "dicy-line-dice",
    ]
    assert lines[1].args["active"] == (card_name("odd"),)
    assert lines[1].args["frozen"] == tuple(map(card_name, ("any_two", "low_six", "straight", "two_pairs")))
    assert lines[2].args == {"seat": Seat(1), "score": 4}
    assert lines[4].args == {"dice": (1, 2, 3, 4, 6, 6)}
    assert GAME.words.summary(begin(first="random")) == ()


def test_what_moves_are_called() -> None:
    state = position("123466", rows=[["odd", "straight"]])
    for text, key in [
        ("score straight 1234", "dicy-move-score"),
        ("freeze odd 66", "dicy-move-reroll"),
        ("freeze odd", "dicy-move-freeze"),
        ("reset odd", "dicy-move-reset"),
        ("skip", "dicy-move-skip"),
        ("roll 123456", "common-move-roll"),
        ("first 1", "dicy-event-first"),
        ("deal any_two odd sixes straight two_pairs", "dicy-event-dealt"),
    ]:
        assert GAME.words.move(state, GAME.parse(text)).key == key
    assert GAME.words.move(state, GAME.parse("score straight 1234")).args["points"] == 10
    assert GAME.words.move(state, GAME.parse("skip")).args["count"] == 3


def test_the_result_lists_the_standings_and_the_reason() -> None:
    outcome: Outcome = ended(played(position("123456", scores=[100, 0], turn=1), "skip"))
    lines = GAME.words.result(outcome)
    assert [line.args.get("seat") for line in lines] == [Seat(0), Seat(1), None]
    assert lines[-1] == outcome.reason


def test_the_guide_goes_card_by_card_and_names_every_mode() -> None:
    guide = {section.id: section for section in GAME.words.guide()}
    assert set(CARDS) <= set(guide)
    for card in CARDS:
        assert [line.key for line in guide[card].body] == [f"dicy-rule-{card}", f"dicy-example-{card}"]
    said = [str(line) for line in guide["modes"].body]
    for mode in MODES:
        assert any(f"-{mode}" in line for line in said), mode


def test_ids_are_the_cards() -> None:
    assert GAME.words.ids() == {card: card_name(card) for card in CARDS}
