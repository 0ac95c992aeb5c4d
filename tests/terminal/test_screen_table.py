"""Turns at the full-screen table, by keyboard and by mouse."""

from pathlib import Path

from exactly.locales import LANGUAGES
from exactly.records import parse_record, write_move
from exactly.rules import Coin, Edition, Rules, Seat, Stack, legal_moves
from exactly.terminal.game import TerminalGame
from exactly.terminal.scene import ScenePhase
from exactly.terminal.screens.leave import LeaveScreen
from exactly.terminal.screens.table import TableScreen
from exactly.terminal.widgets.move_list import MoveList
from exactly.terminal.widgets.seat_panel import SeatPanel
from screen_stories import LARGE, SMALL, Evening, begin, lay_coins, spend_evening

ANA, BO = Seat(1), Seat(2)
ANA_BEGINS = "50 20"


def moves_of(game: TerminalGame) -> list[str]:
    return [write_move(turn.move) for turn in game.record.turns]


def test_the_dice_promise_is_shown_before_the_first_roll(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", ANA_BEGINS)

    async def story(evening: Evening) -> None:
        shown = "".join(evening.text_of("#story").split())
        assert game.commitment in shown

    spend_evening(story, game=game)


def test_starting_rolls_are_told_with_their_tie(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo,Cem", "20 5 20  50 10")

    async def story(evening: Evening) -> None:
        assert "Who begins? Ana, throw the die." in evening.asked
        await evening.press("enter", "enter")
        assert "rolled 20" in evening.text_of("#seat-1")
        assert "rolled 5" in evening.text_of("#seat-2")
        await evening.press("enter")
        assert "Ana: 20 · Bo: 5 · Cem: 20 A tie" in evening.words_of("#story")
        assert "rolled" not in evening.text_of("#seat-2")
        await evening.press("space", "space")
        assert "Ana: 50 · Cem: 10 Ana begins." in evening.words_of("#story")
        assert "Ana, throw the die." in evening.asked

    spend_evening(story, game=game)


def test_a_move_is_chosen_from_the_list(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 20")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter")
        assert "Ana, you rolled 20" in evening.asked
        await evening.press("down", "down")
        assert "▼" in evening.text_of("#seat-2")
        assert "▲" in evening.text_of("#centre")
        await evening.press("enter")
        assert moves_of(game) == ["20:C>2"]
        assert "€0.25" in evening.text_of("#seat-2")
        assert "+20" in evening.text_of("#seat-2")
        assert "Bo, throw the die." in evening.asked

    spend_evening(story, game=game)


def test_an_enter_too_many_after_the_throw_moves_nothing(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 20")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "enter", "space")
        assert evening.is_at(ScenePhase.CHOOSE)
        assert game.turns == 0

    spend_evening(story, game=game)


def test_a_move_is_chosen_by_the_numbers_of_two_stacks(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "2")
        assert "5 from Bo: where shall it go?" in evening.asked
        assert "▽" in evening.text_of("#seat-1")
        assert "▽" in evening.text_of("#centre")
        await evening.press("1")
        assert moves_of(game) == ["5:2>1"]

    spend_evening(story, game=game)


def test_a_coin_in_hand_can_be_put_back(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "2", "escape")
        assert "Ana, you rolled 5" in evening.asked
        await evening.press("2", "2")
        assert "Ana, you rolled 5" in evening.asked
        await evening.press("0", "1")
        assert moves_of(game) == ["5:C>1"]

    spend_evening(story, game=game)


def test_the_mouse_throws_and_picks(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 10")

    async def story(evening: Evening) -> None:
        await evening.click("DieWidget")
        await evening.click("#next-step-button")
        await evening.click("DieWidget")
        await evening.click("#centre")
        await evening.click("#seat-1")
        assert moves_of(game) == ["10:C>1"]

    spend_evening(story, game=game)


def test_a_click_on_a_coin_takes_that_coin(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} ?")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter")
        line = evening.text_of("#centre").split("\n")[1]
        await evening.click("#centre", (line.index("‹10›") + 1, 1))
        assert "10 from the centre: where shall it go?" in evening.asked
        await evening.click("#seat-2")
        assert moves_of(game) == ["10:C>2"]

    spend_evening(story, game=game)


def test_on_a_question_mark_the_coin_is_chosen_last(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} ?")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "0", "1")
        assert "centre → Ana: which coin?" in evening.asked
        assert evening.screen.query_one(MoveList).option_count == len(Coin)
        await evening.press("3")
        assert moves_of(game) == ["10:C>1"]

    spend_evening(story, game=game)


def test_a_wrong_try_explains_itself_and_changes_nothing(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 50")

    async def story(evening: Evening) -> None:
        await evening.click("#centre")
        assert "First throw the die (rule 7)." in evening.asked
        await evening.press("enter", "enter", "enter", "1")
        assert "There is no such coin in that stack (rule 7)." in evening.asked
        await evening.click("DieWidget")
        assert "You throw once a turn (rule 7)." in evening.asked
        await evening.press("0")
        assert "rule 7" not in evening.asked
        assert game.turns == 0

    spend_evening(story, game=game)


def fill(game: TerminalGame) -> None:
    """Bring Bo over the limit: three coins of 50, one of 20, and 5 from the start."""
    rich = Stack(fifties=3, twenties=1, fives=1)
    lay_coins(game, (Stack(fives=1), rich), (0, 0), ANA)


def test_a_full_stack_does_not_light_up_and_says_why(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20")
    fill(game)

    async def story(evening: Evening) -> None:
        await evening.press("enter", "0")
        assert "▽" in evening.text_of("#seat-1")
        assert "▽" not in evening.text_of("#seat-2")
        await evening.press("2")
        assert "That stack is full: over €1.50 (rule 11)." in evening.asked

    spend_evening(story, game=game)


def test_in_the_classic_edition_nobody_is_full(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20", Rules(edition=Edition.CLASSIC))
    fill(game)

    async def story(evening: Evening) -> None:
        await evening.press("enter", "0")
        assert "▽" in evening.text_of("#seat-2")

    spend_evening(story, game=game)


def test_on_zero_one_key_passes_and_the_reason_is_told(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 0")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter")
        assert "Ana, you rolled 0: nothing moves this turn." in evening.asked
        await evening.press("enter")
        assert moves_of(game) == ["pass"]

    spend_evening(story, game=game)


def test_when_nothing_can_be_moved_that_is_told(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "10")
    rich = Stack(fifties=3, fives=1)
    lay_coins(game, (rich, rich), (0, 0), ANA)

    async def story(evening: Evening) -> None:
        await evening.press("enter")
        assert "Ana, you rolled 10: there is nowhere to move a 10." in evening.asked

    spend_evening(story, game=game)


def test_a_pass_by_choice_is_in_the_list_where_the_rules_have_it(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} ?", Rules(wild_may_pass=True))

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "end", "enter")
        assert moves_of(game) == ["pass"]

    spend_evening(story, game=game)


def test_a_euro_is_called_out_before_the_coins_go_back(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "5")
    almost = Stack(fifties=1, twenties=2, fives=1)
    lay_coins(game, (almost, Stack(fives=1)), (0, 1), BO)

    async def story(evening: Evening) -> None:
        await evening.press("enter", "0", "1")
        assert evening.is_at(ScenePhase.EURO)
        assert "★ ★ ★  Exactly!  ★ ★ ★" in evening.text
        assert "Ana takes a euro." in evening.text
        assert "●○○" in evening.text_of("#seat-1")
        assert "€1.00" in evening.text_of("#seat-1")
        assert "Ana begins the next round." in evening.words_of("#story")
        await evening.press("enter")
        assert "★ ★ ★" not in evening.text
        assert "€0.05" in evening.text_of("#seat-1")
        assert evening.is_at(ScenePhase.ROLL)

    spend_evening(story, game=game)


def test_two_can_be_called_out_at_once(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", "20", Rules(both_collect=True))
    stacks = (Stack(fifties=2, twenties=1), Stack(fifties=1, twenties=1, tens=1))
    lay_coins(game, stacks, (0, 0), ANA)

    async def story(evening: Evening) -> None:
        await evening.press("enter", "1", "2")
        assert "Ana and Bo take a euro each." in evening.asked

    spend_evening(story, game=game)


def test_a_computer_player_throws_and_moves_by_itself(tmp_path: Path) -> None:
    game = begin(tmp_path, "greedy,Ana", "50 20 50")

    async def story(evening: Evening) -> None:
        await evening.press("enter")
        assert moves_of(game) == ["50:C>1"]
        assert "greedy 1" in evening.text_of("#log")
        assert "Ana, throw the die." in evening.asked

    spend_evening(story, game=game)


def test_the_language_changes_in_mid_turn_and_nothing_is_lost(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "2")
        before = evening.table.game_loop.scene
        asked = []
        for _ in LANGUAGES:
            asked.append(evening.asked)
            await evening.press("l")
            assert evening.table.game_loop.scene == before
        assert len(set(asked)) == len(LANGUAGES)
        assert evening.asked == asked[0]
        await evening.press("1")
        assert moves_of(game) == ["5:2>1"]

    spend_evening(story, game=game)


def test_leaving_says_that_the_game_is_kept_and_keeps_it(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "0", "1", "q")
        assert isinstance(evening.screen, LeaveScreen)
        assert "The game is kept." in evening.text
        assert "exactly play --continue" in evening.text
        await evening.press("escape")
        assert isinstance(evening.screen, TableScreen)
        await evening.press("q", "enter")

    app = spend_evening(story, game=game)
    assert app.game is game
    assert len(parse_record(game.path.read_text(encoding="utf-8")).turns) == 1


def test_ctrl_c_is_taken_for_the_wish_to_leave(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.press("ctrl+c")
        assert isinstance(evening.screen, LeaveScreen)
        await evening.press("tab", "enter")
        assert isinstance(evening.screen, TableScreen)

    spend_evening(story, game=begin(tmp_path, "Ana,Bo", ANA_BEGINS))


def test_a_game_is_taken_up_in_the_middle(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 20")
    while game.turns < 3:
        game.roll()
        if game.state.face is not None:
            game.move(legal_moves(game.state)[0])

    async def story(evening: Evening) -> None:
        assert "turn 4" in evening.text
        assert "Bo, throw the die." in evening.asked
        assert evening.text_of("#log").count("→") == 3

    spend_evening(story, game=game)


def test_six_seats_fit_on_the_smallest_screen(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo,Cem,Dai,Eva,greedy", "50 20 20 20 20 20 ?")

    async def story(evening: Evening) -> None:
        await evening.press(*["enter"] * 6)
        cloth = evening.screen.query_one("#cloth")
        assert cloth.max_scroll_y == 0
        for seat in evening.screen.query(SeatPanel):
            shown = evening.text_of(f"#seat-{seat.seat}")
            assert "€0.05" in shown
            assert "·5·" in shown
            assert "○○○" in shown
            assert "━" in shown
        assert evening.screen.query_one(MoveList).size.height >= 5
        assert "choose" in evening.text

    spend_evening(story, game=game)


def test_the_layout_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", ANA_BEGINS)

    async def story(evening: Evening) -> None:
        hand, cloth = evening.screen.query_one("#hand"), evening.screen.query_one("#cloth")
        assert hand.region.x >= cloth.region.right
        await evening.pilot.resize_terminal(*SMALL)
        await evening.settle()
        assert hand.region.y >= cloth.region.bottom
        assert "▀" in evening.text_of("#seat-1")

    spend_evening(story, game=game, size=LARGE)


def test_a_stack_is_picked_with_the_tab_key(tmp_path: Path) -> None:
    game = begin(tmp_path, "Ana,Bo", f"{ANA_BEGINS} 5")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter", "tab")
        while evening.app.focused is not evening.screen.query_one("#seat-1"):
            await evening.press("tab")
        await evening.press("enter", "tab", "enter")
        assert moves_of(game) == ["5:1>2"]

    spend_evening(story, game=game)


def test_names_that_look_like_markup_are_names(tmp_path: Path) -> None:
    game = begin(tmp_path, "[b]Ana[/b],[/oops", f"{ANA_BEGINS} 20")

    async def story(evening: Evening) -> None:
        await evening.press("enter", "enter", "enter")
        assert "[b]Ana[/b]" in evening.text_of("#seat-1")
        assert "[/oops" in evening.text_of("#seat-2")
        await evening.press("0", "1")
        assert "[b]Ana[/b]" in evening.text_of("#log")

    spend_evening(story, game=game)
