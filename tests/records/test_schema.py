"""Whether a record has the right shape, and what is told about one that has not."""

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.problems import Problem, Span
from arbcheck.records import schema
from arbcheck.records.document import Document, Origin
from arbcheck.records.loading import load_text
from arbcheck.records.schema_words import explain
from tests.schema_examples import (
    CASE,
    GAME,
    POSITION,
    SCHEMAS,
    TEXT_CASE,
    Tree,
    corpus_records,
    mutants,
    read,
    trees,
)

HEAD = "arbcheck: 1\nplayers: [Talia, Jonte]\n"
"""Two lines: what a test adds begins on line 3."""


def document(text: str, form: str = "yaml") -> Document:
    return load_text(text, Origin("record", "json" if form == "json" else "yaml"))


def told(text: str, name: str = "record") -> list[tuple[str, int, int, str]]:
    """Tell code, line, column and message of everything that is wrong with the shape of a document."""
    found = explain(name, document(text))
    return [(each.code, place(each).line, place(each).column, each.message) for each in found]


def place(found: Problem) -> Span:
    assert isinstance(found.at, Span)
    return found.at


def help_for(text: str, name: str = "record") -> str:
    [found] = explain(name, document(text))
    return found.help


# The schemas by name


def test_every_schema_has_its_name() -> None:
    assert {"case", "record", "report"} <= set(schema.names())
    assert list(schema.names()) == sorted(file.name.removesuffix(".schema.json") for file in SCHEMAS)


@pytest.mark.parametrize("name", schema.names())
def test_a_schema_is_printed_as_it_lies_there(name: str) -> None:
    [file] = [file for file in SCHEMAS if file.name == f"{name}.schema.json"]
    assert schema.text(name) == file.read_text("utf-8")


@pytest.mark.parametrize("name", ["poker", "", "../schemas/record"])
def test_a_schema_that_is_not_there_has_no_text(name: str) -> None:
    with pytest.raises(KeyError):
        schema.text(name)


def test_a_record_of_the_right_shape_is_valid_and_nothing_is_told() -> None:
    for text in (POSITION, GAME):
        assert schema.is_valid("record", read(text))
        assert told(text) == []
    for text in (CASE, TEXT_CASE):
        assert schema.is_valid("case", read(text))
        assert told(text, "case") == []


