"""The command line: help in every language, exit codes, and errors in one line."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

from rollhouse import __version__, cli
from rollhouse.analysis.puzzles.archive import themes
from rollhouse.commands import GROUPS, arena
from rollhouse.commands.admin import ACTIONS
from rollhouse.commands.support.command import all_commands
from rollhouse.commands.support.flags import check_writable, write_out
from rollhouse.core.extras import install_command
from rollhouse.core.record import Record
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES
from rollhouse.locale.pseudo import PSEUDO
from rollhouse.play import saves
from tests.cli.programs import COMMAND, FAILURES, Inside, environment, run
from tests.cli.test_plain_languages import checked

CONTEXT = click.Context(cli.rollhouse)
COMMANDS: dict[str, click.Command] = {name: found for name in all_commands() if (found := cli.rollhouse.get_command(CONTEXT, name))}
FLAG = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")
METAVARS = ["OPTIONS", "FILE", "GAME", "CARDS", "DECK", "MODES", "COMMAND", "ARGS", "ID", "N", "URL", "ADDRESS"]

ACTION_WORDS = {word for name, (_, _, arguments) in ACTIONS.items() for word in (name, *re.findall(r"\w+", arguments))}
README = str(Path(__file__).parent.parent.parent / "README.md")
DICY = ["play", "dicy-cards", "--players", "Ana,Bo", "--plain"]
DICETTO = ["play", "dicetto", "--players", "Ana,Bo", "--plain"]

# What is typed; the code that comes back in brackets; a part of the message that names what was wrong.
BAD: list[tuple[list[str], str, str]] = [
    (["fly"], "cli/command", "“fly”"),
    (["pla"], "cli/command", "Did you mean play?"),
    (["play", "--player", "Ana"], "cli/option", "Did you mean --players?"),
    (["simulate", "dicetto", "--json", "--csv"], "cli/both", "“--json” and “--csv”"),
    (["--fly"], "cli/option", "“--fly”"),
    (["play", "--fly"], "cli/option", "“--fly”"),
    (["play", "dicy-cards", "dicetto"], "cli/argument", "“dicetto”"),
    (["referee", "now"], "cli/argument", "“now”"),
    (["play", "--players"], "cli/option-value", "--players needs a value."),
    (["play", "--plain=yes"], "cli/option-no-value", "--plain takes no value."),
    (["replay"], "record/no-games", "finished"),
    (["replay", README], "record/none", "is not a game record"),
    (["backup"], "cli/missing", "FILE"),
    (["--lang", "tlh"], "setup/language", "“tlh”"),
    (["play", "--lang=tlh"], "setup/language", "“tlh”"),
    (["play", "chess"], "setup/game", "“chess”"),
    (["rules", "--about", "chess"], "setup/about", "“chess”"),
    ([*DICY, "--mode", "e"], "setup/mode", "“e”"),
    ([*DICY, "--target", "19"], "setup/target", "“19”"),
    ([*DICY, "--cards", "odd"], "setup/cards", "this one has 1"),
    ([*DICY, "--modes", "/no/such/file.toml"], "data/unreadable", "/no/such/file.toml"),
    ([*DICY, "--cards-to-win", "3"], "setup/unknown", "“--cards-to-win”. Accepted: --players, --first, --mode"),
    ([*DICY, "--first", "3"], "setup/first", "random, 1 or 2"),
    ([*DICY, "--dice", "loaded"], "setup/dice", "“loaded”"),
    ([*DICY, "--seed", "x"], "setup/seed", "“x”"),
    (["play", "dicy-cards", "--players", "Ana\x1b[31m"], "setup/name", "“Ana�[31m”"),
    (["play", "dicy-cards", "--players", "Ana,bot:chess"], "bot/unknown", "bot:random, bot:newcomer, bot:novice, bot:greedy"),
    ([*DICETTO, "--deck", "/no/such/deck.toml"], "data/unreadable", "/no/such/deck.toml"),
    ([*DICETTO, "--target", "40"], "setup/unknown", "--cards-to-win"),
    (["resume", "nothing"], "record/unreadable", "“nothing”"),
    (["replay", "/no/such/record.txt"], "record/unreadable", "/no/such/record.txt"),
    (["simulate"], "cli/missing-game", "Name a game: dicy-cards"),
    (["admin"], "cli/missing-action", "Say what to do: counts"),
    (["simulate", "dicy-cards", "--games", "none"], "setup/games", "“none”"),
    (["play", "dicett"], "setup/game", "Did you mean dicetto?"),
    (["play", "dicy-cards", "--players", "Ana,bot:expart"], "bot/unknown", "Did you mean bot:expert? Accepted: bot:random"),
    (["play", "dicy-cards", "--players", "Ana,bot:expart"], "bot/unknown", "bot:expert or bot:perfect"),
    (["serve", "--exec-bot", "greedy=cat"], "setup/exec-bot-name", "“greedy”"),
    (["odds", "--react", "zzz"], "setup/react", "“zzz”"),
    (["train", "--level", "9"], "setup/level", "1, 2 or 3"),
    (["train", "--theme", "zzz"], "setup/theme", "dicy-theme-dice"),
    (["train", "--themes", "--level", "1"], "cli/both", "“--level”"),
    (["analyse", README, "--out", "f"], "cli/only-with", "--many or --annotate"),
    (["analyse", README, "--workers", "0"], "cli/only-with", "“--workers”"),
    (["analyse", README, "--engine", "foo"], "cli/only-with", "“--engine”"),
    (["games", "--out", "f"], "cli/only-with", "--export"),
    (["replay", README, "--json", "--all"], "cli/both", "“--all”"),
    (["arena", "dicetto", "random", "greedy", "--elo", "0,10"], "cli/only-with", "--kind sprt"),
    (["arena", "dicy-cards", "random", "greedy", "--kind", "sprt", "--elo", "9,1"], "setup/elo", "“9,1”"),
    (["arena", "dicy-cards", "random", "greedy", "--workers", "0"], "setup/workers", "“0”"),
    (["levels", "dicy-cards", "--bots", "greedy"], "bot/too-few", "greedy"),
    (["join", "dice.example.org/t/1"], "client/link", "https://…/t/…"),
    (["join", "http://localhost:1/t/1", "--name", "bot:greedy"], "setup/name", "“bot:greedy”"),
    (["admin", "conts"], "admin/what", "Did you mean counts?"),
    (["admin", "rename", "a"], "admin/arguments", "rollhouse admin rename USER NAME"),
    (["admin", "ban", "x", "--days=-1"], "admin/days", "“-1”"),
    (["admin", "counts", "--days", "3"], "cli/only-with", "“--days”"),
]


@pytest.mark.parametrize(("arguments", "code", "part"), BAD, ids=lambda value: str(value)[:60])
def test_what_is_wrong_is_told_in_one_line_with_its_code(inside: Inside, arguments: list[str], code: str, part: str) -> None:
    ended = inside.refused(code, *arguments)
    assert part in ended.err
    assert len(ended.err) < 500


@pytest.mark.parametrize(("arguments", "code", "part"), BAD, ids=lambda value: str(value)[:60])
def test_what_is_wrong_is_told_in_the_readers_language(inside: Inside, arguments: list[str], code: str, part: str) -> None:
    if "tlh" in " ".join(arguments):
        ended = inside(*arguments, ROLLHOUSE_LANG="fr")  # the language asked for is not there: the environment's is
    else:
        ended = inside(*arguments, "--lang", "fr") if code != "cli/option-value" else inside("--lang", "fr", *arguments)
    assert ended.err.startswith("rollhouse\u00a0: ")
    assert ended.err.endswith(f"[{code}]\n")
    pseudo = inside(*arguments, ROLLHOUSE_LANG=PSEUDO)
    assert pseudo.code == (1 if code.partition("/")[0] in FAILURES else 2)
    quoted = re.sub(r"“[^”]*”", "", pseudo.err.replace("rollhouse", "").rpartition("[")[0])
    quoted = re.sub(r"⟦(?:Šýšţéɱ|Þáŕšéŕ) éŕŕöŕ:⟧ .*", "", quoted)  # what the system itself says is in its own language
    quoted = FLAG.sub("", quoted)
    checked(
        quoted,
        *METAVARS,
        *modes_and_settings(),
        "KIND",
        "COPY",
        "POINTS",
        "https",
        "t",
        "random",
        "virtual",
        "real",
        *ACTION_WORDS,
        *LANGUAGES,
        *COMMANDS,
    )


def modes_and_settings() -> list[str]:
    names = [parameter.name or "" for command in COMMANDS.values() for parameter in command.params]
    values = [word for command in COMMANDS.values() for parameter in command.params for word in re.findall(r"\w+", str(parameter.metavar))]
    sections = [section.id for game in all_games().values() for section in game.words.guide()]
    words = [word for theme in themes() for word in theme.id.split("-")] + [bot for game in all_games().values() for bot in game.bots]
    return [*names, *values, *sections, *words, "mybot", "exec", "bot", "custom", "deck_name", "reading", "modes", "players"]


@pytest.mark.parametrize(
    ("arguments", "content", "code"),
    [
        ([*DICY, "--modes"], b"\xff\xfe", "data/toml"),
        ([*DICY, "--modes"], b"x = [" + b"[" * 20_000, "data/toml"),
        ([*DICY, "--modes"], b'[[mode]]\nid = "mine"\ncards = ["odd", "seven", "sixes", "straight", "any_two"]', "data/content"),
        ([*DICETTO, "--deck"], b"", "data/schema"),
    ],
)
def test_a_bad_file_is_told_in_one_line(inside: Inside, arguments: list[str], content: bytes, code: str) -> None:
    path = inside.data / "bad.toml"
    path.write_bytes(content)
    assert str(path) in inside.refused(code, *arguments, str(path)).err


def test_a_good_deck_and_good_modes_are_played_with(inside: Inside) -> None:
    deck, modes = inside.data / "deck.toml", inside.data / "modes.toml"
    deck.write_text('name = "Ours"\nsource = "printed cards"\n[[card]]\nkind = "pair"\ncopies = 8\npoints = 1\nlogo = 2\n')
    modes.write_text('[[mode]]\nid = "mine"\ncards = ["odd", "low_six", "sixes", "straight", "any_two"]\n')
    assert "Deck: Ours, 8 cards." in inside(*DICETTO, "--deck", str(deck), "--seed", "1").lines()
    assert "mine (from a file). Target: 100 points." in inside(*DICY, "--modes", str(modes), "--mode", "mine").lines()


def test_the_names_of_the_last_release_still_work_with_a_note(inside: Inside) -> None:
    ended = inside("serve", "--no-weigh", "--keep-unused=x", ROLLHOUSE_LANG="en")
    notes = ended.err.splitlines()
    assert notes[0] == "--no-weigh is now called --no-analyse-finished. The old name will be removed in the next release."
    assert notes[1].startswith("--keep-unused is now called --delete-unused-after.")
    assert notes[2].endswith("[setup/keep]")
    assert "--weigh" not in inside("serve", "--help").out


# --- help -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_every_language(inside: Inside, command: str, lang: str) -> None:
    ended = inside.ok(*command.split(), "--help", "--lang", lang)
    assert max(map(len, ended.lines())) <= 80
    options = cli.rollhouse.params if not command else COMMANDS[command].params
    for option in options:
        if isinstance(option, click.Option) and not option.hidden:
            assert all(flag in ended.out for flag in option.opts)
    if not command:
        assert all(re.search(rf"^  {name} ", ended.out, re.MULTILINE) for name in COMMANDS)


def test_help_differs_from_language_to_language(inside: Inside) -> None:
    assert len({inside("play", "--help", "--lang", lang).out for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_the_pseudo_language_has_no_word_of_its_own(inside: Inside, command: str) -> None:
    ended = inside.ok(*command.split(), "--help", ROLLHOUSE_LANG=PSEUDO)
    flags = FLAG.sub("", ended.out)
    checked(flags.replace("rollhouse", ""), *METAVARS, *COMMANDS, *modes_and_settings(), *LANGUAGES)


def test_the_program_alone_shows_its_help(inside: Inside) -> None:
    assert inside().out == inside("--help").out


def test_the_version(inside: Inside, tmp_path: Path) -> None:
    assert inside("--version").out == f"rollhouse {__version__}\n"
    ended = run(tmp_path, "--version")
    assert (ended.code, ended.out, ended.err) == (0, f"rollhouse {__version__}\n", "")


# --- language -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "starts"),
    [
        (["--lang", "fr", "--help"], {}, "Utilisation"),
        (["--help", "--lang=fr_BE.UTF-8"], {"ROLLHOUSE_LANG": "nl"}, "Utilisation"),
        (["--help"], {"ROLLHOUSE_LANG": "fr"}, "Utilisation"),
        (["--help"], {"LC_ALL": "fr_CA.UTF-8"}, "Utilisation"),
        (["--help"], {"ROLLHOUSE_LANG": "tlh", "LC_ALL": "de_DE.UTF-8"}, "Aufruf"),
        (["--help"], {"ROLLHOUSE_LANG": "tlh", "LC_ALL": "sv_SE.UTF-8"}, "Usage"),
        (["--help"], {"LC_ALL": "C"}, "Usage"),
    ],
)
def test_the_language_is_the_flags_then_the_environments(
    inside: Inside, arguments: list[str], environment: dict[str, str], starts: str
) -> None:
    assert inside(*arguments, **environment).out.startswith(starts)


@pytest.mark.parametrize(
    ("language", "usage", "heading"),
    [
        ("de", "Aufruf: rollhouse [OPTIONEN] [BEFEHL] [ARGUMENTE]...", "Spielen:"),
        ("fr", "Utilisation\u00a0: rollhouse [OPTIONS] [COMMANDE] [ARGUMENTS]...", "Jouer\u00a0:"),
    ],
)
def test_usage_and_headings_are_in_the_readers_language(inside: Inside, language: str, usage: str, heading: str) -> None:
    lines = inside("--lang", language, "--help").out.splitlines()
    assert lines[0] == usage
    assert heading in lines


def test_a_terminal_that_knows_few_letters_gets_what_it_can_show(tmp_path: Path) -> None:
    ended = run(tmp_path, "rules", "dicetto", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert "les des" in ended.out
    refused = run(tmp_path, "rules", "échecs", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert refused.code == 2
    assert refused.err.endswith("[setup/game]\n")


def test_bytes_that_are_no_letters_are_refused_like_anything_else(tmp_path: Path) -> None:
    for arguments in (["play", "dicy-cards", "--players", "Ana\udcff"], ["replay", "\udcff"], ["\udcff"]):
        ended = run(tmp_path, *arguments)
        assert ended.code in (1, 2)
        assert ended.err.count("\n") == 1
        assert ended.err.endswith("]\n")


# --- before long work, and after it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flags", [["--out", "{}"], ["--keep", "{}"], ["--plot", "{}.svg"]])
def test_a_file_that_can_not_be_written_is_refused_before_the_first_game(
    inside: Inside, flags: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "prepare", lambda *_: pytest.fail("solving has begun"))
    missing = str(inside.data / "missing" / "page")
    ended = inside("arena", "dicy-cards", "random", "greedy", flags[0], flags[1].format(missing))
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.endswith("[cli/system]\n")


def test_checking_a_file_leaves_it_as_it_is(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    old.write_text("kept")
    check_writable(str(new))
    check_writable(str(old))
    assert (new.exists(), old.read_text()) == (False, "kept")


def test_a_result_that_can_not_be_written_any_more_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OSError, match="Is a directory"):
        write_out("the result", str(tmp_path))
    assert capsys.readouterr().out == "the result"


def test_an_empty_folder_is_not_called_a_life_without_games(inside: Inside) -> None:
    (inside.data / "none").mkdir()
    assert str(inside.data / "none") in inside.refused("record/empty-folder", "analyse", "--many", str(inside.data / "none")).err


def test_restoring_what_is_no_database_says_so(inside: Inside) -> None:
    path = inside.written("not a database")
    ended = inside("restore", path)
    assert (ended.code, path in ended.err) == (1, True)
    assert ended.err.endswith("[store/missing]\n")


def test_a_reader_who_goes_away_changes_no_exit_code(tmp_path: Path) -> None:
    """`verify` finds nothing to check, exit code 3, also where nothing reads its output."""
    record = tmp_path / "record.txt"
    game = find_game("dicy-cards")
    record.write_text(to_text(Record.begin(game, game.setup({"players": 2}), ["Ana", "Bo"], Dice="real")))
    read, write = os.pipe()
    os.close(read)
    ended = subprocess.run([*COMMAND, "verify", str(record)], stdout=write, stderr=subprocess.PIPE, env=environment(tmp_path), check=False)
    os.close(write)
    assert (ended.returncode, ended.stderr) in ((3, b""), (0, b""))


def test_help_lists_commands_by_purpose(inside: Inside) -> None:
    lines = inside.ok("--help").lines()
    headings = [line for line in lines if line in ("Play:", "Learn:", "Analyse:", "Host:", "Research:")]
    assert headings == ["Play:", "Learn:", "Analyse:", "Host:", "Research:"]
    assert all(one.group in GROUPS for one in all_commands().values())


@pytest.mark.parametrize("module", ["rollhouse", "rollhouse.core.errors", "rollhouse.cli"])
def test_ctrl_c_while_the_program_loads_prints_no_traceback(tmp_path: Path, module: str) -> None:
    """Ctrl-C at an import."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "class Interrupted:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == '{module}':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Interrupted())\n"
    )
    paths = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    command = [sys.executable, "-c", "from _rollhouse import main; main()", "rules"]  # as the installed script does
    ended = subprocess.run(command, capture_output=True, env=environment(tmp_path, PYTHONPATH=paths), check=False)
    assert ended.returncode in (130, -signal.SIGINT)  # a shell reports both as 130
    assert (ended.stdout, ended.stderr) == (b"", b"")


