"""Tidying a record's text: what is tidied, what stays, and that nothing is ever lost."""

import pytest

from arbcheck.records import tidying
from arbcheck.records.formatting import Refusal, tidy
from arbcheck.records.text_edits import Edit

HEAD = "arbcheck: 1\nplayers: [Ana, Ben]\n"


def tidied(text: str) -> str:
    found = tidy(text.encode(), "game.yaml", "yaml")
    assert isinstance(found, str), found
    return found


def refused(text: str) -> str:
    found = tidy(text.encode(), "game.yaml", "yaml")
    assert isinstance(found, Refusal)
    return found.reason


def ana(facts: str) -> str:
    """The end of one player, below a head that is in order."""
    rows = "".join(f"    {row}\n" for row in facts.split("\n"))
    return f"{HEAD}end:\n  Ana:\n{rows}"


def turn(facts: str) -> str:
    return f"{HEAD}turns:\n  - {{player: Ana, {facts}}}\n"


def test_the_keys_of_a_record_are_put_in_order_with_their_comments() -> None:
    text = """\
# Spring at the club

# the two of us
players: [Ana, Ben]   # Ana starts

# how it ended
end: {}   # not yet
finished: false
# the format
"arbcheck": 1
  # of this program
turns:
- {player: Ana}
# a turn is missing here
- {player: Ben}
# in turn order

title: A game
# goodbye

# for good
"""
    assert (
        tidied(text)
        == """\
# Spring at the club

# the format
"arbcheck": 1
  # of this program
title: A game
# the two of us
players: [Ana, Ben]   # Ana starts
turns:
- {player: Ana}
# a turn is missing here
- {player: Ben}
# in turn order


# how it ended
end: {}   # not yet
finished: false
# goodbye

# for good
"""
    )


def test_an_indented_comment_below_the_last_key_goes_with_it() -> None:
    text = "players: []\narbcheck: 1\n  # the format\n\n  # of all\n# end\n"
    assert tidied(text) == "arbcheck: 1\n  # the format\nplayers: []\n\n  # of all\n# end\n"


def test_a_key_that_the_format_does_not_know_stays_behind_the_one_before_it() -> None:
    text = (
        "x-first: 1\nfinished: false\nx-mine: {hand: Oak 4}\ncolour: red\nplayers: [Ana, Ben]\narbcheck: 1\n"
    )
    assert tidied(text) == (
        "x-first: 1\narbcheck: 1\nplayers: [Ana, Ben]\nfinished: false\nx-mine: {hand: Oak 4}\ncolour: red\n"
    )


def test_the_line_that_begins_a_document_stays_first() -> None:
    text = "%YAML 1.1\n# head\n---   # begins\nplayers: [A, B]\n\narbcheck: 1\n...\n# behind\n"
    assert (
        tidied(text) == "%YAML 1.1\n# head\n---   # begins\narbcheck: 1\n\nplayers: [A, B]\n...\n# behind\n"
    )


def test_the_rows_of_a_grid_are_aligned() -> None:
    grid = "arboretum: |   # as seen by Ana\n  . oak-4 .   \n  Érable4 Oa5 . Oa6\n# Ana's pile\ndiscard: []"
    assert tidied(ana(grid)) == ana(
        "arboretum: |   # as seen by Ana\n  .   Oa4 .\n  Ma4 Oa5 .   Oa6\n# Ana's pile\ndiscard: []"
    )


def test_the_rows_of_a_list_with_a_card_that_cannot_be_read_stay() -> None:
    rows = "arboretum:\n  - Oa1   Xx2\n  - oak-2 Oa3"
    assert tidied(ana(rows)) == ana(rows)


def test_the_rows_of_a_list_are_aligned_if_they_stand_below_each_other() -> None:
    rows = 'arboretum:\n  - . Oa1\n  # the second row\n  - "oak-2   .  Oa3"'
    assert tidied(ana(rows)) == ana('arboretum:\n  - .   Oa1\n  # the second row\n  - "Oa2 .   Oa3"')
    assert tidied(ana('arboretum: [. Oa1, "oak-2   .  Oa3"]')) == ana('arboretum: [. Oa1, "Oa2 . Oa3"]')
    assert tidied(ana("arboretum: oak-2   .  Oa3")) == ana("arboretum: Oa2 . Oa3")


