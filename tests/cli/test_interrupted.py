"""Nothing that was shown is lost by kill -9, Ctrl-C, a closed pipe or a full disk; and resuming."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

from rollhouse.core.record_text import read_file, to_text
from rollhouse.play.saves import Saves, replace_file
from tests.cli.programs import COMMAND, Inside, Program, environment, run
from tests.cli.test_plain import GAMES, arguments, kept, lines, rehearsed
from tests.timeouts import TIMEOUT_SECONDS

DICY, DICETTO = GAMES[1], GAMES[3]


def play_some(program: Program, typed: list[str]) -> str:
    """Type these lines and wait until all are answered: the help that is asked for last comes after everything else."""
    program.type("\n".join([*typed, "?"]))
    return program.read_until("brings you back.\n")


@pytest.mark.parametrize(("name", "players", "more"), [DICY, DICETTO], ids=["dicy-cards", "dicetto"])
def test_kill_nine_loses_nothing_that_was_answered(tmp_path: Path, name: str, players: str, more: list[str]) -> None:
    record, typed = rehearsed(name, players, more)
    answered = 6
    with Program(tmp_path, *arguments(name, players, more)) as program:
        play_some(program, typed[:answered])
        program.process.send_signal(signal.SIGKILL)
        assert program.process.wait(TIMEOUT_SECONDS) == -signal.SIGKILL
    saves = Saves(tmp_path)
    (left,) = saves.ids()
    moves = saves.read(left).record.moves
    people = [line for line in typed[:answered] if line]
    assert [move for move in moves if move in people][: len(people)] == people
    assert moves == record.moves[: len(moves)]
    ended = run(tmp_path, "resume", "--plain", typed=lines(typed[answered:]))
    assert ended.code == 0
    assert kept(tmp_path) == record


def test_ctrl_c_saves_the_game_says_so_and_ends_with_130(tmp_path: Path) -> None:
    name, players, more = DICY
    record, typed = rehearsed(name, players, more)
    with Program(tmp_path, *arguments(name, players, more)) as program:
        play_some(program, typed[:4])
        program.process.send_signal(signal.SIGINT)
        ended = program.end()
    assert ended.code == 130
    assert ended.out.endswith("The game is saved. Continue with: rollhouse resume\n")
    assert ended.err == ""
    again = run(tmp_path, "resume", "--plain", typed=lines(typed[4:]))
    assert again.code == 0
    assert kept(tmp_path) == record


def test_ctrl_c_before_anything_happened_leaves_nothing(tmp_path: Path) -> None:
    with Program(tmp_path, "play", "--plain") as program:
        program.read_until("(Enter: 1) ")
        program.process.send_signal(signal.SIGINT)
        ended = program.end()
    assert (ended.code, ended.out.strip(), ended.err) == (130, "", "")
    assert Saves(tmp_path).ids() == ()


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    for command in (["rules"], ["--help"], ["play", "--help"]):
        program = subprocess.Popen(
            [*COMMAND, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path, PYTHONUNBUFFERED="1")
        )
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        error = program.stderr.read()
        program.stderr.close()
        assert (program.wait(TIMEOUT_SECONDS), error) == (0, b"")


def test_closed_streams_are_no_error(tmp_path: Path) -> None:
    def ended(redirected: str) -> tuple[int, bytes]:
        command = " ".join(COMMAND) + " play dicy-cards --players Ana,Bo --plain --seed 1 " + redirected
        found = subprocess.run(
            ["sh", "-c", command], stderr=subprocess.PIPE, env=environment(tmp_path), timeout=TIMEOUT_SECONDS, check=False
        )
        return found.returncode, found.stderr

    assert ended("<&- >/dev/null") == (0, b"")
    assert ended("</dev/null >&-") == (0, b"")


def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run(
            [*COMMAND, "rules"], stdout=full, stderr=subprocess.PIPE, env=environment(tmp_path), timeout=TIMEOUT_SECONDS, check=False
        )
    assert found.returncode == 1
    assert found.stderr.decode().count("\n") == 1
    assert found.stderr.decode().endswith("[cli/system]\n")


def test_a_full_disk_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))  # as the system does: it knows only the open file

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        replace_file(tmp_path / "game.txt", b"")
    assert caught.value.filename == str(tmp_path / "game.txt")


def test_a_place_where_nothing_can_be_saved_is_told_in_one_line(inside: Inside) -> None:
    (inside.data / "file").write_text("")
    name, players, more = DICY
    ended = inside(*arguments(name, players, more), typed="\n1\n", ROLLHOUSE_DATA=str(inside.data / "file"))
    assert ended.code == 1
    assert ended.err.endswith("[cli/system]\n")
    assert ended.err.count("\n") == 1
    assert "Traceback" not in ended.err + ended.out


# --- going on -------------------------------------------------------------------------------------------------------------------------


def begin(inside: Inside, *, moves: int = 5) -> tuple[str, list[str]]:
    """A game that was left, and what is still to be typed to end it."""
    name, players, more = DICY
    _, typed = rehearsed(name, players, more)
    before = set(Saves(inside.data).ids())
    assert inside(*arguments(name, players, more), typed=lines(typed[:moves])).code == 0
    (new,) = set(Saves(inside.data).ids()) - before
    return new, typed[moves:]


def test_nothing_to_resume(inside: Inside) -> None:
    for arguments_ in (["resume"], ["resume", "--list"]):
        ended = inside(*arguments_)
        assert (ended.code, ended.out) == (0, "There is no interrupted game.\n")


def test_the_latest_game_is_resumed_unless_another_is_named(inside: Inside) -> None:
    one, rest = begin(inside)
    two, _ = begin(inside, moves=8)
    games = inside.data / "games"
    os.utime(games / f"{one}.json", ns=(10**18, 10**18))
    listed = inside("resume", "--list").lines()
    assert [line.split(":")[0] for line in listed] == [two, one]
    assert listed[1].startswith(f"{one}: Dicy Cards, Ana, Gus (Greedy) and Dodo (Random), ")
    assert inside("resume", one, "--plain", typed=lines(rest)).code == 0
    assert Saves(inside.data).ids() == (two,)
    assert inside("resume", "--plain", typed="\n1\n" * 1000).code == 0
    assert Saves(inside.data).ids() == ()
    assert len(list((inside.data / "records").iterdir())) == 2


def test_a_game_is_played_in_one_window_at_a_time(tmp_path: Path, inside: Inside) -> None:
    name, rest = begin(inside)
    with Program(tmp_path, "resume", name, "--plain") as other:
        play_some(other, [])
        refused = inside("resume", name, "--plain", typed=lines(rest[:3]))
        assert (refused.code, refused.out) == (1, "")
        assert (refused.err.count(name), refused.err.endswith("[save/in-use]\n")) == (1, True)
        other.stdin.write(lines(rest[:3]).encode())
        assert other.end().code == 0
    assert inside("resume", name, "--plain", typed=lines(rest[3:])).code == 0
    assert (Saves(tmp_path).ids(), len(list((tmp_path / "records").iterdir()))) == ((), 1)


def test_the_dice_of_a_game_are_promised_and_can_be_checked_afterwards(inside: Inside) -> None:
    ended = inside.ok("play", "dicy-cards", "--players", "Ana,bot:greedy", "--target", "40", "--plain", typed="\n1\n" * 1000)
    (path,) = (inside.data / "records").iterdir()
    tags = read_file(path).tags
    (promised,) = [line for line in ended.lines() if tags["Dice.commitment"] in line]
    assert promised.startswith("The dice of this game are fixed by this number")
    assert ended.lines().index(promised) < next(place for place, line in enumerate(ended.lines()) if " rolled " in line)
    assert tags["Dice.secret"] not in ended.out
    checked = inside.ok("verify", str(path))
    assert "all are correct" in checked.out
    assert checked.lines()[-1].startswith("No player added anything to these dice.")
    path.write_text(to_text(msgspec.structs.replace(read_file(path), moves=(), result=None)))
    unchecked = inside("verify", str(path))
    assert (unchecked.code, "There is nothing to check" in unchecked.out) == (3, True)
    path.write_text(path.read_text().replace(tags["Dice.commitment"], "0" * 64))
    forged = inside("verify", str(path))
    assert (forged.code, forged.err.endswith("[fair/commitment]\n")) == (1, True)


@pytest.mark.parametrize(("flags", "code", "says"), [(["--seed", "5"], 0, "seed 5"), (["--dice", "real"], 3, "entered by hand")])
def test_a_record_says_how_its_dice_were_made_and_when(inside: Inside, flags: list[str], code: int, says: str) -> None:
    typed = "\n1\n" * 1000 if "--seed" in flags else "\n123456\n1\n" * 300
    inside("play", "dicy-cards", "--players", "Ana,Bo", "--target", "20", "--plain", *flags, typed=typed)
    paths = [*(inside.data / "records").iterdir()] or [Path(inside.written(inside.saved()))]
    path = paths[0]
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ", read_file(Path(path)).tags["Date"])
    ended = inside("verify", str(path))
    assert (ended.code, ended.err) == (code, "")
    assert says in ended.out
    if code:
        return
    text = Path(path).read_text()
    Path(path).write_text(text.replace('Dice.seed "5"', 'Dice.seed "6"'))
    wrong = inside("verify", str(path))
    assert (wrong.code, wrong.err.endswith("[fair/roll]\n")) == (1, True)


def test_several_records_are_all_checked(inside: Inside) -> None:
    inside.ok("play", "dicy-cards", "--players", "Ana,bot:greedy", "--target", "20", "--plain", typed="\n1\n" * 1000)
    (path,) = (inside.data / "records").iterdir()
    ended = inside("verify", "/no/such/record.txt", str(path))
    assert ended.code == 1
    assert "/no/such/record.txt" in ended.out
    assert "all are correct" in ended.out, "the second one, after the first could not be read"


def test_the_latest_game_that_no_other_window_has_open_is_resumed(inside: Inside) -> None:
    begin(inside)
    second, _ = begin(inside)
    other = Saves(inside.data)
    other.lock(second)
    ended = inside("resume", "--plain", typed="q\n")
    other.release()
    assert "[save/in-use]" not in ended.err
    assert ended.code == 0


def test_a_damaged_game_says_how_to_save_what_can_be_saved(inside: Inside) -> None:
    name, _ = begin(inside)
    path = inside.data / "games" / f"{name}.json"
    content = json.loads(path.read_text())
    good = content["record"]["moves"][:3]
    content["record"]["moves"][3] = "skip; jump"
    path.write_text(json.dumps(content))
    ended = inside("resume", "--plain")
    assert ended.code == 1
    assert ended.out == f"This game is damaged after move 3. To continue from there: rollhouse resume {name} --partial\n"
    assert ended.err.endswith("[record/malformed-move]\n")
    assert f"{name}: damaged. " in inside("resume", "--list").out
    inside.ok("resume", name, "--partial", "--plain", typed="\n1\n\n1\n")
    assert Saves(inside.data).read(name).record.moves[:3] == tuple(good)
    assert len(Saves(inside.data).read(name).record.moves) > 3


def test_a_game_whose_bot_is_gone_says_so_and_goes_on_with_another(inside: Inside) -> None:
    name, _ = begin(inside)
    path = inside.data / "games" / f"{name}.json"
    content = json.loads(path.read_text())
    seats = content["record"]["seats"]
    content["record"]["seats"] = [*seats[:-1], "bot:gone"]
    path.write_text(json.dumps(content))
    for way in ([], ["--bot", "gone"]):
        ended = inside("resume", *way, "--plain")
        assert ended.code == 2
        assert ended.err.startswith("rollhouse: This game has no bot “bot:gone”. Accepted: bot:random, ")
        assert ended.out.endswith(f"to continue with another one: rollhouse resume {name} --bot greedy\n") is (way == [])
        assert json.loads(path.read_text()) == content
    inside.ok("resume", name, "--bot", "greedy", "--plain", typed="\n1\n\n1\n")
    record = Saves(inside.data).read(name).record
    assert record.seats == (*seats[:-1], "bot:greedy")
    assert record.tags[f"Bot.before.{len(seats) - 1}"] == "bot:gone"
    assert list(record.moves[: len(content["record"]["moves"])]) == content["record"]["moves"]
    assert len(record.moves) > len(content["record"]["moves"])
    assert inside("resume", name, "--plain", typed="q\n").code == 0
