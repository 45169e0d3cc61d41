"""Matches players with equal criteria, and fills free seats with bots after a while."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice

import msgspec

from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import check_bot, usual_bots
from rollhouse.play.entries import Opened, Options
from rollhouse.play.fair import new_secret
from rollhouse.play.players import told_apart
from rollhouse.play.seats import TableError, checked_name
from rollhouse.play.session import Session
from rollhouse.server.clock import Clock
from rollhouse.server.features.matchmaking.repository import MAX_PARTNERS, MatchmakingRepository, Seek, SeekWishes, claim_seeks
from rollhouse.server.features.matchmaking.schemas import SeekRequest
from rollhouse.server.features.matchmaking.time_controls import PACES, Pace, is_correspondence
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.ratings.rate import INITIAL_RATING
from rollhouse.server.ratings.scale import points
from rollhouse.server.store.rows import User
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.setups import agreed_setup, is_usual
from rollhouse.server.transport.news import News
from rollhouse.server.wire.messages import Begin

_ACTIVE_SECONDS = 25.0
"""A seek is matched for so long after the client continued it; open pages do so every ten seconds."""
_FIRST_DIFFERENCE_POINTS = 100
_DIFFERENCE_STEP_POINTS = 100
"""Points by which the accepted difference of ratings grows in each step of waiting."""
_STEP_SECONDS, _KEPT_STEP_SECONDS = 10.0, 3600.0
_MAX_DIFFERENCE_POINTS = 10_000


class SeekCriteria(msgspec.Struct, frozen=True, omit_defaults=True):
    """Setup and time control of a seek, with defaults filled in. Defaults are left out of the JSON, as in seeks of earlier versions."""

    setup: dict[str, str]
    pace: Pace
    players: int = 2
    only_people: bool = False
    """With three or more players: whether bots may not fill seats."""
    rated: bool = False


_criteria: msgspec.json.Decoder[SeekCriteria] = msgspec.json.Decoder(SeekCriteria)
_wishes: msgspec.json.Decoder[SeekWishes] = msgspec.json.Decoder(SeekWishes)
_NO_WISHES = SeekWishes()


class Matchmaker:
    """Stores seeks, finds groups of players among them, and opens their tables."""

    def __init__(
        self, repository: MatchmakingRepository, tables: TableManager, ratings: RatingRepository, clock: Clock, news: News
    ) -> None:
        self.repository = repository
        self._tables = tables
        self._ratings = ratings
        self._clock = clock
        self._news = news

    async def touch(self, user_id: str) -> None:
        """Continue a user's search: their page is open."""
        await self.repository.touch(user_id, self._clock.now())

    async def waiting(self, user_id: str) -> list[Seek]:
        """Return the open seeks that a user may be matched with, longest wait first."""
        return await self.repository.waiting(self._clock.now() - _ACTIVE_SECONDS, user_id)

    async def seek(self, user: User, asked: SeekRequest) -> Seek:
        """Start or continue a search."""
        game, now = find_game(asked.game), self._clock.now()
        criteria = _checked(game, asked, registered=user.registered is not None)
        if asked.bot:
            check_bot(game, asked.bot, programs="never")
        own = user.name if user.registered is not None else await self.repository.locked_name(user.user_id)
        name = checked_name(own or asked.name or user.name)
        seek = Seek(
            user_id=user.user_id,
            search=asked.search,
            name=name,
            game=game.id,
            criteria=_text(criteria),
            since=now,
            seen=now,
            kept=is_correspondence(criteria.pace),
            wishes=msgspec.json.encode(await self._wishes(user, game.id, criteria, asked)).decode(),
        )
        saved = await self.repository.save(seek)
        if saved.since == now:
            self._news.changed("seeks")
        return saved

    async def _wishes(self, user: User, game: str, criteria: SeekCriteria, asked: SeekRequest) -> SeekWishes:
        points_now = None
        if user.registered is not None:
            points_now = points(*(await self._ratings.current(game, [user.user_id])).get(user.user_id, INITIAL_RATING)).points
        bots = None if criteria.rated or is_correspondence(criteria.pace) else asked.bots_after_seconds
        return SeekWishes(points_now, asked.range if criteria.rated else None, bots, asked.bot)

    async def withdraw(self, user_id: str, *, kept: bool = False) -> None:
        """End a user's search."""
        await self.repository.withdraw(user_id, kept=kept)
        self._news.changed("seeks")

    async def process_due(self) -> None:
        """Match the seeks whose range has widened, or whose players have waited long enough for bots.

        Two queries are enough, however many wait. A seek that ends in the meantime is noticed when its table is opened.
        """
        waiting = await self.repository.open(self._clock.now() - _ACTIVE_SECONDS)
        timed = [seek for seek in waiting if wishes_of(seek) != _NO_WISHES]
        if not timed:
            return
        blocked = await self.repository.blocked_pairs([seek.user_id for seek in waiting])
        alike: dict[tuple[str, str], list[Seek]] = defaultdict(list)
        for seek in waiting:
            alike[seek.game, seek.criteria].append(seek)
        seated: set[tuple[str, str]] = set()
        for seek in timed:
            if (seek.user_id, seek.search) in seated:
                continue
            others = heapq.merge(*(alike[seek.game, text] for text in _matching(seek)), key=lambda other: (other.since, other.user_id))
            partners = (
                other
                for other in others
                if other.user_id != seek.user_id
                and (other.user_id, other.search) not in seated
                and frozenset((seek.user_id, other.user_id)) not in blocked
            )
            group = self._group(seek, list(islice(partners, MAX_PARTNERS)), blocked, bots=self.bots_are_due(seek))
            with suppress(RollhouseError):  # the others go on
                if group and await self.open_table(seek, group, wishes_of(seek).bot):
                    seated.update((member.user_id, member.search) for member in group)

    def accepted_difference(self, seek: Seek) -> int | None:
        """Return the largest difference of ratings that a player accepts now; None for any. It widens to the range that was asked for."""
        if not criteria_of(seek).rated:
            return None
        steps = int((self._clock.now() - seek.since) / (_KEPT_STEP_SECONDS if seek.kept else _STEP_SECONDS))
        return min(wishes_of(seek).range or _MAX_DIFFERENCE_POINTS, _FIRST_DIFFERENCE_POINTS + _DIFFERENCE_STEP_POINTS * steps)

    def _accepts(self, one: Seek, other: Seek) -> bool:
        """Return whether two players accept each other's ratings."""
        difference = abs((wishes_of(one).points or 0) - (wishes_of(other).points or 0))
        return all(accepted is None or difference <= accepted for accepted in map(self.accepted_difference, (one, other)))

    async def find_group(self, seek: Seek, *, bots: bool) -> list[Seek]:
        """Return the seeks of a full table, this one included; empty if there are too few."""
        waiting = await self.repository.partners(seek, self._clock.now() - _ACTIVE_SECONDS, criteria_texts=_matching(seek))
        several = criteria_of(seek).players > 2 and len(waiting) > 1
        blocked = await self.repository.blocked_pairs([other.user_id for other in waiting]) if several else set()
        return self._group(seek, waiting, blocked, bots=bots)

    def _group(self, seek: Seek, waiting: Sequence[Seek], blocked: set[frozenset[str]], *, bots: bool) -> list[Seek]:
        """Return the seeks of a full table, this one included, of those that wait longest; empty if there are too few.

        The nearest rating comes first in a rated game, otherwise the longest wait. With `bots` fewer are enough, and players who want no
        bots are left out.
        """
        criteria = criteria_of(seek)
        if criteria.rated:
            own = wishes_of(seek).points or 0
            waiting = sorted(
                (other for other in waiting if self._accepts(seek, other)), key=lambda other: abs((wishes_of(other).points or 0) - own)
            )
        group = _compatible(seek, waiting, criteria.players, blocked)
        if len(group) == criteria.players or not bots:
            return group if len(group) == criteria.players else []
        return _compatible(seek, [other for other in waiting if not criteria_of(other).only_people], criteria.players, blocked)

    def bots_are_due(self, seek: Seek) -> bool:
        """Return whether a player has waited so long that bots may take seats."""
        after = wishes_of(seek).bots_after_seconds
        return after is not None and self._clock.now() - seek.since >= after

    async def open_table(self, seek: Seek, group: Sequence[Seek], bot: str = "") -> str:
        """Open a table for a group, with bots on free seats; return its id, or an empty string if a player was matched elsewhere."""
        players = sorted(group, key=lambda member: (member.since, member.user_id))  # the first is the host
        game, criteria = find_game(seek.game), criteria_of(seek)
        setup, secret = agreed_setup(game, criteria.setup, criteria.players), new_secret()
        user_ids = [player.user_id for player in players]
        public = criteria.rated and await self.repository.may_be_watched(user_ids)
        options = Options(clock=PACES[criteria.pace], help=len(players) == 1, public=public)
        opened = Opened.with_secret(game, msgspec.to_builtins(setup), options, players[0].user_id, secret, rated=criteria.rated)
        session = Session(opened)
        for seat, (player, name) in enumerate(zip(players, told_apart([player.name for player in players]), strict=True)):
            session.sit(player.user_id, seat, name)
        offered = (bot,) if bot else usual_bots(game)
        for place, seat in enumerate(range(len(players), criteria.players)):
            session.put_bot(players[0].user_id, seat, offered[place % len(offered)])
        seated = [entry for entry, _ in session.take_pending()]
        table_id = await self._tables.open(
            opened, secret, *seated, provided=lambda connection, table: claim_seeks(connection, players, table)
        )
        if table_id and is_correspondence(criteria.pace):  # its players may be away
            await self._tables.execute(table_id, players[0].user_id, Begin())
        self._news.tell(user_ids, "seek")
        self._news.changed("seeks")
        return table_id


