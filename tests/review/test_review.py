"""The review of a game: luck and skill add up, and a better move has a reason."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from exactly.evaluation.chances import Judged
from exactly.evaluation.estimated import EstimatedChances
from exactly.evaluation.exact import SolvedChances
from exactly.players.player import Player
from exactly.players.simple import GreedyPlayer, RandomPlayer
from exactly.records import (
    Record,
    RecordMisfitError,
    Turn,
    parse_move,
    parse_position,
    parse_record,
)
from exactly.review.grade import Grade, grade_of
from exactly.review.reason import MoveReason, ReasonKind, coin_to_one_euro, why_better
from exactly.review.review import Cause, Review, StartingRollReview, TurnReview, review_game
from exactly.rules import (
    FACES,
    STANDARD,
    Coin,
    Move,
    Roll,
    Rules,
    Seat,
    Setup,
    State,
    apply,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
)
from exactly.solver.solution_file import Solution


class Guess:
    """A judge for any table, by euros and stacks, which is never certain."""

    exact = False
    error = 0.5

    def win(self, state: State) -> tuple[float, ...]:
        hopes = [
            1 + 3 * euros + stack.total / 300 + 0.1 * (seat == state.active)
            for seat, (euros, stack) in enumerate(
                zip(state.euros, state.stacks, strict=True), start=1
            )
        ]
        return tuple(hope / sum(hopes) for hope in hopes)

    def judge(self, state: State) -> list[Judged]:
        judged = [Judged(move, self.win(apply(state, move))) for move in legal_moves(state)]
        return sorted(judged, key=lambda each: -each.win[state.active - 1])


class RandomAgainstGreedy:
    """A player for all seats: seat 1 plays greedily, the others at random, so games are short."""

    def __init__(self, random: Random) -> None:
        self._random, self._greedy = RandomPlayer(random), GreedyPlayer()

    def choose(self, state: State) -> Move:
        return self._greedy.choose(state) if state.active == 1 else self._random.choose(state)


def play(random: Random, player: Player, seats: int = 2, rules: Rules = STANDARD) -> Record:
    """Play a game to its end, and return its record."""
    state = new_game(Setup(seats, rules))
    starting, turns = [], []
    while state.starting is not None:
        faces = random.choices(FACES, k=len(state.starting.contenders))
        for face in faces:
            state = apply(state, Roll(face))
        starting.append(tuple(faces))
    while not state.is_over:
        rolled = apply(state, Roll(random.choice(FACES)))
        move = player.choose(rolled)
        state = apply(rolled, move)
        assert rolled.face is not None
        turns.append(Turn(rolled.active, rolled.face, move, euros_taken(rolled, state)))
    end = outcome(state)
    assert end is not None
    return Record(("",) * seats, rules, tuple(starting), tuple(turns), end.winner)


def record(*turns: str, result: str = "*", players: str = "Ann; Bo", first: str = "50 5") -> Record:
    """Return a record from its turns."""
    lines = [f"{number}. {turn}" for number, turn in enumerate(turns, start=1)]
    tags = f'[Game "Exactly"]\n[Players "{players}"]\n[Result "{result}"]\n'
    return parse_record("\n".join([tags, f"first {first}", *lines, ""]))


def assert_adds_up(review: Review) -> None:
    for summary, end in zip(review.summaries, review.end, strict=True):
        assert summary.start + summary.luck + summary.doing == pytest.approx(end, abs=1e-9)
        if review.winner is not None:
            assert end == float(summary.seat == review.winner)
        assert sum(count for _, count in summary.grades) == sum(
            turn.seat == summary.seat for turn in review.turns
        )


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_luck_and_skill_add_up_to_the_result_with_any_judge(seats: int) -> None:
    random = Random(seats)
    for _ in range(300 // seats):
        game = play(random, RandomPlayer(random), seats, Rules(target=1, both_collect=True))
        assert_adds_up(review_game(game, Guess()))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_luck_and_skill_add_up_to_the_result_with_estimates(seats: int) -> None:
    random, rules = Random(seats), Rules(target=1)
    judge = EstimatedChances(rules, seats)
    review = review_game(play(random, GreedyPlayer(), seats, rules), judge)
    assert not review.exact
    assert_adds_up(review)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_influence_is_the_skill_of_each_seat_on_all_seats(seats: int) -> None:
    random = Random(seats)
    for _ in range(5):
        game = play(random, RandomAgainstGreedy(random), seats, Rules(target=1, both_collect=True))
        review = review_game(game, Guess())
        for mover, changes in enumerate(review.influence):
            assert changes[mover] == pytest.approx(review.summaries[mover].own_doing)
            assert sum(changes) == pytest.approx(0, abs=1e-9)  # given to some, taken from others
        for summary, changes in zip(
            review.summaries, zip(*review.influence, strict=True), strict=True
        ):
            assert sum(changes) == pytest.approx(summary.doing, abs=1e-9)


def test_a_helpful_coin_for_another_player_counts_as_help() -> None:
    game = record("1 50 50:C>2", "2 0 pass", "3 0 pass", players="A; B; C", first="50 5 5")
    review = review_game(game, Guess())
    assert review.influence[0][1] > 0 > review.influence[0][0]
    assert review.influence == tuple(turn.doing for turn in review.turns)


def test_luck_and_skill_add_up_to_the_result_in_1000_random_games(
    standard_solution: Solution,
) -> None:
    random = Random(1000)
    judge = SolvedChances(standard_solution)
    for _ in range(1000):
        game = play(random, RandomAgainstGreedy(random))
        assert_adds_up(review_game(game, judge))
    for _ in range(50):
        assert_adds_up(review_game(play(random, RandomPlayer(random)), judge))


def test_the_chance_after_a_turn_is_the_chance_before_the_next(standard_solution: Solution) -> None:
    review = review_game(play(Random(3), GreedyPlayer()), SolvedChances(standard_solution))
    parts: list[StartingRollReview | TurnReview] = [*review.starting, *review.turns]
    assert all(part.after == then.before for part, then in pairwise(parts))
    assert parts[0].before == review.start
    assert hash(review) == hash(review)


def test_with_perfect_chances_skill_is_the_loss_of_the_move(standard_solution: Solution) -> None:
    review = review_game(play(Random(4), RandomPlayer(Random(4))), SolvedChances(standard_solution))
    for turn in review.turns:
        assert turn.doing[turn.seat - 1] == pytest.approx(-turn.loss, abs=1e-9)
        assert (turn.better is None) == (turn.reason is None)
        assert (turn.better is None) == (turn.grade in {Grade.FORCED, Grade.BEST})


def test_an_unfinished_game_ends_at_its_current_chance() -> None:
    game = record("1 50 50:C>1", "2 0 pass")
    review = review_game(game, Guess())
    assert review.winner is None
    assert review.end == review.turns[-1].after
    assert_adds_up(review)


def test_a_game_of_starting_rolls_alone_has_luck_but_no_skill() -> None:
    review = review_game(record(first="50"), Guess())
    assert [roll.seat for roll in review.starting] == [1]
    assert review.summaries[0].turning_points == ()
    assert review.summaries[0].average_loss == 0
    assert_adds_up(review)


def test_an_invalid_record_is_not_reviewed() -> None:
    with pytest.raises(RecordMisfitError, match="turn 1"):
        review_game(record("1 50 20:C>1"), Guess())


def test_each_of_three_seats_has_its_luck_and_skill() -> None:
    game = record("1 50 50:C>2", "2 50 50:C>3", "3 0 pass", players="A; B; C", first="50 5 5")
    review = review_game(game, Guess())
    first = review.turns[0]
    assert len(first.luck) == len(first.doing) == 3
    assert sum(first.doing) == pytest.approx(0)
    assert first.better is not None
    assert first.better.move == parse_move("50:C>1")
    assert review.turns[2].grade is Grade.FORCED
    assert not review.exact
    assert_adds_up(review)


def test_turning_points_are_the_largest_changes_first(standard_solution: Solution) -> None:
    review = review_game(play(Random(5), GreedyPlayer()), SolvedChances(standard_solution))
    for summary in review.summaries:
        sizes = [abs(swing.change) for swing in summary.turning_points]
        assert sizes == sorted(sizes, reverse=True)
        changes = [abs(turn.luck[summary.seat - 1]) for turn in review.turns]
        changes += [abs(turn.doing[summary.seat - 1]) for turn in review.turns]
        assert sizes == sorted(changes, reverse=True)[:3]
        assert {swing.cause for swing in summary.turning_points} <= set(Cause)


@pytest.mark.parametrize(
    ("loss", "choices", "grade"),
    [
        (0.0, 1, Grade.FORCED),
        (0.0, 2, Grade.BEST),
        (0.0004, 2, Grade.BEST),
        (0.0005, 2, Grade.GOOD),
        (0.01, 2, Grade.INEXACT),
        (0.03, 2, Grade.MISTAKE),
        (0.08, 2, Grade.BLUNDER),
        (0.5, 2, Grade.BLUNDER),
    ],
)
def test_a_grade_follows_from_the_loss(loss: float, choices: int, grade: Grade) -> None:
    assert grade_of(loss, choices) is grade


@pytest.mark.parametrize(
    ("position", "made", "better", "reason"),
    [
        # Ann has 0.50, and a 50 is rolled.
        ("50/5 0/0 1 50", "50:C>2", "50:C>1", (ReasonKind.TAKES_EURO, 1)),
        ("50/5 2/0 1 50", "50:C>2", "50:C>1", (ReasonKind.WINS_GAME, 1)),
        ("5/50 0/0 1 50", "50:C>2", "50:C>1", (ReasonKind.GIVES_EURO, 2)),
        ("5/50 0/2 1 50", "50:C>2", "50:C>1", (ReasonKind.GIVES_GAME, 2)),
        # Bo gets 0.95, and needs a 5.
        ("5/50.20.5 0/0 1 20", "20:C>2", "20:C>1", (ReasonKind.LEAVES_COIN, 2, Coin.FIVE)),
        # Bo keeps 1.20, and may give a 20 away.
        ("5/50.50.20.20 0/0 1 20", "20:2>C", "20:C>1", (ReasonKind.LEAVES_COIN, 2, Coin.TWENTY)),
        # Ann gets 0.50, and needs another 50.
        ("20.20/5 0/0 1 10", "10:C>2", "10:C>1", (ReasonKind.KEEPS_COIN, 1, Coin.FIFTY)),
        ("5/5 0/0 1 20", "20:C>2", "20:C>1", (ReasonKind.SENDS_AWAY, 2, None, (75, 95))),
        ("20.5/5 0/0 1 20", "20:1>C", "20:C>1", (ReasonKind.CHANCE, 1, None, None)),
        ("20.10.10/50.50.20.5 2/2 2 20", "20:2>1", "20:C>1", (ReasonKind.CHANCE, 2, None, None)),
        ("5/5 0/0 1 5", "5:C>1", "5:1>C", (ReasonKind.CHANCE, 1)),
    ],
)
def test_a_better_move_has_its_reason(
    position: str, made: str, better: str, reason: tuple[object, ...]
) -> None:
    rolled = parse_position(position)
    assert why_better(rolled, parse_move(made), parse_move(better)) == (
        *reason,
        *(None, None)[: 4 - len(reason)],
    )


def test_a_reason_among_three_is_about_the_helped_seat() -> None:
    rolled = parse_position("5/5/50.20.5 0/0/0 1 20")
    reason = why_better(rolled, parse_move("20:C>3"), parse_move("20:C>1"))
    assert reason == MoveReason(ReasonKind.LEAVES_COIN, Seat(3), Coin.FIVE)


@pytest.mark.parametrize(
    ("position", "coin"),
    [
        ("50/5 0/0 2 -", Coin.FIFTY),
        ("50.50.5/5 0/0 2 -", Coin.FIVE),
        ("50.20/5 0/0 2 -", None),
        # Twenty cents too much, but in no single coin.
        ("50.50.10.10/5 0/0 2 -", None),
        ("-/- 3/0 1 -", None),
    ],
)
def test_one_coin_at_most_makes_a_euro(position: str, coin: Coin | None) -> None:
    assert coin_to_one_euro(parse_position(position), Seat(1)) is coin


def faces_that_take_a_euro(state: State, seat: Seat) -> set[str]:
    """Return the faces with which a seat can take a euro, by trying all moves."""
    return {
        face.value
        for face in FACES
        for rolled in [State(state.rules, state.stacks, state.euros, seat, face)]
        for move in legal_moves(rolled)
        if seat in euros_taken(rolled, apply(rolled, move))
    }


def test_the_coin_to_one_euro_is_two_faces_of_six_or_none(somewhere: Callable[[], State]) -> None:
    for _ in range(300):
        state = somewhere()
        for seat in (Seat(1), Seat(2), Seat(3)):
            coin = coin_to_one_euro(state, seat)
            assert faces_that_take_a_euro(state, seat) == (
                set() if coin is None else {"?", str(coin.value)}
            )


@pytest.fixture
def somewhere() -> Callable[[], State]:
    """Return positions of random games of three."""
    random = Random(6)

    def draw() -> State:
        state = apply(
            apply(apply(new_game(Setup(3)), Roll(FACES[1])), Roll(FACES[0])), Roll(FACES[0])
        )
        for _ in range(random.randrange(60)):
            rolled = apply(state, Roll(random.choice(FACES)))
            after = apply(rolled, random.choice(legal_moves(rolled)))
            state = state if after.is_over else after
        return state

    return draw


@pytest.mark.parametrize("face", ["-", "50"])
def test_a_game_from_a_position_is_reviewed_from_there(
    standard_solution: Solution, face: str
) -> None:
    record = parse_record(f"""\
[Game "Exactly"]
[Players "Ana; Bo"]
[Position "20.20/20 2/1 1 {face}"]
[Result "1"]

1.  1  50  50:C>1
2.  2  0   pass
3.  1  10  10:C>1   euro 1
""")
    judge = SolvedChances(standard_solution)
    review = review_game(record, judge)
    assert record.position is not None
    assert review.start == judge.win(record.position)
    assert (review.turns[0].luck == (0.0, 0.0)) is (face == "50")
    for summary in review.summaries:
        assert summary.start + summary.luck + summary.doing == pytest.approx(summary.end)
