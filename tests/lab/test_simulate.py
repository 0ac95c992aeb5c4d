"""Simulations: the same seed gives the same games, on any number of threads."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from exactly.lab.exact_figures import exact_chances
from exactly.lab.simulate import Played, Results, Simulation
from exactly.players import UnknownPlayerError, WrongSeatCountError
from exactly.records import parse_record, replay, write_record
from exactly.rules import STANDARD, Edition, Face, Rules, outcome
from exactly.rules.variant import ImpossibleVariantError, Variant, VariantFlaw
from exactly.simulator.batch import BatchPositions, Values
from exactly.solver.solution_file import Solution
from exactly.solver.solve import solve


def played(simulation: Simulation, games: int, threads: int = 2) -> tuple[Played, Results]:
    steps = list(simulation.run(games, threads))
    return steps[-1], np.concatenate([step.results for step in steps])


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    simulation = Simulation(("random", "greedy", "random"), seed=5)
    one, results = played(simulation, 500, threads=1)
    for threads in (2, 3, 7):
        many, others = played(simulation, 500, threads)
        assert (results == others).all()
        assert all(
            (counts == more).all() for counts, more in zip(one.tally, many.tally, strict=True)
        )
    _, elsewhere = played(Simulation(("random", "greedy", "random"), seed=6), 500)
    assert (results != elsewhere).any()


def test_the_requested_number_of_games_is_played() -> None:
    for games in (1, 2, 3, 100, 1001):
        end, results = played(Simulation(("random", "random")), games)
        assert end.games == games == len(results) == end.tally.wins.sum()


def test_games_are_divided_as_requested() -> None:
    simulation = Simulation(("random", "random"), seed=2)
    steps = list(simulation.run(100, 2, most_at_once=20))
    assert max(len(step.results) for step in steps) == 20
    assert [int(step.tally.wins.sum()) for step in steps] == [step.games for step in steps]
    whole, _ = played(simulation, 100)
    assert all(
        (counts == more).all() for counts, more in zip(steps[-1].tally, whole.tally, strict=True)
    )


def test_the_first_player_changes_from_game_to_game() -> None:
    _, results = played(Simulation(("random",) * 4), 100)
    assert results[:, 0].tolist() == [1, 2, 3, 4] * 25


def test_records_are_the_games_that_were_counted() -> None:
    rules = Rules(Edition.CLASSIC, both_collect=True, target=2)
    simulation = Simulation(("greedy", "random", "random"), rules, seed=3)
    _, results = played(simulation, 30)
    for number, (begins, winner, turns, rounds) in enumerate(results.tolist()):
        record = parse_record(write_record(simulation.record(number)))
        assert record.winner == winner
        assert (record.turns[0].seat, len(record.turns)) == (begins, turns)
        assert sum(bool(turn.euros) for turn in record.turns) == rounds
        end = outcome(list(replay(record))[-1])
        assert end is not None
        assert end.winner == winner


def test_perfect_wins_as_often_as_was_computed(standard_solution: Solution) -> None:
    simulation = Simulation(("perfect", "greedy"), solution=standard_solution)
    end, _ = played(simulation, 20_000)
    share = end.tally.wins[:, 1].sum() / 20_000
    # docs/background/solution.md
    assert abs(share - 0.9354) < 4 * (0.9354 * 0.0646 / 20_000) ** 0.5


def test_perfect_plays_variants_as_well() -> None:
    """The first player wins as often as in the solution."""
    small = Variant((2, 3, 2, 4), (Face.WILD, Face.FIFTY, Face.FIVE), 90, 75, 2)
    solved = solve(small)
    end, _ = played(Simulation(("perfect", "perfect"), small, solution=solved), 40_000)
    chance = exact_chances(solved).begins
    share = (end.tally.wins[1, 1] + end.tally.wins[2, 2]) / 40_000
    assert abs(share - chance) < 4 * (chance * (1 - chance) / 40_000) ** 0.5
    assert abs(chance - 0.5) > 0.01  # else the test would prove little


def test_a_player_that_cannot_play_is_refused_at_once() -> None:
    with pytest.raises(UnknownPlayerError, match="midas"):
        Simulation(("random", "midas"))
    with pytest.raises(WrongSeatCountError):
        Simulation(("perfect", "random", "random"))
    with pytest.raises(ValueError, match="players must be 2 to 6, not 1"):
        Simulation(("random",))


@pytest.mark.parametrize(
    ("variant", "why"),
    [
        (Variant(faces=()), VariantFlaw.DIE),
        (Variant(faces=(Face.WILD,) * 61), VariantFlaw.DIE),
        (Variant(coins=(10, 10, 10, 1)), VariantFlaw.FIRST_COINS),
        (Variant(coins=(10, 10, 10)), VariantFlaw.COINS),
        (Variant(coins=(10, 10, 10, 21)), VariantFlaw.COINS),
        (Variant(limit=-5), VariantFlaw.LIMIT),
        (Variant(goal=97), VariantFlaw.OUT_OF_REACH),
        (Variant(goal=5), VariantFlaw.GOAL),
        (Variant(goal=210), VariantFlaw.OUT_OF_REACH),
        (Variant(faces=(Face.ZERO,)), VariantFlaw.OUT_OF_REACH),
        (Variant(faces=(Face.FIFTY, Face.ZERO)), VariantFlaw.OUT_OF_REACH),
        (Variant(target=0), VariantFlaw.TARGET),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_played_is_refused_at_once(
    variant: Variant, why: VariantFlaw
) -> None:
    with pytest.raises(ImpossibleVariantError) as refused:
        Simulation(("random", "random"), variant)
    assert refused.value.why is why


def test_a_goal_above_the_limit_can_be_reached_from_above() -> None:
    end, _ = played(Simulation(("random", "random"), Variant(goal=170, target=1)), 10)
    assert end.tally.wins[:, 1:].sum() == 10


def test_a_variant_has_no_record() -> None:
    with pytest.raises(ValueError, match="records need Rules"):
        Simulation(("random", "random"), Variant(goal=90)).record(0)


def test_the_rules_are_one_of_the_variants() -> None:
    assert Variant.of(STANDARD) == Variant()
    _, by_rules = played(Simulation(("random", "random"), STANDARD), 50)
    _, by_numbers = played(Simulation(("random", "random"), Variant()), 50)
    assert Counter(map(tuple, by_rules.tolist())) == Counter(map(tuple, by_numbers.tolist()))


def fuller(positions: BatchPositions) -> Values:
    """Return values by the number of coins of each seat."""
    held = positions.coins.sum(axis=2, dtype=np.int64) + 10 * positions.euros
    return np.asarray(held / 100)


def test_a_valuer_can_play() -> None:
    simulation = Simulation(("fuller", "random", "greedy"), seed=5, valuers={"fuller": fuller})
    end, results = played(simulation, 60, threads=1)
    assert end.tally.wins[:, 0].sum() == 0
    for threads, abreast in ((2, 1024), (3, 7), (1, 1)):
        many, others = played(replace(simulation, abreast=abreast), 60, threads)
        assert (results == others).all()
        assert all(
            (counts == more).all() for counts, more in zip(end.tally, many.tally, strict=True)
        )
    for number in (0, 1, 59):
        record = simulation.record(number)
        assert [record.winner, len(record.turns)] == results[number, 1:3].tolist()


def test_an_unused_valuer_changes_nothing() -> None:
    _, results = played(Simulation(("random", "greedy"), seed=5), 60)
    _, others = played(Simulation(("random", "greedy"), seed=5, valuers={"fuller": fuller}), 60)
    assert (results == others).all()


def test_characters_play_by_the_rules_alone() -> None:
    with pytest.raises(WrongSeatCountError):
        Simulation(("pip", "magda"), Variant(limit=120))


def test_characters_are_simulated_from_a_seed_and_the_strongest_wins_most() -> None:
    simulation = Simulation(("pip", "magda", "pip"), seed=3)
    *_, one = simulation.run(200, threads=1)
    *_, two = simulation.run(200, threads=2)
    assert one.tally.wins.tolist() == two.tally.wins.tolist()
    assert one.tally.wins[:, 2].sum() > 100
