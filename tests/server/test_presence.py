"""Who is here, as several nodes tell each other: with real nodes' books, and a clock that the test turns."""

from __future__ import annotations

import pytest

from rollhouse.server.tables.presence import HEARTBEAT_SECONDS, Presence


class Town:
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
                self.told[number] += node.on_news(news)

    def beat(self, seconds: float = HEARTBEAT_SECONDS) -> None:
        """Time passes, with a heartbeat of every node at the end."""
        self.time += seconds
        for number, node in enumerate(self.nodes):
            self.told[number] += node.heartbeat()


class Seat:
    """A socket, as presence knows it."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def put(self, frame: bytes) -> None:
        self.frames.append(frame)


def test_who_comes_and_leaves_is_known_everywhere() -> None:
    town, ana = Town(), Seat()
    here, there = town.nodes
    here.add_socket("t", "ana", ana.put)
    assert here.present("t") == there.present("t") == ("ana",)
    assert town.told == [["t"], ["t"]]
    assert (here.is_viewed("t"), there.is_viewed("t")) == (True, False)
    here.remove_socket("t", ana.put)
    assert here.present("t") == there.present("t") == ()
    town.time += 7
    assert (here.away_seconds("t", "ana"), there.away_seconds("t", "ana")) == (7, 7)


def test_a_second_window_keeps_somebody_here() -> None:
    town, one, other = Town(), Seat(), Seat()
    here, there = town.nodes
    here.add_socket("t", "ana", one.put)
    there.add_socket("t", "ana", other.put)
    here.remove_socket("t", one.put)
    town.time += 50
    assert here.away_seconds("t", "ana") is None
    there.remove_socket("t", other.put)
    town.time += 3
    assert [node.away_seconds("t", "ana") for node in town.nodes] == [3, 3], "counted from when the last window was closed"


def test_being_away_is_counted_from_the_last_time_somebody_left() -> None:
    """Whoever comes back through another node, and leaves again, has not been away all the while."""
    town, ana = Town(), Seat()
    here, there = town.nodes
    here.add_socket("t", "ana", ana.put)
    here.remove_socket("t", ana.put)
    town.time += 500
    there.add_socket("t", "ana", ana.put)
    there.remove_socket("t", ana.put)
    town.time += 1
    assert [node.away_seconds("t", "ana") for node in town.nodes] == [1, 1]


def test_a_node_that_falls_silent_takes_its_people_with_it_and_the_others_are_told() -> None:
    town, ana, bo = Town(), Seat(), Seat()
    here, there = town.nodes
    here.add_socket("t", "ana", ana.put)
    there.add_socket("t", "bo", bo.put)
    town.cut.add(1)
    town.told[0].clear()
    for _ in range(3):
        town.beat()
    assert (here.present("t"), town.told[0]) == (("ana", "bo"), []), "it may only be slow"
    town.beat()
    assert (here.present("t"), town.told[0]) == (("ana",), ["t"])
    town.time += 5
    assert here.away_seconds("t", "bo") == 5
    town.cut.clear()
    town.beat()
    assert (here.present("t"), here.away_seconds("t", "bo"), town.told[0]) == (("ana", "bo"), None, ["t", "t"])


def test_who_left_an_empty_table_is_forgotten_after_an_hour() -> None:
    town, seats = Town(), [Seat() for _ in range(20)]
    here, there = town.nodes
    for number, seat in enumerate(seats):
        here.add_socket(f"t{number}", "ana", seat.put)
        here.remove_socket(f"t{number}", seat.put)
    watching, leaving = Seat(), Seat()
    here.add_socket("busy", "ana", watching.put)
    here.add_socket("busy", "bo", leaving.put)
    here.remove_socket("busy", leaving.put)
    assert [len(node._left) for node in town.nodes] == [21, 21]
    town.beat(3700)
    assert [list(node._left) for node in town.nodes] == [[("busy", "bo")], [("busy", "bo")]]
    assert here.away_seconds("busy", "bo") == there.away_seconds("busy", "bo") == 3700, "somebody still waits there"


def test_whom_nobody_has_seen_yet_is_not_known_to_be_gone() -> None:
    """Somebody sat down at another node, whose word of who is there is still on its way: the dice wait for their part."""
    town, ana = Town(), Seat()
    here, there = town.nodes
    town.cut.add(1)
    there.add_socket("t", "ana", ana.put)
    assert (here.away_seconds("t", "ana"), here.has_left("t", "ana")) == (0, False)
    town.cut.clear()
    town.beat()
    assert (here.away_seconds("t", "ana"), here.has_left("t", "ana")) == (None, False)
    there.remove_socket("t", ana.put)
    assert here.has_left("t", "ana")
    town.beat(3700)
    assert {**here._left, **here._unseen} == {}, "nobody waits there"


def test_a_frame_goes_to_every_socket_at_the_table_here() -> None:
    town, ana, nobody, uploaded = Town(), Seat(), Seat(), Seat()
    here, there = town.nodes
    here.add_socket("t", "ana", ana.put)
    here.add_socket("t", "", nobody.put)
    here.add_socket("other", "bo", uploaded.put)
    there.add_socket("t", "cy", uploaded.put)
    here.send("t", b"frame")
    assert (ana.frames, nobody.frames, uploaded.frames) == ([b"frame"], [b"frame"], [])
    assert here.frame("t", ("ana", "bo", "cy", "")).here == ("ana", "cy")
    assert here.frame("t", ("ana", "bo", "cy", "")).away == {"bo": 0.0}
    assert Presence(lambda news, channel: None, grace=7.5).frame("t", ()).grace == 7.5, "clients are told when a bot may take over"


@pytest.mark.parametrize("news", [b"17", b"no text \xff", b'{"node": "x"}', b'{"node": "x", "tables": [], "full": true}'])
def test_news_of_a_form_that_nobody_here_knows_change_nothing(news: bytes) -> None:
    presence = Presence(lambda news, channel: None)
    presence.add_socket("t", "ana", lambda frame: None)
    assert presence.on_news(news) == ()
    assert presence.present("t") == ("ana",)
