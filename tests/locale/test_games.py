"""Everything that a game says can be said in every language, and no word of it is anywhere but in the catalogue."""

from __future__ import annotations

import re

import pytest

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import all_games
from rollhouse.games.dicy_cards.cards import CARDS, modes, points, selections
from rollhouse.games.dicy_cards.setup import MODES
from rollhouse.locale import LANGUAGES, PSEUDO, catalogue
from tests.expecting import raised
from tests.locale.spoken import NAMES, spoken
from tests.pseudo import untranslated

every_game = pytest.mark.parametrize("name", sorted(all_games()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def game(name: str) -> AnyGame:
    return all_games()[name]


@every_game
@every_language
def test_every_message_of_a_game_can_be_said(name: str, language: str) -> None:
    words = catalogue(language)
    for message in spoken(name).messages:
        text = words.say(message, NAMES)
        assert text.strip(), message
        assert not re.search(r"[{}$]", text), text


@every_game
def test_every_kind_of_event_is_among_them(name: str, game: AnyGame) -> None:
    assert spoken(name).event_types == set(game.event_types)


@every_game
@every_language
def test_every_refusal_can_be_explained(name: str, language: str) -> None:
    words = catalogue(language)
    assert len({error.reason.key for error in spoken(name).refusals if error.reason is not None}) > 3
    for error in spoken(name).refusals:
        text = words.error(error, NAMES)
        assert error.value in text
        assert error.reason is not None
        assert words.say(error.reason, NAMES) in text


@every_game
def test_a_refusal_rests_on_a_ruling_or_a_section_of_the_guide(name: str, game: AnyGame) -> None:
    sections = {section.id for section in game.words.guide()}
    rules = {error.rule for error in spoken(name).refusals if error.rule}
    assert {rule for rule in rules if rule not in sections and not re.fullmatch(r"[A-Z]\d+", rule)} == set()


@every_game
@every_language
def test_different_things_have_different_names(name: str, game: AnyGame, language: str) -> None:
    messages = {str(message): message for message in game.words.ids().values()}  # copies of a card share their name
    assert len({catalogue(language).say(message) for message in messages.values()}) == len(messages)


@every_game
@every_language
def test_every_bot_and_every_option_has_words(name: str, game: AnyGame, language: str) -> None:
    words = catalogue(language)
    assert {f"common-bot-{bot}" for bot in game.bots} <= words.keys()
    for option in (*(option.name for option in game.words.options()), "players", "first", "no-such-option"):
        refused = raised(RollhouseError, game.setup, {option: "nonsense"})
        assert ("no-such-option" if option == "no-such-option" else "nonsense") in words.error(refused)


@every_game
def test_no_word_of_a_game_is_written_in_its_code(name: str, game: AnyGame) -> None:
    words = catalogue(PSEUDO)
    allowed = {*NAMES, *game.words.ids(), *spoken(name).settings}
    plain = {text: found for message in spoken(name).messages if (found := untranslated(text := words.say(message, NAMES), allowed))}
    assert not plain


@every_game
def test_no_word_of_a_refusal_is_written_in_code(name: str) -> None:
    words = catalogue(PSEUDO)
    for error in spoken(name).refusals:
        text = words.error(error, NAMES)
        rulings = () if error.rule.isalpha() else (error.rule,)  # D5 is called D5; a section of the guide has a title
        assert not untranslated(
            text,
            {*NAMES, error.value, *error.value.split(), *(word for text in error.expected for word in (text, *text.split("_"))), *rulings},
        ), text


# --- Dicy Cards ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_a_rule_and_an_example(card: str) -> None:
    wanted = {f"dicy-card-{card}", f"dicy-rule-{card}", f"dicy-example-{card}", f"dicy-why-condition-{CARDS[card].condition}"}
    assert wanted <= catalogue("en").keys()  # the other languages have the same: see test_files.py


@every_language
def test_the_guides_examples_are_right(language: str) -> None:
    """The dice of each example fit the card in some roll, and score what the example says."""
    guide = {section.id: section for section in all_games()["dicy-cards"].words.guide()}
    for card in CARDS:
        example = catalogue(language).say(guide[card].body[-1])
        found = re.search(r"([1-6](?: [1-6])*) → (\d+)", example)
        assert found, example
        dice = tuple(map(int, found[1].split()))
        roll = (*dice, *(6,) * (6 - len(dice)))
        assert dice in selections(card, roll), example
        assert points(card, dice) == int(found[2]), example


OURS = {
    "en": "our guess",
    "de": "unsere Vermutung",
    "fr": "notre hypothèse",
    "nl": "onze inschatting",
    "pt": "suposição nossa",
    "pt-BR": "suposição nossa",
}
"""What each language calls our reading of what the rulebooks leave open."""


@every_language
def test_what_is_our_own_is_called_our_own(language: str) -> None:
    """D9: sets that the rulebooks show only as pictures are marked wherever they are named. D10: so is playing alone."""
    words, game = catalogue(language), all_games()["dicy-cards"]
    ours = OURS[language]
    labels = {value: words.say(label) for value, label in game.words.options()[0].values}
    read = {mode.id for mode in modes().values() if mode.source == "our reading"}
    assert {mode for mode, label in labels.items() if ours in label} == read
    for mode in MODES[:-1]:
        lines = [words.say(line) for line in game.words.setup(game.setup({"mode": mode}))]
        assert any(ours in line for line in lines) == (mode in read), lines
    alone = [words.say(line) for line in game.words.setup(game.setup({"players": 1}))]
    assert words.say(game.words.setup(game.setup({"players": 1}))[-1]) == alone[-1]
    assert "Rollhouse" in alone[-1]
    assert not any("Rollhouse" in words.say(line) for line in game.words.setup(game.setup({"players": 2})))
