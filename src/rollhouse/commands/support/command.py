"""The base classes of commands: help, errors and shell completion in the reader's language."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import click
from click.shell_completion import CompletionItem

from rollhouse.commands import COMMANDS, GROUPS, Listed
from rollhouse.core.errors import RollhouseError, SetupError, did_you_mean
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game_packages
from rollhouse.locale import LANGUAGES, Catalogue

INTERRUPTED_EXIT_CODE = 130
"""128 + SIGINT, as shells report a program that Ctrl-C has stopped."""

_USAGE_WORDS = {"OPTIONS": "cli-help-options-word", "COMMAND": "cli-help-command-word", "ARGS": "cli-help-arguments-word"}
"""Click's words in the usage line, and our messages for them."""
Function = Callable[..., Any]


class CommandError(RollhouseError):
    """The command line is not valid."""

    family = "cli"


@cache
def all_commands() -> dict[str, Listed]:
    """Every command by its name: ours, then those of the games."""
    found = dict(COMMANDS)
    for package in game_packages():
        if importlib.util.find_spec(f"{package}.commands") is not None:
            theirs: Mapping[str, Listed] = importlib.import_module(f"{package}.commands").COMMANDS
            for name, one in theirs.items():
                found.setdefault(name, one)  # a game can't replace a command of ours
    return found


def _words(ctx: click.Context) -> Catalogue:
    """The reader's catalogue, which is set before the arguments are parsed."""
    words: Catalogue = ctx.find_root().obj
    return words


# --- flags ----------------------------------------------------------------------------------------------------------------------------


class Flag(click.Option):
    """An option whose help is a message.

    Args:
        names: As in `click.option`.
        about: The description.
        otherwise: The default, as the help shows it.
        values: What the shell completes.
        formerly: The names of the last release, as in `names`. They still work, with a note on the standard error.
        settings: As in `click.option`.

    """

    def __init__(
        self,
        names: Sequence[str],
        *,
        about: Message,
        otherwise: str = "",
        values: Sequence[str] = (),
        formerly: str = "",
        **settings: Any,
    ) -> None:
        if values:
            settings["shell_complete"] = _completes(values)
        super().__init__(names, **settings)
        self.about = about
        self.otherwise = otherwise
        present = [name for name in (*self.opts, *self.secondary_opts) if name.startswith("--")]
        self.renamed = dict(zip(formerly.split("/"), present, strict=True)) if formerly else {}

    def help_text(self, words: Catalogue) -> str:
        """The description, with the default."""
        text = words.say(self.about)
        return words.say(say("cli-help-default", text=text, value=self.otherwise)) if self.otherwise else text


def takes(*names: str, about: Message, **settings: Any) -> Callable[[Function], Function]:
    """Add a `Flag` to a command."""
    return click.option(*names, cls=Flag, about=about, **settings)


def language_flag() -> Flag:
    """`--lang`, which every command has. `cli.main` reads it before the arguments are parsed; this one is for the help."""
    return Flag(["--lang"], about=say("cli-lang"), metavar="|".join(LANGUAGES), values=LANGUAGES, expose_value=False)


def _completes(values: Sequence[str]) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    return lambda ctx, param, begun: [value for value in values if value.startswith(begun)]


# --- commands -------------------------------------------------------------------------------------------------------------------------


