"""`rollhouse games`: what waits to be gone on with, deleted or taken elsewhere, never by mistake."""

from __future__ import annotations

import pytest

from rollhouse.core.record_json import from_json
from rollhouse.core.record_text import from_text
from rollhouse.play.saves import Saves
from tests.cli.programs import Inside

PLAY = ("play", "dicetto", "--players", "Ana,Bo", "--plain", "--seed", "1", "--first", "1")


@pytest.fixture
def saved(inside: Inside) -> list[str]:
    """Two games that were begun and left, the latest first."""
    for _ in range(2):
        assert inside(*PLAY, typed="\n\n\n").code == 0
    ids = list(Saves(inside.data).ids())
    assert len(ids) == 2
    return ids


def test_the_list_is_that_of_resume_and_says_what_is_being_played(inside: Inside, saved: list[str]) -> None:
    listed = inside("games")
    assert listed == inside("resume", "--list")
    assert [line.partition(":")[0] for line in listed.lines()] == saved
    assert all("Dicetto, Ana and Bo, " in line for line in listed.lines())
    elsewhere = Saves(inside.data)
    elsewhere.lock(saved[0])
    assert [line.endswith(" (being played now)") for line in inside("games").lines()] == [True, False]
    refused = inside("games", "--delete", saved[0])
    assert (refused.code, refused.err.rpartition(" ")[2]) == (1, "[save/in-use]\n")
    elsewhere.release()


def test_nothing_is_deleted_by_mistake(inside: Inside, saved: list[str]) -> None:
    assert inside("games", "--delete", saved[0][:8]).err.endswith("[save/ambiguous]\n")
    assert inside("games", "--delete", "").err.endswith("[record/unreadable]\n")
    assert inside("games", "--delete", saved[0], "--export", saved[0]).err.endswith("[cli/both]\n")
    assert list(Saves(inside.data).ids()) == saved
    assert inside("games", "--delete", saved[0]).out == f"Deleted: {saved[0]}\n"
    assert list(Saves(inside.data).ids()) == saved[1:]


def test_the_record_of_a_game_is_taken_elsewhere(inside: Inside, saved: list[str]) -> None:
    record = Saves(inside.data).read(saved[0]).record
    printed = inside.ok("games", "--export", saved[0])
    assert from_text(printed.out).moves == record.moves
    readable, document = inside.data / "game.txt", inside.data / "game.json"
    for path in (readable, document):
        assert inside("games", "--export", saved[0], "--out", str(path)).out == ""
    assert readable.read_text(encoding="utf-8") == printed.out
    assert from_json(document.read_text(encoding="utf-8")).moves == record.moves
