"""The command `rollhouse`: every flag, in four languages, and one clear line for whatever is wrong with them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from typing import Any

import click

from rollhouse import __version__
from rollhouse.core.errors import BotError, RollhouseError, SetupError
from rollhouse.core.messages import Arg, Message, say
from rollhouse.core.registry import all_games
from rollhouse.core.words import Option
from rollhouse.locale import LANGUAGES, Catalogue, catalogue, choose_language

__all__ = ["CommandError", "main"]

USAGE, FAILED, INTERRUPTED = 2, 1, 130


class CommandError(RollhouseError):
    """The command line itself is wrong."""

    family = "cli"


class _Context(click.Context):
    """Knows the reader's language before anything is parsed, so that help and errors can use it."""

    def say(self, key: str, **args: Arg) -> str:
        words: Catalogue = self.find_root().obj
        return words.say(Message(key, args))


class _Command(click.Command):
    """A command whose help is in the catalogue: `cli-<name>`, and for its flags the keys given as their help."""

    context_class = _Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        super().parse_args(ctx, args)
        if ctx.args and not isinstance(self, click.Group):
            raise CommandError("cli/argument", came=ctx.args[0], where=ctx.command_path)
        return ctx.args

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "cli-help-help"
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        assert isinstance(ctx, _Context)
        pieces = " ".join(piece.replace("OPTIONS", ctx.say("cli-help-options-word")) for piece in self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=ctx.say("cli-help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        assert isinstance(ctx, _Context)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(ctx.say(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        assert isinstance(ctx, _Context)
        rows = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option) and not param.hidden:
                names = ", ".join([*param.opts, *param.secondary_opts])
                rows.append((names if param.is_flag else f"{names} {param.metavar or ''}".strip(), ctx.say(param.help or "")))
        with formatter.section(ctx.say("cli-help-options")):
            formatter.write_dl(rows)


class _Group(_Command, click.Group):
    """The commands; an unknown one is refused like everything else."""

    command_class = _Command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise CommandError("cli/command", came=args[0], allowed=self.list_commands(ctx))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        assert isinstance(ctx, _Context)
        rows = [(name, ctx.say(command.help or "")) for name, command in self.commands.items()]
        with formatter.section(ctx.say("cli-help-commands")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)


_Function = Callable[..., Any]


def _language(function: _Function) -> _Function:
    return click.option("--lang", metavar="|".join(LANGUAGES), help="cli-lang")(function)


def _plain(function: _Function) -> _Function:
    return click.option("--plain", is_flag=True, help="cli-plain")(function)


def _coach(function: _Function) -> _Function:
    return click.option("--coach", is_flag=True, help="cli-coach")(function)


def _game_options(function: _Function) -> _Function:
    """A flag for every option of every game: a new game brings its own."""
    flags = _flags(option for game in all_games().values() for option in game.words.options())
    return click.option("--first", metavar="random|1|2|…", help="cli-first")(flags(function))


def _dicy_options(function: _Function) -> _Function:
    """The flags of the one game that is solved."""
    return _flags(all_games()["dicy-cards"].words.options())(function)


def _dicy_target(function: _Function) -> _Function:
    """How many points to reach, in that game."""
    return _flags(option for option in all_games()["dicy-cards"].words.options() if option.name == "target")(function)


def _flags(options: Iterable[Option]) -> Callable[[_Function], _Function]:
    seen: dict[str, Option] = {}
    for option in options:
        seen.setdefault(option.name, option)

    def decorated(function: _Function) -> _Function:
        for name, option in reversed(seen.items()):
            flag = "--" + name.replace("_", "-")
            values = [value for value, _ in option.values]
            if values == ["true", "false"]:
                decorate = click.option(f"{flag}/--no-{flag[2:]}", name, default=None, help=option.label.key)
            else:
                metavar = "|".join(values) if values else "N" if option.high else name.upper()
                decorate = click.option(flag, name, metavar=metavar, help=option.label.key)
            function = decorate(function)
        return function

    return decorated


def _given(options: dict[str, Any]) -> dict[str, object]:
    return {name: value for name, value in options.items() if value is not None}


@click.group(cls=_Group, help="cli-rollhouse", no_args_is_help=False, invoke_without_command=True)
@click.option("--version", is_flag=True, help="cli-version")
@_language
@click.pass_context
def rollhouse(ctx: click.Context, version: bool, lang: str | None) -> None:
    if version:
        click.echo(f"rollhouse {__version__}")
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@rollhouse.command(help="cli-play")
@click.argument("game", required=False, metavar="[" + "|".join(all_games()) + "]")
@click.option("--players", metavar='"Ana,Bo,bot:greedy"', help="cli-players")
@_game_options
@click.option("--dice", default="virtual", metavar="virtual|real", help="cli-dice")
@click.option("--seed", metavar="N", help="cli-seed")
@click.option("--no-help", is_flag=True, help="cli-no-help")
@_coach
@_plain
@_language
@click.pass_obj
def play(
    words: Catalogue,
    /,
    game: str | None,
    players: str | None,
    dice: str,
    seed: str | None,
    no_help: bool,
    coach: bool,
    plain: bool,
    lang: str | None,
    **options: Any,
) -> int:
    from rollhouse.commands import play as command

    number = None if seed is None else _whole("seed", seed)
    manner = command.Manner(plain, coach)
    return command.play(words, game, players, _given(options), dice=dice, seed=number, no_help=no_help, manner=manner)


@rollhouse.command(help="cli-resume")
@click.argument("name", required=False, metavar="[GAME]")
@click.option("--list", "listed", is_flag=True, help="cli-resume-list")
@click.option("--partial", is_flag=True, help="cli-resume-partial")
@_coach
@_plain
@_language
@click.pass_obj
def resume(words: Catalogue, name: str | None, listed: bool, partial: bool, coach: bool, plain: bool, lang: str | None) -> int:
    from rollhouse.commands import play as command

    return command.show_saves(words) if listed else command.resume(words, name, partial=partial, manner=command.Manner(plain, coach))


@rollhouse.command(help="cli-replay")
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="cli-replay-json")
@click.option("--all", "everything", is_flag=True, help="cli-replay-all")
@_language
@click.pass_obj
def replay(words: Catalogue, file: str, as_json: bool, everything: bool, lang: str | None) -> int:
    from rollhouse.commands import replay as command

    return command.as_json(words, file) if as_json else command.step_through(words, file, everything=everything)


