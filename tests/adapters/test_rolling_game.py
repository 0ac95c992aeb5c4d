"""A game that rolls the die by itself."""

from collections import Counter
from random import Random

import pytest

from exactly.adapters.actions import NUMBERS, legal_actions
from exactly.adapters.rolling_game import RollingGame
from exactly.records import Record, replay, write_position
from exactly.rules import IllegalStepError, Rules, Setup


def test_a_golden_game_is_played_again_to_the_same_states(golden_game: Record) -> None:
    setup = Setup(golden_game.seats, golden_game.rules)
    faces = [face for faces in golden_game.starting for face in faces]
    faces += [turn.face for turn in golden_game.turns]
    game = RollingGame(setup, Random(0), options={"rolls": faces})
    for state in replay(golden_game):
        if state.face is not None:
            assert game.state == state
            move = golden_game.turns[game.turns_taken].move
            game.choose(NUMBERS[setup.seats][move])
    assert game.state == state
    assert game.actions == []
    assert not game.is_truncated


def test_it_waits_for_the_choice_of_a_seat() -> None:
    game = RollingGame(Setup(4), Random(1))
    for _ in range(50):
        assert game.state.face is not None
        assert game.actions == legal_actions(game.state)
        before = game.state
        game.choose(game.actions[0])
        assert game.state != before


def test_the_die_is_fair() -> None:
    random = Random(5)
    faces = Counter(
        RollingGame(Setup(2), random, options={"position": "5/5 0/0 1 -"}).state.face
        for _ in range(6000)
    )
    assert len(faces) == 6
    assert all(880 < count < 1120 for count in faces.values())


def test_after_the_given_rolls_come_random_ones() -> None:
    options = {"position": "5/5 0/0 1 -", "rolls": ["20"]}
    games = [RollingGame(Setup(2), Random(seed), options=options) for seed in range(30)]
    assert {write_position(game.state) for game in games} == {"5/5 0/0 1 20"}
    for game in games:
        game.choose(game.actions[0])
    assert {game.state.face for game in games} == {"0", "?", "50", "20", "10", "5"}


def test_it_is_truncated_at_its_limit_of_turns() -> None:
    game = RollingGame(Setup(2), Random(1), turns=3)
    for _ in range(3):
        assert not game.is_truncated
        game.choose(game.actions[0])
    assert game.is_truncated
    assert game.actions == []
    with pytest.raises(IllegalStepError):
        game.choose(0)


def test_a_game_won_with_its_last_turn_is_not_truncated() -> None:
    options = {"position": "50.20.20/5 0/0 1 10"}
    game = RollingGame(Setup(2, Rules(target=1)), Random(1), turns=1, options=options)
    game.choose(game.actions[0])
    assert game.state.is_over
    assert not game.is_truncated


def test_invalid_rolls_are_refused() -> None:
    with pytest.raises(ValueError, match="'7' is not a valid Face"):
        RollingGame(Setup(2), Random(1), options={"rolls": ["20", "7"]})
    with pytest.raises(TypeError, match="rolls must be a sequence of faces, not 20"):
        RollingGame(Setup(2), Random(1), options={"rolls": 20})
