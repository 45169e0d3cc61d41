"""Presence, as several nodes tell each other, with a clock that the test sets."""

from __future__ import annotations

import pytest

from rollhouse.server.tables.presence import HEARTBEAT_SECONDS, Presence


class Cluster:
    """Nodes that hear each other, until one is cut off."""

    def __init__(self, count: int = 2) -> None:
        self.time = 1000.0
        self.cut: set[int] = set()
        self.told: list[list[str]] = [[] for _ in range(count)]
        """The tables at which something changed, as each node has noticed it."""
        self.nodes = [Presence(lambda news, _, own=own: self._publish(own, news), lambda: self.time) for own in range(count)]  # type: ignore[misc]  # mypy does not see the default

    def _publish(self, sender: int, news: bytes) -> None:
        for number, node in enumerate(self.nodes):
            if number == sender or not {number, sender} & self.cut:
                self.told[number] += node.on_message(news)

    def beat(self, seconds: float = HEARTBEAT_SECONDS) -> None:
        """Time passes, with a heartbeat of every node at the end."""
        self.time += seconds
        for number, node in enumerate(self.nodes):
            self.told[number] += node.heartbeat()


def test_who_comes_and_leaves_is_known_everywhere() -> None:
    cluster, ana = Cluster(), list[bytes]()
    here, there = cluster.nodes
    here.add_socket("t", "ana", ana.append)
    assert here.present("t") == there.present("t") == ("ana",)
    assert cluster.told == [["t"], ["t"]]
    assert (here.is_viewed("t"), there.is_viewed("t")) == (True, False)
    here.remove_socket("t", ana.append)
    assert here.present("t") == there.present("t") == ()
    cluster.time += 7
    assert (here.away_seconds("t", "ana"), there.away_seconds("t", "ana")) == (7, 7)


def test_spectators_without_an_account_are_no_news() -> None:
    """Thousands who reconnect at once would each be told to all others."""
    cluster, eve = Cluster(), list[bytes]()
    here, _ = cluster.nodes
    here.add_socket("t", "", eve.append)
    assert (here.is_viewed("t"), here.present("t"), cluster.told) == (True, (), [[], []])
    here.remove_socket("t", eve.append)
    assert (here.is_viewed("t"), cluster.told) == (False, [[], []])


def test_a_second_window_keeps_a_user_present() -> None:
    cluster, one, other = Cluster(), list[bytes](), list[bytes]()
    here, there = cluster.nodes
    here.add_socket("t", "ana", one.append)
    there.add_socket("t", "ana", other.append)
    here.remove_socket("t", one.append)
    cluster.time += 50
    assert here.away_seconds("t", "ana") is None
    there.remove_socket("t", other.append)
    cluster.time += 3
    assert [node.away_seconds("t", "ana") for node in cluster.nodes] == [3, 3], "counted from when the last window was closed"


def test_absence_is_counted_from_the_last_time_a_user_left() -> None:
    cluster, ana = Cluster(), list[bytes]()
    here, there = cluster.nodes
    here.add_socket("t", "ana", ana.append)
    here.remove_socket("t", ana.append)
    cluster.time += 500
    there.add_socket("t", "ana", ana.append)
    there.remove_socket("t", ana.append)
    cluster.time += 1
    assert [node.away_seconds("t", "ana") for node in cluster.nodes] == [1, 1]


def test_users_of_a_silent_node_are_absent_after_a_while() -> None:
    cluster, ana, bo = Cluster(), list[bytes](), list[bytes]()
    here, there = cluster.nodes
    here.add_socket("t", "ana", ana.append)
    there.add_socket("t", "bo", bo.append)
    cluster.cut.add(1)
    cluster.told[0].clear()
    for _ in range(3):
        cluster.beat()
    assert (here.present("t"), cluster.told[0]) == (("ana", "bo"), []), "it may only be slow"
    cluster.beat()
    assert (here.present("t"), cluster.told[0]) == (("ana",), ["t"])
    cluster.time += 5
    assert here.away_seconds("t", "bo") == 5
    cluster.cut.clear()
    cluster.beat()
    assert (here.present("t"), here.away_seconds("t", "bo"), cluster.told[0]) == (("ana", "bo"), None, ["t", "t"])


