"""What all commands have in common: help and refusals in the reader's language, and completion in the shell."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

import click
from click.shell_completion import CompletionItem

from rollhouse.commands import COMMANDS, Listed
from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game_packages
from rollhouse.locale import LANGUAGES, Catalogue

__all__ = ["CommandError", "Flag", "Function", "HouseCommand", "HouseGroup", "all_commands", "command", "language_flag", "meant", "takes"]

Function = Callable[..., Any]


class CommandError(RollhouseError):
    """The command line itself is wrong."""

    family = "cli"


@cache
def all_commands() -> dict[str, Listed]:
    """Every command by its name: the house's own, then those of the games."""
    found = dict(COMMANDS)
    for package in game_packages():
        if importlib.util.find_spec(f"{package}.commands") is not None:
            theirs: Mapping[str, Listed] = importlib.import_module(f"{package}.commands").COMMANDS
            for name, one in theirs.items():
                found.setdefault(name, one)  # nobody replaces a command of the house
    return found


def _words(ctx: click.Context) -> Catalogue:
    """The reader's catalogue: it is known before anything is parsed, so that help and errors can use it."""
    words: Catalogue = ctx.find_root().obj
    return words


# --- flags ----------------------------------------------------------------------------------------------------------------------------


class Flag(click.Option):
    """An option whose help is a message. `otherwise` is what holds where it is not given; `values` are what the shell completes."""

    def __init__(self, names: Sequence[str], *, about: Message, otherwise: str = "", values: Sequence[str] = (), **settings: Any) -> None:
        if values:
            settings["shell_complete"] = _completes(values)
        super().__init__(names, **settings)
        self.about = about
        self.otherwise = otherwise

    def told(self, words: Catalogue) -> str:
        """What it does, and what holds without it."""
        text = words.say(self.about)
        return words.say(say("cli-help-otherwise", text=text, value=self.otherwise)) if self.otherwise else text


def takes(*names: str, about: Message, otherwise: str = "", values: Sequence[str] = (), **settings: Any) -> Callable[[Function], Function]:
    """An option of a command."""
    return click.option(*names, cls=Flag, about=about, otherwise=otherwise, values=values, **settings)


def language_flag() -> Flag:
    """`--lang`, which every command has. It is looked for before anything is parsed; here it only has its place in the help."""
    return Flag(["--lang"], about=say("cli-lang"), metavar="|".join(LANGUAGES), values=LANGUAGES, expose_value=False)


def _completes(values: Sequence[str]) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    return lambda ctx, param, begun: [value for value in values if value.startswith(begun)]


# --- commands -------------------------------------------------------------------------------------------------------------------------


class HouseCommand(click.Command):
    """A command whose help is in the catalogue."""

    def __init__(self, *given: Any, about: Message, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.about = about
        self.context_settings.setdefault("help_option_names", ["-h", "--help"])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        super().parse_args(ctx, args)
        if ctx.args and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise CommandError("cli/argument", came=ctx.args[0], where=ctx.command_path)
        return ctx.args

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
        options = words.say(say("cli-help-options-word"))
        pieces = " ".join(piece.replace("OPTIONS", options) for piece in self.collect_usage_pieces(ctx))
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
                rows.append((names if param.is_flag else f"{names} {param.metavar or ''}".strip(), param.told(_words(ctx))))
        with formatter.section(_words(ctx).say(say("cli-help-options"))):
            formatter.write_dl(rows)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        told = {name: one.told(_words(ctx)) for one in self.get_params(ctx) if isinstance(one, Flag) for name in one.opts}
        items = super().shell_complete(ctx, incomplete)
        return [CompletionItem(one.value, one.type, told.get(str(one.value), one.help)) for one in items]


class HouseGroup(HouseCommand, click.Group):
    """All commands, each imported once it is wanted; an unknown one is refused with the name that was probably meant."""

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
            raise CommandError("cli/command", came=args[0], **meant(args[0], self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = _words(ctx)
        with formatter.section(words.say(say("cli-help-commands"))):
            formatter.write_dl([(name, words.say(Message(listed.about))) for name, listed in all_commands().items()])
        HouseCommand.format_options(self, ctx, formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        listed = [(name, one) for name, one in all_commands().items() if name.startswith(incomplete)]
        items = [CompletionItem(name, help=_words(ctx).say(Message(one.about))) for name, one in listed]
        return items + (HouseCommand.shell_complete(self, ctx, incomplete) if incomplete.startswith("-") else [])


def command(name: str) -> Callable[[Function], HouseCommand]:
    """Make a command of a function that takes the reader's catalogue, then what its flags say; it gives back how the program ends."""

    def decorated(function: Function) -> HouseCommand:
        def callback(**given: Any) -> Any:
            return function(_words(click.get_current_context()), **given)

        params = [*reversed(getattr(function, "__click_params__", [])), language_flag()]
        return HouseCommand(name, callback=callback, params=params, about=Message(f"cli-{name}"))

    return decorated


def meant(came: str, known: Sequence[str]) -> dict[str, Any]:
    """What an error about a name that nobody knows says: which one was meant, or, where nothing is like it, which there are."""
    close = get_close_matches(came, known, n=1) or [name for name in known if came and name.startswith(came)][:1]
    return {"why": say("cli-why-meant", name=close[0])} if close else {"allowed": tuple(known)}


def _about_flags(error: SetupError, params: Sequence[click.Parameter]) -> SetupError:
    """An option that this game does not have, and those that it has, as they are typed."""
    flags = {param.name or "": param.opts[0] for param in params if isinstance(param, click.Option)}
    if error.code != "setup/unknown" or error.came not in flags:
        return error
    allowed = [flags[name] for name in error.allowed if name in flags]
    return SetupError(error.code, came=flags[error.came], allowed=allowed)