def test_a_list_of_cards_becomes_codes_with_blanks_between_them() -> None:
    for written, new in (
        ('"Oak 4, oak-8,_ ,  Royal Poinciana 3"', '"Oa4 Oa8 _ Rp3"'),
        ("'Chêne 4,Casia 1'", "'Oa4 Ca1'"),
        ("oa4   roble-8  _", "Oa4 Oa8 _"),
        ("[oak 4, _, 'Oak-8']", "[Oa4, _, 'Oa8']"),
        ('"\\x4fak 4,\\tOak \\u0038"', '"Oa4 Oa8"'),
    ):
        assert tidied(ana(f"hand: {written}   # all")) == ana(f"hand: {new}   # all")
        assert tidied(ana(f"discard: {written}")) == ana(f"discard: {new}")
        start = "start: {deck: %s, hands: {Ana: %s}, discards: {Ben: %s}}\nturns: []\n"
        assert tidied(HEAD + start % ((written,) * 3)) == HEAD + start % ((new,) * 3)
        claims = "claims: {paths: {Ana: {Oak: %s}}}\n"
        assert tidied(HEAD + claims % written) == HEAD + claims % new
        claims = "claims: [{by: Me, paths: {Ana: {Oak: %s}}}]\n"
        assert tidied(HEAD + claims % written) == HEAD + claims % new


def test_the_cards_of_turns_become_codes() -> None:
    written = "draw: [deck oak-4, {from: Ben, card: oak 5}, deck], play: Oak 1, discard: maple 3"
    assert tidied(turn(written)) == turn(
        "draw: [deck Oa4, {from: Ben, card: Oa5}, deck], play: Oa1, discard: Ma3"
    )
    told = "play: oak 4  RIGHT  of Oak 1, draw: [Ben  roble 2, own _]"
    assert tidied(turn(told)) == turn("play: Oa4 right of Oa1, draw: [Ben  Oa2, own _]")
    placed = "play: {card: oak 1, at: [0, 0]}"
    assert tidied(turn(placed)) == turn("play: {card: Oa1, at: [0, 0]}")
    assert tidied(ana("arboretum: [{card: oak 1, at: [0, 0]}]")) == ana(
        "arboretum: [{card: Oa1, at: [0, 0]}]"
    )


@pytest.mark.parametrize(
    "facts",
    [
        "hand: Oa4 oak 8   # two words that are no card",
        "hand: {Oak: [4, 8], maple: 3}",
        'hand: ""',
        "hand: oak-4\n  oak-8   # on two lines",
        'hand: "oak-4\n  oak-8"',
        "hand: |\n  oak-4 oak-8",
        "hand: >-\n  oak-4 oak-8",
        "discard: 8 cards",
        "x-hand: oak-4   oak-8",
        "arboretum: >\n  oak-4   oak-8",
        'arboretum: "oak-4\\noak-8"',
        "arboretum: |\n  oak-4 x",
        "arboretum: |\n  oak-4\n\n  oak-5",
        "arboretum: |\n  .  oak-4   # a gap that may be meant as a cell\n  . Oa4",
        'arboretum: [oak-4, ""]',
        "arboretum: [oak-4, {card: Oa5, at: [0, 1]}]",
        "arboretum:\n  - oak-4\n  - |\n    oak-5",
        "arboretum: |\n  oak-4\u2028      Oa5",
        "colour: oak-4   oak-8",
    ],
)
def test_what_cannot_be_read_whole_or_stands_on_several_lines_stays(facts: str) -> None:
    assert tidied(ana(facts)) == ana(facts)


@pytest.mark.parametrize(
    "facts",
    [
        "draw: [oak 4, nobody oak 4, deck oak 9]",
        "play: oak 9 above oak 1",
        "play: oak 1 above",
        "note: oak 4",
    ],
)
def test_what_is_no_draw_and_no_planting_stays(facts: str) -> None:
    assert tidied(turn(facts)) == turn(facts)


def test_a_name_with_blanks_in_it_stays_as_it_is_before_a_card() -> None:
    turn = "{player: Ana  B., draw: [Ana  B. oak 4, e\u0301a oak 5]}"
    text = f"arbcheck: 1\nplayers: [Ana  B., e\u0301a]\nturns: [{turn}]\n"
    assert tidied(text) == text.replace("oak 4", "Oa4").replace("oak 5", "Oa5")


def test_the_last_line_is_ended_as_the_first_one_is() -> None:
    assert tidied("arbcheck: 1\nplayers: []") == "arbcheck: 1\nplayers: []\n"
    assert tidied("arbcheck: 1\r\nplayers: []  # end ") == "arbcheck: 1\r\nplayers: []  # end \r\n"
    assert tidied("arbcheck: 1") == "arbcheck: 1\n"
    assert tidied("players: []\narbcheck: 1\n\n \t\n\n") == "arbcheck: 1\nplayers: []\n"


