"""A game at this keyboard: saved, held, with dice that can be checked, and played once more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rollhouse.core.errors import SetupError
from rollhouse.core.record import Record
from rollhouse.core.record_text import read_file
from rollhouse.core.registry import game as find_game
from rollhouse.play import local
from rollhouse.play.chance import RealDice, SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.fair import FairDice, FairnessError, commitment, promise, verify
from rollhouse.play.local import LocalGame, check_dice
from rollhouse.play.players import read_players
from rollhouse.play.saves import SavedGame, SaveError, Saves

GAME = find_game("dicy-cards")


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = iter(bytes([first, *range(31)]) for first in range(100))
    monkeypatch.setattr(local, "new_secret", lambda: next(secrets))


def begun(folder: Path, seats: str = "bot:greedy,bot:random", *, dice: str = "virtual", seed: int | None = None) -> LocalGame:
    players = read_players(seats, GAME)
    return LocalGame.begin(Saves(folder), GAME, GAME.setup({"players": len(players), "target": 20}), players, dice=dice, seed=seed)


def played(game: LocalGame, most: int = 10_000) -> LocalGame:
    driver = Driver(game.table)
    while game.table.awaited != "end" and game.table.ply < most:
        driver.step()
    return game


def record_of(game: LocalGame) -> Record:
    """The record that is kept when the game is played to its end."""
    kept = played(game).kept()
    assert kept is not None
    return read_file(kept)


def test_the_flags_choose_the_dice(tmp_path: Path) -> None:
    kinds = {("virtual", None): FairDice, ("virtual", 0): SeededDice, ("real", None): RealDice, ("real", 3): RealDice}
    for (dice, seed), wanted in kinds.items():
        assert isinstance(begun(tmp_path, dice=dice, seed=seed).table.dice, wanted)
    with pytest.raises(SetupError) as caught:
        check_dice("loaded")
    assert (caught.value.code, caught.value.value, caught.value.expected) == ("setup/dice", "loaded", ("virtual", "real"))


# --- dice that can be checked -------------------------------------------------------------------------------------------------------


def test_a_game_promises_its_dice_and_its_record_shows_that_they_were_kept(tmp_path: Path) -> None:
    game = begun(tmp_path)
    published = game.table.record.tags["Dice.commitment"]
    told = promise(game.table.record)
    assert told is not None
    assert told.args["commitment"] == published
    record = record_of(game)
    assert commitment(bytes.fromhex(record.tags["Dice.secret"])) == published
    found = verify(record)
    assert found.derived > 5
    assert (found.by_hand, found.elsewhere, found.hidden, found.in_the_open) == (0, 0, (), ())
    other = msgspec.structs.replace(record, tags={**record.tags, "Dice.secret": bytes(32).hex()})
    with pytest.raises(FairnessError) as caught:
        verify(other)
    assert caught.value.code == "fair/commitment"


def test_the_secret_is_in_no_record_before_the_end(tmp_path: Path) -> None:
    game = played(begun(tmp_path), 8)
    (saved,) = Saves(tmp_path).facts()
    assert saved.record == game.table.record
    assert "Dice.secret" not in game.table.record.tags
    with pytest.raises(FairnessError) as caught:
        verify(Saves(tmp_path).export(saved.id))
    assert caught.value.code == "fair/not-over"


def test_a_resumed_game_has_the_same_dice(tmp_path: Path) -> None:
    whole = played(begun(tmp_path / "one")).table.record
    secret = bytes([1, *range(31)])
    game = begun(tmp_path / "two")
    assert game.table.record.tags["Dice.commitment"] == commitment(secret)
    played(game, 5).leave()
    saves = Saves(tmp_path / "two")
    again = LocalGame.resumed(saves, saves.ids()[0])
    assert again.table.record == game.table.record
    record = record_of(again)
    assert verify(record).derived > 5
    assert record.tags["Dice.commitment"] != whole.tags["Dice.commitment"]


def test_games_with_a_seed_or_with_real_dice_promise_nothing_and_say_so(tmp_path: Path) -> None:
    seeded, real = begun(tmp_path, seed=4), begun(tmp_path, dice="real")
    assert promise(seeded.table.record) is promise(real.table.record) is None
    assert real.table.record.tags["Dice"] == "real"
    record = record_of(seeded)
    found = verify(record)
    assert (found.seed, found.derived > 5, found.seal) == ("4", True, "")
    for seed, code in (("5", "fair/roll"), ("x", "fair/not-verifiable")):
        with pytest.raises(FairnessError) as caught:
            verify(msgspec.structs.replace(record, tags={**record.tags, "Dice.seed": seed}))
        assert caught.value.code == code


def test_a_game_that_was_saved_before_dice_could_be_checked_still_opens(tmp_path: Path) -> None:
    """As an older Rollhouse wrote it: no secret, and no promise in its record. It is played on, and claims nothing."""
    game = played(begun(tmp_path), 6)
    game.leave()
    saves = Saves(tmp_path)
    path = saves.games / f"{saves.ids()[0]}.json"
    old = msgspec.json.decode(path.read_bytes())
    del old["secret"]
    old["record"]["tags"] = {}
    path.write_bytes(msgspec.json.encode(old))
    again = played(LocalGame.resumed(saves, saves.ids()[0]), 9)
    again.leave()
    secret = msgspec.json.decode(path.read_bytes(), type=SavedGame).secret
    assert len(secret) == 64  # from now on the same dice fall again after taking back
    assert record_of(LocalGame.resumed(saves, saves.ids()[0])).tags == {}


# --- one at a time, and once more ---------------------------------------------------------------------------------------------------


def test_a_game_that_is_played_cannot_be_resumed_beside_it(tmp_path: Path) -> None:
    game = played(begun(tmp_path), 3)
    other = Saves(tmp_path)
    with pytest.raises(SaveError) as caught:
        LocalGame.resumed(other, other.ids()[0])
    assert caught.value.code == "save/in-use"
    game.leave()
    assert LocalGame.resumed(other, other.ids()[0]).table.record == game.table.record


def test_a_game_without_a_move_leaves_nothing(tmp_path: Path) -> None:
    begun(tmp_path).leave()
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize(("dice", "seed", "next_seed"), [("virtual", None, None), ("virtual", 4, 5), ("real", None, None)])
def test_a_rematch_is_the_same_game_with_other_dice(tmp_path: Path, dice: str, seed: int | None, next_seed: int | None) -> None:
    game = begun(tmp_path, "Ana,bot:greedy", dice=dice, seed=seed)
    again = game.rematch()
    one, two = game.table, again.table
    assert (two.ply, two.record.setup, two.players, two.seed) == (0, one.record.setup, one.players, next_seed)
    assert type(two.dice) is type(one.dice)
    if not seed and dice == "virtual":
        assert two.record.tags["Dice.commitment"] != one.record.tags["Dice.commitment"]
    assert game.rematch(first=1).table.record.setup == {**one.record.setup, "first": 1}
    assert game.rematch(first="random").table.record.setup == {**one.record.setup, "first": "random"}
