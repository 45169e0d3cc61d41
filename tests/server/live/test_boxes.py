"""Contents of a printed box: checked field by field, saved, exported and erased with the account, and played with."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from rollhouse.games.dicetto.deck import load_deck
from rollhouse.games.dicy_cards.cards import load_modes
from tests.server.live.conftest import NewUser

SETS: dict[str, Any] = {
    "sets": {
        "b": ["odd", "sixes", "straight", "all_same", "any_two"],
        "c": ["odd", "sixes", "straight", "all_same", "low_six"],
        "d": ["odd", "sixes", "straight", "all_same", "forty_minus"],
    }
}
DECK: dict[str, Any] = {
    "name": "Ana's “box”",
    "card": [
        {"kind": "number", "number": 3, "copies": 2, "points": 3, "logo": 1},
        {"kind": "pair", "copies": 3, "points": 0, "logo": 3},
        {"kind": "four", "copies": 0, "points": 6, "logo": 0},
    ],
}


@pytest.mark.parametrize(("game", "content"), [("dicy-cards", SETS), ("dicetto", DECK)])
async def test_our_guess_is_replaced_by_what_a_user_saves(new_user: NewUser, game: str, content: dict[str, Any]) -> None:
    ana = await new_user()
    path = f"/api/me/boxes/{game}"
    guess = await ana.get(path)
    assert (guess["saved"], guess["content"]) == (False, guess["shipped"])
    saved = await ana.http.put(path, json=content)
    assert (saved.status_code, saved.json()["saved"]) == (200, True)
    mine = (await ana.get(path))["content"]
    checked = [await ana.post(f"/api/boxes/{game}", one) for one in (content, mine)]
    assert checked[0] == checked[1] != await ana.post(f"/api/boxes/{game}", guess["content"])
    archive = zipfile.ZipFile(io.BytesIO((await ana.http.get("/api/me/archive")).content))
    assert [one["game"] for one in json.loads(archive.read("me.json"))["boxes"]] == [game]
    assert (await ana.http.request("DELETE", path, json={})).json() == guess
    eve = await new_user()
    assert (await eve.get(path))["saved"] is False


async def test_every_wrong_field_is_named_with_a_stable_code(new_user: NewUser) -> None:
    ana = await new_user()
    wrong = {"sets": {"b": ["odd"] * 5, "c": ["odd", "nope"], "x": []}}
    checked = await ana.post("/api/boxes/dicy-cards", wrong)
    assert sorted((one["field"], one["code"]) for one in checked["faults"]) == [
        ("sets.b", "box/five-cards"),
        ("sets.c", "box/unknown-card"),
        ("sets.d", "box/five-cards"),
        ("sets.x", "box/unknown-set"),
    ]
    assert (checked["toml"], checked["setups"]) == ("", {})
    faces = [
        {"kind": "number", "copies": 1, "points": 51, "logo": 0},
        {"kind": "pair", "number": 3, "copies": -1, "points": None, "logo": 0},
        {"kind": "four", "copies": 1, "points": 6, "logo": 2},
    ]
    checked = await ana.post("/api/boxes/dicetto", {"name": " ", "card": faces})
    assert [(one["field"], one["code"]) for one in checked["faults"]] == [
        ("card.0.number", "box/number"),
        ("card.0.points", "box/points"),
        ("card.1.number", "box/number"),
        ("card.1.copies", "box/copies"),
        ("card.1.points", "box/points"),
        ("card.2.logo", "box/logo"),
        ("name", "box/name"),
    ]
    few = await ana.post("/api/boxes/dicetto", {"name": "Few", "card": [{"kind": "pair", "copies": 3, "points": 1, "logo": 0}]})
    assert [(one["field"], one["code"]) for one in few["faults"]] == [("card", "box/size")]
    assert await ana.refused("/api/me/boxes/dicy-cards", wrong, "PUT") == (400, "data/content")


async def test_what_is_sent_has_bounds(new_user: NewUser) -> None:
    ana = await new_user()
    for body in ({}, {"sets": 1}, {"sets": {"b": ["x" * 41]}}, {"sets": {"b": ["odd"] * 13}}, {"sets": {}, "more": 1}):
        assert await ana.refused("/api/boxes/dicy-cards", body) == (400, "wire/malformed")
    for deck in (
        {"name": "x" * 201, "card": []},
        {"name": "x", "card": [{"kind": "five"}]},
        {"name": "x", "card": [{"kind": "pair"}] * 61},
    ):
        assert await ana.refused("/api/boxes/dicetto", deck) == (400, "wire/malformed")
    assert (await ana.http.post("/api/boxes/chess", json={})).status_code in (400, 404)
    stranger = await ana.http.put("/api/me/boxes/dicetto", json=DECK, headers={"Origin": "https://elsewhere.example"})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "wire/another-site")


async def test_the_file_is_what_the_commands_read(new_user: NewUser, tmp_path: Path) -> None:
    ana = await new_user()
    checked = await ana.post("/api/boxes/dicy-cards", SETS)
    assert (checked["file"], checked["flag"], checked["faults"]) == ("modes.toml", "--modes", [])
    file = tmp_path / "box.toml"
    file.write_text(checked["toml"], encoding="utf-8")
    modes = load_modes(file)
    assert {name: list(modes[name].cards) for name in "bcd"} == SETS["sets"]
    assert (modes["b"].source, modes["glacial"].source) == ("printed cards", "rulebook")
    checked = await ana.post("/api/boxes/dicetto", DECK)
    assert (checked["file"], checked["flag"]) == ("deck.toml", "--deck")
    file.write_text(checked["toml"], encoding="utf-8")
    deck = load_deck(file)
    assert (deck.name, deck.reading) == ("Ana's “box”", False)
    assert deck.tokens() == ("number_3#1:3*", "number_3#2:3", "pair#1:0*", "pair#2:0*", "pair#3:0*")
    assert list(deck.tokens()) == checked["setups"]["deck"]["deck"]


@pytest.mark.parametrize(("game", "content", "name"), [("dicy-cards", SETS, "c"), ("dicetto", DECK, "deck")])
async def test_a_table_plays_with_it_and_the_record_carries_it(new_user: NewUser, game: str, content: dict[str, Any], name: str) -> None:
    ana = await new_user()
    setup = (await ana.post(f"/api/boxes/{game}", content))["setups"][name]
    table = await ana.new_table("Ana", "Bo", game=game, setup=setup, begin=True)
    shown = (await ana.view(table))["setup"]
    assert {key: sorted(value) if isinstance(value, list) else value for key, value in shown.items() if key in setup} == {
        key: sorted(value) if isinstance(value, list) else value for key, value in setup.items()
    }
    record = await ana.record(table)
    assert {key: shown[key] for key in setup} == {key: json.loads(json.dumps(record.setup[key])) for key in setup}
