"""Matches between policies, computed exactly."""

from random import Random

import numpy as np
import pytest

from exactly.players import GreedyPlayer
from exactly.rules import (
    CENTRE,
    PASS,
    Face,
    Roll,
    Rules,
    Seat,
    Setup,
    State,
    apply,
    legal_moves,
    new_game,
    outcome,
)
from exactly.rules.variant import Variant
from exactly.solver.one_score import TwoPlayerGame
from exactly.solver.policy_match import AppealPolicy, PerfectPolicy, greedy_appeal, play_match
from exactly.solver.position_tables import position_tables
from exactly.solver.score import Score
from exactly.solver.solve import solve
from support.lines_of_play import possible_steps

SMALL = (3, 3, 3, 3)
"""The coins of each value in a game that is solved quickly."""


def positions_of_play(random: Random, count: int) -> list[State]:
    """Return positions before a roll, of seat 1, from random games."""
    found: list[State] = []
    while len(found) < count:
        state = new_game(Setup(2))
        while not state.is_over:
            if state.starting is None and state.face is None and state.active == 1:
                found.append(state)
            state = apply(state, random.choice(possible_steps(state)))
    return random.sample(found, count)


def test_the_table_of_moves_is_that_of_the_rules() -> None:
    space = position_tables(Variant())
    for state in positions_of_play(Random(1), 200):
        number = space.number(*state.stacks)
        moves = space.moves[number]
        found = [space.totals[:, cell].tolist() for cell in moves if cell > 0]
        expected = []
        for move in legal_moves(apply(state, Roll(Face.WILD))):
            assert move is not PASS
            stacks = list(state.stacks)
            if move.source is not CENTRE:
                stacks[move.source - 1] = stacks[move.source - 1].minus(move.coin)
            if move.target is not CENTRE:
                stacks[move.target - 1] = stacks[move.target - 1].plus(move.coin)
            expected.append([stack.total for stack in stacks])
        assert found == expected


@pytest.mark.parametrize("seat", [1, 2])
def test_greedy_appeal_gives_the_moves_of_the_player(seat: int) -> None:
    game = TwoPlayerGame(Rules())
    likes = AppealPolicy(greedy_appeal(game)).appeal(game, Score(0, 0), Seat(seat))
    assert likes is not None
    player = GreedyPlayer()
    for before in positions_of_play(Random(seat), 300):
        state = apply(before._replace(active=Seat(seat)), Roll(Face.WILD))
        moves = legal_moves(state)
        cells = [cell for cell in game.space.moves[game.space.number(*state.stacks)] if cell > 0]
        assert moves[int(np.argmax(likes[cells]))] == player.choose(state)


def test_perfect_against_itself_is_the_solved_game() -> None:
    small = Variant(coins=SMALL, target=2)
    solved = solve(small, residual=1e-11, between_bounds=False)
    match = play_match(
        TwoPlayerGame(small), PerfectPolicy(solved), PerfectPolicy(solved), residual=1e-11
    )
    for score, chance in solved.begins.items():
        # The player uses 32-bit floats; moves that are equal in these are equally good.
        assert match.first[score] == pytest.approx(chance, abs=1e-6)
        assert match.second[score] == pytest.approx(chance, abs=1e-6)
    assert match.chance == pytest.approx(0.5, abs=1e-6)


def test_nobody_beats_perfect() -> None:
    game = TwoPlayerGame(Variant(coins=SMALL, target=1))
    perfect = PerfectPolicy(solve(game.rules, residual=1e-11, between_bounds=False))
    for habit in (
        AppealPolicy(greedy_appeal(game)),
        AppealPolicy(None),
        AppealPolicy(-greedy_appeal(game)),
    ):
        assert play_match(game, habit, perfect).chance < 0.5
        assert play_match(game, perfect, habit).chance > 0.5


@pytest.mark.parametrize("rules", [Rules(target=1), Rules(target=1, wild_may_pass=True)])
def test_greedy_against_random_matches_many_games(rules: Rules) -> None:
    """Compare with random games by the rules, with ten coins of each value."""
    game = TwoPlayerGame(rules)
    match = play_match(game, AppealPolicy(greedy_appeal(game)), AppealPolicy(None))
    random, greedy = Random(9), GreedyPlayer()
    games, won = 2_000, 0
    for _ in range(games):
        state = new_game(Setup(2, rules))
        while not state.is_over:
            if state.starting is None and state.face is not None and state.active == 1:
                state = apply(state, greedy.choose(state))
            else:
                state = apply(state, random.choice(possible_steps(state)))
        end = outcome(state)
        assert end is not None
        won += end.winner == 1
    deviation = (match.chance * (1 - match.chance) / games) ** 0.5
    assert won / games == pytest.approx(match.chance, abs=4 * deviation)
