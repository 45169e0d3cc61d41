"""What others can reach, and what an invitation makes of it."""

from __future__ import annotations

import pytest

from rollhouse.server import lan


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.168.1.20")


@pytest.mark.parametrize("url", ["http://localhost:8421", "http://127.0.0.1:8421", "http://[::1]:8421"])
def test_a_house_that_is_open_to_the_network_is_found_by_its_address_there(url: str) -> None:
    assert lan.reachable(url, lan.EVERYWHERE) == "http://192.168.1.20:8421"
    assert lan.reachable(url, "127.0.0.1") == url
    assert lan.is_loopback(url)


@pytest.mark.parametrize("url", ["http://news.example.org", "https://play.example.org:8443", "http://192.168.1.7:8421"])
def test_a_name_that_others_know_stays_as_it_is(url: str) -> None:
    assert lan.reachable(url, lan.EVERYWHERE) == url
    assert not lan.is_loopback(url)


def test_a_computer_in_no_network_has_no_address_to_give(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "")
    assert lan.reachable("http://localhost:8421", lan.EVERYWHERE) == "http://localhost:8421"
