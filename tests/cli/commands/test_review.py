"""`exactly review`: a report, data, or a page."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from exactly.cli.commands.review import review_file
from exactly.cli.reports.review_page import review_page
from exactly.cli.reports.review_text import review_lines
from exactly.evaluation.chances import Judged
from exactly.evaluation.exact import SolvedChances
from exactly.locales import LANGUAGES, texts
from exactly.records import parse_record
from exactly.review.grade import Grade
from exactly.review.reason import ReasonKind
from exactly.review.review import Cause, review_game
from exactly.rules import State, legal_moves
from exactly.solver.solution_file import Solution

GAME = """[Game "Exactly"]
[Rules "standard"]
[Players "Ann; <b>Bo</b>"]
[Result "1"]

first  ? 5
1.  1  50  50:C>1
2.  2  50  50:C>2
3.  1  20  20:C>1
4.  2  5   5:C>2
5.  1  20  20:C>1
6.  2  0   pass
7.  1  5   5:C>1    euro 1
8.  2  50  50:C>2
9.  1  50  50:C>1
10. 2  10  10:C>2
11. 1  ?   20:C>1
12. 2  20  20:C>2
13. 1  20  20:C>1
14. 2  10  10:C>1
15. 1  5   5:1>C    euro 1
16. 2  5   5:C>1
17. 1  50  50:C>1
18. 2  20  20:C>1
19. 1  20  20:C>1   euro 1
"""
UNFINISHED = GAME.partition("8.")[0].replace('Result "1"', 'Result "*"')


@pytest.fixture
def review(
    monkeypatch: pytest.MonkeyPatch, standard_solution: Solution, tmp_path: Path
) -> "Reviewer":
    solutions = tmp_path / "exactly" / "solutions"
    solutions.mkdir(parents=True)
    (solutions / standard_solution.path.name).symlink_to(standard_solution.path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return Reviewer(tmp_path)


class Reviewer:
    """Runs the command on a record, through the whole program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app = typer.Typer(pretty_exceptions_enable=False)
        self.app.command("review")(review_file)

    def __call__(self, record: str, *options: str) -> Result:
        file = self.folder / "game.txt"
        file.write_text(record, encoding="utf-8")
        return self.run(str(file), *options)

    def run(self, *arguments: str, stdin: str | bytes = "") -> Result:
        arguments = arguments if "--lang" in arguments else (*arguments, "--lang", "en")
        return CliRunner().invoke(self.app, arguments, input=stdin, catch_exceptions=False)


def test_the_report_has_the_players_and_the_notable_turns(review: Reviewer) -> None:
    done = review(GAME)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[:2] == ["Review: Ann – <b>Bo</b>", "Ann won after 19 turns."]
    assert "Turn 7: Ann rolls “5”." in lines
    assert "  Ann takes a euro." in lines
    assert max(map(len, lines)) <= 80
    assert "█" in done.stdout
    # Bo adds 20 to Ann's 0.60, so Ann needs a 20 now.
    assert "Turn 18: <b>Bo</b> rolls “20”." in lines
    assert "After the move played, Ann can make a euro with a 20 or a ? (2 in 6)." in done.stdout


def test_all_shows_every_turn(review: Reviewer) -> None:
    some, every = review(GAME).stdout, review(GAME, "--all").stdout
    assert len(re.findall(r"^Turn \d+: ", every, re.MULTILINE)) == 19
    assert 0 < len(re.findall(r"^Turn \d+: ", some, re.MULTILINE)) < 19
    assert "--all" in some
    assert "--all" not in every
    assert "Ann rolls “?” (+" in every


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_in_every_language(review: Reviewer, language: str) -> None:
    done = review(GAME, "--all", "--lang", language)
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_record_is_read_from_standard_input(review: Reviewer) -> None:
    assert review.run("-", stdin=GAME).stdout == review(GAME).stdout


def test_a_game_without_notable_turns_and_one_not_started(review: Reviewer) -> None:
    head = UNFINISHED.partition("1.  1")[0]
    assert "No key turns" in review(head).stdout
    assert "0 turns were played" in review(head).stdout
    page = review.folder / "page.html"
    assert review(head, "--html", str(page)).exit_code == 0
    assert "<svg" not in page.read_text(encoding="utf-8")


def test_an_unfinished_game_is_reviewed_as_far_as_it_went(review: Reviewer) -> None:
    data = json.loads(review(UNFINISHED, "--json").stdout)
    assert data["winner"] is None
    assert len(data["turns"]) == 7
    for summary in data["summary"]:
        total = summary["start"] + summary["luck"] + summary["doing"]
        assert total == pytest.approx(data["turns"][-1]["after"][summary["seat"] - 1], abs=1e-9)


