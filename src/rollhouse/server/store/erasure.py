"""Erasure of users: their rows are deleted, and games with other users keep an anonymous player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, exists, false, or_, select, union, update

from rollhouse.play.players import gone_name
from rollhouse.server.store.models import (
    bans,
    commits,
    competition_members,
    competitions,
    metadata,
    played_games,
    reports,
    seats,
    tables,
    users,
)
from rollhouse.server.store.rows import Opponent, read_seating, searched_text, seating_text

_TABLES_PER_BATCH = 20
"""Tables changed in one transaction: few, so that other writes do not wait for long."""
_NO_NAME = "–"
_KEPT_TABLES = (competition_members, bans)
"""Tables whose rows about a deleted user stay: a place in a competition, and for a while a ban (`retention`)."""
_opponents: msgspec.json.Decoder[tuple[Opponent, ...]] = msgspec.json.Decoder(tuple[Opponent, ...])


class ErasedTables(NamedTuple):
    """The tables from which a user was erased in one batch."""

    removed: list[str]
    """Tables without another user: they were deleted."""
    changed: list[str]
    """Games with other users: they stay, with a neutral name on the seat."""


def erase_from_tables(connection: Connection, user_id: str) -> ErasedTables:
    """Erase a user from one batch of tables; both lists are empty when no table is left."""
    mine = union(
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(played_games.c.table_id).where(played_games.c.user_id == user_id),
        select(tables.c.id).where(tables.c.host == user_id),
    ).limit(_TABLES_PER_BATCH)
    table_ids = list(connection.execute(mine).scalars().all())
    rows = connection.execute(select(tables.c.id, tables.c.seating).where(tables.c.id.in_(table_ids))).all()
    seated = {row.id: read_seating(row.seating) for row in rows}
    removed = [table_id for table_id in table_ids if not any(seat.user_id not in ("", user_id) for seat in seated.get(table_id, ()))]
    remove_tables(connection, removed)
    changed = [table_id for table_id in table_ids if table_id not in removed]
    for table_id in changed:
        seating = tuple(
            msgspec.structs.replace(seat, name=gone_name(number)) if seat.user_id == user_id else seat
            for number, seat in enumerate(seated[table_id])
        )
        connection.execute(update(tables).where(tables.c.id == table_id).values(seating=seating_text(seating)))
    _rename_in_commits(connection, changed, user_id)
    _rename_opponents(connection, changed, user_id)
    for table in (seats, played_games):
        connection.execute(delete(table).where(table.c.table_id.in_(changed), table.c.user_id == user_id))
    connection.execute(update(tables).where(tables.c.id.in_(changed), tables.c.host == user_id).values(host=""))
    return ErasedTables(removed, changed)


def remove_message(connection: Connection, table_id: str, user_id: str, at: float) -> bool:
    """Remove a chat message from a table's commits; False if there is none. The commit itself stays: versions count it."""
    own = commits.c.body.contains(f'"user_id":"{user_id}"', autoescape=True)
    query = select(commits.c.version, commits.c.body).where(commits.c.table_id == table_id, own)
    for row in connection.execute(query).all():
        entries = msgspec.json.decode(row.body, type=list[dict[str, Any]])
        left = [entry for entry in entries if not (entry["is"] == "chat" and entry["user_id"] == user_id and entry["at"] == at)]
        if len(left) < len(entries):
            its = (commits.c.table_id == table_id) & (commits.c.version == row.version)
            connection.execute(update(commits).where(its).values(body=msgspec.json.encode(left).decode()))
            return True
    return False


def erase_users(connection: Connection, user_ids: Sequence[str]) -> None:
    """Delete these users and the rows of every database table that refer to them."""
    # A competition belongs to its other members too. An open one loses this member; in one that has started the nameless place stays, and a
    # running match is given up by that.
    waiting, playing = (select(competitions.c.id).where(competitions.c.status == status) for status in ("open", "playing"))
    own = competition_members.c
    theirs = own.user_id.in_(user_ids)
    _hand_over_competitions(connection, user_ids)
    connection.execute(delete(competition_members).where(theirs, own.competition_id.in_(waiting)))
    connection.execute(update(competition_members).where(theirs, own.competition_id.in_(playing)).values(gone=True))
    connection.execute(update(competition_members).where(theirs).values(name=_NO_NAME))
    for table in reversed(metadata.sorted_tables):
        if table in _KEPT_TABLES:
            continue
        about = [column.in_(user_ids) for column in table.c if column.name == "user_id" or _refers(column, users)]
        if about:
            connection.execute(delete(table).where(or_(*about)))


