"""What is stored of analysed games: how well each seat was played, its mistakes as reviews, and answers to the daily puzzle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, exists, false, func, or_, select, update

from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.server.store.models import daily_puzzles, played_games, reviews, studied, tables, users
from rollhouse.server.store.rows import ReviewRow
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

_REVIEW_COLUMNS = [column for column in reviews.c if column.name != "user_id"]
_SUMS = ("decisions", "cost", "luck", "unit", "exact", "only_moves", "great_finds")
_FINISHED = played_games.c.ended.is_not(None)
_NOT_ANALYSED = played_games.c.analysed == false()
_MISTAKES_STORED = exists().where(studied.c.user_id == played_games.c.user_id, studied.c.table_id == played_games.c.table_id)


class AnalysedSeat(msgspec.Struct, frozen=True):
    """The results of one seat of a finished game."""

    user_id: str
    seat: int
    sums: SeatAnalysis
    reviews: Sequence[ReviewRow]


class AnalysisRepository:
    """The tables `daily_puzzles`, `reviews`, `studied`, and the analysis columns of `played_games`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- the daily puzzle -------------------------------------------------------------------------------------------------------------

    async def days(self, user_id: str) -> dict[date, bool]:
        """The days on which a user has answered, and whether the first answer was right."""
        query = select(daily_puzzles.c.day, daily_puzzles.c.solved).where(daily_puzzles.c.user_id == user_id)
        rows = await self._store.all(query)
        return {date.fromisoformat(day): solved for day, solved in rows}

    async def answered(self, user_id: str, day: date, *, solved: bool) -> bool:
        """Store a user's answer to the daily puzzle; whether it was the first of the day, which is the one that counts."""

        def work(connection: Connection) -> bool:
            return insert_or_ignore(connection, daily_puzzles, user_id=user_id, day=day.isoformat(), solved=solved)

        return await self._store.write(work)

    # --- finished games ---------------------------------------------------------------------------------------------------------------

    async def games_to_analyse(self, user_id: str, limit: int, *, mistakes: bool = False) -> list[str]:
        """Tables of a user's finished games that are to be analysed, the latest first.

        With `mistakes`, also those that were analysed when mistakes were not stored with the analysis.
        """
        left = or_(_NOT_ANALYSED, ~_MISTAKES_STORED) if mistakes else _NOT_ANALYSED
        query = (
            select(played_games.c.table_id)
            .where(played_games.c.user_id == user_id, _FINISHED, left)
            .order_by(played_games.c.started.desc(), played_games.c.table_id.desc())
            .limit(limit)
        )
        rows = await self._store.scalars(query)
        return list(dict.fromkeys(rows))  # a user may have several seats at a table

    async def ended_between(self, since: float, until: float, limit: int) -> list[str]:
        """Tables of games that were played here, ended between these moments and are to be analysed, the latest first."""
        played_here = and_(played_games.c.table_id == tables.c.id, _NOT_ANALYSED, _FINISHED, played_games.c.uploaded == false())

        def work(connection: Connection) -> list[str]:
            found: list[tuple[float, str]] = []
            for public in (False, True):  # the index has them apart
                over = (tables.c.status == "over") & (tables.c.public == public) & tables.c.updated.between(since, until)
                query = select(tables.c.updated, tables.c.id).where(over, exists().where(played_here))
                found += [(row.updated, row.id) for row in connection.execute(query.order_by(tables.c.updated.desc()).limit(limit))]
            return [table for _, table in sorted(found, reverse=True)[:limit]]

        return await self._store.read(work)

    async def seats_to_analyse(self, table_id: str) -> dict[int, str]:
        """The seats of a finished game that are to be analysed, and their users."""
        is_user = exists().where(users.c.user_id == played_games.c.user_id)
        left = or_(_NOT_ANALYSED, and_(is_user, ~_MISTAKES_STORED))
        query = select(played_games.c.seat, played_games.c.user_id).where(played_games.c.table_id == table_id, _FINISHED, left)
        rows = await self._store.all(query.order_by(played_games.c.seat))
        return {row.seat: row.user_id for row in rows}

    async def store_analysis(self, table_id: str, seats: Sequence[AnalysedSeat]) -> None:
        """Store the results of a game. A review of the same position stays as it is."""

        def work(connection: Connection) -> None:
            named = {one.user_id for one in seats}
            known = set(connection.execute(select(users.c.user_id).where(users.c.user_id.in_(named))).scalars())
            for one in seats:
                accuracy = one.sums.accuracy
                values = dict.fromkeys(_SUMS) if accuracy is None else msgspec.structs.asdict(accuracy)
                values["statistics"] = msgspec.json.encode(one.sums.statistics).decode()
                own = and_(played_games.c.table_id == table_id, played_games.c.seat == one.seat, played_games.c.user_id == one.user_id)
                connection.execute(update(played_games).where(own).values(analysed=True, **values))
                if one.user_id in known:  # others have deleted their accounts
                    insert_or_ignore(connection, studied, user_id=one.user_id, table_id=table_id)
                    for review in one.reviews:
                        insert_or_ignore(connection, reviews, user_id=one.user_id, **msgspec.structs.asdict(review))

        await self._store.write(work)

    # --- training ---------------------------------------------------------------------------------------------------------------------

    async def due(self, user_id: str, today: date, rules: Mapping[str, int], limit: int) -> tuple[list[ReviewRow], int]:
        """The reviews that are due today, the longest due first, then the worst mistakes; and how many reviews there are in all.

        `rules` are the versions of the games' rules: positions of other versions can't be played any more.
        """
        usable = and_(reviews.c.user_id == user_id, _played_by(rules))
        now = reviews.c.due <= today.isoformat()
        query = select(*_REVIEW_COLUMNS).where(usable, now).order_by(reviews.c.due, reviews.c.cost.desc(), reviews.c.puzzle).limit(limit)
        total = select(func.count()).select_from(reviews).where(usable)

        def work(connection: Connection) -> tuple[list[ReviewRow], int]:
            rows = [ReviewRow(**row._mapping) for row in connection.execute(query)]
            return rows, connection.execute(total).scalar_one()

        return await self._store.read(work)

    async def reviews(self, user_id: str) -> list[ReviewRow]:
        """All reviews of a user, of every rules version."""
        query = select(*_REVIEW_COLUMNS).where(reviews.c.user_id == user_id).order_by(reviews.c.puzzle)
        rows = await self._store.all(query)
        return [ReviewRow(**row._mapping) for row in rows]

    async def review(self, user_id: str, puzzle: str, rules: Mapping[str, int]) -> ReviewRow | None:
        """One review of a user."""
        query = select(*_REVIEW_COLUMNS).where(reviews.c.user_id == user_id, reviews.c.puzzle == puzzle, _played_by(rules))
        row = await self._store.one(query)
        return None if row is None else ReviewRow(**row._mapping)

    async def reviewed(self, user_id: str, before: ReviewRow, *, box: int, due: str | None) -> bool:
        """Store when a review is due next; False where another request has changed it meanwhile."""
        same = and_(
            reviews.c.user_id == user_id, reviews.c.puzzle == before.puzzle, reviews.c.box == before.box, reviews.c.due == before.due
        )
        change = update(reviews).where(same).values(box=box, due=due)
        return await self._store.execute(change) == 1


def _played_by(rules: Mapping[str, int]) -> ColumnElement[bool]:
    return or_(false(), *(and_(reviews.c.game == game, reviews.c.rules_version == version) for game, version in rules.items()))