def test_a_valid_record_loads_neither_of_the_two_libraries() -> None:
    program = (
        "import sys; from arbcheck.records.schema import is_valid;"
        "is_valid('record', {'arbcheck': '1', 'players': ['Talia', 'Jonte'], 'end': {}});"
        "print(*sorted({'jsonschema_rs', 'jsonschema', 'difflib', 'inspect'} & sys.modules.keys()))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "\n"


# Keys


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            HEAD + "turns:\n  - {player: Talia, discrad: Oa4}\n",
            ("ARB101", 4, 21, "`discrad` is not a key here; did you mean `discard`?"),
        ),
        (
            HEAD + "turns: []\nspecis: []\n",
            ("ARB101", 4, 1, "`specis` is not a key here; did you mean `species`?"),
        ),
        (
            HEAD + "turns: []\nTitle: x\n",
            ("ARB101", 4, 1, "`Title` is not a key here; did you mean `title`?"),
        ),
        (HEAD + "turns: []\ndeck: Oa1\n", ("ARB101", 4, 1, "`deck` is not a key here")),
        (HEAD + "turns: []\nweather: fine\n", ("ARB101", 4, 1, "`weather` is not a key here")),
        (HEAD + "turns: []\nX-mine: fine\n", ("ARB101", 4, 1, "`X-mine` is not a key here")),
        (
            HEAD + "turns: []\nstart: {hand: {}}\n",
            ("ARB101", 4, 9, "`hand` is not a key here; did you mean `hands`?"),
        ),
        (
            HEAD + "turns: []\nclaims: [{winer: Talia}]\n",
            ("ARB101", 4, 11, "`winer` is not a key here; did you mean `winner`?"),
        ),
        (
            HEAD + "turns: [{player: Talia, draw: [{from: deck, crad: Oa1}]}]\n",
            ("ARB101", 3, 45, "`crad` is not a key here; did you mean `card`?"),
        ),
        # A slip in a key that must be there is told once.
        (HEAD + "turn: []\n", ("ARB101", 3, 1, "`turn` is not a key here; did you mean `turns`?")),
        (
            HEAD + "turn: []\nend: {Talia: {}}\n",
            ("ARB101", 3, 1, "`turn` is not a key here; did you mean `turns`?"),
        ),
        (
            HEAD + "turns: [{plyer: Talia}]\n",
            ("ARB101", 3, 10, "`plyer` is not a key here; did you mean `player`?"),
        ),
        (
            HEAD + "end:\n  Talia:\n    hand: Oa1\n    aboretum: Oa2\n",
            ("ARB101", 6, 5, "`aboretum` is not a key here; did you mean `arboretum`?"),
        ),
        ("players: [Talia, Jonte]\nturns: []\n", ("ARB102", 1, 1, "the record lacks the key `arbcheck`")),
        ("x-mine: 1\narbcheck: 1\nturns: []\n", ("ARB102", 1, 1, "the record lacks the key `players`")),
        (HEAD, ("ARB102", 1, 1, "the record has neither `end` nor `turns`")),
        (HEAD + "end:\n  Talia: {hand: Oa1}\n", ("ARB102", 4, 3, "`Talia` lacks the key `arboretum`")),
        (HEAD + "turns:\n  - {draw: [deck]}\n", ("ARB102", 4, 5, "this turn lacks the key `player`")),
        (HEAD + "turns:\n  - draw: [deck]\n", ("ARB102", 4, 5, "this turn lacks the key `player`")),
        (HEAD + "turns:\n  - {}\n", ("ARB102", 4, 5, "this turn lacks the key `player`")),
        (
            HEAD + "turns:\n  - player: Talia\n    play: {at: [0, 0]}\n",
            ("ARB102", 5, 5, "`play` lacks the key `card`"),
        ),
        (
            HEAD + "turns: []\nend: {Talia: {arboretum: [{card: Oa4}]}}\n",
            ("ARB102", 4, 27, "this entry lacks the key `at`"),
        ),
        (
            HEAD + "turns: [{player: Talia, draw: [{card: Oa4}]}]\n",
            ("ARB135", 3, 33, "this draw does not say where the card came from"),
        ),
        (
            HEAD + "turns: [{player: Talia, draw: [{}]}]\n",
            ("ARB135", 3, 32, "this draw does not say where the card came from"),
        ),
    ],
)
def test_a_slip_in_a_key_is_told_at_the_key(text: str, expected: tuple[str, int, int, str]) -> None:
    assert told(text) == [expected]


def test_all_that_an_empty_record_lacks_is_told() -> None:
    assert [message for _, _, _, message in told("{}")] == [
        "the record lacks the key `arbcheck`",
        "the record lacks the key `players`",
        "the record has neither `end` nor `turns`",
    ]


def test_each_unknown_key_is_told_where_it_stands() -> None:
    text = HEAD + "zebra: 1\nturns: [{player: Talia, yak: 1}]\nxylo: 1\n"
    assert [(line, column) for _, line, column, _ in told(text)] == [(3, 1), (4, 25), (5, 1)]


def test_a_key_of_another_part_is_told_its_home() -> None:
    assert help_for(HEAD + "turns: []\ndeck: Oa1\n") == "`deck` belongs in `start`"
    assert help_for(HEAD + "turns: []\nwinner: Talia\n") == "`winner` belongs in `claims`"


def test_a_key_like_no_other_is_told_what_is_known() -> None:
    assert help_for(HEAD + "turns: []\nstart: {weather: fine}\n") == (
        "known here are `hands`, `deck`, `discards`; a key of your own begins with `x-`"
    )


def test_a_very_long_key_is_neither_compared_nor_repeated() -> None:
    [(code, _, _, message)] = told(HEAD + f"turns: []\n{'species' * 20}: 1\n")
    assert code == "ARB101"
    assert "did you mean" not in message
    assert len(message) < 100


QUOTES = "if this belongs to the text of `{}`, put that text in quotes: inside {{…}} a comma ends it"


@pytest.mark.parametrize("key", ["note", "irregular"])
def test_text_after_a_comma_inside_braces_wants_quotes(key: str) -> None:
    text = HEAD + f"turns:\n  - {{player: Talia, {key}: slow, discarded twice, and left}}\n"
    [(code, line, column, message)] = told(text)
    assert (code, line, column) == ("ARB101", 4, 29 + len(key))
    assert message == "`discarded twice` is not a key here"
    assert help_for(text) == QUOTES.format(key)


