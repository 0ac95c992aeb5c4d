"""The registry of computer players, and the simple players."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from exactly.evaluation.chances import UnsolvedError
from exactly.evaluation.exact import SolvedChances
from exactly.players import (
    COMPUTER_PLAYERS,
    GreedyPlayer,
    PerfectPlayer,
    RandomPlayer,
    UnknownPlayerError,
    WrongSeatCountError,
    computer_player,
    players_for,
)
from exactly.players.characters import CHARACTERS
from exactly.records import parse_position, parse_rules, write_move
from exactly.rules import (
    FACES,
    SEATS,
    STANDARD,
    Roll,
    Rules,
    Setup,
    State,
    apply,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
)
from exactly.solver.solution_file import DamagedSolutionError, Solution
from support.lines_of_play import any_state


def greedy(position: str, rules: str = "standard") -> str:
    return write_move(GreedyPlayer().choose(parse_position(position, parse_rules(rules))))


@given(any_state(), st.sampled_from(["random", "greedy"]))
def test_every_player_makes_legal_moves(state: State, name: str) -> None:
    moves = legal_moves(state)
    assume(moves)
    table = Setup(state.seats, state.rules)
    assert computer_player(name, table, Random(1)).choose(state) in moves


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayerError, match=r"pip, clara, .*, greedy, random, not 'bold'"):
        computer_player("bold", Setup(2), Random(1))


@pytest.mark.needs("numba")
def test_perfect_plays_only_at_a_table_of_two() -> None:
    for seats in SEATS:
        may_sit = [name for name, player in COMPUTER_PLAYERS.items() if seats in player.seats]
        perfect = ["perfect"] if seats == 2 else []
        assert may_sit == [*CHARACTERS, *perfect, "greedy", "random"]
        assert players_for(seats) == tuple(may_sit)
    with pytest.raises(WrongSeatCountError, match="perfect does not play at a table of 3"):
        computer_player("perfect", Setup(3), Random(1))


def test_a_player_whose_module_is_missing_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert players_for(2) == (*CHARACTERS, "greedy", "random")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert players_for(2) == players_for(6) == ("greedy", "random")


def test_characters_are_offered_by_strength() -> None:
    strengths = [CHARACTERS[name].strength for name in players_for(4) if name in CHARACTERS]
    assert strengths == [1, 2, 3, 4, 5, 6]


def test_random_and_greedy_need_only_the_standard_library() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None; from random import Random; "
        "from exactly.players import computer_player; from exactly.rules import Setup; "
        "[computer_player(name, Setup(2), Random(1)) for name in ('random', 'greedy')]"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_perfect_makes_the_best_move(standard_solution: Solution) -> None:
    chances = SolvedChances(standard_solution)
    player = computer_player("perfect", Setup(2), Random(1), lambda _: chances)
    for position in ("5/5 0/0 1 20", "50.20.10/50.20.20 1/2 2 ?", "50.50.20/50.20 2/2 1 10"):
        state = parse_position(position)
        best = max(chances.win(apply(state, move))[state.active - 1] for move in legal_moves(state))
        after = apply(state, player.choose(state))
        assert chances.win(after)[state.active - 1] == pytest.approx(best, abs=1e-6)


def test_perfect_takes_the_euro_that_wins(standard_solution: Solution) -> None:
    player = PerfectPlayer(STANDARD, lambda _: SolvedChances(standard_solution))
    state = parse_position("50.20.20/50.20.20 2/2 2 10")
    assert write_move(player.choose(state)) == "10:C>2"


def test_perfect_does_not_play_without_a_solution() -> None:
    rules = Rules(target=1)
    with pytest.raises(UnsolvedError) as refused:
        computer_player("perfect", Setup(2, rules), Random(1))
    assert refused.value.rules == rules


def test_perfect_goes_on_after_a_damaged_solution_was_repaired(
    standard_solution: Solution, damaged_solution: Path
) -> None:
    found = [Solution(damaged_solution, STANDARD)]
    player = PerfectPlayer(STANDARD, lambda _: SolvedChances(found[-1]))
    state = parse_position("50.20.20/5 0/0 1 20")
    with pytest.raises(UnsolvedError) as refused:
        player.choose(state)
    assert isinstance(refused.value.__cause__, DamagedSolutionError)
    found.append(standard_solution)
    assert player.choose(state) in legal_moves(state)


def test_random_draws_evenly_and_by_its_seed() -> None:
    state = parse_position("5/5 0/0 1 20")
    player, twin = RandomPlayer(Random(7)), RandomPlayer(Random(7))
    choices = [player.choose(state) for _ in range(1000)]
    assert choices == [twin.choose(state) for _ in range(1000)]
    assert all(400 < choices.count(move) < 600 for move in legal_moves(state))


def test_greedy_takes_the_euro_when_it_can() -> None:
    assert greedy("50.20.20/5 0/0 1 10") == "10:C>1"
    assert greedy("50.50.10/5 0/0 1 10") == "10:1>C"


def test_greedy_takes_it_alone_when_both_would_collect() -> None:
    assert greedy("50.50.20/50.20.10 0/0 1 20", "standard+both_collect") == "20:1>C"


def test_greedy_hands_nobody_a_euro_if_it_can_help_it() -> None:
    # The 10 would bring it from 1.30 to 1.20, but each such move makes seat 2's euro.
    assert greedy("50.50.10/50.20.20 0/0 1 10") == "10:1>C"
    assert greedy("50.50.20.5/50.20.20 0/0 1 10") == "10:C>1"


@given(any_state())
def test_greedy_never_gives_what_it_need_not_give(state: State) -> None:
    moves = legal_moves(state)
    if not moves:
        return
    chosen = euros_taken(state, apply(state, GreedyPlayer().choose(state)))
    taken = [euros_taken(state, apply(state, move)) for move in moves]
    if any(state.active in seats for seats in taken):
        assert state.active in chosen
    elif any(not seats for seats in taken):
        assert not chosen


def test_greedy_brings_its_own_stack_nearest_to_one_euro() -> None:
    assert greedy("50/5 0/0 1 20") == "20:C>1"
    assert greedy("50.50.20/5 0/0 1 10") == "10:C>2"
    assert greedy("50.50.20.10/5 0/0 1 20") in {"20:1>C", "20:1>2"}


def test_greedy_pushes_the_leader_away() -> None:
    # No move helps its own 0.95. Of the other moves, it chooses one against seat 3 (two euros).
    assert greedy("50.20.20.5/50/50 0/1/2 1 50") == "50:3>C"


def test_greedy_beats_random_nearly_always() -> None:
    random = Random(3)
    players = (GreedyPlayer(), RandomPlayer(random))
    wins = 0
    for _ in range(40):
        state = new_game(Setup(2))
        while (end := outcome(state)) is None:
            if state.face is None:
                state = apply(state, Roll(random.choice(FACES)))
            else:
                state = apply(state, players[state.active - 1].choose(state))
        wins += end.winner == 1
    assert wins >= 36
