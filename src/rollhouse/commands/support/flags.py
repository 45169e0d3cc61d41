"""Flags and arguments of several commands, and how their values are read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import click

from rollhouse.commands.support.command import CommandError, Function, takes
from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import all_games
from rollhouse.core.words import Option


def plain(function: Function) -> Function:
    """`--plain`: lines of text instead of a full screen."""
    return takes("--plain", is_flag=True, about=say("cli-plain"))(function)


def coach(function: Function) -> Function:
    """`--coach`: a warning before a costly move."""
    return takes("--coach", is_flag=True, about=say("cli-coach"))(function)


def game_argument(*, required: bool) -> Callable[[Function], Function]:
    """The game, by its id."""
    names = "|".join(all_games())
    return click.argument(
        "game",
        required=required,
        metavar=names if required else f"[{names}]",
        shell_complete=lambda ctx, param, begun: [name for name in all_games() if name.startswith(begun)],
    )


def file_argument(metavar: str = "FILE", *, required: bool = True) -> Callable[[Function], Function]:
    """A file, completed by the shell."""
    return click.argument("file", required=required, metavar=metavar if required else f"[{metavar}|-]", type=click.Path())


def game_options(function: Function) -> Function:
    """A flag for every option of every game."""
    for game in reversed(all_games().values()):
        function = option_flags(_new_options(game))(function)
    return takes("--first", metavar="random|1|2|…", about=say("cli-first"), otherwise="random")(function)


def _new_options(game: AnyGame) -> Iterable[Option]:
    """The options of a game that no earlier game has: games share the flag of an option."""
    earlier = list(all_games().values())[: list(all_games()).index(game.id)]
    taken = {option.name for one in earlier for option in one.words.options()}
    return [option for option in game.words.options() if option.name not in taken]


def option_flags(options: Iterable[Option], *, named: bool = True) -> Callable[[Function], Function]:
    """Flags for these options; if `named`, the help names the games of each."""

    def decorated(function: Function) -> Function:
        for option in reversed(tuple(options)):
            name = _flag(option)
            about, otherwise = _description(option.name) if named else (option.label, _default_text(option))
            values = [value for value, _ in option.values]
            if _is_switch(option):
                decorate = takes(f"{name}/--no-{name[2:]}", option.name, default=None, about=about, otherwise=otherwise)
            else:
                metavar = "|".join(values) if values else "N" if option.high else option.name.upper()
                path = {"type": click.Path()} if option.file else {}
                decorate = takes(name, option.name, metavar=metavar, values=values, about=about, otherwise=otherwise, **path)
            function = decorate(function)
        return function

    return decorated


def _description(name: str) -> tuple[Message, str]:
    """The description of an option and its default, for each game that has it."""
    found = [(game, option) for game in all_games().values() for option in game.words.options() if option.name == name]
    told = [(say("cli-of-game", game=game.words.name(), text=option.label), _default_text(option)) for game, option in found]
    if len(told) == 1:
        return told[0]
    return say("cli-of-games", games=tuple(say("cli-help-default", text=text, value=value) if value else text for text, value in told)), ""


def _flag(option: Option) -> str:
    return "--" + option.name.replace("_", "-")


def _is_switch(option: Option) -> bool:
    return [value for value, _ in option.values] == ["true", "false"]


def _default_text(option: Option) -> str:
    if not _is_switch(option):
        return option.default
    return _flag(option) if option.default == "true" else f"--no-{_flag(option)[2:]}"


def typed(options: Mapping[str, Any]) -> dict[str, object]:
    """The flags with a value."""
    return {name: value for name, value in options.items() if value is not None}


def whole(name: str, text: str | None) -> int:
    """Read a whole number."""
    try:
        return int(text or "")
    except ValueError:
        raise SetupError(f"setup/{name}", value=text or "", reason=say("error-why-whole")) from None


def only_with(flag: str, given: bool, *others: str) -> None:
    """Refuse a flag that has no effect, since none of the others is there."""
    if given:
        raise CommandError("cli/only-with", value=flag, expected=others)


def check_writable(path: str | None) -> None:
    """Refuse a file that can't be written, before long work; the `OSError` is the system's. An existing file is left as it is."""
    if path is None or (Path(path).exists() and not Path(path).is_file()):
        return  # a pipe or a device is opened once, when there is something to write
    there = Path(path).exists()
    Path(path).open("ab").close()
    if not there:
        Path(path).unlink()


def write_out(text: str, path: str | None) -> None:
    """Write a result to a file or to the standard output, which also gets it if the file can't be written any more."""
    if path is not None:
        try:
            Path(path).write_text(text, encoding="utf-8")
            return
        except OSError:
            sys.stdout.write(text)
            raise
    sys.stdout.write(text)


def not_both(one: str, other: str, both: bool) -> None:
    """Refuse two flags that exclude each other."""
    if both:
        raise CommandError("cli/both", value=one, location=other)
