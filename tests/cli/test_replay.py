"""`rollhouse replay`: in lines, step by step, as JSON; and what it makes of a damaged file."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from rollhouse.commands.replay import step_through
from rollhouse.core.record import Record, positions
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.locale.pseudo import PSEUDO
from tests.cli.programs import Inside
from tests.cli.test_plain_languages import checked
from tests.walks import SETUPS, walk

THREE_TURNS = Path(__file__).parent.parent / "records" / "three_turns.txt"


def test_a_record_is_told_from_beginning_to_end(inside: Inside) -> None:
    ended = inside.ok("replay", str(THREE_TURNS), "--all")
    assert ended.lines()[2:] == [
        "The rulebook shows this set only as a picture: these five cards are our best guess, and the printed cards may differ.",
        "Solo play is Rollhouse’s own addition: reach the target in as few turns as you can.",
        "Ana rolled 1 1 2 5 6 6.",
        "Ana scored Double pair with 6 6: 24 points, 24 in all.",
        "Round 2.",
        "“24 points”",
        "Ana rolled 1 2 4 4 5 5.",
        "“Low six would give 21 now”",
        "Ana froze All different and rerolled 1 2.",
        "Ana got 3 6; the dice are now 3 4 4 5 5 6.",
        "Ana froze All same and rerolled 6.",
        "Ana got 4; the dice are now 3 4 4 4 5 5.",
        "Ana scored Low six with 3 4 4 4 5 5: 25 points, 49 in all.",
        "Round 3.",
        "“25 points”",
        "Ana rolled 1 2 3 4 4 6.",
        "Ana scored Straight with 1 2 3 4: 10 points, 59 in all.",
        "Round 4.",
        "“10 points; all five cards are Frozen now”",
    ]


@pytest.mark.parametrize(("name", "options"), SETUPS, ids=lambda value: str(value)[:40])
@pytest.mark.parametrize("form", [to_text, to_json], ids=["text", "json"])
def test_the_json_has_every_position(inside: Inside, form: type[str], name: str, options: dict[str, object]) -> None:
    record = walk(name, options, seed=2)
    ended = inside.ok("replay", inside.written(form(record)), "--json")
    document = json.loads(ended.out)
    assert set(document) == {"game", "rules_version", "setup", "seats", "tags", "positions"}
    assert (document["game"], tuple(document["seats"])) == (name, record.seats)
    game = find_game(name)
    steps = list(positions(record))
    assert len(document["positions"]) == len(steps)
    for ply, ((move, state), shown) in enumerate(zip(steps, document["positions"], strict=True)):
        assert set(shown) == {"ply", "move", "events", "to_act", "position"}
        assert (shown["ply"], shown["move"], shown["position"]) == (
            ply,
            move,
            msgspec.json.decode(msgspec.json.encode(game.position(state))),
        )
        assert bool(shown["events"]) == bool(move)
    assert document["positions"][-1]["position"]["winners"] == list(record.result or ())


def test_a_finished_game_ends_with_its_result(inside: Inside) -> None:
    record = walk("dicetto", {"players": 2, "cards_to_win": 1}, seed=2)
    said = inside("replay", inside.written(record)).lines()
    assert said[-1] in ("The most points win.", "Equal totals: the win is shared.")
    assert said[-3].startswith("1. ")


def damaged(inside: Inside) -> tuple[str, Record, int]:
    record = walk("dicy-cards", {"players": 2, "target": 20}, seed=5)
    lines = to_text(record).splitlines()
    return inside.written("\n".join([*lines[:-1], "99. jump"]) + "\n"), record, len(lines)


def test_a_damaged_record_is_told_as_far_as_it_goes_and_then_what_is_wrong(inside: Inside) -> None:
    path, _, line = damaged(inside)
    ended = inside("replay", path)
    assert ended.code == 1
    assert any(said.startswith("player 0 rolled ") for said in ended.lines())
    assert ended.err.startswith(f"rollhouse: Line {line}: Move ")
    assert ended.err.endswith("[record/malformed-move]\n")
    assert ended.err.count("\n") == 1


def test_a_damaged_record_as_json_is_one_document_with_the_damage_in_it(inside: Inside) -> None:
    path, record, line = damaged(inside)
    ended = inside("replay", path, "--json")
    assert ended.code == 1
    document = json.loads(ended.out)
    good = len(document["positions"]) - 1
    assert 0 < good < len(record.moves)
    assert [shown["move"] for shown in document["positions"][1:]] == list(record.moves[:good])
    assert set(document["damage"]) == {"code", "line", "message"}
    assert (document["damage"]["code"], document["damage"]["line"]) == ("record/malformed-move", line)
    assert ended.err.endswith("[record/malformed-move]\n")


def test_a_record_cannot_play_tricks_on_the_terminal(inside: Inside) -> None:
    record = walk("dicy-cards", {"players": 2, "target": 20}, seed=5, longest=3)
    text = to_text(record).replace("player 0", "\x1b[2Jplayer\u202e 0").replace("roll", "{\x07\x1b]0;title\x07} roll", 1)
    ended = inside.ok("replay", inside.written(text))
    assert all(char.isprintable() or char == "\n" for char in ended.out)


def test_bots_that_are_not_here_are_called_what_the_record_calls_them(inside: Inside) -> None:
    record = walk("dicy-cards", {"players": 2, "target": 20}, seed=5, longest=3)
    ended = inside.ok("replay", inside.written(to_text(record).replace("player 0", "bot:deep-thought")))
    assert "bot:deep-thought rolled" in ended.out


def test_a_replay_in_the_pseudo_language_has_no_word_of_its_own(inside: Inside) -> None:
    for name, options in (SETUPS[1], SETUPS[5]):
        path = inside.written(walk(name, options, seed=3))
        checked(inside("replay", path, ROLLHOUSE_LANG=PSEUDO).out, "player")
        assert json.loads(inside("replay", path, "--json", ROLLHOUSE_LANG=PSEUDO).out)["positions"]


# --- step by step ------------------------------------------------------------------------------------------------------------------


class Typed(io.StringIO):
    """A person at a terminal."""

    def isatty(self) -> bool:
        return True


def stepped(path: Path, typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("sys.stdin", Typed(typed))
    capsys.readouterr()
    assert step_through(catalogue("en"), str(path), everything=False) == 0
    return capsys.readouterr().out.splitlines()


def asked(said: list[str]) -> list[str]:
    """The moves at which it stopped to ask."""
    return [line.split("Move ")[1].split(".")[0] for line in said if "Enter: next" in line]


def test_junk_at_a_step_is_refused_and_goes_nowhere(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = stepped(THREE_TURNS, "\nxyz\n-1\nq\n", capsys, monkeypatch)
    assert asked(said) == ["0 of 10", "1 of 10", "1 of 10", "1 of 10"]
    refused = [line.rpartition(": ")[2] for line in said if "one of these" in line]
    assert refused == ["“xyz” is not one of these.", "“-1” is not one of these."]


def test_enter_goes_on_b_goes_back_a_number_goes_there(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = stepped(THREE_TURNS, "b\n\n\nb\n7\n99999999\n", capsys, monkeypatch)
    assert asked(said) == ["0 of 10", "0 of 10", "1 of 10", "2 of 10", "1 of 10", "7 of 10"]
    assert any(line.endswith("Ana scored Straight with 1 2 3 4: 10 points, 59 in all.") for line in said)


@pytest.mark.parametrize("typed", ["q\n", "", "\n\nq\n"])
def test_leaving_before_the_end_does_not_show_the_result(
    tmp_path: Path, typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record.txt"
    path.write_text(to_text(walk("dicy-cards", {"players": 2, "target": 20}, seed=5)))
    said = stepped(path, typed, capsys, monkeypatch)
    assert not [line for line in said if "wins" in line]
    to_the_end = stepped(path, "\n" * 1000, capsys, monkeypatch)
    assert [line for line in to_the_end if "wins" in line]


@pytest.mark.parametrize(("ending", "form", "moving"), [("png", "PNG", False), ("webp", "WEBP", True), ("GIF", "GIF", True)])
def test_a_record_is_saved_as_a_picture(inside: Inside, tmp_path: Path, ending: str, form: str, moving: bool) -> None:
    out = tmp_path / f"game.{ending}"
    inside.ok("replay", str(THREE_TURNS), "--picture", str(out))
    with Image.open(out) as drawn:
        assert (drawn.format, getattr(drawn, "n_frames", 1) > 1) == (form, moving)


def test_a_picture_needs_an_ending_that_is_known(inside: Inside, tmp_path: Path) -> None:
    ended = inside.refused("cli/picture", "replay", str(THREE_TURNS), "--picture", str(tmp_path / "game.bmp"))
    assert ".png, .webp or .gif" in ended.err
