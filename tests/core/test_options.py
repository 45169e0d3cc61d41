"""Options and moves as people write them: read, or refused with what is expected."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollhouse.core import options
from rollhouse.core.errors import MalformedMove, SetupError
from rollhouse.core.notation import read_faces, read_seat, words_of


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[SetupError]]:
    with pytest.raises(SetupError) as caught:
        yield caught
    assert caught.value.code == code


def test_unknown_options_are_refused_with_those_that_exist() -> None:
    options.only({"players": 2}, ("players", "first"))
    with refused("setup/unknown") as caught:
        options.only({"players": 2, "palyers": 3}, ("players", "first"))
    assert caught.value.value == "palyers"
    assert caught.value.expected == ("players", "first")


@pytest.mark.parametrize("value", [20, "20", "020", 500, "500"])
def test_numbers_may_be_written_in_digits(value: object) -> None:
    assert options.number({"target": value}, "target", range(20, 501), 100) == int(str(value))


def test_a_number_that_is_not_given_is_the_default() -> None:
    assert options.number({}, "target", range(20, 501), 100) == 100


@pytest.mark.parametrize("value", [19, 501, -20, "19", "", " 20", "20.0", "2e1", "٢٠", "9" * 400, 20.0, True, None, [20], "x"])
def test_anything_else_is_no_number(value: object) -> None:
    with refused("setup/target") as caught:
        options.number({"target": value}, "target", range(20, 501), 100)
    assert caught.value.value == str(value)
    assert caught.value.expected == ("20–500",)
    assert caught.value.reason is not None
    assert caught.value.reason.args == {"low": 20, "high": 500}


def test_one_of_a_few_words() -> None:
    assert options.one_of({"deck": "ours"}, "deck", ("ours", "box"), "box") == "ours"
    assert options.one_of({}, "deck", ("ours", "box"), "box") == "box"
    for value in ("Ours", "", None, 3, ["ours"]):
        with refused("setup/deck") as caught:
            options.one_of({"deck": value}, "deck", ("ours", "box"), "box")
        assert caught.value.expected == ("ours", "box")


@pytest.mark.parametrize(("value", "meant"), [(True, True), (False, False), ("true", True), ("false", False)])
def test_flags_may_be_written_in_words(value: object, meant: bool) -> None:
    assert options.flag({"bonus": value}, "bonus", default=not meant) is meant


@pytest.mark.parametrize("value", ["True", "yes", "", 1, 0, None])
def test_anything_else_is_no_flag(value: object) -> None:
    with refused("setup/bonus"):
        options.flag({"bonus": value}, "bonus", default=False)
    assert options.flag({}, "bonus", default=True) is True


def test_texts_and_lists_of_them() -> None:
    assert options.text({"mode": "b"}, "mode") == "b"
    assert options.text({}, "mode") == ""
    for value in (["odd", "sixes"], ("odd", "sixes"), "odd sixes", "odd,sixes", " odd , sixes "):
        assert options.texts({"cards": value}, "cards") == ("odd", "sixes")
    assert options.texts({}, "cards") == options.texts({"cards": ""}, "cards") == ()


@pytest.mark.parametrize("value", [3, None, {"odd": 1}, b"odd", ["odd", 3], True])
def test_anything_else_is_no_list_of_words(value: object) -> None:
    with refused("setup/cards"):
        options.texts({"cards": value}, "cards")


@pytest.mark.parametrize("value", [3, None, ["b"]])
def test_anything_else_is_no_text(value: object) -> None:
    with refused("setup/mode"):
        options.text({"mode": value}, "mode")


@pytest.mark.parametrize(("value", "meant"), [(0, 0), (1, 1), ("1", 1), ("random", "random")])
def test_who_starts_is_a_seat_or_left_to_chance(value: object, meant: object) -> None:
    assert options.first({"first": value}, players=2) == meant


@pytest.mark.parametrize("value", [2, -1, "2", "youngest", True, None])
def test_any_other_first_seat_is_refused(value: object) -> None:
    with refused("setup/first"):
        options.first({"first": value}, players=2)


# --- notation -----------------------------------------------------------------------------------------------------------------------------


FORMS = ("roll FACES",)


def test_words_are_split_at_any_space() -> None:
    assert words_of("  roll   12 6 ", FORMS) == ["roll", "12", "6"]


@pytest.mark.parametrize("text", ["", "   ", "roll\n1", "roll\t1", "roll \x00", "x" * 401])
def test_what_has_no_words_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        words_of(text, FORMS)
    assert caught.value.value == text[:400]
    assert caught.value.expected == FORMS


@given(st.lists(st.integers(1, 6), min_size=1, max_size=6), st.data())
def test_faces_are_read_in_any_order_and_any_grouping(faces: list[int], data: st.DataObject) -> None:
    digits = "".join(map(str, faces))
    cut = data.draw(st.integers(0, len(digits)))
    words = [word for word in (digits[:cut], digits[cut:]) if word]
    assert read_faces(digits, words, FORMS) == tuple(sorted(faces))


@pytest.mark.parametrize("words", [[], [""], ["0"], ["7"], ["12x"], ["-1"], ["1,2"], ["١"], ["²"]])
def test_other_faces_are_malformed(words: list[str]) -> None:
    with pytest.raises(MalformedMove) as caught:
        read_faces("roll …", words, FORMS)
    assert caught.value.reason is not None
    assert caught.value.reason.key == "error-why-faces"


def test_a_seat_is_a_small_number() -> None:
    assert read_seat("first 3", ["3"], FORMS) == 3
    for words in ([], ["1", "2"], ["x"], ["-1"], ["100"], ["²"], ["٣"]):
        with pytest.raises(MalformedMove):
            read_seat("first …", words, FORMS)
