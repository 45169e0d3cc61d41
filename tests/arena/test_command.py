"""`rollhouse simulate` as people see it."""

from __future__ import annotations

import io
import re
from typing import Any

import msgspec
import pytest
from rich.console import Console

from rollhouse.arena import games as arena_games
from rollhouse.arena.games import play_one
from rollhouse.arena.simulate import GAMES_PER_TASK, Summary, simulate
from rollhouse.arena.tally import Result
from rollhouse.commands.simulate import run, show
from rollhouse.core.registry import game
from rollhouse.core.statistics import Share
from rollhouse.locale import LANGUAGES, PSEUDO, catalogue
from tests.expecting import present

FOUR = "bot:greedy,bot:random,bot:greedy,bot:random"


def shown(summary: Summary, lang: str) -> str:
    out = io.StringIO()
    show(summary, game(summary.game), catalogue(lang), 2.0, Console(file=out, width=80, highlight=False))
    return out.getvalue()


def some(name: str, players: str, games: int = 60) -> Summary:
    return present(simulate(game(name), {}, players, games, 1, 1))


@pytest.mark.parametrize("name", ["dicy-cards", "dicetto"])
def test_the_table_fits_80_columns(name: str) -> None:
    summary = msgspec.structs.replace(some(name, FOUR), seed=2**63 - 1)
    large = tuple(msgspec.structs.replace(player, wins=1_234_567, shared=1_234_567) for player in summary.players)
    for lang in LANGUAGES:
        lines = shown(msgspec.structs.replace(summary, players=large), lang).splitlines()
        assert max(map(len, lines)) <= 80
        assert not any("…" in line for line in lines)
        bots = [line for line in lines if re.match(r" {1,3}(Gus|Bruna|Dodo|Fips) \(", line)]
        assert len(bots) == 2 * len(large), lang  # each player has one line in each table: nothing was folded


def test_the_table_says_what_the_summary_says() -> None:
    summary = some("dicy-cards", "bot:greedy,bot:random")
    text = shown(summary, "en")
    greedy = summary.players[0]
    assert re.search(rf"Gus \(Greedy\) +█+\S* +{100 * greedy.share.value:.1f}%", text)
    assert f"{present(greedy.points).mean:.1f} ± " in text
    assert f"{summary.turns.mean:.1f} ± " in text
    assert summary.order is not None
    assert f"The starting player wins {100 * summary.order[0].value:.1f}%" in text
    assert "2.0 s, 30 games per second." in text


@pytest.mark.parametrize(("value", "bar"), [(0.0, ""), (0.5, "█" * 10), (1.0, "█" * 20), (0.525, "█" * 10 + "▌")])
def test_the_bar_shows_the_share(value: float, bar: str) -> None:
    summary = some("dicy-cards", "bot:greedy,bot:random", 2)
    first = msgspec.structs.replace(summary.players[0], share=Share(value, summary.players[0].share.interval))
    text = shown(msgspec.structs.replace(summary, players=(first, *summary.players[1:])), "en")
    line = next(line for line in text.splitlines() if line.startswith(" Gus (Greedy)"))
    assert "".join(re.findall("[█▏▎▍▌▋▊▉]", line)) == bar


def test_nothing_in_it_is_untranslatable() -> None:
    text = shown(some("dicy-cards", "bot:greedy,bot:random"), PSEUDO).replace("Gus", "").replace("Dodo", "")  # names are not translated
    assert not re.findall("[A-Za-z]+", text)


def test_solo_has_no_first_player_to_speak_of() -> None:
    assert "The starting player" not in shown(some("dicy-cards", "bot:greedy", 5), "en")


def test_json_goes_to_stdout_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("dicy-cards", "bot:greedy,bot:random", 10, 1, 1, {}, "json", "fr") == 0
    out, err = capsys.readouterr()
    assert msgspec.json.decode(out)["games"] == 10
    assert err == ""


def test_csv_goes_to_stdout_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("dicy-cards", "bot:greedy,bot:random", 10, 1, 1, {"target": "50"}, "csv", "nl") == 0
    out, err = capsys.readouterr()
    assert [line.split(",")[0] for line in out.splitlines()] == ["game", "dicy-cards", "dicy-cards"]
    assert err == ""


@pytest.mark.parametrize(("after", "games"), [(GAMES_PER_TASK + 5, GAMES_PER_TASK), (3, 0)])
def test_stopped_it_prints_what_there_is(
    after: int, games: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = 0

    def interrupted(*given: Any) -> Result:
        nonlocal played
        played += 1
        if played > after:
            raise KeyboardInterrupt
        return play_one(*given)

    monkeypatch.setattr(arena_games, "play_one", interrupted)
    assert run("dicy-cards", "bot:greedy,bot:random", 1000, 1, 1, {}, "json", "en") == 130
    out, err = capsys.readouterr()
    if games:
        assert err == "Stopped: this is the result of the first 32 games out of 1,000.\n"
        assert (msgspec.json.decode(out)["complete"], msgspec.json.decode(out)["games"]) == (False, games)
    else:
        assert (out, err) == ("", "Stopped before there was a result.\n")
