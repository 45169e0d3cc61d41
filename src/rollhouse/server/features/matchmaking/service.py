"""Playing with somebody: those who wish for the same sit down together, and after a while bots with whoever is there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import usual_bot
from rollhouse.play.entries import Opened, Options
from rollhouse.play.fair import SCHEME, commitment, new_secret
from rollhouse.play.players import MAX_NAME_LENGTH, is_name, lookalike_key
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.clock import Clock
from rollhouse.server.features.matchmaking.repository import MatchmakingRepository, Seeker, take_seekers
from rollhouse.server.features.matchmaking.time_controls import PACES, Pace
from rollhouse.server.features.social.schemas import SeekRequest
from rollhouse.server.store.rows import User
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.setups import agreed_setup

__all__ = ["Matchmaker", "SeekCriteria", "wish_of"]

_FRESH = 15.0
"""Seconds for which somebody waits after they were last heard of: pages ask every other second."""


class SeekCriteria(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody would like to play, with everything that was left out. For two it is written as it was before there were more."""

    setup: dict[str, str]
    pace: Pace
    players: int = 2
    only_people: bool = False
    """With three or more: whether somebody waits until all seats are people's."""


_wish: msgspec.json.Decoder[SeekCriteria] = msgspec.json.Decoder(SeekCriteria)


class Matchmaker:
    """Whoever seeks asks again and again; each time somebody else may have come."""

    def __init__(self, repository: MatchmakingRepository, tables: TableManager, clock: Clock) -> None:
        self.store = repository
        self._tables = tables
        self._clock = clock

    async def waiting(self, user_id: str) -> list[Seeker]:
        """Everybody who waits and whom somebody may meet, the longest first."""
        return await self.store.waiting(self._clock.now() - _FRESH, user_id)

    async def seek(self, user: User, asked: SeekRequest) -> Seeker:
        """Somebody seeks, or still does. Of several nodes that would seat them, one does."""
        game, now = find_game(asked.game), self._clock.now()
        criteria = _checked(game, asked)
        name = " ".join((asked.name or user.name).split())
        if not is_name(name):
            raise TableError("table/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
        seeker = Seeker(user_id=user.user_id, search=asked.search, name=name, game=game.id, criteria=_text(criteria), since=now, seen=now)
        return await self.store.keep(seeker)

    async def party_of(self, seeker: Seeker, *, bots: bool) -> list[Seeker]:
        """Who sits down with somebody now, themselves included: those who have waited longest, once there are enough.

        Where `bots` take the other seats, those who wait for people alone are left out, and fewer will do.
        """
        criteria = wish_of(seeker)
        also = [] if criteria.players == 2 else [_text(msgspec.structs.replace(criteria, only_people=one)) for one in (False, True)]
        waiting = await self.store.partners(seeker, self._clock.now() - _FRESH, criteria_texts=also)
        party = await self._who_meet(seeker, waiting, criteria.players)
        if len(party) == criteria.players or not bots:
            return party if len(party) == criteria.players else []
        return await self._who_meet(seeker, [one for one in waiting if not wish_of(one).only_people], criteria.players)

    async def _who_meet(self, seeker: Seeker, waiting: Sequence[Seeker], most: int) -> list[Seeker]:
        """As many as there are seats, of whom nobody would rather not meet another."""
        apart = await self.store.strangers([one.user_id for one in waiting]) if most > 2 and len(waiting) > 1 else set()
        party = [seeker]
        for one in waiting:
            if len(party) < most and not any(frozenset((one.user_id, other.user_id)) in apart for other in party):
                party.append(one)
        return party

    def bot_is_due(self, seeker: Seeker, asked: SeekRequest) -> bool:
        """Whether they have waited for as long as they wanted to."""
        return asked.patience is not None and self._clock.now() - seeker.since >= asked.patience

    async def seat(self, seeker: Seeker, party: Sequence[Seeker], bot: str = "") -> str:
        """Set a table for them, with bots on what is free: its id; empty where one waits no longer. Whoever waited longest is the host."""
        taken = sorted(party, key=lambda one: (one.since, one.user_id))
        game, criteria = find_game(seeker.game), wish_of(seeker)
        setup, secret = agreed_setup(game, criteria.setup, criteria.players), new_secret()
        options = Options(clock=PACES[criteria.pace], help=len(taken) == 1)
        opened = Opened(
            game.id,
            msgspec.to_builtins(setup),
            options,
            taken[0].user_id,
            commitment(secret),
            rules_version=game.rules_version,
            scheme=SCHEME,
        )
        session = Session(opened)
        for seat, (one, name) in enumerate(zip(taken, _names(taken), strict=True)):
            session.sit(one.user_id, seat, name)
        for seat in range(len(taken), criteria.players):
            session.put_bot(taken[0].user_id, seat, bot or usual_bot(game))
        seated = [entry for entry, _ in session.take_pending()]
        return await self._tables.open(opened, secret, *seated, provided=lambda connection, table: take_seekers(connection, taken, table))


def wish_of(seeker: Seeker) -> SeekCriteria:
    """What somebody would like."""
    return _wish.decode(seeker.criteria)


def _text(criteria: SeekCriteria) -> str:
    return msgspec.json.encode(criteria, order="sorted").decode()


def _names(people: Sequence[Seeker]) -> list[str]:
    """What they are called at the table: whoever lookalike_key like somebody before them has a number."""
    found: list[str] = []
    for place, one in enumerate(people, start=1):
        same = any(lookalike_key(one.name) == lookalike_key(other) for other in found)
        found.append(f"{one.name[: MAX_NAME_LENGTH - 2]} {place}" if same else one.name)
    return found


def _checked(game: AnyGame, asked: SeekRequest) -> SeekCriteria:
    """The settings that are asked of everybody who plays, in full: they must be alike to fit. Nothing else can be wished for."""
    known = {option.name: option for option in game.words.options() if option.asked}
    for name, value in asked.setup.items():
        if name not in known or not value.isprintable():
            raise SetupError("setup/unknown", value=ascii(f"{name}={value}")[:80], expected=tuple(known))
    setup = {name: asked.setup.get(name, option.default) for name, option in known.items()}
    agreed_setup(game, setup, asked.players)
    return SeekCriteria(setup, asked.pace, asked.players, asked.players > 2 and asked.patience is None)
