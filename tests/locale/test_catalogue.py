"""From messages to sentences: numbers, plurals, seats, dice, lists, messages within messages, errors."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import BotError, DataError, IllegalMove, MalformedMove, RecordError, SetupError, StaleMove, UndoError
from rollhouse.core.messages import Message, Seat, say
from rollhouse.locale import LANGUAGES, Catalogue, MissingWords, catalogue
from tests.expecting import raised

NARROW = "\u202f"
SPACE = "\u00a0"


def small(text: str, lang: str = "en") -> Catalogue:
    return Catalogue(lang, [text])


# --- arguments ----------------------------------------------------------------------------------------------------------------------


def test_a_seat_is_called_by_its_name_and_otherwise_by_its_number() -> None:
    words = catalogue("en")
    assert words.say(say("dicy-event-first", seat=Seat(1)), ["Ana", "Bo"]) == "Bo goes first."
    assert words.say(say("dicy-event-first", seat=Seat(1)), ["Ana"]) == "Seat 2 goes first."
    assert words.say(say("dicy-event-first", seat=Seat(1))) == "Seat 2 goes first."


def test_dice_are_faces_with_spaces_between() -> None:
    froze = say("dicy-event-froze", seat=Seat(0), card=say("dicy-card-straight"), dice=(1, 2))
    assert catalogue("en").say(froze, ["Ana"]) == "Ana froze Straight and rerolled 1 2."
    assert catalogue("de").say(froze, ["Ana"]) == "Ana friert Straße ein und wirft 1 2 neu."
    assert catalogue("fr").say(froze, ["Ana"]) == "Ana a gelé Suite et relancé 1 2."
    assert catalogue("nl").say(froze, ["Ana"]) == "Ana bevroor Straat en gooide 1 2 opnieuw."
    assert catalogue("pt").say(froze, ["Ana"]) == "Ana congelou Sequência e voltou a rolar 1 2."
    assert catalogue("pt-BR").say(froze, ["Ana"]) == "Ana congelou Sequência e rolou 1 2 de novo."


def test_a_text_is_shown_as_it_is() -> None:
    assert catalogue("en").say(say("common-name-person", name="Zoë { $x } ⟦1⟧")) == "Zoë { $x } ⟦1⟧"


def test_a_text_without_end_is_cut() -> None:
    shown = catalogue("en").say(say("common-name-person", name="x" * 100_000))
    assert shown.endswith("x…")
    assert len(shown) == 1000


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Odd and Straight", "Odd, Straight and Sixes"),
        ("de", "Ungerade und Straße", "Ungerade, Straße und Sechser"),
        ("fr", "Impairs et Suite", "Impairs, Suite et Que des six"),
        ("nl", "Oneven en Straat", "Oneven, Straat en Zessen"),
        ("pt", "Ímpares e Sequência", "Ímpares, Sequência e Só seis"),
        ("pt-BR", "Ímpares e Sequência", "Ímpares, Sequência e Só seis"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, two: str, three: str) -> None:
    words = catalogue(language)
    cards = tuple(say(f"dicy-card-{card}") for card in ("odd", "straight", "sixes"))
    lists = [words.say(say("common-name-person", name=cards[:count])) for count in range(4)]
    assert lists == ["–", words.say(cards[0]), two, three]


def test_messages_within_messages_know_the_names() -> None:
    won = say("common-event-won", winners=(say("common-name", seat=Seat(0)), say("common-name", seat=Seat(2))), count=2)
    assert catalogue("en").say(won, ["Ana", "Bo", "Cy"]) == "Ana and Cy share the win."
    assert catalogue("pt").say(won, ["Ana", "Bo", "Cy"]) == "Vitória partilhada: Ana e Cy."


# --- numbers and plurals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "whole", "decimal", "percent"),
    [
        ("en", "1,234,567", "1,234.50", "12.3%"),
        ("de", "1.234.567", "1.234,50", f"12,3{SPACE}%"),
        ("fr", f"1{NARROW}234{NARROW}567", f"1{NARROW}234,50", f"12,3{SPACE}%"),
        ("nl", "1.234.567", "1.234,50", "12,3%"),
        ("pt", f"1{SPACE}234{SPACE}567", f"1{SPACE}234,50", "12,3%"),
        ("pt-BR", "1.234.567", "1.234,50", "12,3%"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, whole: str, decimal: str, percent: str) -> None:
    words = catalogue(language)
    assert words.number(1_234_567) == whole
    assert words.number(1234.5, 2) == decimal
    assert words.percent(0.1234, 1) == percent
    assert whole in words.say(say("error-why-too-large", most=1_234_567))


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "Skip the turn", "Skip the turn and reset one card", "Skip the turn and reset 2 cards"),
        ("de", "Passen", "Passen und eine Karte auftauen", "Passen und 2 Karten auftauen"),
        ("fr", "Passer le tour", "Passer le tour et réinitialiser une carte", "Passer le tour et réinitialiser 2 cartes"),
        ("nl", "De beurt overslaan", "De beurt overslaan en één kaart weer activeren", "De beurt overslaan en 2 kaarten weer activeren"),
        ("pt", "Passar o turno", "Passar o turno e reativar uma carta", "Passar o turno e reativar 2 cartas"),
        ("pt-BR", "Passar a vez", "Passar a vez e reativar uma carta", "Passar a vez e reativar 2 cartas"),
    ],
)
def test_plurals(language: str, none: str, one: str, two: str) -> None:
    said = [catalogue(language).say(say("dicy-move-skip", count=count)) for count in (0, 1, 2)]
    assert said == [none, one, two]


def test_french_and_brazil_count_zero_as_singular_and_portugal_does_not() -> None:
    line = say("dicy-line-all-active", seat=Seat(0), score=0)
    assert catalogue("fr").say(line, ["Ana"]) == f"Ana{SPACE}: 0 point. Toutes les cartes sont actives."
    assert catalogue("pt").say(line, ["Ana"]) == "Ana: 0 pontos. Todas as cartas estão ativas."
    assert catalogue("pt-BR").say(line, ["Ana"]) == "Ana: 0 ponto. Todas as cartas estão ativas."
    assert catalogue("en").say(line, ["Ana"]) == "Ana: 0 points. All cards are Active."


def test_there_are_no_marks_for_the_direction_of_writing() -> None:
    for language in LANGUAGES:
        text = catalogue(language).say(say("dicy-event-rolled", seat=Seat(0), dice=(1, 6)), ["Ana"])
        assert not set(text) & set("\u2066\u2067\u2068\u2069")


# --- mistakes of ours ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Message("common-no-such-thing"), "no message 'common-no-such-thing' in 'fr'"),
        (Message("dicy-event-first"), "message 'dicy-event-first' in 'fr': Unknown external: seat"),
        (Message("common-event-won", {"winners": "Ana"}), "message 'common-event-won' in 'fr': Unknown external: count"),
        (Message("common-name", {"seat": say("common-no-such-name")}), "no message 'common-no-such-name' in 'fr'"),
    ],
)
def test_a_message_that_cannot_be_said_is_never_said_wrongly(message: Message, said: str) -> None:
    assert str(raised(MissingWords, catalogue("fr").say, message)) == said


def test_a_message_without_a_text_is_none() -> None:
    with pytest.raises(MissingWords, match="'hint' is empty"):
        small("hint =\n    .attribute = Something\n").say(Message("hint"))


def test_a_catalogue_knows_what_its_messages_ask_for() -> None:
    words = small("one = { $a ->\n    [one] { $b }\n   *[other] x\n}\ntwo = Two\n")
    assert words.keys() == {"one", "two"}
    assert words.variables("one") == {"a", "b"}
    assert words.variables("two") == frozenset()


# --- errors -------------------------------------------------------------------------------------------------------------------------


def test_an_error_says_what_came_why_by_which_rule_and_what_is_allowed() -> None:
    why = say("dicy-why-is-frozen", card=say("dicy-card-odd"))
    error = IllegalMove("score odd 1", location="to act: 0", reason=why, rule="D5", expected=["skip", "score straight 12"])
    assert catalogue("en").error(error) == (
        "“score odd 1” can’t be played now. Odd is not one of your Active cards. (Rule: When others make you react, D5.)"
        " Accepted: skip or score straight 12."
    )
    assert catalogue("nl").error(error) == (
        "‘score odd 1’ kan nu niet. Oneven is niet een van je actieve kaarten. (Spelregel: Als anderen je laten reageren, D5.)"
        " Mogelijk: skip of score straight 12."
    )


def test_a_rule_that_is_a_section_of_the_guide_is_called_by_its_title() -> None:
    error = IllegalMove("skip", location="", reason=say("common-why-over"), rule="straight")
    assert catalogue("en").error(error) == "“skip” can’t be played now. The game is over. (Rule: Straight.)"
    assert "(Regra: Sequência.)" in catalogue("pt").error(error)


def test_of_many_things_that_are_allowed_a_few_are_named() -> None:
    error = MalformedMove("hop", expected=[f"move {number}" for number in range(1000)])
    assert catalogue("en").error(error) == (
        "“hop” is not a move of this game. Accepted: move 0, move 1, move 2, move 3, move 4, move 5 and 994 more."
    )


def test_a_reason_that_gives_the_range_is_enough() -> None:
    error = SetupError("setup/target", value="7", reason=say("error-why-number", low=20, high=500), expected=("20–500",))
    assert catalogue("en").error(error) == "Invalid target score: “7”. It must be a whole number from 20 to 500."


def test_an_error_in_a_file_begins_with_the_line() -> None:
    error = RecordError("record/illegal-move", value="skip", location="12", reason=say("common-why-over"), line=7)
    assert catalogue("en").error(error) == "Line 7: Move 12, “skip”, can’t be played there. The game is over."
    assert catalogue("fr").error(error).startswith(f"Ligne 7{SPACE}: Le coup 12")


def test_what_the_sentence_mentions_itself_is_not_said_again() -> None:
    assert (
        catalogue("en").error(StaleMove("skip", ply=3, now=5))
        == "“skip” was meant for the position after 3 moves, but 5 moves have been made."
    )
    assert catalogue("en").error(RecordError("record/format", value="9", expected=("1",))) == (
        "This record has format “9”; this version of Rollhouse reads format 1."
    )


def test_errors_about_nothing_and_nowhere_read_well() -> None:
    unknown = say("dicy-why-unknown-card", card="nope")
    assert catalogue("en").error(SetupError("setup/cards", reason=say("dicy-why-five-different", count=0))) == (
        "No cards were chosen. A set has five different cards."
    )
    assert catalogue("en").error(SetupError("setup/cards", value="nope", reason=unknown)) == "There is no card “nope”."
    assert catalogue("en").error(DataError("data/content", value="x.toml")) == "There is an error in the file “x.toml”."
    assert (
        catalogue("en").error(DataError("data/content", value="x.toml", location="b")) == "There is an error in the file “x.toml”, at “b”."
    )
    assert catalogue("en").error(UndoError("undo/nothing")) == "There is nothing to take back."


def test_names_of_players_reach_the_reason() -> None:
    error = IllegalMove("skip", location="", reason=say("dicy-why-must-freeze", seat=Seat(1)))
    assert "Bo has to freeze one Active card now." in catalogue("en").error(error, ["Ana", "Bo"])


def test_what_came_from_outside_cannot_write_on_the_terminal() -> None:
    error = BotError("bot/unknown", value="bot:\x1b[2J\r", expected=("bot:\x07",))
    assert catalogue("en").error(error) == "This game has no bot “bot:�[2J�”. Accepted: bot:�."


def test_an_error_without_words_is_a_mistake_of_ours() -> None:
    with pytest.raises(MissingWords, match="error-bot-asleep"):
        catalogue("en").error(BotError("bot/asleep"))
