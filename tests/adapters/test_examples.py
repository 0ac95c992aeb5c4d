"""The examples run as programs, with less work than by default."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def test_openspiels_search_plays_against_perfect_play() -> None:
    said = run("openspiel_mcts.py", "3", "2")
    assert re.fullmatch(
        r"3 simulations won [0-2] of 2 games against perfect play\n"
        r"\(\d+\.\d% to \d+\.\d%\), and gave away\n"
        r"\d+\.\d\d% ± \d+\.\d\d% at each of \d+ choices\n",
        said,
    )


def test_openspiels_value_iteration_finds_what_our_solver_finds() -> None:
    # Seat 2, at 0.80, takes the euro with 20 and ?, and moves seat 1 away from its 0.90 with 50.
    # After all other rolls, seat 1 takes it with 10 and ?. So the value is -1/3 + 1/2 * 1/3.
    said = run("openspiel_value_iteration.py", "2", "50.20.20/50.20.10 0/0 2 -")
    assert "with 2 turns left is worth -0.166667 to seat 1" in said
    found = re.search(r"In 16 positions on the way, both differ by (\S+) at most", said)
    assert found
    assert float(found[1]) < 1e-12


def test_a_learner_beats_random_players_through_pettingzoo() -> None:
    said = run("pettingzoo_learner.py", "300")
    before, after = map(int, re.findall(r"wins (\d+)%", said))
    assert before < 65
    assert after > 80


def test_a_learner_comes_to_beat_greedy_at_many_tables_through_gymnasium() -> None:
    said = run("gymnasium_learner.py", "600")
    before, after = map(int, re.findall(r"wins (\d+)%", said))
    assert before < 20
    assert after > 40


def test_the_agent_of_the_tutorial_beats_random_players() -> None:
    said = run("first_agent.py", "300")
    before, after = map(int, re.findall(r"wins (\d+)%", said))
    assert before < 65
    assert after > 75