@rollhouse.command(help="cli-analyse")
@click.argument("file", metavar="RECORD")
@click.option("--json", "as_json", is_flag=True, help="cli-analyse-json")
@click.option("--seat", metavar="N", help="cli-analyse-seat")
@_language
@click.pass_obj
def analyse(words: Catalogue, /, file: str, as_json: bool, seat: str | None, lang: str | None) -> int:
    from rollhouse.commands import analyse as command

    return command.analyse_file(words, file, seat=None if seat is None else _whole("seat", seat), as_json=as_json)


@rollhouse.command(help="cli-puzzle")
@click.option("--day", metavar="YYYY-MM-DD", help="cli-puzzle-day")
@_plain
@_language
@click.pass_obj
def puzzle(words: Catalogue, /, day: str | None, plain: bool, lang: str | None) -> int:
    from rollhouse.commands import train as command

    return command.puzzle(words, day, plain=plain)


@rollhouse.command(help="cli-train")
@click.option("--player", metavar="NAME", help="cli-train-player")
@_plain
@_language
@click.pass_obj
def train(words: Catalogue, /, player: str | None, plain: bool, lang: str | None) -> int:
    from rollhouse.commands import train as command

    return command.train(words, player, plain=plain)


@rollhouse.command(help="cli-rules")
@click.argument("game", required=False, metavar="[" + "|".join(all_games()) + "]")
@click.option("--about", metavar="ID", help="cli-rules-about")
@_language
@click.pass_obj
def rules(words: Catalogue, game: str | None, about: str | None, lang: str | None) -> int:
    from rollhouse.commands import rules as command

    return command.show(words, game, about)


