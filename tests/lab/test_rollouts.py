"""Rollouts: shares of wins with bounds, reproducible by seed."""

from exactly.lab.rollouts import play_on
from exactly.records import parse_position
from exactly.rules import Rules, Setup, State, new_game

SHORT = Rules(target=1)


def wins(state: State, games: int, seed: int) -> list[int]:
    *_, shares = play_on(state, games, seed)
    assert all(share.of == games for share in shares)
    assert all(share.low <= share.share <= share.high for share in shares)
    return [share.times for share in shares]


def test_the_same_seed_gives_the_same_games() -> None:
    state = parse_position("50.20/5/5 0/0/0 1 -", SHORT)
    assert wins(state, 300, 1) == wins(state, 300, 1) != wins(state, 300, 2)
    assert sum(wins(state, 300, 1)) == 300


def test_a_player_one_coin_away_wins_more_often() -> None:
    ann, bo, cy = wins(parse_position("50/5/5 0/0/0 1 -", SHORT), 100, 1)
    assert ann > max(bo, cy)


def test_the_first_player_is_drawn_during_starting_rolls() -> None:
    assert all(30 <= times <= 70 for times in wins(new_game(Setup(3, SHORT)), 150, 1))
