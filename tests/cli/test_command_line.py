"""The command line: help in every language, exit codes, and errors in one line."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from rollhouse import __version__, cli
from rollhouse.commands.support.command import all_commands
from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES
from rollhouse.locale.pseudo import PSEUDO
from tests.cli.programs import FAILURES, Inside, run
from tests.cli.test_plain_languages import checked

CONTEXT = click.Context(cli.rollhouse)
COMMANDS: dict[str, click.Command] = {name: found for name in all_commands() if (found := cli.rollhouse.get_command(CONTEXT, name))}
FLAG = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")
METAVARS = ["OPTIONS", "FILE", "GAME", "CARDS", "DECK", "MODES", "COMMAND", "ARGS", "ID", "N", "URL", "ADDRESS"]

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
    checked(quoted, *METAVARS, *modes_and_settings(), "KIND", "COPY", "POINTS", "random", "virtual", "real", *LANGUAGES, *COMMANDS)


def modes_and_settings() -> list[str]:
    names = [parameter.name or "" for command in COMMANDS.values() for parameter in command.params]
    values = [word for command in COMMANDS.values() for parameter in command.params for word in re.findall(r"\w+", str(parameter.metavar))]
    sections = [section.id for game in all_games().values() for section in game.words.guide()]
    return [*names, *values, *sections, "mybot", "exec", "bot", "custom", "deck_name", "reading", "modes", "players"]


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
