"""Turns at the full-screen table, by keyboard and by mouse."""

from pathlib import Path

from exactly.locales import LANGUAGES
from exactly.records import write_move
from exactly.rules import Coin, Edition, Rules, Seat, Stack, legal_moves
from exactly.terminal.game import TerminalGame
from exactly.terminal.scene import ScenePhase
from exactly.terminal.widgets.move_list import MoveList
from exactly.terminal.widgets.seat_panel import SeatPanel
from support.terminal_app import LARGE, SMALL, AppDriver, begin, lay_coins, run_app

ANA, BO = Seat(1), Seat(2)
ANA_BEGINS = "50 20"


def moves_of(game: TerminalGame) -> list[str]:
    return [write_move(turn.move) for turn in game.record.turns]


def test_the_commitment_is_shown_before_the_first_roll(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", ANA_BEGINS)

    async def story(driver: AppDriver) -> None:
        shown = "".join(driver.text_of("#story").split())
        assert game.commitment in shown

    run_app(story, game=game)


def test_starting_rolls_are_shown_with_their_tie(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo,Cem", "20 5 20  50 10")

    async def story(driver: AppDriver) -> None:
        assert "Highest roll goes first. Ana, roll the die." in driver.asked
        await driver.press("enter", "enter")
        assert "rolled 20" in driver.text_of("#seat-1")
        assert "rolled 5" in driver.text_of("#seat-2")
        await driver.press("enter")
        assert "Ana: 20 · Bo: 5 · Cem: 20 Tie!" in driver.words_of("#story")
        assert "rolled" not in driver.text_of("#seat-2")
        await driver.press("space", "space")
        assert "Ana: 50 · Cem: 10 Ana goes first." in driver.words_of("#story")
        assert "Ana, roll the die." in driver.asked

    run_app(story, game=game)


def test_a_move_is_chosen_from_the_list(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 20")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter")
        assert "Ana, you rolled 20" in driver.asked
        await driver.press("down", "down")
        assert "▼" in driver.text_of("#seat-2")
        assert "▲" in driver.text_of("#centre")
        await driver.press("enter")
        assert moves_of(game) == ["20:C>2"]
        assert "€0.25" in driver.text_of("#seat-2")
        assert "+20" in driver.text_of("#seat-2")
        assert "Bo, roll the die." in driver.asked

    run_app(story, game=game)


def test_an_enter_too_many_after_the_roll_moves_nothing(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 20")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "enter", "space")
        assert driver.is_at(ScenePhase.CHOOSE)
        assert game.turns == 0

    run_app(story, game=game)


def test_a_move_is_chosen_by_the_numbers_of_two_stacks(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "2")
        assert "5 from Bo: where to?" in driver.asked
        assert "▽" in driver.text_of("#seat-1")
        assert "▽" in driver.text_of("#centre")
        await driver.press("1")
        assert moves_of(game) == ["5:2>1"]

    run_app(story, game=game)


def test_a_chosen_coin_can_be_put_back(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "2", "escape")
        assert "Ana, you rolled 5" in driver.asked
        await driver.press("2", "2")
        assert "Ana, you rolled 5" in driver.asked
        await driver.press("0", "1")
        assert moves_of(game) == ["5:C>1"]

    run_app(story, game=game)


def test_the_mouse_rolls_and_picks(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 10")

    async def story(driver: AppDriver) -> None:
        await driver.click("DieWidget")
        await driver.click("#next-step-button")
        await driver.click("DieWidget")
        await driver.click("#centre")
        await driver.click("#seat-1")
        assert moves_of(game) == ["10:C>1"]

    run_app(story, game=game)


def test_a_click_on_a_coin_chooses_it(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} ?")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter")
        line = driver.text_of("#centre").split("\n")[1]
        await driver.click("#centre", (line.index("‹10›") + 1, 1))
        assert "10 from the centre: where to?" in driver.asked
        await driver.click("#seat-2")
        assert moves_of(game) == ["10:C>2"]

    run_app(story, game=game)


def test_on_a_question_mark_the_coin_is_chosen_last(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} ?")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "0", "1")
        assert "centre → Ana: which coin?" in driver.asked
        assert driver.screen.query_one(MoveList).option_count == len(Coin)
        await driver.press("3")
        assert moves_of(game) == ["10:C>1"]

    run_app(story, game=game)


def test_an_illegal_pick_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 50")

    async def story(driver: AppDriver) -> None:
        await driver.click("#centre")
        assert "Roll the die first (rule 7)." in driver.asked
        await driver.press("enter", "enter", "enter", "1")
        assert "That stack has no such coin (rule 7)." in driver.asked
        await driver.click("DieWidget")
        assert "You roll once per turn (rule 7)." in driver.asked
        await driver.press("0")
        assert "rule 7" not in driver.asked
        assert game.turns == 0

    run_app(story, game=game)


def fill(game: TerminalGame) -> None:
    """Fill Bo's stack over the limit: three coins of 50, one of 20, and 5 from the start."""
    rich = Stack(fifties=3, twenties=1, fives=1)
    lay_coins(game, (Stack(fives=1), rich), (0, 0), ANA)


def test_a_full_stack_is_not_highlighted_and_is_explained(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20")
    fill(game)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0")
        assert "▽" in driver.text_of("#seat-1")
        assert "▽" not in driver.text_of("#seat-2")
        await driver.press("2")
        assert "That stack is full: over €1.50 (rule 11)." in driver.asked

    run_app(story, game=game)


def test_in_the_classic_edition_no_stack_is_full(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20", Rules(edition=Edition.CLASSIC))
    fill(game)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0")
        assert "▽" in driver.text_of("#seat-2")

    run_app(story, game=game)


def test_on_zero_one_key_passes_and_the_reason_is_shown(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 0")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter")
        assert "Ana, you rolled 0: no move this turn." in driver.asked
        await driver.press("enter")
        assert moves_of(game) == ["pass"]

    run_app(story, game=game)


def test_a_turn_without_a_legal_move_is_explained(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "10")
    rich = Stack(fifties=3, fives=1)
    lay_coins(game, (rich, rich), (0, 0), ANA)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter")
        assert "Ana, you rolled 10, but no 10 can move." in driver.asked

    run_app(story, game=game)


def test_an_optional_pass_is_in_the_list_if_the_rules_allow_it(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} ?", Rules(wild_may_pass=True))

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "end", "enter")
        assert moves_of(game) == ["pass"]

    run_app(story, game=game)


def test_a_euro_is_announced_before_the_coins_go_back(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "5")
    almost = Stack(fifties=1, twenties=2, fives=1)
    lay_coins(game, (almost, Stack(fives=1)), (0, 1), BO)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "0", "1")
        assert driver.is_at(ScenePhase.EURO)
        assert "★ ★ ★  Exactly!  ★ ★ ★" in driver.text
        assert "Ana takes a euro." in driver.text
        assert "●○○" in driver.text_of("#seat-1")
        assert "€1.00" in driver.text_of("#seat-1")
        assert "Ana goes first in the next round." in driver.words_of("#story")
        await driver.press("enter")
        assert "★ ★ ★" not in driver.text
        assert "€0.05" in driver.text_of("#seat-1")
        assert driver.is_at(ScenePhase.ROLL)

    run_app(story, game=game)


def test_two_euros_can_be_announced_at_once(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20", Rules(both_collect=True))
    stacks = (Stack(fifties=2, twenties=1), Stack(fifties=1, twenties=1, tens=1))
    lay_coins(game, stacks, (0, 0), ANA)

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "1", "2")
        assert "Ana and Bo take a euro each." in driver.asked

    run_app(story, game=game)


def test_a_computer_player_rolls_and_moves_by_itself(tmp_path: Path) -> None:
    game = begin(tmp_path, "greedy,Ana", "50 20 50")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter")
        assert moves_of(game) == ["50:C>1"]
        assert "greedy 1" in driver.text_of("#log")
        assert "Ana, roll the die." in driver.asked

    run_app(story, game=game)


def test_the_language_changes_during_a_turn_without_loss(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "2")
        before = driver.table.game_loop.scene
        asked = []
        for _ in LANGUAGES:
            asked.append(driver.asked)
            await driver.press("l")
            assert driver.table.game_loop.scene == before
        assert len(set(asked)) == len(LANGUAGES)
        assert driver.asked == asked[0]
        await driver.press("1")
        assert moves_of(game) == ["5:2>1"]

    run_app(story, game=game)


def test_a_game_is_continued_in_the_middle(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 20")
    while game.turns < 3:
        game.roll()
        if game.state.face is not None:
            game.move(legal_moves(game.state)[0])

    async def story(driver: AppDriver) -> None:
        assert "turn 4" in driver.text
        assert "Bo, roll the die." in driver.asked
        assert driver.text_of("#log").count("→") == 3

    run_app(story, game=game)


def test_six_seats_fit_on_the_smallest_screen(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo,Cem,Dai,Eva,greedy", "50 20 20 20 20 20 ?")

    async def story(driver: AppDriver) -> None:
        await driver.press(*["enter"] * 6)
        cloth = driver.screen.query_one("#cloth")
        assert cloth.max_scroll_y == 0
        for seat in driver.screen.query(SeatPanel):
            shown = driver.text_of(f"#seat-{seat.seat}")
            assert "€0.05" in shown
            assert "·5·" in shown
            assert "○○○" in shown
            assert "━" in shown
        assert driver.screen.query_one(MoveList).size.height >= 5
        assert "choose" in driver.text

    run_app(story, game=game)


def test_the_layout_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", ANA_BEGINS)

    async def story(driver: AppDriver) -> None:
        hand, cloth = driver.screen.query_one("#hand"), driver.screen.query_one("#cloth")
        assert hand.region.x >= cloth.region.right
        await driver.pilot.resize_terminal(*SMALL)
        await driver.settle()
        assert hand.region.y >= cloth.region.bottom
        assert "▀" in driver.text_of("#seat-1")

    run_app(story, game=game, size=LARGE)


def test_a_stack_is_picked_with_the_tab_key(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter", "tab")
        while driver.app.focused is not driver.screen.query_one("#seat-1"):
            await driver.press("tab")
        await driver.press("enter", "tab", "enter")
        assert moves_of(game) == ["5:1>2"]

    run_app(story, game=game)


def test_names_are_not_markup(tmp_path: Path) -> None:
    game = begin(tmp_path, "[b]Ana[/b],[/oops", f"{ANA_BEGINS} 20")

    async def story(driver: AppDriver) -> None:
        await driver.press("enter", "enter", "enter")
        assert "[b]Ana[/b]" in driver.text_of("#seat-1")
        assert "[/oops" in driver.text_of("#seat-2")
        await driver.press("0", "1")
        assert "[b]Ana[/b]" in driver.text_of("#log")

    run_app(story, game=game)
