"""The program `rollhouse`: runs a command, and says in one clear line whatever went wrong with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import click

from rollhouse import __version__
from rollhouse.commands.support.command import CommandError, Flag, HouseGroup, language_flag, meant
from rollhouse.core.errors import BotError, PositionError, RollhouseError, SetupError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue, catalogue, choose_language
from rollhouse.locale.ascii import NEAREST

__all__ = ["main", "rollhouse"]

USAGE, FAILED, INTERRUPTED = 2, 1, 130
_COMPLETE = "_ROLLHOUSE_COMPLETE"
"""What a shell sets when it wants to know how a line could go on (docs/commands.md)."""


def _alone(version: bool) -> int:
    """`rollhouse` without a command."""
    context = click.get_current_context()
    if version:
        click.echo(f"rollhouse {__version__}")
    elif context.invoked_subcommand is None:
        click.echo(context.get_help())
    return 0


rollhouse = HouseGroup(
    "rollhouse",
    callback=_alone,
    params=[Flag(["--version"], is_flag=True, about=say("cli-version")), language_flag()],
    about=say("cli-rollhouse"),
    no_args_is_help=False,
    invoke_without_command=True,
)


def _asked_language(arguments: Sequence[str]) -> str | None:
    """`--lang fr` or `--lang=fr`, wherever it stands: even errors before it are in that language."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _translated(error: click.ClickException) -> CommandError:
    """Click's own refusals, as ours."""
    match error:
        case click.NoSuchOption():
            known = [name for param in error.ctx.command.get_params(error.ctx) for name in param.opts] if error.ctx else []
            return CommandError("cli/option", came=error.option_name, **meant(error.option_name, [one for one in known if one[0] == "-"]))
        case click.BadOptionUsage():
            return CommandError("cli/option-value", came=error.option_name)
        case click.MissingParameter():
            return CommandError("cli/missing", came=error.param.make_metavar(error.ctx) if error.param and error.ctx else "")
    return CommandError("cli/usage", came=error.format_message())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `rollhouse` and exit: 0 all well, 1 something could not be read or done, 2 the command line is wrong, 130 interrupted.

    `verify` ends with 3 when nothing in the record could be checked. An interrupted game is saved, and says so before it ends with 130. A
    reader who goes away early (`rollhouse rules | head -1`) has what they wanted: that is quiet, and all well.
    """
    _open_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = catalogue(choose_language(None, os.environ))
    try:
        words = catalogue(choose_language(_asked_language(given), os.environ))
        code = _complete(os.environ[_COMPLETE], words) if os.environ.get(_COMPLETE) else _run(given, words)
        print(end="", flush=True)
    except click.ClickException as error:
        code = _fail(words, _translated(error))
    except RollhouseError as error:
        code = _fail(words, error)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        code = 0
        _mute()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        _fail(words, CommandError("cli/system", came=str(error.filename or ""), why=say("error-why-os", reason=reason)))
        code = FAILED
        _mute()
    sys.exit(code)


def _run(given: list[str], words: Catalogue) -> int:
    # Click's own `main` would turn a reader who goes away, and Ctrl-C, into endings of its own.
    try:
        with rollhouse.make_context("rollhouse", given, obj=words) as context:
            return int(rollhouse.invoke(context) or 0)
    except click.exceptions.Exit as end:
        return end.exit_code


def _complete(instruction: str, words: Catalogue) -> int:
    """Answer a shell: Click's own completion, in the reader's language."""
    from click.shell_completion import shell_complete

    return shell_complete(rollhouse, {"obj": words}, "rollhouse", _COMPLETE, instruction)


def _open_streams() -> None:
    """What somebody pipes in, what a poor terminal can't show and what was closed beforehand must not end the game."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  # for as long as the program runs
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if mode == "r" else NEAREST)


def _mute() -> None:
    """Nothing more can be written, and Python must not complain about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _fail(words: Catalogue, error: RollhouseError) -> int:
    click.echo(words.say(say("cli-error", text=words.error(error), code=error.code)), err=True)
    return USAGE if isinstance(error, CommandError | SetupError | BotError | PositionError) else FAILED
