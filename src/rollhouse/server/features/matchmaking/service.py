"""Matches players with equal criteria, and fills free seats with bots after a while."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import usual_bots
from rollhouse.play.entries import Opened, Options
from rollhouse.play.fair import SCHEME, commitment, new_secret
from rollhouse.play.players import MAX_NAME_LENGTH, is_name, lookalike_key
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.clock import Clock
from rollhouse.server.features.matchmaking.repository import MatchmakingRepository, Seek, claim_seeks
from rollhouse.server.features.matchmaking.schemas import SeekRequest
from rollhouse.server.features.matchmaking.time_controls import PACES, Pace
from rollhouse.server.store.rows import User
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.setups import agreed_setup

_ACTIVE_SECONDS = 15.0
"""A seek is matched for so long after the client continued it; pages do so every two seconds."""


class SeekCriteria(msgspec.Struct, frozen=True, omit_defaults=True):
    """Setup and time control of a seek, with defaults filled in. Defaults are left out of the JSON, as in seeks of earlier versions."""

    setup: dict[str, str]
    pace: Pace
    players: int = 2
    only_people: bool = False
    """With three or more players: whether bots may not fill seats."""


_criteria: msgspec.json.Decoder[SeekCriteria] = msgspec.json.Decoder(SeekCriteria)


class Matchmaker:
    """Stores seeks, finds groups of players among them, and opens their tables."""

    def __init__(self, repository: MatchmakingRepository, tables: TableManager, clock: Clock) -> None:
        self.repository = repository
        self._tables = tables
        self._clock = clock

    async def waiting(self, user_id: str) -> list[Seek]:
        """Return the open seeks that a user may be matched with, longest wait first."""
        return await self.repository.waiting(self._clock.now() - _ACTIVE_SECONDS, user_id)

    async def seek(self, user: User, asked: SeekRequest) -> Seek:
        """Start or continue a search."""
        game, now = find_game(asked.game), self._clock.now()
        criteria = _checked(game, asked)
        name = " ".join((asked.name or user.name).split())
        if not is_name(name):
            raise TableError("table/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
        seek = Seek(user_id=user.user_id, search=asked.search, name=name, game=game.id, criteria=_text(criteria), since=now, seen=now)
        return await self.repository.save(seek)

    async def find_group(self, seek: Seek, *, bots: bool) -> list[Seek]:
        """Return the seeks of a full table, this one included, longest wait first; empty if there are too few.

        With `bots` fewer are enough, and players who want no bots are left out.
        """
        criteria = criteria_of(seek)
        also = [] if criteria.players == 2 else [_text(msgspec.structs.replace(criteria, only_people=value)) for value in (False, True)]
        waiting = await self.repository.partners(seek, self._clock.now() - _ACTIVE_SECONDS, criteria_texts=also)
        group = await self._compatible(seek, waiting, criteria.players)
        if len(group) == criteria.players or not bots:
            return group if len(group) == criteria.players else []
        return await self._compatible(seek, [other for other in waiting if not criteria_of(other).only_people], criteria.players)

    async def _compatible(self, seek: Seek, waiting: Sequence[Seek], seats: int) -> list[Seek]:
        """Return up to `seats` seeks, none of whose players blocked another."""
        blocked = await self.repository.blocked_pairs([other.user_id for other in waiting]) if seats > 2 and len(waiting) > 1 else set()
        group = [seek]
        for candidate in waiting:
            if len(group) < seats and not any(frozenset((candidate.user_id, member.user_id)) in blocked for member in group):
                group.append(candidate)
        return group

    def bots_are_due(self, seek: Seek, asked: SeekRequest) -> bool:
        """Return whether a player has waited so long that bots may take seats."""
        return asked.bots_after_seconds is not None and self._clock.now() - seek.since >= asked.bots_after_seconds

    async def open_table(self, seek: Seek, group: Sequence[Seek], bot: str = "") -> str:
        """Open a table for a group, with bots on free seats; return its id, or an empty string if a player was matched elsewhere."""
        players = sorted(group, key=lambda member: (member.since, member.user_id))  # the first is the host
        game, criteria = find_game(seek.game), criteria_of(seek)
        setup, secret = agreed_setup(game, criteria.setup, criteria.players), new_secret()
        options = Options(clock=PACES[criteria.pace], help=len(players) == 1)
        opened = Opened(
            game.id,
            msgspec.to_builtins(setup),
            options,
            players[0].user_id,
            commitment(secret),
            rules_version=game.rules_version,
            scheme=SCHEME,
        )
        session = Session(opened)
        for seat, (player, name) in enumerate(zip(players, _names(players), strict=True)):
            session.sit(player.user_id, seat, name)
        offered = (bot,) if bot else usual_bots(game)
        for place, seat in enumerate(range(len(players), criteria.players)):
            session.put_bot(players[0].user_id, seat, offered[place % len(offered)])
        seated = [entry for entry, _ in session.take_pending()]
        return await self._tables.open(opened, secret, *seated, provided=lambda connection, table: claim_seeks(connection, players, table))


def criteria_of(seek: Seek) -> SeekCriteria:
    """Return the criteria of a seek."""
    return _criteria.decode(seek.criteria)


def _text(criteria: SeekCriteria) -> str:
    return msgspec.json.encode(criteria, order="sorted").decode()


def _names(players: Sequence[Seek]) -> list[str]:
    """Return the players' names at the table. A name that looks like an earlier one gets a number."""
    names: list[str] = []
    for number, player in enumerate(players, start=1):
        same = any(lookalike_key(player.name) == lookalike_key(other) for other in names)
        names.append(f"{player.name[: MAX_NAME_LENGTH - 2]} {number}" if same else player.name)
    return names


def _checked(game: AnyGame, asked: SeekRequest) -> SeekCriteria:
    """Return the criteria of a request with all options filled in; raise `setup/unknown` for options that players aren't asked for."""
    known = {option.name: option for option in game.words.options() if option.asked}
    for name, value in asked.setup.items():
        if name not in known or not value.isprintable():
            raise SetupError("setup/unknown", value=ascii(f"{name}={value}")[:80], expected=tuple(known))
    setup = {name: asked.setup.get(name, option.default) for name, option in known.items()}
    agreed_setup(game, setup, asked.players)
    return SeekCriteria(setup, asked.pace, asked.players, asked.players > 2 and asked.bots_after_seconds is None)
