"""Playing with somebody: those who wish for the same sit down together, and after a while a bot does with whoever is alone."""

from __future__ import annotations

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
_PLAYERS = 2


class Wish(msgspec.Struct, frozen=True):
    """How somebody would like to play, with everything that was left out."""

    setup: dict[str, str]
    pace: Pace


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
        text = msgspec.json.encode(wish, order="sorted").decode()
        seeker = Seeker(who=guest.who, search=asked.search, name=name, game=game.id, wish=text, since=now, seen=now)
        return await self.store.keep(seeker)

    async def partner_of(self, seeker: Seeker) -> Seeker | None:
        """Who waits for the same, and has waited longest."""
        found = await self.store.partners(seeker, self._house.now() - _FRESH)
        return found[0] if found else None

    def bot_is_due(self, seeker: Seeker, asked: Seek) -> bool:
        """Whether they have waited for as long as they wanted to."""
        return asked.patience is not None and self._house.now() - seeker.since >= asked.patience

    async def seat(self, seeker: Seeker, partner: Seeker | None, bot: str = "") -> str:
        """Set a table for both, or with a bot: its id; empty where one of them waits no longer. Whoever waited longer is the host."""
        taken = [seeker] if partner is None else sorted((seeker, partner), key=lambda one: (one.since, one.who))
        game, wish = find_game(seeker.game), wish_of(seeker)
        setup, secret = agreed_setup(game, wish.setup, _PLAYERS), new_secret()
        options = Options(clock=PACES[wish.pace], help=partner is None)
        opened = Opened(
            game.id, msgspec.to_builtins(setup), options, taken[0].who, commitment(secret), rules_version=game.rules_version, scheme=SCHEME
        )
        session = Session(opened)
        session.sit(taken[0].who, 0, taken[0].name)
        if partner is None:
            session.put_bot(seeker.who, 1, bot or usual_bot(game))
        else:
            same = looks(taken[0].name) == looks(taken[1].name)
            session.sit(taken[1].who, 1, f"{taken[1].name[: LONGEST_NAME - 2]} 2" if same else taken[1].name)
        seated = [entry for entry, _ in session.take_pending()]
        return await self._house.open(opened, secret, *seated, provided=lambda connection, table: take_seekers(connection, taken, table))


def wish_of(seeker: Seeker) -> Wish:
    """What somebody would like."""
    return _wish.decode(seeker.wish)


def _checked(game: AnyGame, asked: Seek) -> Wish:
    """The settings that are asked of everybody who plays, in full: they must be alike to fit. Nothing else can be wished for."""
    known = {option.name: option for option in game.words.options() if option.asked}
    for name, value in asked.setup.items():
        if name not in known or not value.isprintable():
            raise SetupError("setup/unknown", came=ascii(f"{name}={value}")[:80], allowed=tuple(known))
    setup = {name: asked.setup.get(name, option.default) for name, option in known.items()}
    agreed_setup(game, setup, _PLAYERS)
    return Wish(setup, asked.pace)