class LocalizedCommand(click.Command):
    """A command with its help in the catalogue."""

    def __init__(self, *given: Any, about: Message, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.about = about
        self.context_settings.setdefault("help_option_names", ["-h", "--help"])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        super().parse_args(ctx, self._renamed(ctx, args))
        if ctx.args and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise CommandError("cli/argument", value=ctx.args[0], location=ctx.command_path)
        return ctx.args

    def _renamed(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments with the present names of renamed flags."""
        renamed = {old: new for param in self.get_params(ctx) if isinstance(param, Flag) for old, new in param.renamed.items()}
        for place, argument in enumerate(args):
            old, sign, value = argument.partition("=")
            if old in renamed:
                note_renamed(_words(ctx), old, renamed[old])
                args = [*args[:place], renamed[old] + sign + value, *args[place + 1 :]]
        return args

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except SetupError as error:
            raise _about_flags(error, self.get_params(ctx)) from None

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        plain = super().get_help_option(ctx)
        if plain is None:
            return None
        return Flag(plain.opts, about=say("cli-help-help"), is_flag=True, is_eager=True, expose_value=False, callback=plain.callback)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = _words(ctx)
        pieces = " ".join(self.collect_usage_pieces(ctx))
        for click_word, message in _USAGE_WORDS.items():
            pieces = pieces.replace(click_word, words.say(say(message)))
        formatter.write_usage(ctx.command_path, pieces, prefix=words.say(say("cli-help-usage")) + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_words(ctx).say(self.about))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for param in self.get_params(ctx):
            if isinstance(param, Flag):
                names = ", ".join([*param.opts, *param.secondary_opts])
                rows.append((names if param.is_flag else f"{names} {param.metavar or ''}".strip(), param.help_text(_words(ctx))))
        with formatter.section(_words(ctx).say(say("cli-help-options"))):
            formatter.write_dl(rows)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        told = {name: one.help_text(_words(ctx)) for one in self.get_params(ctx) if isinstance(one, Flag) for name in one.opts}
        items = super().shell_complete(ctx, incomplete)
        return [CompletionItem(one.value, one.type, told.get(str(one.value), one.help)) for one in items]


class LocalizedGroup(LocalizedCommand, click.Group):
    """All commands, each imported when it is used; for an unknown one the most similar is suggested."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(all_commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        listed = all_commands().get(cmd_name)
        if listed is None:
            return None
        module, _, name = listed.where.partition(":")
        found: click.Command = getattr(importlib.import_module(module), name)
        return found

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in all_commands() and not args[0].startswith("-"):
            raise CommandError("cli/command", value=args[0], **similar_or_all(args[0], self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = _words(ctx)
        width = max(map(len, all_commands()))
        for group in GROUPS:
            rows = [(f"{name:{width}}", words.say(Message(one.about))) for name, one in all_commands().items() if one.group == group]
            with formatter.section(words.say(say(f"cli-group-{group}"))):
                formatter.write_dl(rows)
        LocalizedCommand.format_options(self, ctx, formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        listed = [(name, one) for name, one in all_commands().items() if name.startswith(incomplete)]
        items = [CompletionItem(name, help=_words(ctx).say(Message(one.about))) for name, one in listed]
        return items + (LocalizedCommand.shell_complete(self, ctx, incomplete) if incomplete.startswith("-") else [])


def command(name: str) -> Callable[[Function], LocalizedCommand]:
    """Make a command of a function that takes the reader's catalogue and the flags, and returns the exit code."""

    def decorated(function: Function) -> LocalizedCommand:
        def callback(**given: Any) -> Any:
            return function(_words(click.get_current_context()), **given)

        params = [*reversed(getattr(function, "__click_params__", [])), language_flag()]
        return LocalizedCommand(name, callback=callback, params=params, about=Message(f"cli-{name}"))

    return decorated


def note_renamed(words: Catalogue, old: str, new: str) -> None:
    """Print on the standard error that a flag or a variable has another name now."""
    click.echo(words.say(say("cli-renamed", old=old, new=new)), err=True)


def similar_or_all(value: str, known: Sequence[str]) -> dict[str, Any]:
    """Arguments for an error about an unknown name: the most similar one, or all."""
    meant = did_you_mean(value, known)
    return {"reason": meant} if meant else {"expected": tuple(known)}


def _about_flags(error: SetupError, params: Sequence[click.Parameter]) -> SetupError:
    """Name options as flags in an error about an option that the game does not have."""
    flags = {param.name or "": param.opts[0] for param in params if isinstance(param, click.Option)}
    if error.code != "setup/unknown" or error.value not in flags:
        return error
    allowed = [flags[name] for name in error.expected if name in flags]
    return SetupError(error.code, value=flags[error.value], expected=allowed)
