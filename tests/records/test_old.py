"""Games from older rules open, replay to the end they had, and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rollhouse.core.errors import RecordError
from rollhouse.core.game import GAME_OVER
from rollhouse.core.record import Record, replay
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, read_file, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.setup import DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS, QUIET_ROUNDS, TURNS
from rollhouse.play.entries import Began, Entry, Moved, Opened, Options, Sat
from rollhouse.play.fair import NO_ENTROPY
from rollhouse.play.saves import Saves
from rollhouse.play.session import Session

OLD = Path(__file__).parent / "old" / "dicetto-rules-1.txt"
"""A game of the first rules, which knew no T13: it went on for 409 turns."""


@pytest.fixture
def old() -> Record:
    text = OLD.read_text(encoding="utf-8")
    tags = dict(line[1:-2].split(' "', 1) for line in text.splitlines() if line.startswith("["))
    moves = tuple(move.strip() for line in text.partition("\n\n")[2].splitlines() for move in line.partition(". ")[2].split(";"))
    setup = {name.removeprefix("Setup."): value for name, value in tags.items() if name.startswith("Setup.")}
    return Record("dicetto", int(tags["Rules"]), setup, (tags["Seat.0"], tags["Seat.1"]), moves, result=(int(tags["Result"]),))


def test_a_record_of_the_first_rules_opens_and_replays_to_the_end_it_had(old: Record) -> None:
    assert (old.rules_version, old.moves.count("done"), old.result) == (1, 409, (1,))
    record = read_file(OLD)
    assert (record.moves, record.result) == (old.moves, old.result)
    last = replay(record).states[-1]
    assert (last.to_act, last.turns > DEFAULT_MAX_TURNS) == (GAME_OVER, True)


@pytest.mark.parametrize("path", sorted(OLD.parent.glob("*.txt")), ids=lambda path: path.stem)
def test_every_record_of_older_rules_replays_to_the_end_it_had(path: Path) -> None:
    record = read_file(path)
    game = find_game(record.game)
    assert int(path.stem.rpartition("-rules-")[2]) < game.rules_version
    outcome = game.outcome(replay(record).states[-1])
    assert outcome is not None
    assert outcome.winners == record.result
    assert from_text(to_text(record)) == record == from_json(to_json(record))


def test_it_is_written_as_one_of_todays_rules_and_reads_back_as_itself() -> None:
    record = read_file(OLD)
    assert (record.rules_version, record.setup["most_turns"], record.setup["quiet_rounds"]) == (
        GAME.rules_version,
        TURNS[-1],
        QUIET_ROUNDS[-1],
    )
    assert from_text(to_text(record)) == record == from_json(to_json(record))


def test_t14_a_record_of_the_second_rules_stands_still_for_longer_than_todays_allow() -> None:
    record = read_file(OLD.with_name("dicetto-rules-2.txt"))
    states = replay(record).states
    assert max(state.quiet for state in states) > DEFAULT_QUIET_ROUNDS * record.setup["players"]
    assert (states[-1].setup.quiet_rounds, states[-1].setup.most_turns) == (QUIET_ROUNDS[-1], DEFAULT_MAX_TURNS)


def test_its_twin_in_json_opens_too(old: Record) -> None:
    assert from_json(to_json(old)) == read_file(OLD)


def test_a_saved_game_of_the_first_rules_goes_on(old: Record, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    cut = old.cut(len(old.moves) - 2)
    saved = saves.write(saves.new(cut, "real", None))
    resumed = Saves(tmp_path).read(saved.id).record
    assert (resumed.moves, resumed.rules_version) == (cut.moves, GAME.rules_version)
    assert replay(resumed).states[-1].to_act != GAME_OVER


def test_a_shared_table_from_before_versions_were_noted_plays_on_beyond_t13(old: Record) -> None:
    setup = msgspec.to_builtins(GAME.setup(old.setup))
    del setup["most_turns"], setup["quiet_rounds"]
    session = Session(Opened("dicetto", setup, Options(), "ana", ""))
    seated: list[Entry] = [Sat(0, "ana", "Ana", NO_ENTROPY), Sat(1, "bo", "Bo", NO_ENTROPY), Began(0.0)]
    for entry in (*seated, *(Moved(move, 0.0) for move in old.moves)):
        session.apply(entry)
    assert session.state.to_act == GAME_OVER


def test_rules_of_the_future_are_refused(old: Record) -> None:
    for version in (0, 99):
        with pytest.raises(RecordError) as refused:
            replay(msgspec.structs.replace(old, rules_version=version))
        assert (refused.value.code, refused.value.expected) == ("record/rules", (str(GAME.rules_version),))
    with pytest.raises(RecordError):
        Session(Opened("dicetto", {}, Options(), "ana", "", rules_version=99))
