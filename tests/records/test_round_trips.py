"""Every record is read back from its canonical form as the same record."""

from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.position import Position
from arbcheck.conformance.case import subjects
from arbcheck.records.canonical import Words, canonical, canonical_game, canonical_position
from arbcheck.records.canonical_turns import placed
from arbcheck.records.record import read_record
from tests.oracle.boards import open_positions, positions, seeded
from tests.oracle.play import random_game
from tests.records.corpus_texts import cases
from tests.records.loaded import several
from tests.records.models import CASTS, TEXTS, model, read, shape


def test_every_record_of_the_corpus_that_has_a_canonical_form_is_read_back_from_it() -> None:
    number = 0
    for case in cases():
        for document in subjects(case):
            record = read_record(document)
            text = canonical(record)
            if text is not None:
                (again,) = several(text.encode())
                assert model(read_record(again)) == model(record), case.id
                assert canonical(read_record(again)) == text, case.id
                number += 1
    assert number > 400


@st.composite
def words(draw: st.DrawFn) -> Words:
    texts = st.none() | TEXTS
    return Words(draw(texts), draw(texts), draw(texts), tuple(draw(st.lists(TEXTS, max_size=2))))


@given(positions() | open_positions(), CASTS, words())
def test_every_position_is_read_back_the_same(position: Position, cast: list[str], told: Words) -> None:
    position = position._replace(players=tuple(cast[: len(position.players)]))
    text = canonical_position(position, told)
    record = read(text)
    played = record.played
    assert played is not None
    assert {problem.code[:4] for problem in record.problems if problem.severity == "error"} <= {"ARB2"}
    assert (played.header.players, played.species) == (position.players, position.species)
    assert (played.header.edition, played.header.finished) == (position.edition, position.finished)
    assert played.end.hands == position.hands
    assert played.end.discards == position.discards
    assert list(map(shape, played.end.arboretums)) == list(map(shape, position.arboretums))
    assert canonical(record) == text


@settings(max_examples=150)
@given(st.integers(0, 2**32), st.integers(2, 4), st.sampled_from((2018, 2015)), st.floats(0, 1), CASTS)
def test_every_legal_game_is_read_back_the_same(
    seed: int, players: int, edition: int, hide: float, cast: list[str]
) -> None:
    game, _ = random_game(seeded(seed), players, edition, hide)
    game = game._replace(players=tuple(cast[:players]))
    text = canonical_game(game)
    record = read(text)
    assert [problem for problem in record.problems if problem.severity == "error"] == []
    assert record.played is not None
    assert record.played.replay is not None
    again = record.played.replay.game
    assert again[:3] == game[:3]
    assert again.start == game.start
    assert [turn._replace(play=None) for turn in again.turns] == [
        turn._replace(play=None) for turn in game.turns
    ]
    assert [turn.play for turn in again.turns] == placed(game.turns)
    assert (again.end.hands, again.end.discards) == (game.end.hands, game.end.discards)
    assert list(map(shape, again.end.arboretums)) == list(map(shape, game.end.arboretums))
    assert again.finished == game.finished
    assert canonical(record) == text


def test_every_planting_of_a_game_has_its_cell_from_the_first_card_on() -> None:
    for seed in range(50):
        game, truth = random_game(seeded(seed), 2 + seed % 3, 2018)
        for player, own in enumerate(truth.game.end.arboretums):
            plays = [
                play
                for turn, play in zip(game.turns, placed(game.turns), strict=True)
                if turn.player == player
            ]
            assert all(play and play.at for play in plays)
            planted = tuple(Planted(play.card, *play.at) for play in plays if play and play.at)
            assert planted[:1] == tuple(Planted(each.card, 0, 0) for each in planted[:1])
            assert shape(planted) == shape(own)
