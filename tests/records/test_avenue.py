"""Avenue records: what is read however it is written, written back, and never a traceback."""

import random

import pytest

from arbcheck.api import parse, score
from arbcheck.problems import Span
from arbcheck.records import avenue
from arbcheck.records.avenue.places import Places
from arbcheck.records.claims import Claim
from arbcheck.records.formatting import tidy
from arbcheck.records.record import Record, checked, game_of
from tests.test_corpus import SOUND

HEAD = "arbcheck: 1\ngame: avenue\nplayers: [Ana, 'Ben: x']\nsheet: practice\n"
GAME = (
    HEAD
    + """\
deck: {yellow: [4, 4, 4, 4, 3, 4], roads: {1: right left}}
farm_deck: 5
rounds:
  - {farm: d, cards: "5Y,5,1", note: "a: b"}
moves:
  Ana: [E4  f4   PEEK]
end:
  'Ben: x':
    roads:
      - . 51 . .. 51 .. ..
      - .. .. .. .. .. .. ..
      - .. .. .. .. .. .. ..
      - .. .. .. .. 11 .. ..
      - .. .. .. .. .. .. ..
      - .. .. .. .. .. .. ..
finished: false
claims:
  - {by: Ana, note: 'no', scores: {Ana: {farms: [2], total: 2, green: 0}, 'Ben: x': -5}, winner: [Ana]}
  - {winner: [Ana, 'Ben: x']}
  - {note: over tea}
  - {x-mine: 1}
"""
)
CANONICAL = """\
arbcheck: 1
game: avenue
players: [Ana, "Ben: x"]

sheet: practice

deck:
  yellow: [4, 4, 4, 4, 3, 4]
  roads: {1: right left}
farm_deck: 5
rounds:
  - {farm: D, cards: 5y 5 1, note: "a: b"}

moves:
  Ana:
    - e4 f4 peek

end:
  "Ben: x":
    roads: |
      .. 51 .. .. 51 .. ..
      .. .. .. .. .. .. ..
      .. .. .. .. .. .. ..
      .. .. .. .. 11 .. ..
      .. .. .. .. .. .. ..
      .. .. .. .. .. .. ..
finished: false

claims:
  - by: Ana
    note: no
    scores:
      Ana: {farms: [2], green: 0, total: 2}
      "Ben: x": -5
    winner: Ana
  - winner: [Ana, "Ben: x"]
  - note: over tea
"""


def read(text: str) -> Record:
    [record] = parse(text)
    return record


def canonical(text: str) -> str | None:
    record = read(text)
    return game_of(record).canonical(record)


def test_a_record_has_one_canonical_form() -> None:
    assert [problem.code for problem in read(GAME).problems] == []
    assert canonical(GAME) == CANONICAL
    assert canonical(CANONICAL) == CANONICAL
    assert score(read(CANONICAL)).avenue == score(read(GAME)).avenue


def test_a_player_may_have_the_name_of_a_key_beside_the_scores() -> None:
    claims = "claims:\n  by: by\n  scores:\n    note: {farms: [2], total: 2}\n    by: 0\n"
    written = (
        CANONICAL[: CANONICAL.index("claims:")].replace("Ana", "note").replace('"Ben: x"', "by") + claims
    )
    assert canonical(written) == written


def test_what_breaks_a_rule_is_written_as_it_is_and_what_cannot_be_read_is_not() -> None:
    taken = HEAD.replace(", 'Ben: x'", "") + "rounds: [{farm: D, cards: 5 5}]\nmoves: {Ana: [e4 e4]}\n"
    assert "- e4 e4" in str(canonical(taken))
    assert canonical(taken.replace("e4 e4", "e4 z")) is None
    assert canonical(taken + "turns: []\n") is None
    assert canonical("game: avenue") is None
    assert canonical("game: avenue\nrules: solo") is None


def test_the_sheet_and_the_decks_are_written_where_they_are_a_record_s_own() -> None:
    grid = "sheet:\n  grid:\n" + "".join(
        f"    - {row}\n" for row in ("CP A B C D E F cg", *["p1 . . . . . . ."] * 4)
    )
    text = HEAD.replace("sheet: practice\n", grid).replace(", 'Ben: x'", "")
    text += "deck: {gray: [3, 3, 3, 3, 4, 3]}\nrounds: [{farm: D, cards: }]\n"
    text += "moves: {Ana: []}\nfinished: false\n"
    text += "claims: {winner: Ana}\n"
    assert canonical(text) == (
        "arbcheck: 1\ngame: avenue\nplayers: [Ana]\n\nsheet:\n  grid: |\n"
        "    CP  A   B   C   D   E   F   CG\n" + "    p1  .   .   .   .   .   .   .\n" * 4 + "\n"
        'deck:\n  gray: [3, 3, 3, 3, 4, 3]\nrounds:\n  - {farm: D, cards: ""}\n\n'
        "moves:\n  Ana:\n    - []\nfinished: false\n\nclaims:\n  winner: Ana\n"
    ).replace("    - []\nfinished", "    - []\n\nfinished")
    assert canonical(str(canonical(text))) == canonical(text)


def test_claims_are_read_with_their_places() -> None:
    record = read(GAME)
    assert record.avenue is not None
    first, *_, last = record.avenue.claims
    assert first == Claim(
        "farm", 0, None, None, 2, "Ana", ("claims", 0, "scores", "Ana", "farms", 0), 0, "no"
    )
    assert last == Claim("winner", None, None, None, (0, 1), None, ("claims", 1, "winner"))