def _compatible(seek: Seek, waiting: Sequence[Seek], seats: int, blocked: set[frozenset[str]]) -> list[Seek]:
    """Return up to `seats` seeks, none of whose players blocked another."""
    group = [seek]
    for candidate in waiting:
        if len(group) < seats and not any(frozenset((candidate.user_id, member.user_id)) in blocked for member in group):
            group.append(candidate)
    return group


def _matching(seek: Seek) -> list[str]:
    """Return the criteria that match those of a seek; with three or more players, also whether bots may fill seats may differ."""
    criteria = criteria_of(seek)
    if criteria.players == 2:
        return [seek.criteria]
    return [_text(msgspec.structs.replace(criteria, only_people=value)) for value in (False, True)]


def criteria_of(seek: Seek) -> SeekCriteria:
    """Return the criteria of a seek."""
    return _criteria.decode(seek.criteria)


def wishes_of(seek: Seek) -> SeekWishes:
    """Return the wishes of a seek; none for a seek of an older node."""
    return _wishes.decode(seek.wishes) if seek.wishes else SeekWishes()


def _text(criteria: SeekCriteria) -> str:
    return msgspec.json.encode(criteria, order="sorted").decode()


def _checked(game: AnyGame, asked: SeekRequest, *, registered: bool) -> SeekCriteria:
    """Return the criteria of a request with all options filled in.

    Raises `setup/unknown` for options that players aren't asked for, and `table/rated-rules` for a rated game that can't be.
    """
    known = {option.name: option for option in game.words.options() if option.asked}
    for name, value in asked.setup.items():
        if name not in known or not value.isprintable():
            raise SetupError("setup/unknown", value=ascii(f"{name}={value}")[:80], expected=tuple(known))
    setup = {name: asked.setup.get(name, option.default) for name, option in known.items()}
    agreed_setup(game, setup, asked.players)
    faults = {
        "guest": not registered,
        "settings": not is_usual(game, setup),
        "players": asked.players != 2,
        "clock": PACES[asked.pace] is None,
    }
    broken = [name for name, fault in faults.items() if fault]
    if asked.rated and broken:
        raise TableError("table/rated-rules", value=" ".join(broken))
    rated = not broken if asked.rated is None else asked.rated
    return SeekCriteria(setup, asked.pace, asked.players, asked.players > 2 and asked.bots_after_seconds is None, rated)
