"""Names, bots, and what to call them."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import BotError, RollhouseError, SetupError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play import bots
from rollhouse.play.players import BOT_NAMES, MAX_NAME_LENGTH, Player, is_name, labels, read_first, read_players, seat_labels

GAME = find_game("dicy-cards")


def called(seats: str, lang: str = "en") -> list[str]:
    return [catalogue(lang).say(label) for label in labels(read_players(seats, GAME))]


def test_people_and_bots_are_told_apart() -> None:
    assert read_players(" Ana ,bot:greedy,Bo", GAME) == (Player("Ana"), Player("bot:greedy"), Player("Bo"))
    assert [player.bot for player in read_players(["Ana", "bot:random"], GAME)] == ["", "random"]


@pytest.mark.parametrize("name", ["é", 'O\'Neil "Q" \\', "李", "bot", "Bot:greedy", "x" * MAX_NAME_LENGTH, "{}[];"])
def test_any_short_printable_name_will_do(name: str) -> None:
    assert read_players([name], GAME) == (Player(name),)


@pytest.mark.parametrize(
    ("seats", "code", "value"),
    [
        ("", "setup/name", ""),
        ("Ana,,Bo", "setup/name", ""),
        ("Ana,", "setup/name", ""),
        ("Ana, ", "setup/name", ""),
        ("x" * (MAX_NAME_LENGTH + 1), "setup/name", "x" * (MAX_NAME_LENGTH + 1)),
        ("A\x1b[31mna", "setup/name", "A\x1b[31mna"),
        ("A\nna", "setup/name", "A\nna"),
        ("A\udcffna", "setup/name", "A\udcffna"),
        ("Ana,Bo,Ana", "setup/name-twice", "Ana"),
        ("Ana,bot:", "bot/unknown", "bot:"),
        ("Ana,bot:chess", "bot/unknown", "bot:chess"),
    ],
)
def test_bad_names_and_unknown_bots_are_refused(seats: str, code: str, value: str) -> None:
    with pytest.raises(RollhouseError) as caught:
        read_players(seats, GAME)
    assert (caught.value.code, caught.value.value) == (code, value)


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(BotError) as caught:
        read_players("bot:chess", GAME)
    assert caught.value.expected == tuple(f"bot:{bot}" for bot in GAME.bots)


def test_bots_of_one_kind_have_different_names() -> None:
    assert called("Ana,bot:greedy,bot:random") == ["Ana", "Gus (Greedy)", "Dodo (Random)"]
    assert called("bot:greedy,Ana,bot:greedy,bot:random") == ["Gus (Greedy)", "Ana", "Bruna (Greedy)", "Dodo (Random)"]
    assert called("bot:greedy,bot:greedy", "fr") == ["Gus (Glouton)", "Bruna (Glouton)"]
    assert called("exec:true,exec:true") == ["true 1 (bot)", "true 2 (bot)"], "others' bots have no names of their own"


def test_the_seats_of_a_record_are_called_by_what_it_says_when_they_are_no_players_of_ours() -> None:
    words = catalogue("en")
    assert [words.say(label) for label in seat_labels(["Ana", "bot:greedy"], GAME)] == ["Ana", "Gus (Greedy)"]
    assert [words.say(label) for label in seat_labels(["Ana", "bot:deep"], GAME)] == ["Ana", "bot:deep"]
    assert [words.say(label) for label in seat_labels(["Ana", "Ana"], GAME)] == ["Ana", "Ana"]


def test_people_count_seats_from_one_and_chance_decides_unless_they_say() -> None:
    assert [read_first(asked, 3) for asked in (None, "random", "1", "3")] == ["random", "random", 0, 2]
    assert [read_first(asked, 1) for asked in (None, "random", "1")] == [0, 0, 0]


@pytest.mark.parametrize("asked", ["0", "3", "-1", "", "²", "1.0", "Ana", "9" * 5000])
def test_there_is_no_other_seat_to_start(asked: str) -> None:
    with pytest.raises(SetupError) as caught:
        read_first(asked, 2)
    assert (caught.value.code, caught.value.expected) == ("setup/first", ("random", "1", "2"))


def test_every_bot_with_a_name_in_the_catalogue_is_called_by_it() -> None:
    named = {key.removeprefix("common-bot-") for key in catalogue("en").keys() if key.startswith("common-bot-")}  # noqa: SIM118  # no mapping
    assert named == bots._TRANSLATED_BOTS


def test_names_of_bots_are_reserved_in_every_language() -> None:
    levels = ("random", "greedy", "newcomer", "novice", "casual", "skilled", "expert", "perfect")
    reserved = {catalogue(lang).say(say(f"common-bot-{level}")) for lang in LANGUAGES for level in levels}
    assert reserved == set(BOT_NAMES)
    for name in (*reserved, "GREEDY", "Gr eedy", "perf\u0435ct"):  # the last with a Cyrillic letter
        assert not is_name(name), name
    for name in ("Ada", "Max", "Randomly", "Expert Ana", "Ana"):
        assert is_name(name), name
