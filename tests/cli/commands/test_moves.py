"""`exactly moves`, as programs and people use it."""

from support.command_line import answer, exactly


def test_moves_of_the_leaflets_example() -> None:
    moves = answer("moves", "20/20/20 0/0/0 1 20")
    assert isinstance(moves, list)
    assert len(moves) == 12


def test_moves_at_and_over_the_limit() -> None:
    assert answer("moves", "50.50.50/5 0/0 2 20") == ["20:C>1", "20:C>2"]
    assert answer("moves", "50.50.50.5/5 0/0 2 20") == ["20:C>2"]
    classic = answer("moves", "50.50.50.5/5 0/0 2 20", "--rules", "classic")
    assert classic == ["20:C>1", "20:C>2"]
    assert answer("moves", "50.50.50.10/50.50.50.10 0/0 1 5") == ["pass"]


def test_moves_before_the_roll_and_after_the_end_are_none() -> None:
    assert answer("moves", "5/5 0/0 1 -") == []
    assert answer("moves", "-/- 3/0 1 -") == []
    assert "Roll the die first" in exactly("moves", "5/5 0/0 1 -").stdout
    assert "The game is over" in exactly("moves", "-/- 3/0 1 -").stdout


def test_moves_for_people() -> None:
    done = exactly("moves", "-/20 0/0 1 20")
    assert done.stdout.splitlines()[-1] == "20:2>1   20: Player 2 → Player 1"
