"""Whole games through the referee: its positions are the engine's, and have the fields that its page promises."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import pytest

from rollhouse.core.game import CHANCE, GAME_OVER, Position
from rollhouse.core.record_text import from_text
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.position import DicettoPosition
from rollhouse.games.dicy_cards.position import DicyPosition
from tests.cli.programs import Referee
from tests.walks import SETUPS

DOCS = Path(__file__).parent.parent.parent / "docs"

ToAct: TypeAlias = int | Literal["chance"] | None
SCHEMAS: dict[str, type[Position]] = {"dicy-cards": DicyPosition, "dicetto": DicettoPosition}


@pytest.mark.parametrize(("name", "options"), SETUPS, ids=lambda value: str(value)[:40])
def test_a_whole_game_goes_as_the_engine_says(referee: Referee, name: str, options: dict[str, object]) -> None:
    game = find_game(name)
    answer = referee.new(name, options)
    state = game.start(game.setup(answer["setup"]))
    rng = random.Random(str(options))
    moves: list[str] = []
    while state.to_act != GAME_OVER:
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
    """The same move with its faces in another order."""
    verb, *words = move.split()
    if verb == "duel" or not words or not re.fullmatch("[1-6]+", words[-1]) or (verb == "place" and len(words) < 2) or verb == "first":
        return move
    faces = "".join(rng.sample(words[-1], len(words[-1])))
    return " ".join([verb, *words[:-1], faces])


def legal_actor(to_act: int) -> ToAct:
    return "chance" if to_act == CHANCE else None if to_act == GAME_OVER else to_act


def check_position(name: str, position: dict[str, Any]) -> None:
    assert set(position) == set(SCHEMAS[name].__struct_fields__)
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
