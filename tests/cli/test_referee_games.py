"""Whole games through the referee: its positions are the engine's, and have the fields that its page promises."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import pytest

from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.record_text import from_text
from rollhouse.core.registry import game as find_game
from tests.cli.programs import Referee
from tests.walks import SETUPS

DOCS = Path(__file__).parent.parent.parent / "docs"

ISSUE_FIELDS = {
    "dicy-cards": {"scores", "active", "dice", "turn", "to_act", "round", "over", "winners"},
    "dicetto": {
        *("table", "reroll_card", "hands", "dice", "rolls_left", "turn", "to_act", "bonus", "scores", "over", "winners"),
    },
}
"""What a position has at least."""

ToAct: TypeAlias = int | Literal["chance"] | None


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    to_act: ToAct
    turn: int
    first: int
    scores: list[int]
    dice: list[int]
    rolling: int
    over: bool
    winners: list[int]


class Best(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    dice: list[int]
    points: int
    by_dice: dict[str, int]


class DicyPosition(Position, forbid_unknown_fields=True, kw_only=True):
    cards: list[str]
    target: int
    round: int
    active: list[list[str]]
    best: dict[str, Best]
    reaction: Literal["freeze", "reset"] | None
    waiting: list[int]


class Slot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    slot: Literal[1, 2, 3, 4]
    id: str
    kind: Literal["number", "pair", "two_pairs", "three", "four", "small_straight", "large_straight", "chance"]
    number: int | None
    points: int
    logo: bool
    seat: int | None
    dice: list[int]


class RerollCard(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int | None
    dice: list[int]


class Duel(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    slot: int | Literal["reroll"]
    mover: int
    holder: int
    dice: list[int]


class BonusStanding(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    card: str
    points: int
    counts: list[int]
    seat: int | None


class DicettoPosition(Position, forbid_unknown_fields=True, kw_only=True):
    table: list[Slot | None]
    reroll_card: RerollCard
    hands: list[list[str]]
    pile: int
    bonus: list[str]
    bonus_standings: list[BonusStanding]
    aside: list[int]
    rolls_left: int
    lost: list[int | Literal["reroll"]]
    duel: Duel | None
    phase: Literal["first", "draw", "bonus", "rolling", "roll", "place", "duel", "over"]
    cards_to_win: int
    turns: int
    most_turns: int
    deck_name: str
    reading: bool


SCHEMAS: dict[str, type[Position]] = {"dicy-cards": DicyPosition, "dicetto": DicettoPosition}


@pytest.fixture(scope="module")
def referee(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Referee]:
    with Referee(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.mark.parametrize(("name", "options"), SETUPS, ids=lambda value: str(value)[:40])
def test_a_whole_game_goes_as_the_engine_says(referee: Referee, name: str, options: dict[str, object]) -> None:
    game = find_game(name)
    answer = referee.new(name, options)
    state = game.start(game.setup(answer["setup"]))
    rng = random.Random(str(options))
    moves: list[str] = []
    while state.to_act != NOBODY:
        legal = referee.asked("legal")
        assert legal["moves"] == [str(move) for move in game.legal(state)]
        moves.append(rng.choice(legal["moves"]))
        answer = referee.asked("play", move=shuffled(moves[-1], rng))
        assert answer["move"] == moves[-1]
        state = game.play(state, game.parse(moves[-1]))
        assert answer["position"] == msgspec.json.decode(msgspec.json.encode(game.position(state)))
        assert answer["to_act"] == answer["position"]["to_act"] == legal_actor(state.to_act)
        assert answer["ply"] == len(moves)
        assert answer["events"]
        assert all(event["type"] and event["text"] for event in answer["events"])
        check_position(name, answer["position"])
    outcome = game.outcome(state)
    assert outcome is not None
    assert answer["position"]["winners"] == list(outcome.winners)
    assert referee.asked("legal")["moves"] == []
    assert referee.ask("play", move="skip" if name == "dicy-cards" else "done")["code"] == "move/illegal"
    record = from_text(referee.ask("record")["record"])
    assert (record.moves, record.result) == (tuple(moves), outcome.winners)


def shuffled(move: str, rng: random.Random) -> str:
    """The same move as somebody may type it: faces in any order."""
    verb, *words = move.split()
    if verb == "duel" or not words or not re.fullmatch("[1-6]+", words[-1]) or (verb == "place" and len(words) < 2) or verb == "first":
        return move
    faces = "".join(rng.sample(words[-1], len(words[-1])))
    return " ".join([verb, *words[:-1], faces])


def legal_actor(to_act: int) -> ToAct:
    return "chance" if to_act == CHANCE else None if to_act == NOBODY else to_act


def check_position(name: str, position: dict[str, Any]) -> None:
    assert position.keys() >= ISSUE_FIELDS[name]
    assert msgspec.to_builtins(msgspec.convert(position, SCHEMAS[name])) == position
    assert position["over"] == bool(position["winners"]) == (position["to_act"] is None)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_page_names_every_field_of_a_position(name: str) -> None:
    page = (DOCS / "referee.md").read_text(encoding="utf-8")
    table = page.split(f"**{name}**\n\n")[1].split("\n\n")[0]
    first_cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    assert set(re.findall(r"`(\w+)`", " ".join(first_cells))) == set(SCHEMAS[name].__struct_fields__)


def test_the_pages_conversation_is_what_is_said(referee: Referee) -> None:
    page = (DOCS / "referee.md").read_text(encoding="utf-8")
    lines = page.split("```")[1].splitlines()
    requests = [line[2:] for line in lines if line.startswith("> ")]
    answers = [line[2:] for line in lines if line.startswith("< ")]
    assert len(requests) == len(answers) == 3
    for request, promised in zip(requests, answers, strict=True):
        said = msgspec.json.encode(referee.ask_raw(request.encode())).decode()
        assert re.fullmatch(re.escape(promised).replace("…", ".*"), said), said


def test_the_page_lists_every_request() -> None:
    page = (DOCS / "referee.md").read_text(encoding="utf-8")
    listed = set(re.findall(r'^\| `\{"do":"(\w+)"', page, re.MULTILINE))
    assert listed == {"new", "legal", "play", "position", "undo", "record", "load"}


NOTATION: list[tuple[str, str, list[tuple[str, str]]]] = [
    (
        "dicy-cards",
        "interglacial",
        [
            ("deal odd two_pairs any_two straight sixes", "deal any_two odd sixes straight two_pairs"),
            ("roll 6 1 3 2 4 6", "roll 123466"),
            ("freeze straight 21", "freeze straight 12"),
            ("roll 63", "roll 36"),
            ("score  sixes 6 66", "score sixes 666"),
            ("roll 111111", "roll 111111"),
            ("score any_two 1 1", "score any_two 11"),
            ("freeze odd", "freeze odd"),
            ("roll 2 2 2 3 3 3", "roll 222333"),
            ("skip", "skip"),
        ],
    ),
    (
        "dicetto",
        "",
        [
            ("draw pair#2", "draw pair#2"),
            ("draw number_6#1", "draw number_6#1"),
            ("draw chance#3", "draw chance#3"),
            ("draw four#1", "draw four#1"),
            ("bonus most_numbers most_chance fewest_cards most_logo", "bonus most_logo fewest_cards most_chance most_numbers"),
            ("roll 6 5 6 1", "roll 1566"),
            ("reroll 51", "reroll 15"),
            ("roll 61", "roll 16"),
            ("keep", "keep"),
            ("place 1 66", "place 1 66"),
            ("place reroll 61", "place reroll 16"),
            ("done", "done"),
            ("roll 1166", "roll 1166"),
            ("keep", "keep"),
            ("place 1 6 6", "place 1 66"),
            ("duel 53", "duel 5 3"),
            ("done", "done"),
        ],
    ),
]


@pytest.mark.parametrize(("name", "mode", "moves"), NOTATION, ids=["dicy-cards", "dicetto"])
def test_every_form_of_the_notation_is_read_and_printed(referee: Referee, name: str, mode: str, moves: list[tuple[str, str]]) -> None:
    setup: dict[str, object] = {"players": 2, "first": 0} | ({"mode": mode} if mode else {})
    referee.new(name, setup)
    for typed, printed in moves:
        assert referee.asked("play", move=typed)["move"] == printed
    verbs = {printed.split()[0] for _, printed in moves} | {"first", "reset"}
    page = (DOCS / "notation.md").read_text(encoding="utf-8").split("\n## ")[1 if name == "dicy-cards" else 2]
    assert set(re.findall(r"^\| `(\w+)", page, re.MULTILINE)) <= verbs


def test_resets_and_first_seats_are_moves_too(referee: Referee) -> None:
    opening = ["first 1", "roll 111111", "freeze odd 1", "roll 1", "freeze straight 1", "roll 1", "score any_two 11", "freeze odd"]
    referee.new("dicy-cards", {"players": 2, "first": "random"}, [*opening, "roll 123456", "skip"])
    assert referee.asked("legal")["moves"] == ["reset any_two", "reset odd", "reset straight"]
    assert referee.asked("play", move="reset odd")["events"][0]["type"] == "reacted"
