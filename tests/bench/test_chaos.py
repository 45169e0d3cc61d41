"""A short run of `python -m bench.chaos` on SQLite and on a cluster, and proof that it would find inconsistencies.

Waiting times are not tested: the long run measures them.
"""

from __future__ import annotations

import msgspec
import pytest

from bench.chaos.consistency import CommitMessage, Findings, FrameReader, Full, Seen
from bench.chaos.features import standings_problems
from bench.chaos.run import Load, run
from bench.chaos.schedule import NODES, Where, plan
from rollhouse.core.registry import game
from rollhouse.play.entries import ChatMessage, Opened, Options, encode_entries, encode_entry
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.tables.views import Shown, choices_of, commit_frame, encode_log_entry, full_frame, table_view
from tests.expecting import instance

FEW = Load(tables=4, pause=0.05, features=False)
"""A notification alone takes forty seconds; the long run has tournaments and correspondence games as well."""
EVERYTHING = {"kill", "stop", "cut", "hang", "full", "clock", "slow", "storm", "flood"}


# --- what goes wrong when ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["sqlite", "site"])
def test_the_same_seed_gives_the_same_faults(where: Where) -> None:
    assert plan(1, 600, where) == plan(1, 600, where)
    assert plan(1, 600, where) != plan(2, 600, where)
    assert plan(1, 60, where) == tuple(fault for fault in plan(1, 600, where) if fault.at < 60)


@pytest.mark.parametrize(("where", "kinds"), [("sqlite", 9), ("site", 17)])
def test_everything_goes_wrong_once_before_anything_does_twice(where: Where, kinds: int) -> None:
    faults = plan(7, 3600, where)
    assert {fault.kind for fault in faults[:kinds]} == EVERYTHING
    whats = [(fault.kind, "".join(one for one in fault.target if not one.isdecimal())) for fault in faults]
    assert len(set(whats[:kinds])) == len(set(whats)) == kinds
    assert {fault.target for fault in faults if fault.kind == "clock"} == {f"node-{number}" for number in range(NODES[where])}


# --- what is looked for -----------------------------------------------------------------------------------------------------------------


class Told:
    """A table at which three things were said, as it is stored and as it is told."""

    def __init__(self) -> None:
        rules = game("dicy-cards")
        opened = Opened("dicy-cards", msgspec.to_builtins(rules.setup({})), Options(), "ana", "c0ffee", rules_version=rules.rules_version)
        live = LoadedTable("t", opened, (), b"")
        self.stored = [StoredCommit(1, encode_entries((opened,)))]
        self.reader = FrameReader()
        self.wholes = [self._whole(live)]
        self.commits: list[CommitMessage] = []
        for version in (2, 3, 4):
            said = ChatMessage("ana", "Ana", f"word {version}", 0.0)
            self.stored.append(StoredCommit(version, encode_entries((said,))))
            before = self._shown(live)
            live.apply(self.stored[-1])
            frame = self.reader.read(commit_frame(before, self._shown(live), [encode_log_entry(encode_entry(said), ())]))
            assert isinstance(frame, CommitMessage)
            self.commits.append(frame)
            self.wholes.append(self._whole(live))

    def _shown(self, live: LoadedTable) -> Shown:
        return Shown(table_view("t", live.session, live.static_view, 0.0), choices_of(live.session))

    def _whole(self, live: LoadedTable) -> Full:
        return instance(Full, self.reader.read(full_frame(self._shown(live).view, live.log, "ana", ())))


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def seen() -> Seen:
    return Seen("t", Findings())


def found(seen: Seen, stored: list[StoredCommit]) -> str:
    seen.check(stored)
    return "\n".join(seen._findings.told)


def test_consistent_frames_are_no_finding(told: Told, seen: Seen) -> None:
    seen.whole("Ana", 0, told.wholes[0])
    for version, frame in enumerate(told.commits, 1):
        seen.happened("Ana", version, frame)
    seen.whole("Bo", 0, told.wholes[3])
    seen.acknowledged(3, "word 3")
    assert found(seen, told.stored) == ""


def test_a_commit_that_was_seen_and_is_not_stored_is_found(told: Told, seen: Seen) -> None:
    seen.whole("Ana", 0, told.wholes[3])
    assert "lost: t was seen at version 4, and is stored up to 3" in found(seen, told.stored[:3])


def test_a_command_that_was_acknowledged_and_is_not_stored_is_found(told: Told, seen: Seen) -> None:
    seen.acknowledged(3, "another word")
    assert "lost: 'another word'" in found(seen, told.stored)


def test_a_viewer_who_gets_another_frame_is_found(told: Told, seen: Seen) -> None:
    seen.happened("Ana", 1, told.commits[0])
    forged = msgspec.structs.replace(told.commits[0], entries=told.commits[1].entries)
    seen.happened("Bo", 1, forged)
    assert "Bo at t was told" in seen._findings.told[0]
    alone = Seen("t", seen._findings)
    alone.happened("Bo", 1, forged)
    assert "told as version 2" in found(alone, told.stored)


def test_a_viewer_who_misses_a_version_or_goes_back_is_found(told: Told, seen: Seen) -> None:
    seen.happened("Ana", 1, told.commits[2])
    seen.whole("Ana", 4, told.wholes[1])
    findings = [one.split(" ", 3)[3] for one in seen._findings.told]
    assert findings == ["was at version 1, and was told 4", "was at version 4, and was shown 2"]


def test_another_past_and_another_position_are_found(told: Told, seen: Seen) -> None:
    seen.whole("Ana", 0, msgspec.structs.replace(told.wholes[2], log=told.wholes[2].log[1:]))
    view = msgspec.structs.replace(told.wholes[1].table, position=msgspec.Raw(b'"elsewhere"'))
    seen.whole("Ana", 0, msgspec.structs.replace(told.wholes[1], table=view))
    said = found(seen, told.stored)
    assert "another past was shown at version 3" in said
    assert "the position shown at version 2" in said


def test_wrong_standings_are_found() -> None:
    boards = [
        {"round": 1, "people": ["ana", "bo"], "table": "t1", "won": ["ana"]},
        {"round": 2, "people": ["bo", "ana"], "table": "t2", "won": []},
    ]
    people = [{"points": 1.0}, {"points": 0.0}]
    view = {"boards": boards, "people": people, "rounds": 2}
    assert standings_problems(view) == []
    assert standings_problems({**view, "boards": boards[:1]}) == ["boards of the rounds [1] of 2"]
    assert standings_problems({**view, "people": people * 2}) == ["2.0 points were given for 1.0 boards that were won"]
    twice = [*boards, {**boards[1], "won": None}]
    assert standings_problems({**view, "boards": twice}) == [
        "bo played 2 times in round 2",
        "ana played 2 times in round 2",
        "table t2 is that of 2 boards",
        "the board t2 has no result",
    ]


# --- the real thing ---------------------------------------------------------------------------------------------------------------------


async def test_after_every_kind_of_fault_nothing_is_lost_and_all_players_go_on() -> None:
    outcome = await run("site", 20, 16.0, FEW, gap=0.8)
    assert outcome.findings == []
    assert len(outcome.faults) == 17, "every kind of fault has happened"
    assert outcome.begun > NODES["site"] + 2, "what was killed has begun again"
    assert outcome.moves > 0
