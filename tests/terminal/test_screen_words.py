"""What is asked of whom, and how a move is chosen, without a screen."""

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
    legal_moves,
    new_game,
)
from exactly.terminal.move_choice import MoveChoice
from exactly.terminal.scene import Scene, ScenePhase, StartingRoll, state_before_payout
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


def test_before_a_choice_all_legal_moves_are_meant() -> None:
    state = rolled(Face.WILD, FIVE, FIVE, EMPTY)
    assert MoveChoice(state).moves == legal_moves(state)


def test_only_stacks_with_the_coin_are_open_and_then_only_those_that_may_receive() -> None:
    choice = MoveChoice(rolled(Face.FIVE, FIVE, FULL, EMPTY))
    assert choice.open_places == {CENTRE, ONE, TWO}
    taken = picked(choice.pick(CENTRE))
    assert taken.open_places == {ONE, THREE}
    assert taken.coin is Coin.FIVE


def test_two_stacks_decide_a_move() -> None:
    choice = MoveChoice(rolled(Face.FIVE, FIVE, EMPTY))
    assert choice.decided is None
    decided = picked(picked(choice.pick(ONE)).pick(TWO))
    assert decided.decided == CoinMove(Coin.FIVE, ONE, TWO)
    assert decided.open_places == frozenset()


def test_a_question_mark_leaves_the_coin_open_unless_it_was_pointed_at() -> None:
    choice = MoveChoice(rolled(Face.WILD, FIVE, EMPTY))
    open_coin = picked(picked(choice.pick(CENTRE)).pick(TWO))
    assert open_coin.decided is None
    assert open_coin.movable == frozenset(Coin)
    pointed = picked(picked(choice.pick(CENTRE, Coin.TEN)).pick(TWO))
    assert pointed.decided == CoinMove(Coin.TEN, CENTRE, TWO)


def test_pointing_at_another_coin_of_the_stack_swaps_it() -> None:
    choice = picked(MoveChoice(rolled(Face.WILD, FIVE, EMPTY)).pick(CENTRE, Coin.TEN))
    assert picked(choice.pick(CENTRE, Coin.FIFTY)).coin is Coin.FIFTY
    assert picked(choice.pick(CENTRE, Coin.TEN)) == MoveChoice(choice.state)
    assert picked(choice.pick(CENTRE)) == MoveChoice(choice.state)


@pytest.mark.parametrize(
    ("state", "picks", "reason"),
    [
        (rolled(Face.ZERO, FIVE, FIVE)._replace(face=None), [CENTRE], Refusal.DIE_NOT_ROLLED),
        (rolled(Face.ZERO, FIVE, FIVE), [CENTRE], Refusal.NOTHING_TO_MOVE),
        (rolled(Face.FIFTY, FIVE, FIVE), [ONE], Refusal.COIN_NOT_THERE),
        (rolled(Face.FIVE, FIVE, FULL), [ONE, TWO], Refusal.STACK_FULL),
        (rolled(Face.TEN, FULL, FULL), [CENTRE], Refusal.STACK_FULL),
        (rolled(Face.WILD, FULL, FULL, EMPTY), [THREE], Refusal.COIN_NOT_THERE),
    ],
)
def test_a_wrong_pick_is_refused_for_the_reason_the_rules_give(
    state: State, picks: list[Seat], reason: Refusal
) -> None:
    *before, last = picks
    choice = MoveChoice(state)
    for place in before:
        choice = picked(choice.pick(place))
    assert choice.pick(last) is reason


def test_a_pass_is_meant_until_a_stack_is_picked() -> None:
    choice = MoveChoice(rolled(Face.WILD, FIVE, FIVE, rules=Rules(wild_may_pass=True)))
    assert PASS in choice.moves
    assert PASS not in picked(choice.pick(CENTRE)).moves


def test_the_moment_of_a_euro_has_the_coin_moved_and_the_euro_taken() -> None:
    before = rolled(Face.FIVE, Stack(fifties=1, twenties=2, fives=1), FIVE)
    after = before._replace(euros=(1, 0))
    moment = state_before_payout(before, CoinMove(Coin.FIVE, TWO, ONE), after)
    assert [stack.total for stack in moment.stacks] == [100, 0]
    assert moment.euros == (1, 0)
    home = state_before_payout(before, CoinMove(Coin.FIVE, ONE, CENTRE), after)
    assert [stack.total for stack in home.stacks] == [90, 5]


def scenes() -> list[Scene]:
    """Return every kind of moment there is at a table."""
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
def test_every_moment_has_its_words_in_every_language(language: str) -> None:
    wording = ScreenWording(texts(language), PLAYERS)
    for scene in scenes():
        assert wording.ask(scene)
        assert wording.hint(scene)
        assert all(wording.starting_rolls(scene))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_fits_on_one_line_of_the_smallest_screen(language: str) -> None:
    wording = ScreenWording(texts(language), PLAYERS)
    for scene in scenes():
        assert len(wording.ask(scene)) <= 78, wording.ask(scene)
        assert len(wording.hint(scene)) <= 78, wording.hint(scene)


def test_names_tell_computer_players_of_one_kind_apart() -> None:
    wording = ScreenWording(texts("en"), ("bot:greedy", "bot:greedy", "Ana", ""))
    seats = [Seat(number) for number in range(1, 5)]
    assert [wording.seat_title(seat) for seat in seats] == [
        "1 greedy (bot)",
        "2 greedy (bot)",
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
