"""An invalid call is answered with one line, in the language of the reader."""

import pytest

from support.command_line import exactly


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("moves", "5/x 0/0 1 -"), "Invalid position, column 3: expected a coin"),
        (
            ("moves", "5/5 0/0 1 20", "--rules", "modern"),
            "Invalid rules, column 1: expected an edition",
        ),
        (
            ("apply", "5/5 0/0 1 20", "20:C"),
            "Invalid move, column 5: expected “>”, but the text ends",
        ),
        (("moves", "5/5 0/0 1 20", "--lang", "it"), "use one of en, de, fr, es"),
        (("verify", "no such file"), "Cannot read no such file: No such file"),
        (("play", "--seats", "Ana"), "A game has 2 to 6 seats, not one."),
        (("play", "--seats", "Ana,bot:hal"), "Unknown computer player hal"),
        (("play", "--continue", "no such file"), "Cannot read no such file"),
        (("play", "--seats", "a,b", "--record", "/dev/null/x"), "Cannot write /dev/null/x"),
        (("play", "--seats", "a,b", "--record", "/dev/null"), "/dev/null already exists"),
        (("play", "--seed", "a\nb"), "Invalid --seed"),
        (("play", "--rules", "modern"), "Invalid rules, column 1"),
        (("play", "--continue", "x", "--rules", "classic"), "remove --rules"),
    ],
)
def test_a_wrong_call_gets_one_clear_line(arguments: tuple[str, ...], complaint: str) -> None:
    done = exactly(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert complaint in done.stderr
    assert done.stderr.startswith("exactly: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "word"), [("de", "erwartet"), ("fr", "on attend"), ("es", "se espera")]
)
def test_errors_are_in_the_readers_language(language: str, word: str) -> None:
    assert word in exactly("moves", "x", LANG=f"{language}_XX.UTF-8").stderr
    assert word in exactly("moves", "x", "--lang", language).stderr
