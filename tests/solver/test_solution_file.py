"""Solution files: written atomically, checked, and refused with a reason if damaged."""

import os
import zlib
from pathlib import Path

import numpy as np
import pytest

from exactly.evaluation.exact import SolvedChances
from exactly.records import parse_rules
from exactly.rules import STANDARD, Rules
from exactly.rules.variant import Variant
from exactly.solver.position_tables import position_tables
from exactly.solver.score import Score
from exactly.solver.solution_file import (
    DamagedSolutionError,
    Solution,
    SolutionDamage,
    solution_path,
    store_solution,
)
from exactly.solver.solve import SolvedGame

SIZE = position_tables(Variant()).size
SHORT = Rules(target=1)


def made_up(rules: Rules = SHORT) -> SolvedGame:
    """Return a solution with invented chances, made quickly."""
    scores = [Score(mine, yours) for mine in range(rules.target) for yours in range(rules.target)]
    chances = {
        score: np.linspace(0.1 * score.mine, 0.5 + 0.1 * score.yours, SIZE, dtype=np.float32)
        for score in scores
    }
    return SolvedGame(rules, 1e-10, chances)


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    path = solution_path(tmp_path / "solutions", SHORT)
    store_solution(made_up(), path)
    return path


def damage(path: Path, rules: Rules = SHORT) -> SolutionDamage:
    with pytest.raises(DamagedSolutionError) as caught:
        read_everything(Solution(path, rules))
    assert str(path) in str(caught.value)
    return caught.value.damage


def read_everything(solution: Solution) -> None:
    for number in range(0, SIZE, 1000):
        solution.chance(Score(0, 0), number)
    solution.chance(Score(0, 0), SIZE - 1)


def test_what_was_stored_is_read(tmp_path: Path) -> None:
    path = solution_path(tmp_path, STANDARD)
    solved = made_up(STANDARD)
    store_solution(solved, path)
    solution = Solution(path, STANDARD)
    assert solution.residual == 1e-10
    for score, chances in solved.chances.items():
        for number in (0, 1, SIZE // 2, SIZE - 1):
            assert solution.chance(score, number) == pytest.approx(chances[number], abs=1e-7)


def test_nine_scores_stay_below_45_megabytes(tmp_path: Path) -> None:
    path = solution_path(tmp_path, STANDARD)
    store_solution(made_up(STANDARD), path)
    assert path.stat().st_size < 45_000_000


def test_a_file_is_named_after_its_rules(tmp_path: Path) -> None:
    rules = parse_rules("classic+wild_may_pass+target=1")
    assert solution_path(tmp_path, rules).name == "classic+wild_may_pass+target=1.solution"


def test_a_foreign_file_is_refused(stored: Path) -> None:
    stored.write_bytes(b"hello\n")
    assert damage(stored) is SolutionDamage.FOREIGN
    stored.write_bytes(b"")
    assert damage(stored) is SolutionDamage.FOREIGN


def test_a_file_of_another_version_is_refused(stored: Path) -> None:
    stored.write_bytes(
        stored.read_bytes().replace(b"exactly-solution 3\n", b"exactly-solution 2\n")
    )
    assert damage(stored) is SolutionDamage.OLD


def test_a_file_of_other_rules_is_refused(stored: Path) -> None:
    assert damage(stored, Rules(target=1, wild_may_pass=True)) is SolutionDamage.OTHER_RULES


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.999])
def test_a_truncated_file_is_refused(stored: Path, kept: float) -> None:
    content = stored.read_bytes()
    stored.write_bytes(content[: int(len(content) * kept)])
    assert damage(stored) is SolutionDamage.TRUNCATED


def test_a_file_that_is_too_long_is_refused(stored: Path) -> None:
    stored.write_bytes(stored.read_bytes() + b"\0")
    assert damage(stored) is SolutionDamage.TRUNCATED


def test_a_changed_head_is_refused(stored: Path) -> None:
    content = stored.read_bytes()
    stored.write_bytes(content.replace(b'"residual": 1e-10', b'"residual": 1e-99', 1))
    assert damage(stored) is SolutionDamage.CHANGED
    stored.write_bytes(content[: content.index(b"\n") + 5])
    assert damage(stored) is SolutionDamage.CHANGED


@pytest.mark.parametrize("place", [0.3, 0.6, 0.9999])
def test_a_changed_byte_is_detected_when_it_is_read(stored: Path, place: float) -> None:
    content = bytearray(stored.read_bytes())
    content[int(len(content) * place)] ^= 1
    stored.write_bytes(bytes(content))
    assert damage(stored) is SolutionDamage.CHANGED


def test_an_interrupted_write_leaves_the_old_file_or_none(
    stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = stored.read_bytes()
    monkeypatch.setattr("os.fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        store_solution(made_up(), stored)
    assert stored.read_bytes() == before
    assert list(stored.parent.iterdir()) == [stored]


def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    path = solution_path(tmp_path, SHORT)
    os.mkfifo(path)
    assert damage(path) is SolutionDamage.FOREIGN


@pytest.mark.parametrize(
    "header",
    [
        b"[]",
        b"{}",
        b"nonsense",
        b'{"rules": "standard+target=1"}',
        (
            b'{"rules": "what", "positions": 1178644, "scores": [[0, 0]], "residual": 1e-9,'
            b' "errors": [], "checksums": []}'
        ),
        (
            b'{"rules": "standard+target=1", "positions": 1178644, "scores": [[0, 0]],'
            b' "residual": 1e-9, "errors": [], "checksums": []}'
        ),
    ],
)
def test_an_odd_header_is_refused(stored: Path, header: bytes) -> None:
    name, _, _, data = stored.read_bytes().split(b"\n", 3)
    head = name + b"\n" + header + b"\n"
    stored.write_bytes(head + b"%08x\n" % zlib.crc32(head) + data)
    assert damage(stored) in {SolutionDamage.OLD, SolutionDamage.CHANGED}


def test_bounds_are_stored_with_the_chances(tmp_path: Path) -> None:
    solved = made_up(SHORT)
    solved.errors[Score(0, 0)] = 0.0125
    path = solution_path(tmp_path, SHORT)
    store_solution(solved, path)
    solution = Solution(path, SHORT)
    assert solution.errors == {Score(0, 0): 0.0125}
    chances = SolvedChances(solution)
    assert not chances.exact
    assert chances.error == 0.0125
