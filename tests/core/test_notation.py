from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollhouse.core.errors import MalformedMove
from rollhouse.core.notation import read_faces, read_seat, words_of

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