def test_ctrl_c_at_a_question_of_click_ends_the_program(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_run", lambda *_: (_ for _ in ()).throw(click.Abort()))
    ended = inside("login", "http://localhost")
    assert (ended.code, ended.err) == (130, "")


def test_a_dead_link_is_told_before_any_question(inside: Inside) -> None:
    ended = inside("join", "http://localhost:1/t/1", typed="Ana\n")
    assert (ended.code, ended.out) == (1, "")
    assert "[client/unreachable]" in ended.err


def test_a_full_disk_is_named_and_the_game_not_called_saved(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(saves, "replace_file", full)
    ended = inside("play", "dicy-cards", "--players", "Ana,bot:greedy", "--plain", typed="\n1\n")
    assert ended.code == 1
    assert "No space left on device" in ended.err
    assert "rollhouse resume" not in ended.out


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/home/ana/.local/share/pipx/venvs/rollhouse", "pipx runpip rollhouse install 'rollhouse[server]'"),
        ("/home/ana/.local/share/uv/tools/rollhouse", "uv pip install --python"),
        ("/home/ana/project/.venv", "pip install 'rollhouse[server]'"),
    ],
)
def test_a_missing_part_is_installed_as_the_program_was(prefix: str, command: str) -> None:
    assert install_command("server", prefix).startswith(command)


def test_a_table_that_no_program_reads_to_its_end_is_no_error(tmp_path: Path) -> None:
    """Tables are drawn by Rich, which would exit with 1."""
    read, write = os.pipe()
    os.close(read)
    ended = subprocess.run(
        [*COMMAND, "odds", "--dice", "123466"], stdout=write, stderr=subprocess.PIPE, env=environment(tmp_path), check=False
    )
    os.close(write)
    assert (ended.returncode, ended.stderr) == (0, b"")