def test_line_breaks_and_a_byte_order_mark_stay() -> None:
    assert tidied(
        "\ufeffplayers: [A, B]\r\n# one\r\narbcheck: 1\r\n"
        "end:\r\n  A:\r\n    arboretum: |\r\n      . Oa1\r\n      Oa2\r\n"
    ) == (
        "\ufeff# one\r\narbcheck: 1\r\nplayers: [A, B]\r\n"
        "end:\r\n  A:\r\n    arboretum: |\r\n      .   Oa1\r\n      Oa2\r\n"
    )


def test_each_record_of_a_file_is_tidied_by_itself() -> None:
    text = (
        "# first\n\nplayers: []\narbcheck: 1\n# behind the first\n...\n# between\n"
        "---   # second\nfinished: false\narbcheck: 1\n---\narbcheck: 1\n# last"
    )
    assert tidied(text) == (
        "# first\n\narbcheck: 1\nplayers: []\n# behind the first\n...\n# between\n"
        "---   # second\narbcheck: 1\nfinished: false\n---\narbcheck: 1\n# last\n"
    )
    assert tidied("# nothing\n...\n# alone\nplayers: []\narbcheck: 1\n") == (
        "# nothing\n...\n# alone\narbcheck: 1\nplayers: []\n"
    )


def test_records_of_two_files_put_together_keep_their_byte_order_marks() -> None:
    text = "\ufeffarbcheck: 1\n\ufeff---\nplayers: []\narbcheck: 1\n"
    assert tidied(text) == "\ufeffarbcheck: 1\n\ufeff---\narbcheck: 1\nplayers: []\n"


def test_a_record_of_another_game_keeps_its_order_and_its_cards() -> None:
    text = "players: [A, B]\narbcheck: 1\ngame: chess\nend: {A: {hand: oak 4}}"
    assert tidied(text) == f"{text}\n"
    assert tidied("game:\narbcheck: 1\n") == "arbcheck: 1\ngame:\n"


def test_a_file_that_cannot_be_read_is_refused_with_all_that_is_wrong() -> None:
    found = tidy(b"arbcheck: 1\n---\na: [\n---\na: 1\na: 2\n", "game.yaml", "yaml")
    assert isinstance(found, Refusal)
    assert found.reason == "it cannot be read"
    assert [[problem.code for problem in document.problems] for document in found.unread] == [
        ["ARB004"],
        ["ARB006"],
    ]
    found = tidy(b"arbcheck: 1\n# \xff", "game.yaml", "yaml")
    assert isinstance(found, Refusal)
    assert [problem.code for document in found.unread for problem in document.problems] == ["ARB002"]


def test_what_is_no_block_mapping_is_refused_with_a_reason() -> None:
    assert "`{…}`" in refused("{arbcheck: 1}")
    assert "beginning of their lines" in refused("  arbcheck: 1\n  players: []\n")
    assert "beginning of their lines" in refused("? arbcheck\n: 1\n")
    assert "no record" in refused("[a]")
    assert "`arbcheck: 1`" in refused("players: []")
    assert refused("arbcheck: 1\n---\n{arbcheck: 1}\n").startswith("record 2: ")
    assert "byte order mark" in refused("# comment\n\ufeff---\narbcheck: 1\n")


def test_json_is_refused_since_it_has_no_comments() -> None:
    for form, data in (("json", b'{"arbcheck": 1}'), ("jsonl", b'{"arbcheck": 1}\n{"arbcheck": 1}\n')):
        found = tidy(data, f"game.{form}", form)  # type: ignore[arg-type]
        assert isinstance(found, Refusal)
        assert "--canonical" in found.reason


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (Edit(10, 11, "2"), "data"),
        (Edit(10, 11, "1   # more"), "a comment more"),
        (Edit(10, 11, "{"), "syntax"),
        (Edit(0, 11, "arbcheck"), "a text alone"),
        (Edit(10, 11, "1\n---\n"), "records"),
    ],
)
def test_a_text_that_would_not_say_the_same_is_refused(
    edit: Edit, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "edits", lambda _: [edit])
    assert "not say the same" in refused(HEAD), why


def test_a_text_that_would_be_tidied_twice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "edits", lambda _: [Edit(10, 10, " ")])
    assert "not say the same" in refused(HEAD)


def test_a_text_that_would_be_read_differently_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "meaning", lambda _: None)
    at = HEAD.index("Ana")
    monkeypatch.setattr(tidying, "edits", lambda _: [Edit(at, at + 3, "Eva")])
    assert "not say the same" in refused(HEAD)
