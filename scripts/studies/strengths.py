"""The strength of the computer players, against perfect play, each other and other programs."""

import time
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from exactly.evaluation.estimated import EstimatedChances
from exactly.evaluation.exact import SolvedChances
from exactly.lab.simulate import Simulation
from exactly.lab.statistics import summarize
from exactly.players import computer_player
from exactly.players.characters import CHARACTERS, STRONGEST
from exactly.players.network_players import CharacterPlayer, SearchingPlayer
from exactly.rules import (
    CHANCE,
    FACES,
    SEATS,
    STANDARD,
    Edition,
    Roll,
    Rules,
    Setup,
    State,
    apply,
    legal_moves,
    new_game,
    to_act,
)
from exactly.solver.solution_file import Solution, solution_path, store_solution
from exactly.solver.solve import solve
from studies.accuracy import accuracy_parts
from studies.calibration import calibration
from studies.exploiter import exploiters, exploiters_against_search
from studies.tree_search import tree_search

__all__ = ["strength_parts"]

_MORE_THAN_TWO = [seats for seats in SEATS if seats > 2]

_SEEDS = {
    "perfect": 41_000,
    "ladder": 42_000,
    "beside_greedy": 43_000,
    "among_greedy": 44_000,
    "among_greedy_classic": 45_000,
    "order": 46_000,
}
"""The seeds of the games of each part; a seating adds its number. They are only for published
figures: to change a character, use games of other seeds."""


def strength_parts(solutions: Path) -> dict[str, Callable[[], object]]:
    """Return all measurements by name, as functions; solutions are cached in this folder."""

    @cache
    def solution() -> Solution:
        path = solution_path(solutions, STANDARD)
        if not path.exists():
            store_solution(solve(STANDARD), path)
        return Solution(path, STANDARD)

    return {
        "truth": lambda: _truth(SolvedChances(solution())),
        "perfect": lambda: _share_of((STRONGEST, "perfect"), 20_000, "perfect", solution()),
        "ladder": lambda: {
            strong: {"beats": weak, **_share_of((strong, weak), 20_000, "ladder")}
            for weak, strong in _neighbours()
        },
        "beside_greedy": lambda: {
            name: _share_of((name, "greedy"), 20_000, "beside_greedy") for name in CHARACTERS
        },
        "among_greedy": lambda: _among_greedy(Edition.STANDARD, 10_800, "among_greedy"),
        "among_greedy_classic": lambda: _among_greedy(
            Edition.CLASSIC, 10_800, "among_greedy_classic"
        ),
        "order": lambda: {
            seats: {
                strong: {
                    "among": weak,
                    **_share_of((strong, *(weak,) * (seats - 1)), 3_600, "order"),
                }
                for weak, strong in _neighbours()
            }
            for seats in _MORE_THAN_TWO
        },
        "calibration": lambda: {seats: calibration(seats) for seats in SEATS},
        "lengths": lambda: {seats: _length(seats) for seats in SEATS},
        "habits": lambda: {
            seats: {name: _habits(name, seats) for name in (STRONGEST, "greedy")} for seats in SEATS
        },
        "times": _times,
        **accuracy_parts(),
        "tree_search": tree_search,
        "exploiters": lambda: exploiters(solutions.with_name("exploiters")),
        "exploiters_against_search": lambda: exploiters_against_search(
            solutions.with_name("exploiters")
        ),
        "against_look_ahead": lambda: _against_look_ahead(solutions.with_name("exploiters")),
    }


def _neighbours() -> Iterable[tuple[str, str]]:
    return pairwise(CHARACTERS)


def _truth(perfect: SolvedChances, games: int = 100) -> dict[str, float]:
    """Return the loss of the network's moves for two, over all choices in games of perfect play."""
    estimates, random = EstimatedChances(STANDARD, 2), Random(5)  # noqa: S311
    losses, errors = [], []
    for _ in range(games):
        state = new_game(Setup(2))
        while not state.is_over:
            if to_act(state) is CHANCE:
                state = apply(state, Roll(random.choice(FACES)))
                continue
            known = perfect.judge(state)
            if len(known) > 1:
                seat = state.active - 1
                true = {move: win[seat] for move, win in known}
                said = estimates.judge(state)
                losses.append(known[0].win[seat] - true[said[0].move])
                errors.append(mean(abs(win[seat] - true[move]) for move, win in said))
            state = apply(state, known[0].move)
    return {
        "choices": len(losses),
        "loss": mean(losses),
        "largest": max(losses),
        "error": mean(errors),
    }


def _share_of(
    players: tuple[str, ...],
    games: int,
    part: str,
    solution: Solution | None = None,
    rules: Rules = STANDARD,
) -> dict[str, Any]:
    """Return how often the first of the players wins, in all seatings.

    If the number of games allows it, every seat begins equally often in each seating.
    """
    seats, won, played = len(players), 0, 0
    for turn in range(seats):
        seated = (*players[-turn:], *players[:-turn]) if turn else players
        simulation = Simulation(seated, rules, seed=_SEEDS[part] + turn, solution=solution)
        *_, result = simulation.run(games // seats)
        won += int(result.tally.wins[:, turn + 1].sum())
        played += result.games
    return {"won": won, "of": played}


def _among_greedy(edition: Edition, games: int, part: str) -> dict[int, Any]:
    return {
        seats: _share_of((STRONGEST, *("greedy",) * (seats - 1)), games, part, rules=Rules(edition))
        for seats in _MORE_THAN_TWO
    }


def _length(seats: int, games: int = 200) -> float:
    """Return the length of games of the strongest player, in turns."""
    *_, played = Simulation((STRONGEST,) * seats, seed=9).run(games)
    return int(played.tally.turns[0]) / games


def _habits(name: str, seats: int, games: int = 200) -> dict[str, float]:
    """Return the share of turns of each kind, if all seats have this player."""
    *_, played = Simulation((name,) * seats, seed=9).run(games)
    return summarize(played.tally, seats).kinds


def _times(moves: int = 200) -> dict[str, Any]:
    """Return how long the strongest player thinks at a table of six, in milliseconds."""
    table = Setup(6)
    found = {}
    quick = CharacterPlayer(CHARACTERS[STRONGEST], table, Random(1))  # noqa: S311
    for name, player in (("searching", SearchingPlayer(table)), ("quick", quick)):
        seconds = []
        for state in _choices(table, moves):
            begin = time.perf_counter()
            player.choose(state)
            seconds.append(1000 * (time.perf_counter() - begin))
        found[name] = {"mean": mean(seconds), "most": max(seconds[1:])}
    return found


def _choices(table: Setup, count: int) -> Iterable[State]:
    """Yield states with a choice, from games of greedy players."""
    random, state = Random(3), new_game(table)  # noqa: S311
    greedy = computer_player("greedy", table, random)
    while count:
        if state.is_over:
            state = new_game(table)
        elif to_act(state) is CHANCE:
            state = apply(state, Roll(random.choice(FACES)))
        else:
            if len(legal_moves(state)) > 1:
                count -= 1
                yield state
            state = apply(state, greedy.choose(state))


def _against_look_ahead(folder: Path) -> list[dict[str, Any]]:
    from studies.exploiter_ahead import against_look_ahead  # noqa: PLC0415  # with PyTorch

    return against_look_ahead(folder)
