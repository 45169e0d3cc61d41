"""`rollhouse analyse`: the report on a recorded game."""

from __future__ import annotations

import sys

import click
import msgspec

from rollhouse.analysis.annotate import annotated
from rollhouse.analysis.report import analyse
from rollhouse.commands.replay import names_of
from rollhouse.commands.support.analyse_many import analyse_many
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.engine import engine_flag, engine_named
from rollhouse.commands.support.flags import check_writable, file_argument, not_both, only_with, whole, write_out
from rollhouse.commands.support.progress_bar import progress_bar
from rollhouse.commands.support.records import usable
from rollhouse.commands.support.report_json import document
from rollhouse.commands.support.result_console import ResultConsole
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.locale import Catalogue
from rollhouse.terminal.report_view import show


def analyse_file(words: Catalogue, path: str | None, *, seat: int | None = None, as_json: bool = False) -> int:
    """Print the report on a record; a damaged record is analysed as far as it can be read, then refused."""
    record, error = usable(path)
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise SetupError("setup/seat", value=str(seat), expected=[str(number + 1) for number in range(len(record.seats))])
    names = tuple("".join(char if char.isprintable() else "�" for char in name) for name in names_of(record, words))
    with progress_bar(words) as progress:
        report = analyse(record, progress=progress, looking=progress.looking)
    if seat is not None:
        own = tuple(decision for decision in report.decisions if decision.seat == seat - 1)
        report = msgspec.structs.replace(report, decisions=own)
    if as_json:
        sys.stdout.write(msgspec.json.encode(document(report, words, names)).decode() + "\n")
    else:
        show(report, words, names, ResultConsole(), None if seat is None else seat - 1)
    if error is not None:
        raise error
    return 0


def annotate_file(words: Catalogue, path: str | None, *, out: str | None = None, as_json: bool = False) -> int:
    """Write the record with annotations to `out`, or print it."""
    record, error = usable(path)
    check_writable(out)
    with progress_bar(words) as progress:
        report = analyse(record, progress=progress, looking=progress.looking)
    found = annotated(record, report)
    write_out(to_json(found) if as_json else to_text(found), out)
    if error is not None:
        raise error
    return 0


@command("analyse")
@file_argument("RECORD", required=False)
@takes("--json", "as_json", is_flag=True, about=say("cli-analyse-json"))
@takes("--seat", metavar="N", about=say("cli-analyse-seat"))
@takes("--annotate", is_flag=True, about=say("cli-analyse-annotate"))
@takes("--many", metavar="FOLDER", type=click.Path(), about=say("cli-analyse-many"))
@takes("--out", metavar="FILE", type=click.Path(), about=say("cli-analyse-out"))
@takes("--workers", metavar="N", about=say("cli-simulate-workers"))
@engine_flag
def analyse_command(
    words: Catalogue,
    /,
    file: str | None,
    as_json: bool,
    seat: str | None,
    annotate: bool,
    many: str | None,
    out: str | None,
    workers: str | None,
    engine: str | None,
) -> int:
    """Read the flags of `rollhouse analyse`."""
    not_both("--annotate", "--seat", annotate and seat is not None)
    if many is not None:
        not_both("--many", "--annotate", annotate)
        not_both("--many", "RECORD", file is not None)
        not_both("--many", "--seat", seat is not None)
        not_both("--many", "--json", as_json)
        at_once = None if workers is None else whole("workers", workers)
        return analyse_many(words, many, out=out, workers=at_once, engine=engine_named(engine))
    only_with("--out", out is not None and not annotate, "--many", "--annotate")
    only_with("--workers", workers is not None, "--many")
    only_with("--engine", engine is not None, "--many")
    if annotate:
        return annotate_file(words, file, out=out, as_json=as_json)
    return analyse_file(words, file, seat=None if seat is None else whole("seat", seat), as_json=as_json)
