"""The wording of every scene, in every language."""

import pytest

from exactly.locales import LANGUAGES, texts
from exactly.rules import (
    CENTRE,
    EMPTY,
    PASS,
    STANDARD,
    Coin,
    CoinMove,
    Face,
    Refusal,
    Rules,
    Seat,
    Setup,
    Stack,
    State,
    new_game,
)
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.scene import Scene, ScenePhase, StartingRoll
from exactly.terminal.screen_wording import ScreenWording

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
FIVE = Stack(fives=1)
FULL = Stack(fifties=3, fives=1)
PLAYERS = ("Ana", "", "bot:greedy")


def rolled(face: Face, *stacks: Stack, rules: Rules = STANDARD) -> State:
    return State(rules, stacks, (0,) * len(stacks), ONE, face)


def picked(choice: MoveChoice | Refusal) -> MoveChoice:
    assert isinstance(choice, MoveChoice)
    return choice


def scenes() -> list[Scene]:
    """Return a scene of every kind."""
    wild = rolled(Face.WILD, FIVE, FIVE, EMPTY)
    choice = MoveChoice(wild)
    source = picked(choice.pick(CENTRE))
    start = new_game(Setup(3))
    halfway = wild._replace(starting=start.starting, face=None)
    rolls = (
        StartingRoll(ONE, Face.TEN, is_last_of_pass=False),
        StartingRoll(TWO, Face.TEN, is_last_of_pass=True),
        StartingRoll(ONE, Face.FIVE, is_last_of_pass=False),
        StartingRoll(TWO, Face.TEN, is_last_of_pass=True),
    )
    return [
        Scene(start, ScenePhase.ROLL),
        Scene(start, ScenePhase.WATCH),
        Scene(halfway, ScenePhase.WATCH, starting_rolls=rolls[:2]),
        Scene(halfway, ScenePhase.ROLL, starting_rolls=rolls[:3]),
        Scene(wild._replace(face=None), ScenePhase.ROLL, starting_rolls=rolls, begins=TWO),
        Scene(wild._replace(face=None), ScenePhase.WATCH),
        Scene(wild, ScenePhase.WATCH),
        Scene(wild, ScenePhase.WATCH, shown_move=CoinMove(Coin.TEN, CENTRE, THREE)),
        Scene(wild, ScenePhase.WATCH, shown_move=PASS),
        Scene(wild, ScenePhase.CHOOSE, choice=choice),
        Scene(rolled(Face.FIVE, FIVE, FIVE, EMPTY), ScenePhase.CHOOSE, choice=choice),
        Scene(wild, ScenePhase.CHOOSE, choice=source),
        Scene(wild, ScenePhase.CHOOSE, choice=picked(choice.pick(ONE))),
        Scene(wild, ScenePhase.CHOOSE, choice=picked(source.pick(TWO))),
        Scene(wild, ScenePhase.CHOOSE, choice=choice, refusal=Refusal.STACK_FULL),
        Scene(rolled(Face.ZERO, FIVE, FIVE, FIVE), ScenePhase.NO_MOVE),
        Scene(rolled(Face.TEN, FULL, FULL, FULL), ScenePhase.NO_MOVE),
        Scene(wild, ScenePhase.EURO, taken=(ONE,)),
        Scene(wild, ScenePhase.EURO, taken=(ONE, THREE)),
        Scene(wild, ScenePhase.OVER),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_a_text_in_every_language(language: str) -> None:
    wording = ScreenWording(texts(language), PLAYERS)
    for scene in scenes():
        assert wording.ask(scene)
        assert wording.hint(scene)
        assert all(wording.starting_rolls(scene))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_fits_on_one_line_of_the_smallest_screen(language: str) -> None:
    wording = ScreenWording(texts(language), PLAYERS)
    for scene in scenes():
        assert len(wording.ask(scene)) <= 78, wording.ask(scene)
        assert len(wording.hint(scene)) <= 78, wording.hint(scene)


def test_names_distinguish_computer_players_of_one_kind() -> None:
    wording = ScreenWording(texts("en"), ("bot:greedy", "bot:greedy", "Ana", ""))
    seats = [Seat(number) for number in range(1, 5)]
    assert [wording.seat_title(seat) for seat in seats] == [
        "1 greedy (computer)",
        "2 greedy (computer)",
        "3 Ana",
        "Player 4",
    ]
    assert [wording.logged_name(seat) for seat in seats] == [
        "greedy 1",
        "greedy 2",
        "Ana",
        "Player 4",
    ]


def test_long_names_are_clipped_where_columns_are_narrow() -> None:
    wording = ScreenWording(texts("en"), ("A" * 40, "Bo"))
    move = CoinMove(Coin.FIVE, ONE, TWO)
    assert len(wording.listed_move(move)) < 30
    assert len(wording.logged_move(move)) < 30
    assert "…" in wording.listed_move(move)
