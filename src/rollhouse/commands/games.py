"""`rollhouse games`: lists the interrupted games, deletes one, or exports its record."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import not_both, only_with
from rollhouse.core.messages import say
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import seat_labels
from rollhouse.play.saves import SaveFacts, Saves, data_folder, replace_file
from rollhouse.terminal.plain.console import Console


def show_saves(words: Catalogue) -> int:
    """Print the interrupted games, the latest first."""
    console = Console(words)
    found = Saves(data_folder(os.environ)).facts()
    for facts in found:
        line = _line(words, facts)
        if facts.in_use:
            console.line("plain-save-in-use", text=line)
        else:
            console.write(line)
    if not found:
        console.line("plain-no-saves")
    return 0


def _line(words: Catalogue, facts: SaveFacts) -> str:
    if facts.damage is not None or facts.record is None:
        return words.say(say("plain-save-damaged", id=facts.id, reason="" if facts.damage is None else words.error(facts.damage)))
    game = find_game(facts.record.game)
    players = seat_labels(facts.record.seats, game)
    return words.say(say("plain-save", id=facts.id, game=game.words.name(), players=players, moves=len(facts.record.moves)))


def delete(words: Catalogue, name: str) -> int:
    """Delete a saved game."""
    Console(words).line("plain-save-deleted", id=Saves(data_folder(os.environ)).delete(name))
    return 0


def export(name: str, out: str | None) -> int:
    """Print the record of a saved game, or write it to a file: as JSON if the name ends in .json, else as text."""
    record = Saves(data_folder(os.environ)).export(name)
    if out is None:
        sys.stdout.write(to_text(record))
    else:
        replace_file(Path(out), (to_json(record) if out.endswith(".json") else to_text(record)).encode())
    return 0


def known_ids(begun: str) -> list[str]:
    """The ids of saved games with this beginning, for shell completion."""
    return [one for one in Saves(data_folder(os.environ)).ids() if one.startswith(begun)]


@command("games")
@takes("--delete", "deleted", metavar="GAME", about=say("cli-games-delete"), shell_complete=lambda ctx, param, begun: known_ids(begun))
@takes("--export", "exported", metavar="GAME", about=say("cli-games-export"), shell_complete=lambda ctx, param, begun: known_ids(begun))
@takes("--out", metavar="FILE", type=click.Path(), about=say("cli-games-out"))
def games_command(words: Catalogue, /, deleted: str | None, exported: str | None, out: str | None) -> int:
    """Read the flags of `rollhouse games`."""
    not_both("--delete", "--export", deleted is not None and exported is not None)
    only_with("--out", out is not None and exported is None, "--export")
    if deleted is not None:
        return delete(words, deleted)
    return show_saves(words) if exported is None else export(exported, out)
