"""`rollhouse replay`: shows a recorded game, move by move."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from rollhouse.analysis.annotate import told
from rollhouse.commands.support.command import CommandError, command, takes
from rollhouse.commands.support.flags import check_writable, file_argument, not_both, plain
from rollhouse.commands.support.records import STDIN, usable
from rollhouse.core.annotations import Annotation
from rollhouse.core.extras import needs
from rollhouse.core.game import actor
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Record, Step, steps
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import seat_labels
from rollhouse.terminal.plain.console import Console, Left, whole_number
from rollhouse.terminal.tui.availability import can_show_full_screen


def names_of(record: Record, words: Catalogue) -> tuple[str, ...]:
    """The names of the seats of a record."""
    return tuple(words.say(label) for label in seat_labels(record.seats, find_game(record.game)))


def as_json(words: Catalogue, path: str | None) -> int:
    """Print every position of the record as one JSON document."""
    record, error = usable(path)
    game = find_game(record.game)
    names = names_of(record, words)
    listed: list[dict[str, Any]] = []
    for ply, (text, state, happened) in enumerate(steps(record)):
        events = [{**msgspec.to_builtins(event), "text": words.say(event.message(), names)} for event in happened]
        listed.append({"ply": ply, "move": text, "events": events, "to_act": actor(state.to_act), "position": game.position(state)})
        if ply in record.comments:
            listed[-1]["annotation"] = Annotation.read(record.comments[ply])
    document: dict[str, Any] = {"game": record.game, "rules_version": record.rules_version, "setup": record.setup}
    document |= {"seats": list(record.seats), "tags": record.tags, "positions": listed}
    if error is not None:
        document["damage"] = {"code": error.code, "line": error.line, "message": words.error(error, names)}
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
    if error is not None:
        raise error
    return 0


def show_replay(words: Catalogue, path: str | None, *, everything: bool, plain: bool) -> int:
    """Show the record on its board, or in lines."""
    if everything or plain or path == STDIN or not can_show_full_screen():
        return step_through(words, path, everything=everything)
    from rollhouse.terminal.tui.apps import ReplayApp

    record, error = usable(path)
    ReplayApp(record, words).run_to_the_end()
    if error is not None:
        raise error
    return 0


def step_through(words: Catalogue, path: str | None, *, everything: bool) -> int:
    """Print the record in lines: step by step, or all of it if `everything` or without a terminal."""
    record, error = usable(path)
    game = find_game(record.game)
    console = Console(words)
    console.name_seats(names_of(record, words))
    console.tell(*game.words.setup(game.setup(record.setup)))
    replayed = list(steps(record))
    to_the_end = True
    if everything or path == STDIN or not sys.stdin.isatty():
        for ply in range(len(replayed)):
            _show(console, record, replayed, ply)
    else:
        to_the_end = _walk(console, record, replayed)
    outcome = game.outcome(replayed[-1].state)
    if outcome is not None and to_the_end:
        console.tell(*game.words.result(outcome))
    if error is not None:
        raise error
    return 0


def save_picture(words: Catalogue, path: str | None, out: str) -> int:
    """Save the record's last position as PNG, or the whole game as WebP or GIF, by the ending of the file's name."""
    with needs("server"):
        from rollhouse.pictures.picture import Form, animation, position_png
    record, error = usable(path)
    if error is not None:
        raise error
    check_writable(out)
    game, names = find_game(record.game), names_of(record, words)
    title = words.say(say("preview-table", game=game.words.name(), names=", ".join(names)))
    forms: dict[str, Form] = {".webp": "webp", ".gif": "gif"}
    ending = Path(out).suffix.lower()
    if ending in forms:
        drawn = animation(record, names, title, words.lang, forms[ending], lambda share: None)
    elif ending == ".png":
        *_, (_, state, _) = steps(record)
        note = words.say(say("picture-move", ply=len(record.moves), last=len(record.moves)))
        drawn = position_png(game.id, game.encode(state), names, title, note, words.lang)
    else:
        raise CommandError("cli/picture", value=out, expected=(".png", *forms))
    Path(out).write_bytes(drawn)
    return 0


def _walk(console: Console, record: Record, replayed: list[Step]) -> bool:
    """Step through the record; return whether the end was reached."""
    ply, last = 0, len(replayed) - 1
    while True:
        _show(console, record, replayed, ply)
        console.tell(*find_game(record.game).words.summary(replayed[ply].state))
        if ply == last:
            return True
        try:
            answer = console.ask(say("plain-ask-step", ply=ply, last=last))
        except Left:
            return False
        number = whole_number(answer)
        if answer == "q":
            return False
        if answer == "b":
            ply = max(0, ply - 1)
        elif number is not None:
            ply = min(number, last)
        elif not answer:
            ply += 1
        else:
            console.line("plain-no-step", value=answer)


def _show(console: Console, record: Record, replayed: list[Step], ply: int) -> None:
    lines: list[Message] = [event.message() for event in replayed[ply].events]
    if ply in record.comments:
        lines += told(Annotation.read(record.comments[ply]), find_game(record.game), replayed[max(0, ply - 1)].state)
    console.tell(*lines)


@command("replay")
@file_argument(required=False)
@takes("--json", "in_json", is_flag=True, about=say("cli-replay-json"))
@takes("--all", "everything", is_flag=True, about=say("cli-replay-all"))
@takes("--picture", metavar="FILE", about=say("cli-replay-picture"))
@plain
def replay_command(words: Catalogue, /, file: str | None, in_json: bool, everything: bool, picture: str | None, plain: bool) -> int:
    """Read the flags of `rollhouse replay`."""
    for flag, given in (("--json", in_json), ("--all", everything), ("--plain", plain)):
        not_both("--picture", flag, picture is not None and given)
    not_both("--json", "--all", in_json and everything)
    not_both("--json", "--plain", in_json and plain)
    if picture is not None:
        return save_picture(words, file, picture)
    return as_json(words, file) if in_json else show_replay(words, file, everything=everything, plain=plain)