def test_who_left_an_empty_table_is_forgotten_after_an_hour() -> None:
    cluster, seats = Cluster(), [list[bytes]() for _ in range(20)]
    here, there = cluster.nodes
    for number, seat in enumerate(seats):
        here.add_socket(f"t{number}", "ana", seat.append)
        here.remove_socket(f"t{number}", seat.append)
    watching, leaving = list[bytes](), list[bytes]()
    here.add_socket("busy", "ana", watching.append)
    here.add_socket("busy", "bo", leaving.append)
    here.remove_socket("busy", leaving.append)
    assert [len(node._left) for node in cluster.nodes] == [21, 21]
    cluster.beat(3700)
    assert [list(node._left) for node in cluster.nodes] == [[("busy", "bo")], [("busy", "bo")]]
    assert here.away_seconds("busy", "bo") == there.away_seconds("busy", "bo") == 3700, "a user still waits there"


def test_a_user_not_yet_seen_is_not_known_to_have_left() -> None:
    """The user sat down at another node, whose news is still on its way: the dice wait for their part."""
    cluster, ana = Cluster(), list[bytes]()
    here, there = cluster.nodes
    cluster.cut.add(1)
    there.add_socket("t", "ana", ana.append)
    assert (here.away_seconds("t", "ana"), here.has_left("t", "ana")) == (0, False)
    cluster.cut.clear()
    cluster.beat()
    assert (here.away_seconds("t", "ana"), here.has_left("t", "ana")) == (None, False)
    there.remove_socket("t", ana.append)
    assert here.has_left("t", "ana")
    cluster.beat(3700)
    assert {**here._left, **here._unseen} == {}, "no user waits there"


def test_a_frame_goes_to_every_socket_at_the_table_here() -> None:
    cluster, ana, visitor, elsewhere = Cluster(), list[bytes](), list[bytes](), list[bytes]()
    here, there = cluster.nodes
    here.add_socket("t", "ana", ana.append)
    here.add_socket("t", "", visitor.append)
    here.add_socket("other", "bo", elsewhere.append)
    there.add_socket("t", "cy", elsewhere.append)
    here.send("t", b"frame")
    assert (ana, visitor, elsewhere) == ([b"frame"], [b"frame"], [])
    assert here.frame("t", ("ana", "bo", "cy", "")).here == ("ana", "cy")
    assert here.frame("t", ("ana", "bo", "cy", "")).away == {"bo": 0.0}
    assert Presence(lambda news, channel: None, grace_seconds=7.5).frame("t", ()).grace == 7.5, "clients are told when a bot may take over"


@pytest.mark.parametrize("news", [b"17", b"no text \xff", b'{"node": "x"}', b'{"node": "x", "tables": [], "full": true}'])
def test_malformed_news_change_nothing(news: bytes) -> None:
    presence = Presence(lambda news, channel: None)
    presence.add_socket("t", "ana", lambda frame: None)
    assert presence.on_message(news) == ()
    assert presence.present("t") == ("ana",)


def test_the_presence_of_a_banned_user_does_not_count() -> None:
    banned: set[str] = set()
    time = [1000.0]
    here = Presence(lambda news, channel: None, lambda: time[0], counts=lambda user_id: user_id not in banned)
    here.add_socket("t", "ana", list[bytes]().append)
    assert (here.present("t"), here.away_seconds("t", "ana")) == (("ana",), None)
    banned.add("ana")
    assert (here.present("t"), here.away_seconds("t", "ana")) == ((), 0.0)
    time[0] += 70.0
    assert here.frame("t", ("ana",)).away == {"ana": 70.0}
    banned.clear()
    assert here.away_seconds("t", "ana") is None