def _hand_over_competitions(connection: Connection, user_ids: Sequence[str]) -> None:
    """Give the unfinished competitions of these hosts to a co-host, else to the longest-standing member; without one they are over."""
    own, joined = competitions.c, competition_members.c
    hosted = select(own.id).where(own.host.in_(user_ids), own.status != "over")
    for competition_id in connection.execute(hosted).scalars().all():
        heirs = select(joined.user_id).where(
            joined.competition_id == competition_id, joined.gone == false(), joined.user_id.not_in(user_ids), joined.user_id != ""
        )
        heir = connection.execute(heirs.order_by(joined.cohost.desc(), joined.joined, joined.slot).limit(1)).scalar_one_or_none()
        change = {"host": heir} if heir is not None else {"host": "", "status": "over"}
        connection.execute(update(competitions).where(own.id == competition_id).values(**change))


def remove_orphaned_moderation(connection: Connection, before: float) -> None:
    """Delete reports about, and bans of, users who are deleted, where they were made before this time."""
    for table, about, made in ((reports, reports.c.about, reports.c.at), (bans, bans.c.user_id, bans.c.since)):
        connection.execute(delete(table).where(made < before, ~exists().where(users.c.user_id == about)))


def remove_tables(connection: Connection, table_ids: Sequence[str]) -> None:
    """Delete these tables and the rows that refer to them."""
    for table in reversed(metadata.sorted_tables):
        about = [column.in_(table_ids) for column in table.c if _refers(column, tables)]
        if about:
            connection.execute(delete(table).where(or_(*about)))
    connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))


def _refers(column: ColumnElement[Any], table: Table) -> bool:
    return any(key.column.table is table for key in column.foreign_keys)


def _rename_in_commits(connection: Connection, table_ids: Sequence[str], user_id: str) -> None:
    """Replace the user's name in commits and remove the user's chat messages. The commits themselves stay: versions count them."""
    theirs = commits.c.body.contains(f'"user_id":"{user_id}"', autoescape=True)
    query = select(commits.c.table_id, commits.c.version, commits.c.body).where(commits.c.table_id.in_(table_ids), theirs)
    for row in connection.execute(query).all():
        own = (commits.c.table_id == row.table_id) & (commits.c.version == row.version)
        connection.execute(update(commits).where(own).values(body=_renamed(row.body, user_id)))


def _renamed(body: str, user_id: str) -> str:
    """The commit without the user's name. Edited as plain JSON, so that fields of a newer release stay; a damaged commit stays as it is."""
    try:
        entries: list[dict[str, Any]] = msgspec.json.decode(body, type=list[dict[str, Any]])
    except msgspec.MsgspecError:
        return body
    kept = []
    for entry in entries:
        if entry.get("user_id") == user_id and "name" in entry:
            if "seat" not in entry:  # a chat message
                continue
            entry = {**entry, "name": gone_name(entry["seat"])}
        kept.append(entry)
    return msgspec.json.encode(kept).decode()


def _rename_opponents(connection: Connection, table_ids: Sequence[str], user_id: str) -> None:
    """Replace the user's name among the opponents in other users' played games."""
    query = select(played_games.c.table_id, played_games.c.seat, played_games.c.opponents)
    for row in connection.execute(query.where(played_games.c.table_id.in_(table_ids), played_games.c.user_id != user_id)).all():
        renamed = tuple(
            msgspec.structs.replace(opponent, name=gone_name(place + (place >= row.seat))) if opponent.user_id == user_id else opponent
            for place, opponent in enumerate(_opponents.decode(row.opponents))
        )
        own = (played_games.c.table_id == row.table_id) & (played_games.c.seat == row.seat)
        values = {"opponents": msgspec.json.encode(renamed).decode(), "searched": searched_text(renamed)}
        connection.execute(update(played_games).where(own).values(**values))
