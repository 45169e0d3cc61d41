"""A game on this computer, for the terminal and plain mode: its table, its file and its dice."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame, First, Setup
from rollhouse.core.record import DATE, Record, date_text
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import DICE_KINDS, RealDice, SeededDice, Source
from rollhouse.play.fair import NO_ENTROPY, OLD_SCHEME, REAL, SCHEME, SEEDED, Added, FairDice, commitment, fairness_tags, new_secret, reveal
from rollhouse.play.players import Player, read_players, replace_gone
from rollhouse.play.saves import SavedGame, Saves
from rollhouse.play.table import Table


def _with_other(saved: SavedGame, bot: str) -> SavedGame:
    record = saved.record
    seats = replace_gone(record.seats, find_game(record.game), bot)
    before = {f"Bot.before.{seat}": old for seat, (old, new) in enumerate(zip(record.seats, seats, strict=True)) if old != new}
    return msgspec.structs.replace(saved, record=msgspec.structs.replace(record, seats=seats, tags={**record.tags, **before}))


def check_dice(kind: str) -> None:
    """Refuse an unknown kind of dice: `setup/dice`."""
    if kind not in DICE_KINDS:
        raise SetupError("setup/dice", value=kind, expected=DICE_KINDS)


class LocalGame:
    """One game: saved at every move, locked against a second window, and kept as a record when it is over.

    Its virtual dice are those of `play/fair.py`: the program draws a secret before the game and shows a commitment to it, and the record of
    the finished game has both. No player adds entropy: this proves only that the program did not change its dice during the game.
    """

    def __init__(self, saves: Saves, saved: SavedGame) -> None:
        if saved.dice != "real" and saved.seed is None and not saved.secret:  # from before dice could be checked: they still can't be
            saved = msgspec.structs.replace(saved, secret=new_secret().hex())
        self._saves = saves
        self._saved = saved
        self.unsaved = False
        """Whether the last move could not be written: the file has the game without it, if there is one."""
        self.table = Table.resumed(saved.record, self._dice(), seed=saved.seed, saved=self._save)

    @classmethod
    def begin(
        cls,
        saves: Saves,
        game: AnyGame,
        setup: Setup,
        players: Sequence[Player],
        *,
        dice: str = "virtual",
        seed: int | None = None,
        help: bool = True,  # noqa: A002  # as in `SavedGame`
    ) -> LocalGame:
        """A new game; nothing is on disk before its first move."""
        check_dice(dice)
        tags, secret = {"Dice": REAL}, b""
        if dice != "real" and seed is None:
            secret = new_secret()
            tags = fairness_tags(None, commitment(secret), Added())
        elif dice != "real":
            tags = {"Dice": SEEDED, "Dice.seed": str(seed)}
        tags[DATE] = date_text(time.time())
        record = Record.begin(game, setup, [player.text for player in players], **tags)
        return cls(saves, saves.new(record, dice, seed, help=help, secret=secret.hex()))

    @classmethod
    def resumed(cls, saves: Saves, name: str, *, bot: str = "") -> LocalGame:
        """The saved game with this id; `save/in-use` while another process has it open, a `RecordError` (`Saves.read`) when it is damaged.

        `bot/unknown` (or `extra/missing`) when a bot at the table is not available any more: another `bot` then takes its seat, and the
        record notes which bot it replaced.
        """
        saves.lock(name)
        try:
            saved = saves.read(name)
            return cls(saves, _with_other(saved, bot) if bot else saved)
        except BaseException:
            saves.release()
            raise

    @classmethod
    def repaired(cls, saves: Saves, usable: SavedGame) -> LocalGame:
        """The usable part of a damaged game (`RecordError.usable`)."""
        saves.lock(usable.id)
        return cls(saves, usable)

    def _dice(self) -> Source:
        saved = self._saved
        if saved.dice == "real":
            return RealDice()
        if saved.seed is not None:
            return SeededDice(saved.seed)
        secret, seats = bytes.fromhex(saved.secret), len(saved.record.seats)
        if saved.record.tags.get("Dice") != SCHEME:  # of a game from before
            return FairDice(secret, [NO_ENTROPY] * seats, OLD_SCHEME)
        return FairDice(secret, [""] * seats)

    def _save(self, record: Record) -> None:
        record = reveal(record, bytes.fromhex(self._saved.secret))
        self.unsaved = True
        self._saves.lock(self._saved.id)
        self._saved = self._saves.write(msgspec.structs.replace(self._saved, record=record))
        self.unsaved = False

    @property
    def help(self) -> bool:
        """Whether the host allows hints and the coach."""
        return self._saved.help

    def kept(self) -> Path | None:
        """The path of the finished game's record; None during the game."""
        return None if self._saved.record.result is None else self._saves.finish(self._saved)

    def leave(self) -> None:
        """Unlock the game for other processes."""
        self._saves.release()

    def rematch(self, first: First | None = None) -> LocalGame:
        """The same players and setup once more, with new dice; `first` starts, or the player that the setup names (mostly chance decides).

        A seeded game has the next seed, so that it can be repeated, too, and is not the same game.
        """
        saved, record = self._saved, self._saved.record
        game = find_game(record.game)
        options: dict[str, Any] = record.setup if first is None else {**record.setup, "first": first}
        seed = None if saved.seed is None else saved.seed + 1
        players = read_players(record.seats, game, recorded=True)
        return LocalGame.begin(self._saves, game, game.setup(options), players, dice=saved.dice, seed=seed, help=saved.help)
