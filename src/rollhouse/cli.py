"""The program `rollhouse`: runs a command, and prints errors in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import click

from rollhouse import __version__
from rollhouse.commands.support.command import INTERRUPTED_EXIT_CODE, CommandError, Flag, LocalizedGroup, language_flag, similar_or_all
from rollhouse.core.errors import BotError, PositionError, RollhouseError, SetupError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue, catalogue, choose_language
from rollhouse.locale.ascii import NEAREST_HANDLER

__all__ = ["main", "rollhouse"]

USAGE_EXIT_CODE, FAILED_EXIT_CODE = 2, 1
_USAGE_CODES = ("admin/what", "admin/arguments", "admin/days", "client/link", "data/picture", "store/url", "sync/address")
"""Errors of other families that mean that the command line is wrong."""
_COMPLETE_VARIABLE = "_ROLLHOUSE_COMPLETE"
"""Set by a shell that asks for completions (docs/commands.md)."""


def _alone(version: bool) -> int:
    """Run `rollhouse` without a command."""
    context = click.get_current_context()
    if version:
        click.echo(f"rollhouse {__version__}")
    elif context.invoked_subcommand is None:
        click.echo(context.get_help())
    return 0


rollhouse = LocalizedGroup(
    "rollhouse",
    callback=_alone,
    params=[Flag(["--version"], is_flag=True, about=say("cli-version")), language_flag()],
    about=say("cli-rollhouse"),
    no_args_is_help=False,
    invoke_without_command=True,
)


def _asked_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it is: errors before it are in that language too."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _translated(error: click.ClickException) -> CommandError:
    """An error of Click as one of ours."""
    match error:
        case click.NoSuchOption():
            known = [name for param in error.ctx.command.get_params(error.ctx) for name in param.opts] if error.ctx else []
            return CommandError(
                "cli/option", value=error.option_name, **similar_or_all(error.option_name, [one for one in known if one[0] == "-"])
            )
        case click.BadOptionUsage():
            takes_none = "not take a value" in error.message  # Click tells the two apart in the text only
            return CommandError("cli/option-no-value" if takes_none else "cli/option-value", value=error.option_name)
        case click.MissingParameter() if error.param is not None and error.ctx is not None:
            listed = [item.value for item in error.param.shell_complete(error.ctx, "")]
            if error.param.name == "game":
                return CommandError("cli/missing-game", expected=listed)
            if error.param.name == "action":
                return CommandError("cli/missing-action", expected=listed)
            return CommandError("cli/missing", value=error.param.make_metavar(error.ctx))
    return CommandError("cli/usage", value=error.format_message())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `rollhouse` and exit: 0 on success, 1 if something could not be read or done, 2 for a wrong command line, 130 if interrupted.

    `verify` exits with 3 if nothing could be checked. A closed pipe (`rollhouse rules | head -1`) is no error.
    """
    _open_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = catalogue(choose_language(None, os.environ))
    try:
        words = catalogue(choose_language(_asked_language(given), os.environ))
        code = _complete(os.environ[_COMPLETE_VARIABLE], words) if os.environ.get(_COMPLETE_VARIABLE) else _run(given, words)
        _flush()
    except click.ClickException as error:
        code = _fail(words, _translated(error))
    except RollhouseError as error:
        code = _fail(words, error)
    except (KeyboardInterrupt, click.Abort):  # click turns Ctrl-C at a question into its own
        code = INTERRUPTED_EXIT_CODE
    except BrokenPipeError:
        code = 0
        _mute()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        _fail(words, CommandError("cli/system", value=str(error.filename or ""), reason=say("error-why-os", reason=reason)))
        code = FAILED_EXIT_CODE
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
    """Print shell completions, in the reader's language."""
    from click.shell_completion import shell_complete

    return shell_complete(rollhouse, {"obj": words}, "rollhouse", _COMPLETE_VARIABLE, instruction)


def _open_streams() -> None:
    """Make the standard streams safe: closed ones, wrong input bytes and characters that can't be encoded must not end the program."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  # for as long as the program runs
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if mode == "r" else NEAREST_HANDLER)


def _flush() -> None:
    """Write what is left. That no program reads it any more does not change how the command ended."""
    try:
        print(end="", flush=True)
    except BrokenPipeError:
        _mute()


def _mute() -> None:
    """Redirect the standard output to nothing, or Python would report the closed pipe at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _fail(words: Catalogue, error: RollhouseError) -> int:
    click.echo(words.say(say("cli-error", text=words.error(error), code=error.code)), err=True)
    usage = isinstance(error, CommandError | SetupError | BotError | PositionError) or error.code in _USAGE_CODES
    return USAGE_EXIT_CODE if usage else FAILED_EXIT_CODE