def test_the_data_add_up_and_name_the_better_move(review: Reviewer) -> None:
    data = json.loads(review(GAME, "--json").stdout)
    for seat, result in ((0, 1), (1, 0)):
        parts = [*data["starting"], *data["turns"]]
        luck = sum(part["luck"][seat] for part in parts)
        doing = sum(turn["doing"][seat] for turn in data["turns"])
        assert data["start"][seat] + luck + doing == pytest.approx(result, abs=1e-9)
    assert data["players"] == ["Ann", "<b>Bo</b>"]
    assert data["exact"] is True
    turn = data["turns"][17]
    assert (turn["position"], turn["move"]) == ("50.5.5/5 2/0 2 20", "20:C>1")
    assert turn["reason"]["kind"] == "leaves-coin"
    assert turn["reason"]["coin"] == 20
    assert turn["reason"]["text"].startswith("After the move played, Ann can make a euro")
    assert turn["grade"] in set(Grade)


def test_the_page_is_self_contained(review: Reviewer) -> None:
    page = review.folder / "page.html"
    done = review(GAME, "--html", str(page))
    assert done.stdout == f"Review written to {page}\n"
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>\n")
    assert "http" not in text
    assert "<script" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text


def test_names_are_escaped_in_the_page(review: Reviewer) -> None:
    page = review.folder / "page.html"
    review(GAME, "--html", str(page))
    text = page.read_text(encoding="utf-8")
    assert "<b>" not in text
    assert "&lt;b&gt;Bo&lt;/b&gt;" in text


class Elements(HTMLParser):
    """Checks that all elements are closed properly, and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        values = dict(attrs)
        self.ids.append(values.get("id") or "")
        self.links.append(values.get("href") or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_its_links_lead_somewhere(
    standard_solution: Solution, language: str
) -> None:
    game = review_game(parse_record(GAME), SolvedChances(standard_solution))
    elements = Elements()
    elements.feed(review_page(game, texts(language)))
    assert elements.open == []
    assert {link.removeprefix("#") for link in elements.links if link} <= set(elements.ids)
    assert [f"turn-{number}" for number in range(1, 20)] == [each for each in elements.ids if each]


class Even:
    """Win chances that are equal for all seats, at any table."""

    exact = False
    error = 0.5

    def win(self, state: State) -> tuple[float, ...]:
        return (1 / state.seats,) * state.seats

    def judge(self, state: State) -> list[Judged]:
        return [Judged(move, self.win(state)) for move in legal_moves(state)]


def test_report_and_page_are_ready_for_three() -> None:
    text = GAME.partition("1.  1")[0].replace("Ann; ", "Ann; Cy; ").replace("? 5", "? 5 5")
    text = text.replace('Result "1"', 'Result "*"') + "1. 1 50 50:C>1\n2. 2 0 pass\n"
    game = review_game(parse_record(text), Even())
    page = review_page(game, texts("en"))
    assert page.count("<polyline") == 3
    assert "estimates" in page
    assert "accurate to about ± 50.0 percentage points" in page
    assert "the others’ moves" in "\n".join(review_lines(game, texts("en"), every_turn=True))


def test_a_page_replaces_only_a_page(review: Reviewer) -> None:
    page = review.folder / "page.html"
    assert review(GAME, "--html", str(page)).exit_code == 0
    assert review(GAME, "--html", str(page)).exit_code == 0
    game = review.folder / "game.txt"
    done = review(GAME, "--html", str(game))
    assert done.exit_code == 2
    assert done.stderr == (
        f"exactly: {game} already exists and is not a review. Choose another name.\n"
    )
    assert game.read_text(encoding="utf-8") == GAME


def test_a_page_can_be_printed(review: Reviewer) -> None:
    printed = review(GAME, "--html", "-")
    assert printed.exit_code == 0
    page = review.folder / "page.html"
    review(GAME, "--html", str(page))
    assert printed.stdout == page.read_text(encoding="utf-8")
    assert review(GAME, "--html", "/dev/null").exit_code == 0


def test_a_page_that_cannot_be_written_is_an_error(review: Reviewer) -> None:
    done = review(GAME, "--html", str(review.folder / "nowhere" / "page.html"))
    assert done.exit_code == 2
    assert "Cannot write" in done.stderr
    done = review(GAME, "--html", str(review.folder))
    assert done.exit_code == 2
    assert "Cannot write" in done.stderr


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (GAME.replace("10:C>2", "20:C>2"), "Turn 10: The die shows another value (rule 7)."),
        (GAME.replace("  euro 1\n8.", "\n8."), "Turn 7: Seat 1 took a euro here (rule 14)."),
        (GAME.replace("2.  2", "2.  1"), "Turn 2: It was the turn of seat 2 (rule 13)."),
        (
            GAME.replace("? 5", "5 5"),
            "Starting rolls: These are not the starting rolls of 2 seats (rule 6).",
        ),
        (
            GAME.replace('Result "1"', 'Result "2"'),
            "The winner is seat 1, but the record says otherwise.",
        ),
    ],
)
def test_an_unfit_record_is_an_error(review: Reviewer, record: str, complaint: str) -> None:
    done = review(record)
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"exactly: {complaint}\n")


OF_THREE = """[Game "Exactly"]
[Rules "standard"]
[Players "Ann; <b>Bo</b>; Cy"]
[Result "*"]

