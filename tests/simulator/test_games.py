"""Games of the study follow the rules move by move, and match the exact chances in total."""

from collections.abc import Iterator
from itertools import product
from math import sqrt
from random import Random

import numpy as np
import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.players.player import Player
from exactly.players.registry import computer_player
from exactly.rules import (
    CENTRE,
    PASS,
    STANDARD,
    Coin,
    CoinMove,
    Face,
    Move,
    Place,
    Roll,
    Rules,
    Seat,
    Setup,
    Stack,
    State,
    apply,
    legal_moves,
    new_game,
    outcome,
)
from exactly.solver.one_score import TwoPlayerGame
from exactly.solver.policy_match import (
    AppealPolicy,
    PerfectPolicy,
    Policy,
    greedy_appeal,
    play_match,
)
from exactly.solver.score import Score
from exactly.solver.solution_file import Solution
from exactly.solver.solve import SolvedGame
from studies.games import Simulated, Trace, Turn, simulate, trace_game

GAMES = 3000
SEED = 20
UNEVEN_MATCHES = [("perfect", "greedy"), ("greedy", "random")]
MATCHES = [*UNEVEN_MATCHES, ("perfect", "perfect")]


@pytest.fixture(scope="module")
def policies(standard_solution: Solution) -> dict[str, Policy]:
    game = TwoPlayerGame(STANDARD)
    return {
        "perfect": PerfectPolicy(as_solved(standard_solution, game)),
        "greedy": AppealPolicy(greedy_appeal(game)),
        "random": AppealPolicy(None),
    }


def as_solved(solution: Solution, game: TwoPlayerGame) -> SolvedGame:
    """Return the solved game, from the chances at the end of its file."""
    scores = [Score(*euros) for euros in product(range(STANDARD.target), repeat=2)]
    data = solution.path.read_bytes()[-4 * len(scores) * game.space.size :]
    tables = np.frombuffer(data, np.dtype("<f4")).reshape(len(scores), -1)
    chances = dict(zip(scores, tables, strict=True))
    begins = {score: solution.chance(score, game.round_begins) for score in scores}
    return SolvedGame(STANDARD, solution.residual, chances, begins)


@pytest.mark.parametrize(("one", "two"), UNEVEN_MATCHES)
def test_wins_are_as_often_as_the_exact_chance_says(
    one: str, two: str, policies: dict[str, Policy], standard_solution: Solution
) -> None:
    # The error by the residual is far below the precision of so few games.
    exact = play_match(TwoPlayerGame(STANDARD), policies[one], policies[two], residual=1e-4).chance
    simulated = simulate(standard_solution, one, two, GAMES, SEED)
    assert is_plausible(simulated.wins_of_one, exact)


def test_between_perfect_players_only_the_first_player_has_an_advantage(
    standard_solution: Solution,
) -> None:
    simulated = simulate(standard_solution, "perfect", "perfect", GAMES, SEED)
    begins = standard_solution.numbering.number(Stack(fives=1), Stack(fives=1))
    assert is_plausible(simulated.wins_of_one, 0.5)
    assert is_plausible(simulated.first_to_move_wins, standard_solution.chance(Score(0, 0), begins))


def is_plausible(wins: int, chance: float, games: int = GAMES) -> bool:
    """Return whether the wins are within four standard errors of the expected number."""
    return abs(wins - games * chance) < 4 * sqrt(games * chance * (1 - chance))


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(
    standard_solution: Solution,
) -> None:
    def play(seed: int, threads: int) -> Simulated:
        return simulate(standard_solution, "perfect", "greedy", 300, seed, threads)

    assert play(SEED, threads=1) == play(SEED, threads=2)
    assert play(SEED, threads=1) != play(SEED + 1, threads=1)


def test_a_traced_game_is_one_of_those_simulated(standard_solution: Solution) -> None:
    traces = [trace_game(standard_solution, "greedy", "random", game, SEED) for game in range(40)]
    simulated = simulate(standard_solution, "greedy", "random", 40, SEED)
    assert sum(trace.winner == 1 for trace in traces) == simulated.wins_of_one


def test_rule_6_either_seat_begins_about_as_often(standard_solution: Solution) -> None:
    began = [
        who_began(trace_game(standard_solution, "greedy", "greedy", game, SEED))
        for game in range(400)
    ]
    assert is_plausible(began.count(Seat(1)), 0.5, games=400)


def test_other_rules_than_the_standard_ones_are_refused() -> None:
    class Other:
        rules = Rules(target=1)

    with pytest.raises(ValueError, match="only the standard game"):
        simulate(Other(), "greedy", "random", 1, SEED)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", range(3))
@pytest.mark.parametrize(("one", "two"), MATCHES)
def test_a_game_follows_the_rules_and_the_players_step_by_step(
    one: str, two: str, game: int, standard_solution: Solution
) -> None:
    trace = trace_game(standard_solution, one, two, game, SEED)
    players = {Seat(1): seated(one, standard_solution), Seat(2): seated(two, standard_solution)}
    after = None
    for state, move in replayed(trace):
        player = players[state.active]
        if player is None:
            assert move in legal_moves(state)
        else:
            assert player.choose(state) == move
        after = apply(state, move)
    assert after is not None
    end = outcome(after)
    assert end is not None
    assert end.winner == trace.winner


def seated(name: str, solution: Solution) -> Player | None:
    """Return the player whose choice is known; None for the random player."""
    if name == "random":
        return None
    chances = SolvedChances(solution)
    return computer_player(name, Setup(2), Random(0), lambda _rules: chances)


def who_began(trace: Trace) -> Seat:
    return next(replayed(trace))[0].active


def replayed(trace: Trace) -> Iterator[tuple[State, Move]]:
    """Yield every turn by the rules: the state after the roll, and the move."""
    state = new_game(Setup(2))
    for turn in trace.turns:
        was_starting = state.starting is not None
        state = apply(state, Roll(Face(turn.face)))
        if not was_starting:
            move = move_of(turn)
            yield state, move
            state = apply(state, move)


def move_of(turn: Turn) -> Move:
    if not turn.coin:
        return PASS
    return CoinMove(Coin(turn.coin), place(turn.source), place(turn.target))


def place(number: int) -> Place:
    return Seat(number) if number else CENTRE
