"""Somebody goes, and everything that is theirs: what is found of them in the database, and what is left of games with others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, or_, select, union, update

from rollhouse.play.players import gone_name
from rollhouse.server.store.models import (
    commits,
    competition_members,
    competitions,
    metadata,
    played_games,
    seats,
    tables,
    users,
)
from rollhouse.server.store.rows import Opponent, read_seating, searched_text, seating_text

__all__ = ["ErasedTables", "forget_people", "forget_some_tables"]

_AT_ONCE = 20
"""Tables that are gone through in one transaction: nobody's move waits for long."""
_NO_NAME = "–"
_opponents: msgspec.json.Decoder[tuple[Opponent, ...]] = msgspec.json.Decoder(tuple[Opponent, ...])


class ErasedTables(NamedTuple):
    """Tables that somebody was taken out of."""

    removed: list[str]
    """Where nobody else had sat: they are no more."""
    changed: list[str]
    """Games with others: they stay, with another name on that seat."""


def forget_some_tables(connection: Connection, user_id: str) -> ErasedTables:
    """Take somebody out of some of their tables; out of none when there are none left."""
    mine = union(
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(played_games.c.table_id).where(played_games.c.user_id == user_id),
        select(tables.c.id).where(tables.c.host == user_id),
    ).limit(_AT_ONCE)
    found = list(connection.execute(mine).scalars().all())
    rows = connection.execute(select(tables.c.id, tables.c.seating).where(tables.c.id.in_(found))).all()
    seated = {row.id: read_seating(row.seating) for row in rows}
    removed = [name for name in found if not any(one.user_id not in ("", user_id) for one in seated.get(name, ()))]
    _remove_tables(connection, removed)
    changed = [name for name in found if name not in removed]
    for name in changed:
        seating = tuple(
            msgspec.structs.replace(one, name=gone_name(seat)) if one.user_id == user_id else one for seat, one in enumerate(seated[name])
        )
        connection.execute(update(tables).where(tables.c.id == name).values(seating=seating_text(seating)))
    _rename_in_commits(connection, changed, user_id)
    _rename_opponents(connection, changed, user_id)
    for of in (seats, played_games):
        connection.execute(delete(of).where(of.c.table_id.in_(changed), of.c.user_id == user_id))
    connection.execute(update(tables).where(tables.c.id.in_(changed), tables.c.host == user_id).values(host=""))
    return ErasedTables(removed, changed)


def forget_people(connection: Connection, people: Sequence[str]) -> None:
    """Remove everything that is somebody's own, and at last themselves: whatever table of the database names them."""
    # A competition belongs to its other members too. An open one loses this member; in one that has started the nameless place stays, and a
    # running match is given up by that.
    waiting, playing = (select(competitions.c.id).where(competitions.c.status == status) for status in ("open", "playing"))
    own = competition_members.c
    theirs = own.user_id.in_(people)
    connection.execute(delete(competition_members).where(theirs, own.competition_id.in_(waiting)))
    connection.execute(update(competition_members).where(theirs, own.competition_id.in_(playing)).values(gone=True))
    connection.execute(update(competition_members).where(theirs).values(name=_NO_NAME))
    for table in reversed(metadata.sorted_tables):
        if table is competition_members:
            continue
        about = [column.in_(people) for column in table.c if column.name == "user_id" or _refers(column, users)]
        if about:
            connection.execute(delete(table).where(or_(*about)))


def _remove_tables(connection: Connection, names: Sequence[str]) -> None:
    for table in reversed(metadata.sorted_tables):
        about = [column.in_(names) for column in table.c if _refers(column, tables)]
        if about:
            connection.execute(delete(table).where(or_(*about)))
    connection.execute(delete(tables).where(tables.c.id.in_(names)))


def _refers(column: ColumnElement[Any], table: Table) -> bool:
    return any(key.column.table is table for key in column.foreign_keys)


def _rename_in_commits(connection: Connection, names: Sequence[str], user_id: str) -> None:
    """Another name in what was stored of these tables; what they said goes. The number of commits stays, and with it every version."""
    theirs = commits.c.body.contains(f'"user_id":"{user_id}"', autoescape=True)
    query = select(commits.c.table_id, commits.c.version, commits.c.body).where(commits.c.table_id.in_(names), theirs)
    for row in connection.execute(query).all():
        own = (commits.c.table_id == row.table_id) & (commits.c.version == row.version)
        connection.execute(update(commits).where(own).values(body=_renamed(row.body, user_id)))


def _renamed(body: str, user_id: str) -> str:
    """As JSON: what a newer Rollhouse has written stays as it is. A damaged commit keeps nothing that could be told from the damage."""
    try:
        entries: list[dict[str, Any]] = msgspec.json.decode(body, type=list[dict[str, Any]])
    except msgspec.MsgspecError:
        return body
    left = []
    for entry in entries:
        if entry.get("user_id") == user_id and "name" in entry:
            if "seat" not in entry:  # something that they said
                continue
            entry = {**entry, "name": gone_name(entry["seat"])}
        left.append(entry)
    return msgspec.json.encode(left).decode()


def _rename_opponents(connection: Connection, names: Sequence[str], user_id: str) -> None:
    """Another name in the others' lists of their games."""
    query = select(played_games.c.table_id, played_games.c.seat, played_games.c.opponents)
    for row in connection.execute(query.where(played_games.c.table_id.in_(names), played_games.c.user_id != user_id)).all():
        renamed = tuple(
            msgspec.structs.replace(one, name=gone_name(place + (place >= row.seat))) if one.user_id == user_id else one
            for place, one in enumerate(_opponents.decode(row.opponents))
        )
        own = (played_games.c.table_id == row.table_id) & (played_games.c.seat == row.seat)
        values = {"opponents": msgspec.json.encode(renamed).decode(), "searched": searched_text(renamed)}
        connection.execute(update(played_games).where(own).values(**values))
