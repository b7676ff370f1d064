"""Games that were really played, written down in every way that a record has, are read as the same games."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.game import DECK, Draw, Game, Play, Turn
from arbcheck.arboretum.position import Hand, Pile
from arbcheck.records.record import outcome_of
from tests.oracle.boards import Choose, seeded
from tests.oracle.play import random_game
from tests.records.written import read


class _Recorder:
    """Writes a game down, and chooses among the ways to say the same."""

    def __init__(self, game: Game, choose: Choose) -> None:
        self.game = game
        self.choose = choose

    def record(self) -> str:
        game = self.game
        species = ", ".join(SPECIES[name].english for name in game.species)
        lines = ["arbcheck: 1", f"edition: {game.edition}", f"players: [{', '.join(game.players)}]"]
        lines += [f"species: [{species}]", f"finished: {str(game.finished).lower()}", "start:"]
        lines += self.by_player(
            "hands", [None if hand is None else self.hand(hand) for hand in game.start.hands]
        )
        lines += [f"  deck: {self.cards(game.start.deck)}"]
        piles = [None if pile is None else self.cards(pile) for pile in game.start.discards]
        lines += self.by_player(
            "discards", [pile if game.start.discards[k] else None for k, pile in enumerate(piles)]
        )
        lines += ["turns:", *map(self.turn, game.turns)] if game.turns else ["turns: []"]
        lines += ["end:"]
        for player, name in enumerate(game.players):
            lines += [f"  {name}: {{{', '.join(self.end(player))}}}"]
        return "\n".join(lines) + "\n"

    def by_player(self, key: str, texts: Sequence[str | None]) -> list[str]:
        stated = [f"    {name}: {text}" for name, text in zip(self.game.players, texts, strict=True) if text]
        return [f"  {key}:", *stated] if stated else []

    def end(self, player: int) -> list[str]:
        hand, arboretum = self.game.end.hands[player], self.game.end.arboretums[player]
        pile = self.game.end.discards[player]
        parts = [] if hand is None else [f"hand: {self.hand(hand)}"]
        parts += [] if arboretum is None else [f"arboretum: {self.arboretum(arboretum)}"]
        return parts + ([] if pile is None else [f"discard: {self.pile(pile)}"])

    def card(self, card: Card | None) -> str:
        if card is None:
            return "_"
        tree = SPECIES[card.species]
        return (card.code, card.id, card.code.lower(), f"{tree.id}{card.value}")[self.choose(4)]

    def cards(self, cards: Hand) -> str:
        listed = [self.card(card) for card in cards]
        return (" ".join(listed), f"[{', '.join(listed)}]", f'"{", ".join(listed)}"')[self.choose(3)]

    def hand(self, cards: Hand) -> str:
        known = [card for card in cards if card]
        order = list(dict.fromkeys(card.species for card in known))
        if len(known) == len(cards) and known == sorted(known, key=lambda card: order.index(card.species)):
            values = [f"{name}: {[card.value for card in known if card.species == name]}" for name in order]
            return f"{{{', '.join(values)}}}"
        return self.cards(cards)

    def pile(self, pile: Pile) -> str:
        return self.cards(pile) if isinstance(pile, tuple) else f"{pile} cards"

    def arboretum(self, arboretum: Arboretum) -> str:
        return f"[{', '.join(f'{{card: {self.card(card)}, at: [{x}, {y}]}}' for card, x, y in arboretum)}]"

    def turn(self, turn: Turn) -> str:
        draws = ", ".join(self.draw(turn.player, draw) for draw in turn.draws)
        assert turn.play
        player, play, discard = self.game.players[turn.player], self.play(turn.play), self.card(turn.discard)
        return f"  - {{player: {player}, draw: [{draws}], play: {play}, discard: {discard}}}"

    def draw(self, player: int, draw: Draw) -> str:
        source = DECK if draw.source == DECK else self.game.players[int(draw.source)]
        source = "own" if draw.source == player and self.choose(2) else source
        if self.choose(2):
            return f"{{from: {source}{f', card: {self.card(draw.card)}' if draw.card else ''}}}"
        return f"{source} {self.card(draw.card)}" if draw.card else source

    def play(self, play: Play) -> str:
        if play.side:
            return f"{self.card(play.card)} {play.side} {self.card(play.anchor)}"
        if play.at is None:
            return self.card(play.card)
        return f"{{at: {list(play.at)}, card: {self.card(play.card)}}}"


@given(
    st.integers(0, 10**6),
    st.integers(2, 4),
    st.sampled_from((2018, 2015)),
    st.sampled_from((0.0, 0.3, 0.7)),
)
def test_a_game_that_was_played_is_read_as_it_was_written(
    seed: int, players: int, edition: int, hide: float
) -> None:
    rng = seeded(seed)
    game, _ = random_game(rng, players, edition, hide)
    record = read(_Recorder(game, rng.randrange).record())
    assert record.problems == ()
    assert record.played
    assert record.played.replay
    back = record.played.replay.game
    assert back._replace(start=game.start) == game
    assert back.start.hands == game.start.hands
    assert back.start.deck == game.start.deck


def test_a_card_that_is_in_hand_because_no_other_place_is_left_is_noted_as_such() -> None:
    game, truth = random_game(seeded(3), 2, 2018)
    assert truth.game.finished
    nothing = (None,) * 2
    start = game.start._replace(hands=(None, game.start.hands[1]))
    record = read(
        _Recorder(game._replace(start=start, end=game.end._replace(hands=nothing)), lambda _: 0).record()
    )
    assert "(no other place is left for it)" in outcome_of(record).notes[0]


def test_a_card_in_hand_from_a_discard_pile_is_noted_with_the_turn() -> None:
    game, _ = random_game(seeded(1), 3, 2015)
    record = read(_Recorder(game._replace(end=game.end._replace(hands=(None,) * 3)), lambda _: 0).record())
    notes = " ".join(outcome_of(record).notes)
    assert "Do3 (from Jonte's discard pile in turn 13)" in notes
    assert "Rp8 (drawn in turn 36)" in notes
