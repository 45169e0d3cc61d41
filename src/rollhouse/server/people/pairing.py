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
from rollhouse.play.names import is_name, looks
from rollhouse.play.players import LONGEST_NAME
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.people.bodies import Seek
from rollhouse.server.people.paces import PACES, Pace
from rollhouse.server.people.pairing_store import PairingStore, Seeker, take_seekers
from rollhouse.server.store.rows import Identity
from rollhouse.server.tables.house import House
from rollhouse.server.tables.setups import agreed_setup

__all__ = ["Matchmaker", "Wish", "wish_of"]

_FRESH = 15.0
"""Seconds for which somebody waits after they were last heard of: pages ask every other second."""


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody would like to play, with everything that was left out. For two it is written as it was before there were more."""

    setup: dict[str, str]
    pace: Pace
    players: int = 2
    only_people: bool = False
    """With three or more: whether somebody waits until all seats are people's."""


_wish: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


class Matchmaker:
    """Whoever seeks asks again and again; each time somebody else may have come."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.store = PairingStore(house.store)

    async def waiting(self, who: str) -> list[Seeker]:
        """Everybody who waits and whom somebody may meet, the longest first."""
        return await self.store.waiting(self._house.now() - _FRESH, who)

    async def seek(self, guest: Identity, asked: Seek) -> Seeker:
        """Somebody seeks, or still does. Of several nodes that would seat them, one does."""
        game, now = find_game(asked.game), self._house.now()
        wish = _checked(game, asked)
        name = " ".join((asked.name or guest.name).split())
        if not is_name(name):
            raise TableError("table/name", came=name[: 2 * LONGEST_NAME], allowed=(f"1–{LONGEST_NAME}",))
        seeker = Seeker(who=guest.who, search=asked.search, name=name, game=game.id, wish=_text(wish), since=now, seen=now)
        return await self.store.keep(seeker)

    async def party_of(self, seeker: Seeker, *, bots: bool) -> list[Seeker]:
        """Who sits down with somebody now, themselves included: those who have waited longest, once there are enough.

        Where `bots` take the other seats, those who wait for people alone are left out, and fewer will do.
        """
        wish = wish_of(seeker)
        also = [] if wish.players == 2 else [_text(msgspec.structs.replace(wish, only_people=one)) for one in (False, True)]
        waiting = await self.store.partners(seeker, self._house.now() - _FRESH, wishes=also)
        party = await self._who_meet(seeker, waiting, wish.players)
        if len(party) == wish.players or not bots:
            return party if len(party) == wish.players else []
        return await self._who_meet(seeker, [one for one in waiting if not wish_of(one).only_people], wish.players)

    async def _who_meet(self, seeker: Seeker, waiting: Sequence[Seeker], most: int) -> list[Seeker]:
        """As many as there are seats, of whom nobody would rather not meet another."""
        apart = await self.store.strangers([one.who for one in waiting]) if most > 2 and len(waiting) > 1 else set()
        party = [seeker]
        for one in waiting:
            if len(party) < most and not any(frozenset((one.who, other.who)) in apart for other in party):
                party.append(one)
        return party

    def bot_is_due(self, seeker: Seeker, asked: Seek) -> bool:
        """Whether they have waited for as long as they wanted to."""
        return asked.patience is not None and self._house.now() - seeker.since >= asked.patience

    async def seat(self, seeker: Seeker, party: Sequence[Seeker], bot: str = "") -> str:
        """Set a table for them, with bots on what is free: its id; empty where one waits no longer. Whoever waited longest is the host."""
        taken = sorted(party, key=lambda one: (one.since, one.who))
        game, wish = find_game(seeker.game), wish_of(seeker)
        setup, secret = agreed_setup(game, wish.setup, wish.players), new_secret()
        options = Options(clock=PACES[wish.pace], help=len(taken) == 1)
        opened = Opened(
            game.id, msgspec.to_builtins(setup), options, taken[0].who, commitment(secret), rules_version=game.rules_version, scheme=SCHEME
        )
        session = Session(opened)
        for seat, (one, name) in enumerate(zip(taken, _names(taken), strict=True)):
            session.sit(one.who, seat, name)
        for seat in range(len(taken), wish.players):
            session.put_bot(taken[0].who, seat, bot or usual_bot(game))
        seated = [entry for entry, _ in session.take_pending()]
        return await self._house.open(opened, secret, *seated, provided=lambda connection, table: take_seekers(connection, taken, table))


def wish_of(seeker: Seeker) -> Wish:
    """What somebody would like."""
    return _wish.decode(seeker.wish)


def _text(wish: Wish) -> str:
    return msgspec.json.encode(wish, order="sorted").decode()


def _names(people: Sequence[Seeker]) -> list[str]:
    """What they are called at the table: whoever looks like somebody before them has a number."""
    found: list[str] = []
    for place, one in enumerate(people, start=1):
        same = any(looks(one.name) == looks(other) for other in found)
        found.append(f"{one.name[: LONGEST_NAME - 2]} {place}" if same else one.name)
    return found


def _checked(game: AnyGame, asked: Seek) -> Wish:
    """The settings that are asked of everybody who plays, in full: they must be alike to fit. Nothing else can be wished for."""
    known = {option.name: option for option in game.words.options() if option.asked}
    for name, value in asked.setup.items():
        if name not in known or not value.isprintable():
            raise SetupError("setup/unknown", came=ascii(f"{name}={value}")[:80], allowed=tuple(known))
    setup = {name: asked.setup.get(name, option.default) for name, option in known.items()}
    agreed_setup(game, setup, asked.players)
    return Wish(setup, asked.pace, asked.players, asked.players > 2 and asked.patience is None)
