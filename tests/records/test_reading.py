"""Numbers, texts and keys as every reader of a record takes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.records.document import Tree
from arbcheck.records.reading import entries, texts, whole_number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("-12", -12), ("999999999", 999_999_999)])
def test_a_whole_number_is_plain_digits(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "-", "-0", "+1", "01", "1.0", "1_000", "0x1", " 1", "--1", "１", "²", "one", "1234567890"]
)
def test_nothing_else_is_a_whole_number(text: str) -> None:
    assert whole_number(text) is None


def test_a_list_or_a_mapping_or_nothing_is_no_number() -> None:
    assert whole_number(["1"]) is whole_number({}) is whole_number(None) is None


@given(st.integers(-999_999_999, 999_999_999))
def test_a_number_as_it_is_written_is_that_number(number: int) -> None:
    assert whole_number(str(number)) == number


def test_keys_of_the_recorders_own_are_passed_over() -> None:
    assert list(entries({"a": "1", "x-a": "2", "X-a": "3"})) == [("a", "1"), ("X-a", "3")]
    assert list(entries(["a"])) == list(entries("a")) == list(entries(None)) == []


@pytest.mark.parametrize(
    ("node", "found"), [("a", ["a"]), (["a", ["b"], "c"], ["a", "c"]), ({"a": "b"}, []), (None, [])]
)
def test_a_text_may_stand_for_a_list_of_one(node: Tree | None, found: list[str]) -> None:
    assert texts(node) == found
