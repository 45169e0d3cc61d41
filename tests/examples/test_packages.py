"""Games and bots of other packages: found by their entry points; what is wrong with one keeps nothing else away."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rollhouse.arena.simulate import simulate
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.registry import all_games, game, game_packages
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play.bots import bot_label, bot_names, check_bot, find_bot
from rollhouse.play.external_bots import ExternalBot
from rollhouse.play.players import read_players, seat_labels
from tests.examples.packages import offering, with_packages

OWN = ["dicy-cards", "dicetto"]

GUESTS = """
class Last:
    def choose(self, state, moves, rng):
        return moves[-1]


class Failing:
    def choose(self, state, moves, rng):
        raise ZeroDivisionError("nothing to divide")


class Cheating:
    def choose(self, state, moves, rng):
        return "win"


def broken():
    raise RuntimeError("not today")


def not_a_game():
    return 1
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "guests_for_tests.py").write_text(GUESTS)
    return offering(tmp_path, "rollhouse-pig", {})  # hides one that the developer may have installed


@contextmanager
def offered(site: Path, monkeypatch: pytest.MonkeyPatch, **points: dict[str, str]) -> Iterator[None]:
    offering(site, "guests", {f"rollhouse.{group}": named for group, named in points.items()})
    with with_packages(monkeypatch, site):
        yield


# --- games ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("lost", "no_such_module:GAME", "No module named 'no_such_module'"),
        ("lost", "guests_for_tests:GAME", "has no attribute 'GAME'"),
        ("lost", "guests_for_tests:not_a_game", "it is a function, not an instance of"),
        ("lost", "rollhouse_pig.game:Pig", "it is a ABCMeta, not an instance of"),
        ("other-pig", "rollhouse_pig.game:GAME", "the game's id is 'pig'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_left_out_and_told(
    name: str, value: str, problem: str, site: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with offered(site, monkeypatch, games={name: value}):
        with caplog.at_level(logging.WARNING):
            assert list(all_games()) == OWN
        assert problem in caplog.text
        assert value in caplog.text
        with pytest.raises(SetupError, match="setup/game-broken") as refused:
            game(name)
        for language in LANGUAGES:
            said = catalogue(language).error(refused.value)
            assert name in said
            assert value in said


def test_a_package_can_not_replace_a_built_in_game(site: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    own = all_games()["dicetto"]
    with offered(site, monkeypatch, games={"dicetto": "rollhouse_pig.game:GAME"}):
        with caplog.at_level(logging.WARNING):
            assert all_games()["dicetto"] is own
        assert "its name is taken" in caplog.text


def test_other_packages_can_be_switched_off(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(site, monkeypatch, games={"pig": "rollhouse_pig.game:GAME"}, bots={"dicetto.last": "guests_for_tests:Last"}):
        assert list(all_games()) == [*OWN, "pig"]
        assert bot_names(game("dicetto"))[-1] == "last"
    assert list(all_games()) == OWN
    assert "last" not in bot_names(game("dicetto"))


def test_the_package_of_a_game_that_is_not_there_has_no_words_to_look_for(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(site, monkeypatch, games={"lost": "no_such_module.game:GAME"}):
        assert len(game_packages()) == len(OWN)
        assert catalogue("nl").keys()


# --- bots -------------------------------------------------------------------------------------------------------------------------------


def test_a_bot_of_a_package_is_named_listed_and_played_like_any_other(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(site, monkeypatch, bots={"dicy-cards.last": "guests_for_tests:Last"}):
        dicy, dicetto = game("dicy-cards"), game("dicetto")
        assert bot_names(dicy) == (*dicy.bots, "last")
        assert bot_names(dicetto) == tuple(dicetto.bots)
        assert catalogue("fr").say(bot_label("last")) == "last"
        players = read_players("Ana,bot:last", dicy)
        assert [catalogue("en").say(label) for label in seat_labels([one.text for one in players], dicy)] == ["Ana", "last (bot)"]
        with pytest.raises(BotError, match="bot/unknown"):
            read_players("Ana,bot:last", dicetto)
        one, two = (simulate(dicy, {"target": 20}, "bot:last,bot:greedy", 40, 1, workers) for workers in (1, 2))
        assert one is not None
        assert one == two
        assert one.players[0].faults == {}


@pytest.mark.parametrize(
    ("kind", "code", "told"),
    [("Failing", "bot/failed", "ZeroDivisionError: nothing to divide"), ("Cheating", "bot/illegal", "win")],
)
def test_what_it_does_wrong_is_told_and_counted(kind: str, code: str, told: str, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(site, monkeypatch, bots={"dicy-cards.odd": f"guests_for_tests:{kind}"}):
        dicy = game("dicy-cards")
        summary = simulate(dicy, {"target": 20}, "bot:odd,bot:greedy", 2, 1, 1)
        assert summary is not None
        assert set(summary.players[0].faults) == {code}
        bot = find_bot(dicy, "odd")
        assert isinstance(bot, ExternalBot)
        state = dicy.start(dicy.setup({"first": 0}))
        state = dicy.apply(state, dicy.outcomes(state).sample(random.Random(1)))
        assert bot.choose(state, dicy.legal(state), random.Random(1)) in dicy.legal(state)
        note = bot.note(state)
        assert note is not None
        assert told in catalogue("en").say(note)


@pytest.mark.parametrize("value", ["no_such_module:Bot", "guests_for_tests:broken", "guests_for_tests:Absent"])
def test_a_bot_that_cannot_be_loaded_is_refused_when_it_is_named(value: str, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(site, monkeypatch, bots={"dicy-cards.odd": value}):
        dicy = game("dicy-cards")
        with pytest.raises(BotError, match="bot/broken") as refused:
            read_players("Ana,bot:odd", dicy)
        for language in LANGUAGES:
            assert value in catalogue(language).error(refused.value)
        assert read_players("Ana,bot:greedy", dicy)
        check_bot(dicy, "odd", programs="never")  # a server does not load it where moves are made
        bot = find_bot(dicy, "odd")
        assert isinstance(bot, ExternalBot)


@pytest.mark.parametrize("name", ["last", "dicy-cards.", "dicy-cards.Last!", ".last"])
def test_a_bot_whose_name_is_none_is_left_out_and_told(
    name: str, site: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with offered(site, monkeypatch, bots={name: "guests_for_tests:Last"}):
        with caplog.at_level(logging.WARNING):
            assert bot_names(game("dicy-cards")) == tuple(game("dicy-cards").bots)
        assert "GAME.NAME" in caplog.text


def test_a_package_can_not_replace_a_games_own_bot(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(site, monkeypatch, bots={"dicy-cards.greedy": "guests_for_tests:Failing"}):
        dicy = game("dicy-cards")
        assert bot_names(dicy) == tuple(dicy.bots)
        assert type(find_bot(dicy, "greedy")) is dicy.bots["greedy"]
