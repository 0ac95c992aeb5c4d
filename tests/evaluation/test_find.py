"""Win chances are found for every table: exact for two seats, estimated for more."""

from pathlib import Path

import pytest

from exactly.evaluation.chances import UnsolvedError
from exactly.evaluation.exact import SolvedChances, chances_in
from exactly.evaluation.find import find_chances, solutions_folder
from exactly.records import parse_position, parse_rules
from exactly.rules import STANDARD
from exactly.solver.solution_file import Solution


def test_two_seats_get_the_chances_of_perfect_play(standard_solution: Solution) -> None:
    found = find_chances(2, STANDARD, standard_solution.path.parent)
    assert isinstance(found, SolvedChances)
    assert found.exact
    start = parse_position("5/5 0/0 1 -")
    assert found.win(start) == chances_in(standard_solution.path.parent)(STANDARD).win(start)


def test_two_seats_without_a_solution_raise_an_error_with_the_command(tmp_path: Path) -> None:
    rules = parse_rules("classic+target=1")
    with pytest.raises(UnsolvedError, match=r"exactly solve --rules classic\+target=1") as error:
        find_chances(2, rules, tmp_path)
    assert error.value.rules == rules


@pytest.mark.parametrize("seats", [3, 6])
def test_more_seats_get_estimates(tmp_path: Path, seats: int) -> None:
    found = find_chances(seats, STANDARD, tmp_path)
    assert not found.exact
    assert found.error > 0
    stacks, euros = "/".join(["5"] * seats), "/".join(["0"] * seats)
    win = found.win(parse_position(f"{stacks} {euros} 1 -"))
    assert len(win) == seats
    assert sum(win) == pytest.approx(1)


def test_solutions_are_stored_in_the_cache_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert solutions_folder() == tmp_path / "exactly" / "solutions"