def test_a_tidied_record_says_the_same() -> None:
    text = "game: avenue\n" + GAME.replace("game: avenue\n", "")
    after = tidy(text.encode(), "game.yaml", "yaml")
    assert isinstance(after, str)
    assert after.startswith("arbcheck: 1\ngame: avenue\n")
    assert 'cards: "5y, 5, 1"' in after
    assert "[e4 f4 peek]" in after
    assert "      - .. 51 .. .. 51 .. ..\n" in after
    assert score(read(after)).avenue == score(read(text)).avenue


BLOCKS = "sheet:\n  grid:\n    - |\n      cp  A\n    - . ."
"""A sheet whose rows are block texts of their own."""


def test_a_sheet_in_block_text_is_aligned_and_one_that_cannot_be_read_stays() -> None:
    text = HEAD.replace("sheet: practice\n", "sheet:\n  grid: |\n    cp A+p1 .\n    . x  p1\n")
    after = tidy(text.encode(), "game.yaml", "yaml")
    assert isinstance(after, str)
    assert "    CP  A+p1 .\n    .   x    p1\n" in after
    remark = text.replace("A+p1 .", "A+p1 . # top")
    assert tidy(remark.encode(), "game.yaml", "yaml") == remark
    for odd in (
        "sheet: {grid: cp A .}",
        "sheet:\n  grid: [cp  A .]",
        "rounds: [{farm: A, cards: [5Y, 1]}]",
        BLOCKS,
    ):
        kept = HEAD.replace("sheet: practice", odd)
        assert isinstance(tidy(kept.encode(), "game.yaml", "yaml"), str)
    rules = HEAD + "rules: solo\n"
    assert isinstance(tidy(rules.encode(), "game.yaml", "yaml"), str)


def test_rows_that_a_line_break_of_another_kind_holds_together_stay() -> None:
    odd = HEAD.replace("sheet: practice\n", "sheet:\n  grid: |\n    cp  A\u2028    .  p1\n")
    assert tidy(odd.encode(), "game.yaml", "yaml") == odd


def test_a_handle_that_is_placed_already_stays_where_it_is() -> None:
    record = read(GAME)
    assert Places(record.document, {}).span(Span(3, 4)) == Span(3, 4)


def test_a_record_of_which_nothing_was_read_has_no_score() -> None:
    record = read(GAME)._replace(avenue=None)
    assert avenue.judged(record, checked(record), frozenset()) == checked(record)


@pytest.mark.parametrize(
    "slip",
    [
        "rounds: 5",
        "rounds: [{farm: A}]",
        "rounds: [{farm: [A], cards: 5}]",
        "rounds: [{farm: A, cards: {5: 5}}]",
        "moves: {Ana: e4}",
        "moves: {Ana: [{e4: f4}]}",
        "end: {Ana: {}}",
        "end: {Ana: []}",
        "end: {Ana: {roads: {a: b}}}",
        "sheet: {}",
        "sheet: {grid: ''}",
        "sheet: ''",
        "deck: {yellow: 5}",
        "deck: {gray: [1, 2]}",
        "deck: {roads: {1: [top]}}",
        "players: [Ana, [Ben]]",
        "players: Ana",
        "claims: [5]",
        "claims: {scores: {Ana: [5]}}",
        "claims: {scores: {Ana: {farms: 5, total: x}}, winner: {a: b}}",
    ],
)
def test_a_part_of_another_kind_is_refused_by_the_schema_alone(slip: str) -> None:
    name = slip.partition(":")[0]
    kept = {
        "players": "[Ana]",
        "sheet": "practice",
        "rounds": "[{farm: D, cards: 5}]",
        "moves": "{Ana: [e4]}",
    }
    kept.pop(name, None)
    text = "arbcheck: 1\ngame: avenue\nfinished: false\n" + "".join(f"{k}: {v}\n" for k, v in kept.items())
    codes = {problem.code for problem in read(f"{text}{slip}\n").problems}
    assert codes & {"ARB102", "ARB103", "ARB104", "ARB107", "ARB601"}, slip
    assert codes <= {"ARB102", "ARB103", "ARB104", "ARB107", "ARB249", "ARB358"}, slip


def test_unknown_players_and_rounds_keep_claims_from_being_called_wrong() -> None:
    record = read(
        HEAD + "rounds: 5\nmoves: {Ana: [e4], 'Ben: x': [e4]}\nclaims: {scores: {Ana: {farms: [1, 2]}}}\n"
    )
    assert record.avenue is not None
    assert [claim.value for claim in record.avenue.claims] == [1, 2]


def test_no_change_to_a_record_ends_in_a_traceback() -> None:
    texts = [case.document.text for case in SOUND if case.id.startswith("avenue-worked")]
    draw = random.Random(7)  # noqa: S311 - for slips, not for secrets
    for number in range(300):
        text = texts[number % len(texts)]
        record = text[text.index("record:\n") + 8 : text.index("expect:")].replace("\n  ", "\n")[2:]
        for _ in range(draw.randint(1, 4)):
            at = draw.randrange(len(record))
            record = (
                record[:at]
                + draw.choice(["", " ", "\n", "9", "z", "[", ": ", "{}", "6", "."])
                + record[at + 1 :]
            )
        for found in parse(record):
            outcome = score(found)
            assert outcome.status in {"final", "provisional", "open", "invalid"}