def test_a_title_inside_braces_wants_quotes_too() -> None:
    text = "{arbcheck: 1, players: [Talia, Jonte], turns: [], title: Oak, and Maple}"
    assert help_for(text) == QUOTES.format("title")


def test_a_slip_behind_a_note_is_told_both_ways() -> None:
    text = HEAD + "turns: [{player: Talia, note: slow, x-mine: 1, and so on, discrad: Oa4}]\n"
    first, second = explain("record", document(text))
    assert first.message == "`and so on` is not a key here"
    assert second.message == "`discrad` is not a key here; did you mean `discard`?"
    assert second.help == QUOTES.format("note")


def test_an_unknown_key_in_a_block_needs_no_quotes() -> None:
    text = HEAD + "turns:\n  - player: Talia\n    note: slow\n    discrad: Oa4\n"
    assert help_for(text) == "correct the key, or begin it with `x-` if it is your own"


def test_own_keys_are_ignored_everywhere() -> None:
    text = HEAD + "x-a: 1\nturns: [{player: Talia, x-b: {c: d}}]\nend: {x-d: 1, Talia: {hand: {x-e: {}}}}\n"
    assert told(text) == []


# Kinds and values


@pytest.mark.parametrize(
    ("added", "expected", "remedy"),
    [
        (
            "title: [Five, turns]",
            (4, 8, "`title` must be a text; here stands a list"),
            "a text that begins with `[` wants quotes",
        ),
        (
            "source: {the: club}",
            (4, 9, "`source` must be a text; here stands a mapping"),
            "a text that begins with `{` wants quotes",
        ),
        (
            "notes:\n  a: b",
            (4, 1, "`notes` must be a text, or a list of texts; here stands a mapping"),
            "begin each entry with `- `",
        ),
        (
            "species: Oak, Maple",
            (
                4,
                10,
                (
                    "`species` must be a list of species, such as `[Oak, Maple, Willow]`; "
                    "here stands `Oak, Maple`"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "start:",
            (
                4,
                7,
                "`start` must be a mapping with any of `hands`, `deck` and `discards`; here stands nothing",
            ),
            "write what belongs here, or leave it out",
        ),
        (
            "end:\n  - Talia",
            (
                4,
                1,
                "`end` must be a mapping of players' names to what each has at the end; here stands a list",
            ),
            "write entries as `key: value`, without `-`",
        ),
        (
            "end: {Talia: lost}",
            (
                4,
                14,
                (
                    "`Talia` must be a mapping with `hand`, `arboretum` and, if it is known, `discard`; "
                    "here stands `lost`"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "end: {Talia: {arboretum: {Oa1: 1}}}",
            (
                4,
                26,
                (
                    "`arboretum` must be a grid of cards as block text (`|`), a list of row texts, or a "
                    "list of cards with their places such as `{card: Oa4, at: [0, 0]}`; here stands a mapping"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "end: {Talia: {arboretum: [Oa1, {card: Oa2, at: [0, 1]}]}}",
            (
                4,
                27,
                (
                    "this entry must be a mapping such as `{card: Oa4, at: [0, 0]}`, like other entries "
                    "of this list; here stands `Oa1`"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "end: {Talia: {hand: [[Oa1]]}}",
            (4, 22, "this entry must be a card such as `Oa4`; here stands a list"),
            "write it without the brackets",
        ),
        (
            "end: {Talia: {hand: {Oak: {}}}}",
            (
                4,
                27,
                "`Oak` must be a number from 1 to 8, or a list of such numbers; here stands an empty mapping",
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "end: {Talia: {discard: {Oak: 1}}}",
            (
                4,
                24,
                (
                    "`discard` must be a list of cards, a text of cards such as `Oa4 Ja2`, or a size such as "
                    "`8 cards`; here stands a mapping"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "claims: Talia won",
            (
                4,
                9,
                (
                    "`claims` must be a mapping of claims such as `{winner: Talia}`, or a list of such "
                    "mappings; here stands `Talia won`"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "claims:",
            (
                4,
                8,
                (
                    "`claims` must be a mapping of claims such as `{winner: Talia}`, or a list of such "
                    "mappings; here stands nothing"
                ),
            ),
            "an empty list is written `[]`",
        ),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_what_belongs_there(
    added: str, expected: tuple[int, int, str], remedy: str
) -> None:
    text = f"{HEAD}turns: []\n{added}\n"
    assert told(text) == [("ARB103", *expected)]
    assert help_for(text) == remedy


@pytest.mark.parametrize(
    ("turns", "expected", "remedy"),
    [
        (
            "turns:",
            (
                3,
                7,
                (
                    "`turns` must be a list of turns, in the order in which they were played; "
                    "here stands nothing"
                ),
            ),
            "an empty list is written `[]`",
        ),
        (
            "turns:\n  Talia: deck",
            (
                3,
                1,
                (
                    "`turns` must be a list of turns, in the order in which they were played; "
                    "here stands a mapping"
                ),
            ),
            "begin each entry with `- `",
        ),
        (
            "turns: [Talia]",
            (
                3,
                9,
                (
                    "this turn must be a mapping such as `{player: Talia, draw: [deck, deck], "
                    "play: Oa4 right of Oa1, discard: Wi2}`; here stands `Talia`"
                ),
            ),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "turns: [{player: Talia, draw: deck deck}]",
            (3, 31, "`draw` must be a list of draws, such as `[deck, Talia Rp3]`; here stands `deck deck`"),
            "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
        ),
        (
            "turns:\n  - player: Talia\n    draw:\n      - - deck",
            (
                6,
                9,
                (
                    "this draw must be a text such as `deck`, `deck Oa4` or `Talia Rp3`, or a mapping such "
                    "as `{from: deck, card: Oa4}`; here stands a list"
                ),
            ),
            "write entries as `key: value`, without `-`",
        ),
        (
            "turns: [{player: Talia, play: [Oa4]}]",
            (
                3,
                31,
                (
                    "`play` must be a text such as `Oa4 right of Oa1`, or a mapping such as "
                    "`{card: Oa4, at: [1, 0]}`; here stands a list"
                ),
            ),
            "write it without the brackets",
        ),
        (
            "turns: [{player: Talia, discard: [Oa4]}]",
            (3, 34, "`discard` must be a card such as `Oa4`; here stands a list"),
            "write it without the brackets",
        ),
        (
            "turns: [{player: [Talia]}]",
            (3, 18, "`player` must be a player's name; here stands a list"),
            "write it without the brackets",
        ),
    ],
)
def test_a_turn_of_the_wrong_kind_is_told_what_belongs_there(
    turns: str, expected: tuple[int, int, str], remedy: str
) -> None:
    assert told(f"{HEAD}{turns}\n") == [("ARB103", *expected)]
    assert help_for(f"{HEAD}{turns}\n") == remedy


def test_a_record_that_is_a_list_is_told_once() -> None:
    [(code, line, column, message)] = told("- arbcheck: 1\n- players: []\n")
    assert (code, line, column) == ("ARB103", 1, 1)
    assert message == (
        "the record must be a mapping with `arbcheck: 1`, `players`, and `end` (an end position) or `turns` "
        "(a game); here stands a list"
    )
    assert [code for code, _, _, _ in told("Talia won\n")] == ["ARB103"]
    assert [message.rpartition("; ")[2] for _, _, _, message in told("[]")] == ["here stands an empty list"]


@pytest.mark.parametrize(
    ("text", "expected", "remedy"),
    [
        ("arbcheck: +1", ("ARB104", 11, "`arbcheck` must be the number 1; here stands `+1`"), "write `1`"),
        ("arbcheck: 1.0", ("ARB104", 11, "`arbcheck` must be the number 1; here stands `1.0`"), "write `1`"),
        ("arbcheck: 01", ("ARB104", 11, "`arbcheck` must be the number 1; here stands `01`"), "write `1`"),
        ("arbcheck: 0x1", ("ARB104", 11, "`arbcheck` must be the number 1; here stands `0x1`"), "write `1`"),
        (
            "arbcheck: 2",
            ("ARB106", 11, "`arbcheck` must be the number 1; here stands `2`"),
            "write one of the values that the message lists",
        ),
        (
            "arbcheck:",
            ("ARB106", 10, "`arbcheck` must be the number 1; here stands nothing"),
            "write one of the values that the message lists",
        ),
        (
            "arbcheck: 1\nedition: 2_018",
            ("ARB104", 10, "`edition` must be the year 2018 or 2015; here stands `2_018`"),
            "write `2018`",
        ),
        (
            "arbcheck: 1\nedition: '2017'",
            ("ARB106", 11, "`edition` must be the year 2018 or 2015; here stands `2017`"),
            "write one of the values that the message lists",
        ),
        (
            "arbcheck: 1\nfinished: No",
            ("ARB105", 11, "`finished` must be `true` or `false`; here stands `No`"),
            "write `false`",
        ),
        (
            "arbcheck: 1\nfinished: on",
            ("ARB105", 11, "`finished` must be `true` or `false`; here stands `on`"),
            "write `true`",
        ),
        (
            "arbcheck: 1\nfinished: TRUE",
            ("ARB105", 11, "`finished` must be `true` or `false`; here stands `TRUE`"),
            "write `true`",
        ),
        (
            "arbcheck: 1\nfinished: nearly",
            ("ARB105", 11, "`finished` must be `true` or `false`; here stands `nearly`"),
            "write `true` or `false`",
        ),
        (
            "arbcheck: 1\nclaims: {last_turn: 033}",
            ("ARB104", 21, "`last_turn` must be a whole number; here stands `033`"),
            "write `33`",
        ),
        (
            "arbcheck: 1\nclaims: {last_turn: the last}",
            ("ARB104", 21, "`last_turn` must be a whole number; here stands `the last`"),
            "write plain digits, such as `7` or `-2`",
        ),
        (
            f"arbcheck: 1\nclaims: {{last_turn: 0{'1' * 70}}}",
            ("ARB104", 21, f"`last_turn` must be a whole number; here stands `0{'1' * 59}…`"),
            "write plain digits, such as `7` or `-2`",
        ),
        (
            "arbcheck: 1\nclaims: {scores: {Talia: nine}}",
            (
                "ARB104",
                26,
                (
                    "`Talia` must be a whole number of points, or a mapping such as `{Oak: 3, total: 3}`; "
                    "here stands `nine`"
                ),
            ),
            "write plain digits, such as `7` or `-2`",
        ),
        (
            "arbcheck: 1\nclaims: {scores: {Talia: {Oak: 1.}}}",
            ("ARB104", 32, "`Oak` must be a whole number; here stands `1.`"),
            "write `1`",
        ),
        (
            "arbcheck: 1\nclaims: {legal: {4: yes}}",
            ("ARB105", 21, "`4` must be `true` or `false`; here stands `yes`"),
            "write `true`",
        ),
    ],
)
def test_a_number_or_a_yes_or_no_is_told_its_plain_form(
    text: str, expected: tuple[str, int, str], remedy: str
) -> None:
    whole = f"{text}\nplayers: [Talia, Jonte]\nturns: []\n"
    code, column, message = expected
    assert told(whole) == [(code, text.count("\n") + 1, column, message)]
    assert help_for(whole) == remedy


def test_what_is_empty_and_may_not_be_is_told() -> None:
    text = HEAD + "turns: [{player: Talia, irregular: ''}]\n"
    assert told(text) == [
        (
            "ARB107",
            3,
            36,
            "`irregular` must be a text that says which slip was let stand; here stands nothing",
        )
    ]
    text = HEAD + "turns: []\nend: {Talia: {arboretum: ''}}\n"
    assert [(code, line, column) for code, line, column, _ in told(text)] == [("ARB107", 4, 26)]
    assert help_for(text) == "a lone `.` means that nothing is planted"


@pytest.mark.parametrize(
    ("players", "here"),
    [
        ("[]", "here are none"),
        ("[Talia]", "here is 1"),
        ("[A, B, C, D, E]", "here are 5"),
        ("\n  - A", "here is 1"),
    ],
)
def test_arboretum_is_for_two_to_four_players(players: str, here: str) -> None:
    text = f"arbcheck: 1\nplayers: {players}\nturns: []\n"
    assert told(text) == [("ARB504", 2, 1, f"Arboretum is for 2 to 4 players; {here}")]


@pytest.mark.parametrize("cell", ["0 0", "[0]", "[0, 1, 2]", "[0, +1]", "[a, [b]]", "{x: 0}", "''"])
def test_a_place_is_two_whole_numbers_and_told_once(cell: str) -> None:
    text = HEAD + f"turns:\n  - {{player: Talia, play: {{card: Oa1, at: {cell}}}}}\n"
    assert told(text) == [("ARB134", 4, 43, "a place is two whole numbers: [x, y]")]


def test_several_faults_stand_in_order_of_place() -> None:
    text = "finished: maybe\nplayers: [Talia]\nturns: [{player: [], note: {}}, 5]\narbcheck: 3\n"
    found = told(text)
    assert [(code, line, column) for code, line, column, _ in found] == [
        ("ARB105", 1, 11),
        ("ARB504", 2, 1),
        ("ARB103", 3, 18),
        ("ARB103", 3, 28),
        ("ARB103", 3, 33),
        ("ARB106", 4, 11),
    ]


def test_a_long_text_is_cut_and_kept_on_one_line() -> None:
    text = HEAD + "turns: |\n" + "  Talia draws and plants\n" * 50
    [(_, line, _, message)] = told(text)
    assert line in (3, 4)
    assert "\n" not in message
    assert message.endswith("…`")


def test_json_is_told_the_same_way() -> None:
    text = '{"arbcheck": 1, "players": ["Talia", "Jonte"], "turns": [{"player": "Talia", "discrad": 4}]}'
    [found] = explain("record", document(text, "json"))
    assert (found.code, place(found).column) == ("ARB101", 79)


def test_what_the_loader_refused_is_not_told_twice() -> None:
    broken = document(HEAD + "turns: *all\n")
    assert [each.code for each in broken.problems] == ["ARB007"]
    assert not schema.is_valid("record", broken.tree)
    assert explain("record", broken) == []


# Cases of the corpus


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("id: rights-own-one-01", "id: Own One", "`id` must be an id of lower-case words"),
        ("id: rights-own-one-01", "ide: a", "`ide` is not a key here"),
        ("origin: hand-made", "origin: guess", "`origin` must be a word that tells where"),
        (
            "title: an own 1 does",
            "title: [an]  #",
            "`title` must be a text that is not empty; here stands a list",
        ),
        ("why: Rina", "player: Rina", "`player` is not a key here"),
        ("case: 1", "x-case: 1", "the case lacks the key `case`"),
        ("[R11, V10]", "[R99]", "this entry must be a rule id such as `R11`; here stands `R99`"),
        ("oak: {sums:", "oka: {sums:", "`oka` is not a key here; did you mean `oak`?"),
        ("{verdict: upheld}", "{verdict: yes}", "`verdict` must be a word: `upheld`"),
        ("{verdict: upheld}", "{}", "`winner` lacks the key `verdict`"),
        ("severity: warning", "severity: grave", "`severity` must be a word: `error` or `warning`"),
        ("severity: warning", "line: 1, column: 1", "this entry lacks the key `severity`"),
    ],
)
def test_all_that_is_wrong_with_a_case_has_the_code_of_cases(old: str, new: str, message: str) -> None:
    assert old in CASE
    [(code, _, _, said)] = told(CASE.replace(old, new), "case")
    assert code == "ARB601"
    assert said.startswith(message)


def test_a_case_that_is_no_mapping_is_told_so() -> None:
    [(code, _, _, message)] = told("- a\n", "case")
    assert code == "ARB601"
    assert message.startswith("the case must be a mapping with `case: 1`")


def test_a_diagnostic_of_a_case_of_text_is_told_what_it_lacks() -> None:
    text = TEXT_CASE.replace(", line: 2, column: 1", "")
    assert [message for _, _, _, message in told(text, "case")] == [
        "this entry lacks the key `line`",
        "this entry lacks the key `column`",
    ]


# Whatever stands there


def check(name: str, tree: Tree) -> None:
    """Hold a tree against a schema: exactly when it has not the shape something is told, each thing once."""
    written = document(json.dumps(tree), "json")
    if written.tree is None:
        return
    found = explain(name, written)
    assert bool(found) is not schema.is_valid(name, written.tree)
    assert found == sorted(found, key=lambda each: (each.at, each.code))
    assert len({(each.code, each.message, each.at) for each in found}) == len(found)


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_something_is_told_exactly_when_a_changed_record_is_not_valid(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from([read(POSITION), read(GAME), *corpus_records()]))
    check("record", data.draw(mutants(record)))


@settings(deadline=None)
@given(st.data())
def test_something_is_told_exactly_when_a_changed_case_is_not_valid(data: st.DataObject) -> None:
    check("case", data.draw(mutants(data.draw(st.sampled_from([read(CASE), read(TEXT_CASE)])))))


@settings(deadline=None)
@given(trees)
def test_any_tree_can_be_held_against_any_schema(tree: Tree) -> None:
    for name in schema.names():
        assert schema.is_valid(name, tree) in (True, False)
    check("record", tree)
    check("case", tree)
