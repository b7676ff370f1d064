"""Comments are found where they stand, and none is lost."""

import re
from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbcheck.records.comments import Stretch, comments
from arbcheck.records.formatting import Refusal, tidy
from tests.records.corpus_texts import readable
from tests.records.loaded import several


def test_comments_stand_between_tokens_and_behind_the_mark_of_block_text() -> None:
    text = "# a\nb: '# c'  # d\ne: [f, # g\n  h#i]\nj: |  # k\n  # l\n # m\nn: \"\n# o\"\n...  # p\n# q"
    found = [text[start:stop] for start, stop in comments(text)]
    assert found == ["# a", "# d", "# g", "# k", "# m", "# p", "# q"]
    assert comments("") == []
    assert comments("#") == [Stretch(0, 1)]


INSERTED = st.sampled_from(
    ["", "   ", "\t", "#", "# é\U0001f600", "  # indented  ", "        # deep", "# x: [1]", "#\t"]
)
BEHIND = st.sampled_from(["", "", "", "", "", "  # behind", " #", "   ", "\t# tab"])
BREAKS = st.sampled_from(["\n", "\n", "\n", "\r\n", "\r", "\x85"])


@st.composite
def littered(draw: st.DrawFn) -> str:
    """A record of the corpus, its keys in any order, with comments and empty lines thrown into it."""
    text = draw(st.sampled_from(readable()))
    if draw(st.booleans()):
        text = "\n".join(draw(st.permutations(re.split(r"\n(?=\S)", text.rstrip("\n"))))) + "\n"
    number = text.count("\n")
    where = draw(st.lists(st.tuples(st.integers(0, number), INSERTED), max_size=6))
    behind = dict(draw(st.lists(st.tuples(st.integers(0, number), BEHIND), max_size=4)))
    rows = [row + behind.get(at, "") for at, row in enumerate(text.split("\n"))]
    for at, row in sorted(where, reverse=True):
        rows.insert(at, row)
    if draw(st.booleans()):
        rows = rows[: len(rows) - (not rows[-1])]
    mark = draw(st.sampled_from(["", "", "", "\ufeff", "---\n", "# head\n\n"]))
    more = draw(
        st.sampled_from(["", "", "\n---\narbcheck: 1", "\n...\n# next\n---\nplayers: []\narbcheck: 1\n"])
    )
    return (mark + "\n".join(rows) + more).replace("\n", draw(BREAKS))


def sharps(text: str) -> Counter[str]:
    """All that stands behind a `#` in any line of a text, byte for byte, whether or not it is a comment."""
    return Counter(re.findall("#[^\n\r\x85]*", text))


@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(littered())
def test_no_comment_is_lost_wherever_it_stands(text: str) -> None:
    found = tidy(text.encode(), "game.yaml", "yaml")
    if isinstance(found, Refusal):
        assert "not say the same" not in found.reason
        return
    assert sharps(found) == sharps(text)
    before, after = several(text.encode()), several(found.encode())
    assert len(before) == len(after)
    for one, other in zip(before, after, strict=True):
        assert isinstance(one.tree, dict)
        assert isinstance(other.tree, dict)
        assert one.tree.keys() == other.tree.keys()
    assert tidy(found.encode(), "game.yaml", "yaml") == found
