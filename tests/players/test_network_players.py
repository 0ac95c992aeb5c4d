"""Players with a network, and their compiled versions."""

from itertools import product
from random import Random

import numpy as np
import pytest

from exactly.networks.weights import trained_network
from exactly.players.characters import CHARACTERS, Character, Heart, attends, doubt_of
from exactly.players.network_players import CharacterPlayer, SearchingPlayer
from exactly.records import parse_position, write_move
from exactly.rules import (
    FACES,
    SEATS,
    Edition,
    Roll,
    Rules,
    Setup,
    apply,
    legal_moves,
)
from exactly.rules.variant import Variant
from exactly.simulator.board import kit, list_of_moves
from exactly.simulator.network_players import minds_of, network_move, tables_of
from exactly.simulator.players import move_of
from exactly.simulator.rollouts import board_of
from support.tables_of_networks import positions_of_games

SOME_RULES = [
    Rules(),
    Rules(Edition.CLASSIC),
    Rules(wild_may_pass=True, both_collect=True, target=2),
]


@pytest.mark.parametrize(("seats", "rules"), list(product(SEATS, SOME_RULES)))
def test_the_compiled_player_chooses_the_same_moves(seats: int, rules: Rules) -> None:
    random = Random(seats)
    net = tables_of(trained_network(seats, rules.edition).layers)
    for name, state in product(CHARACTERS, positions_of_games(seats, rules, 6, 25)):
        rolled = apply(state, Roll(random.choice(FACES)))
        seed = random.getrandbits(64)
        found = network_move(
            board_of(state),
            kit(Variant.of(rules), seats),
            list_of_moves(seats),
            net,
            minds_of([CHARACTERS[name]] * seats)[1],
            np.uint64(state.active),
            np.uint64(FACES.index(rolled.face)),
            np.uint64(seed),
        )
        player = CharacterPlayer(CHARACTERS[name], Setup(seats, rules), Random(0))
        wanted = player.choose_with(rolled, seed)
        if move_of(int(found)) != wanted:  # only for ties to the last digit
            liked = dict(zip(legal_moves(rolled), player.appeal_with(rolled, seed), strict=True))
            assert liked[move_of(int(found))] == pytest.approx(liked[wanted], abs=1e-6)


def test_doubts_have_mean_0_and_standard_deviation_1() -> None:
    drawn = [doubt_of(seed, move) for seed in range(200) for move in range(50)]
    assert np.mean(drawn) == pytest.approx(0, abs=0.03)
    assert np.std(drawn) == pytest.approx(1, abs=0.02)
    assert max(map(abs, drawn)) < 2 * 3**0.5


def test_attention_is_the_share_of_noticed_moves() -> None:
    seen = [attends(seed, move, 0.3) for seed in range(200) for move in range(50)]
    assert np.mean(seen) == pytest.approx(0.3, abs=0.02)
    assert all(attends(seed, 0, 1.0) for seed in range(100))


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_takes_the_euro_that_wins_the_game(name: str) -> None:
    state = parse_position("50.20.20/5/5 2/0/0 1 10", Rules())
    for seed in range(20):
        player = CharacterPlayer(CHARACTERS[name], Setup(3), Random(seed))
        assert write_move(player.choose(state)) == "10:C>1"


def test_the_strongest_takes_the_euro_that_wins_the_game_and_a_forced_move() -> None:
    player = SearchingPlayer(Setup(3), depth=1)
    assert write_move(player.choose(parse_position("50.20.20/5/5 2/0/0 1 10", Rules()))) == "10:C>1"
    assert write_move(player.choose(parse_position("50.20.20/5/5 2/0/0 1 0", Rules()))) == "pass"


def test_a_character_against_the_leader_hurts_the_leader_more() -> None:
    hurt = {Heart.OWN: 0.0, Heart.LEADER: 0.0, Heart.WEAKEST: 0.0}
    for heart in hurt:
        player = CharacterPlayer(Character(6, heart, 1.0, 0.0, 1.0), Setup(4), Random(0))
        for state in positions_of_games(4, Rules(), 20, 10):
            for face in FACES:
                rolled = apply(state, Roll(face))
                wins = player.estimates.judge_all([apply(rolled, player.choose(rolled))])[0]
                others = [wins[seat - 1] for seat in range(1, 5) if seat != state.active]
                hurt[heart] += max(others)
    assert hurt[Heart.LEADER] < hurt[Heart.OWN]
