"""`exactly apply`, as programs and people use it."""

from support.command_line import answer, exactly


def test_apply_pays_by_the_rules() -> None:
    assert answer("apply", "50.50.20/50.20.10 0/0 1 20", "20:1>2") == {
        "position": "5/5 1/0 2 -",
        "euro": [1],
        "winner": None,
    }
    three = "50.50.20/50.20.10/5 0/0/0 3 20"
    assert answer("apply", three, "20:1>2") == {
        "position": "5/5/5 1/0/0 1 -",
        "euro": [1],
        "winner": None,
    }
    assert answer("apply", three, "20:1>2", "--rules", "standard+both_collect") == {
        "position": "5/5/5 1/1/0 1 -",
        "euro": [1, 2],
        "winner": None,
    }


def test_apply_ends_the_game() -> None:
    end = answer("apply", "5/50.20.20 0/2 1 10", "10:C>2")
    assert end == {"position": "-/- 0/3 1 -", "euro": [2], "winner": 2}
    more = exactly("apply", "-/- 0/3 1 -", "5:C>1")
    assert more.returncode == 2
    assert more.stderr == "exactly: Illegal move. The game is over (rule 17).\n"


def test_apply_for_people() -> None:
    done = exactly("apply", "5/50.20.20 0/2 1 10", "10:C>2")
    assert done.stdout.splitlines() == [
        "-/- 0/3 1 -",
        "Exactly! Player 2 takes a euro.",
        "Player 2 wins the game.",
    ]