@rollhouse.command(help="cli-referee")
@_language
@click.pass_obj
def referee(words: Catalogue, lang: str | None) -> int:
    from rollhouse.commands.referee import serve

    serve(sys.stdin.buffer, sys.stdout.buffer, words)
    return 0


@rollhouse.command(help="cli-serve")
@click.option("--host", metavar="ADDRESS", help="cli-serve-host")
@click.option("--port", metavar="N", help="cli-serve-port")
@click.option("--database", metavar="URL", help="cli-serve-database")
@click.option("--channels", metavar="memory|redis://…", help="cli-serve-channels")
@click.option("--public-url", metavar="URL", help="cli-serve-public-url")
@click.option("--trusted-proxies", metavar="ADDRESS,…", help="cli-serve-trusted-proxies")
@click.option("--exec-bot", "exec_bots", multiple=True, metavar="NAME=COMMAND", help="cli-serve-exec-bot")
@click.option("--open/--no-open", "browse", default=False, help="cli-serve-open")
@_language
@click.pass_obj
def serve(
    words: Catalogue,
    /,
    port: str | None,
    trusted_proxies: str | None,
    exec_bots: tuple[str, ...],
    browse: bool,
    lang: str | None,
    **given: Any,
) -> int:
    from rollhouse.commands import serve as command

    numbers = {} if port is None else {"port": _whole("port", port)}
    proxies = {} if trusted_proxies is None else {"trusted_proxies": tuple(trusted_proxies.replace(",", " ").split())}
    programs = {"exec_bots": exec_bots} if exec_bots else {}
    return command.serve(words, {**_given(given), **numbers, **proxies, **programs}, browse=browse)


@rollhouse.command(help="cli-verify")
@click.argument("file", metavar="FILE")
@_language
@click.pass_obj
def verify(words: Catalogue, /, file: str, lang: str | None) -> int:
    from rollhouse.commands import verify as command

    return command.verify_file(words, file)


@rollhouse.command(help="cli-backup")
@click.argument("file", metavar="FILE")
@click.option("--database", metavar="URL", help="cli-serve-database")
@_language
@click.pass_obj
def backup(words: Catalogue, /, file: str, database: str | None, lang: str | None) -> int:
    from rollhouse.commands import serve as command

    return command.backup(words, file, database)


@rollhouse.command(help="cli-levels")
@click.argument("game", metavar="|".join(all_games()))
@click.option("--bots", metavar='"greedy,exec:./mybot"', help="cli-levels-bots")
@click.option("--games", "count", default="200", metavar="N", help="cli-levels-games")
@click.option("--seed", default="1", metavar="N", help="cli-simulate-seed")
@_game_options
@click.option("--out", metavar="FILE", help="cli-levels-out")
@click.option("--json", "as_json", is_flag=True, help="cli-simulate-json")
@_language
@click.pass_obj
def levels(
    words: Catalogue,
    /,
    game: str,
    bots: str | None,
    count: str,
    seed: str,
    out: str | None,
    as_json: bool,
    lang: str | None,
    **options: Any,
) -> int:
    from rollhouse.commands import levels as command

    named = () if bots is None else tuple(bot.strip().removeprefix("bot:") for bot in bots.split(","))
    given, games, number = _given(options), _whole("games", count), _whole("seed", seed)
    return command.run(words, game, given, bots=named, games=games, seed=number, out=out, as_json=as_json)