first  ? 5 5
1.  1  50  50:C>2
2.  2  20  20:C>1
3.  3  10  10:C>3
"""


def test_a_game_of_three_is_reviewed_by_estimates(review: Reviewer) -> None:
    data = json.loads(review(OF_THREE, "--json").stdout)
    assert data["exact"] is False
    assert [len(changes) for changes in data["influence"]] == [3, 3, 3]
    lines = review(OF_THREE).stdout.splitlines()
    assert any(line.startswith("Win chances are estimates.") for line in lines)
    at = lines.index("Who helped or hurt whom")
    head, ann, bo, cy = lines[at + 3 : at + 7]
    assert head.split() == ["moves", "of", "1", "2", "3"]
    assert [row.split()[:2] for row in (ann, bo, cy)] == [
        ["1", "Ann"],
        ["2", "<b>Bo</b>"],
        ["3", "Cy"],
    ]
    assert ann.split()[2].startswith("−")
    assert ann.split()[3].startswith("+")


def test_the_table_of_influence_fits_with_any_names(review: Reviewer) -> None:
    names = "; ".join(f"Maximiliane-Alexandra von und zu {seat}" for seat in range(6))
    game = OF_THREE.replace("Ann; <b>Bo</b>; Cy", names).partition("first")[0]
    assert max(map(len, review(game).stdout.splitlines())) <= 80


def test_the_page_has_the_table_of_influence(review: Reviewer) -> None:
    page = review(OF_THREE, "--html", "-").stdout
    assert "<h2>Who helped or hurt whom</h2>" in page
    assert '<th scope="row">&lt;b&gt;Bo&lt;/b&gt;</th>' in page
    assert "Who helped or hurt whom" not in review(GAME, "--html", "-").stdout


def test_a_missing_network_is_an_error(review: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "exactly.evaluation.estimated", None)
    done = review(OF_THREE)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.endswith('Run: pip install "exactly-game[network]"\n')


def test_an_unreadable_file_is_an_error(review: Reviewer) -> None:
    missing = review.run(str(review.folder / "nothing.txt"))
    foreign = review.run("-", stdin="Hello")
    binary = review.run("-", stdin=b"\xff")
    assert [done.exit_code for done in (missing, foreign, binary)] == [2, 2, 2]
    assert "Cannot read" in missing.stderr
    assert "is not a game record" in foreign.stderr
    assert "is not a UTF-8 text file" in binary.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_a_review_has_a_text(language: str) -> None:
    words = texts(language)
    keys = [
        *(f"review-grade-{grade.value}" for grade in Grade),
        *(f"review-reason-{kind.value}" for kind in ReasonKind),
        *(f"review-swing-{cause.value}" for cause in Cause),
    ]
    assert [key for key in keys if not words.has(key)] == []


def test_a_long_game_shares_the_columns_of_the_curve(standard_solution: Solution) -> None:
    to_and_fro = ["5:C>1", "5:C>2", "5:1>C", "5:2>C"] * 50
    turns = [
        f"{number}. {2 - number % 2} 5 {move}" for number, move in enumerate(to_and_fro, start=1)
    ]
    text = UNFINISHED.partition("1.  1")[0] + "\n".join(turns) + "\n"
    game = review_game(parse_record(text), SolvedChances(standard_solution))
    lines = list(review_lines(game, texts("en"), every_turn=False))
    assert max(map(len, lines)) <= 80
    assert any("turn 200" in line for line in lines)