@rollhouse.command(help="cli-simulate")
@click.argument("game", metavar="|".join(all_games()))
@click.option("--players", default="bot:greedy,bot:random", metavar='"bot:greedy,bot:random"', help="cli-simulate-players")
@click.option("--games", "count", default="1000", metavar="N", help="cli-simulate-games")
@click.option("--seed", default="1", metavar="N", help="cli-simulate-seed")
@click.option("--workers", metavar="N", help="cli-simulate-workers")
@_game_options
@click.option("--json", "as_json", is_flag=True, help="cli-simulate-json")
@click.option("--csv", "as_csv", is_flag=True, help="cli-simulate-csv")
@_language
@click.pass_obj
def simulate(
    words: Catalogue,
    /,
    game: str,
    players: str,
    count: str,
    seed: str,
    workers: str | None,
    as_json: bool,
    as_csv: bool,
    lang: str | None,
    **options: Any,
) -> int:
    from rollhouse.commands import simulate as command

    return command.run(
        game,
        players,
        games=_whole("games", count),
        seed=_whole("seed", seed),
        workers=None if workers is None else _whole("workers", workers),
        options=_given(options),
        output="json" if as_json else "csv" if as_csv else "text",
        lang=words.lang,
    )


@rollhouse.command(help="cli-solve")
@_dicy_options
@click.option("--players", metavar="2|1", help="cli-solve-players")
@click.option("--device", metavar="cpu|gpu", help="cli-solve-device")
@click.option("--threads", metavar="N", help="cli-solve-threads")
@click.option("--json", "as_json", is_flag=True, help="cli-solve-json")
@_language
@click.pass_obj
def solve(words: Catalogue, /, as_json: bool, lang: str | None, **given: Any) -> int:
    from rollhouse.commands import solve as command

    return command.solve(words, _given(given), as_json=as_json)


@rollhouse.command(help="cli-odds")
@click.option("--dice", metavar="FACES", help="cli-odds-dice")
@click.option("--active", metavar="CARD,…", help="cli-odds-active")
@click.option("--scores", metavar="N,…", help="cli-odds-scores")
@click.option("--theirs", multiple=True, metavar="CARD,…", help="cli-odds-theirs")
@click.option("--players", metavar="1|2|…", help="cli-odds-players")
@click.option("--first", metavar="1|2|…", help="cli-odds-first")
@_dicy_options
@click.option("--moves", metavar="N", help="cli-odds-moves")
@click.option("--points", metavar="N,…", help="cli-odds-points")
@click.option("--json", "as_json", is_flag=True, help="cli-odds-json")
@_language
@click.pass_obj
def odds(words: Catalogue, /, theirs: tuple[str, ...], as_json: bool, lang: str | None, **given: Any) -> int:
    from rollhouse.commands import odds as command

    return command.odds(words, _given(given), theirs, as_json=as_json)


@rollhouse.command(help="cli-atlas")
@click.option("--deals", "deals", multiple=True, metavar="MODE|CARD,…", help="cli-atlas-deals")
@_dicy_target
@click.option("--device", metavar="cpu|gpu", help="cli-solve-device")
@click.option("--games", metavar="N", help="cli-atlas-games")
@click.option("--out", metavar="FILE", help="cli-atlas-out")
@_language
@click.pass_obj
def atlas(words: Catalogue, /, deals: tuple[str, ...], out: str | None, lang: str | None, **given: Any) -> int:
    from rollhouse.commands import atlas as command

    return command.atlas(words, _given(given), deals, out=out)


def _whole(name: str, text: str) -> int:
    """A whole number as it is typed."""
    try:
        return int(text)
    except ValueError:
        raise SetupError(f"setup/{name}", came=text, why=say("error-why-whole")) from None


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
            return CommandError("cli/option", came=error.option_name, allowed=error.possibilities or ())
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
        code = _run(given, words)
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


def _open_streams() -> None:
    """What somebody pipes in, what a poor terminal can't show and what was closed beforehand must not end the game."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  # for as long as the program runs
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _mute() -> None:
    """Nothing more can be written, and Python must not complain about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _fail(words: Catalogue, error: RollhouseError) -> int:
    click.echo(words.say(say("cli-error", text=words.error(error), code=error.code)), err=True)
    return USAGE if isinstance(error, CommandError | SetupError | BotError) else FAILED
