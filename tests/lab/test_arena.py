"""Tournaments: line-ups, seatings and standings."""

from itertools import permutations, product

import numpy as np
import pytest

from exactly.lab.arena import (
    Lineup,
    Standings,
    Tournament,
    all_lineups,
    one_among,
    seatings_of,
)
from exactly.lab.simulate import Simulation
from exactly.players import UnknownPlayerError, WrongSeatCountError
from exactly.solver.solution_file import Solution


def end_of(tournament: Tournament, threads: int = 2) -> Standings:
    *_, last = tournament.run(threads)
    return last


def told(tournament: Tournament, winners: dict[Lineup, list[int]]) -> Standings:
    """Return standings with these numbers of wins by seating and seat."""
    wins = np.zeros((len(tournament.seatings), 8, 8), np.int64)
    for place, seating in enumerate(tournament.seatings):
        for seat, times in enumerate(winners[seating.players], start=1):
            wins[place, 1, seat] = times
    return Standings(tournament, int(wins.sum()), wins)


def test_all_line_ups_are_listed_but_those_of_one_player_alone() -> None:
    assert all_lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all_lineups("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(all_lineups("abcdef", 4)) == 126 - 6
    assert all_lineups("abcd", 3, distinct=True) == [*map(tuple, ("abc", "abd", "acd", "bcd"))]
    assert all_lineups("ab", 3, distinct=True) == []


def test_a_line_up_has_every_seating_once() -> None:
    assert seatings_of(one_among("a", "b", 3)) == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]
    assert sorted(seatings_of(("a", "b", "c"))) == sorted(permutations("abc"))
    for lineup in all_lineups("ab", 5):
        everywhere = [way for way in product("ab", repeat=5) if sorted(way) == sorted(lineup)]
        assert sorted(seatings_of(lineup)) == sorted(everywhere)


@pytest.mark.parametrize("games", [1, 10, 100, 1300])
def test_every_seating_plays_equally_often_and_every_seat_begins_equally_often(games: int) -> None:
    tournament = Tournament((*all_lineups(("random", "greedy"), 3),), games)
    end = end_of(tournament)
    assert end.games == tournament.all_games == end.wins.sum() >= 2 * games
    for wins in end.wins:
        began = wins.sum(axis=1)[1:4]
        assert (began == began[0]).all()
        assert 9 * began[0] < games + 9


def test_the_same_seed_gives_the_same_tournament_on_any_number_of_threads() -> None:
    lineups = (*all_lineups(("random", "greedy"), 3),)
    one, many = (end_of(Tournament(lineups, 700, seed=4), threads) for threads in (1, 3))
    assert (one.wins == many.wins).all()
    assert (one.wins != end_of(Tournament(lineups, 700, seed=5)).wins).any()


def test_a_seating_has_the_same_games_in_any_tournament() -> None:
    pair = Tournament((("random", "greedy"),), 600, seed=2)
    for seating, wins in zip(pair.seatings, end_of(pair).wins, strict=True):
        *_, alone = Simulation(seating.players, seed=seating.simulation.seed).run(seating.games)
        assert (alone.tally.wins == wins).all()
    lineups = (("random", "random", "greedy"), ("random", "greedy", "greedy"))
    small, large = (Tournament(some, 600, seed=2).seatings for some in (lineups[1:], lineups))
    assert set(small) < set(large)
    assert len({seating.simulation.seed for seating in large}) == 6


def test_an_early_stop_has_games_of_every_seating() -> None:
    tournament = Tournament((*all_lineups(("random", "greedy"), 3),), 5000)
    for standings in tournament.run(threads=1):
        if standings.games > tournament.all_games // 4:
            break
    assert standings.games == standings.wins.sum() < tournament.all_games // 2
    of_each = standings.wins.sum(axis=(1, 2))
    assert of_each.min() > 300
    assert of_each.max() - of_each.min() < 200


def test_wins_count_for_the_player_of_the_seat() -> None:
    tournament = Tournament((("greedy", "random", "random"),), 30)
    standings = told(
        tournament,
        {
            ("greedy", "random", "random"): [7, 2, 1],
            ("random", "greedy", "random"): [3, 6, 1],
            ("random", "random", "greedy"): [0, 2, 8],
        },
    )
    greedy, random = standings.scores()
    assert (greedy.player, greedy.wins.times, greedy.wins.of) == ("greedy", 21, 30)
    assert (random.player, random.wins.times, random.wins.of) == ("random", 9, 60)
    assert greedy.wins.low < 0.7 < greedy.wins.high
    # Each win counts against two seats of the other player, or against its only seat.
    assert standings.beaten().tolist() == [[0, 42], [9, 0]]
    [meeting] = standings.meetings(["random", "greedy"])
    assert (meeting.one, meeting.other, meeting.games) == ("random", "greedy", 30)
    assert (meeting.ahead.times, meeting.ahead.of) == (round(9 / 2), 21 + round(9 / 2))


def test_equal_players_are_level_with_any_number_of_seats() -> None:
    tournament = Tournament((("greedy", "random", "random", "random"),), 400)
    fair = dict.fromkeys((seating.players for seating in tournament.seatings), [25] * 4)
    standings = told(tournament, fair)
    assert [score.wins.share for score in standings.scores()] == [0.25, 0.25]
    [meeting] = standings.meetings(tournament.players)
    assert meeting.ahead.share == 0.5


def test_with_two_seats_a_meeting_is_the_games_of_the_two() -> None:
    end = end_of(Tournament((*all_lineups(("random", "greedy"), 2),), 400))
    scores = {score.player: score.wins for score in end.scores()}
    [meeting] = end.meetings(["greedy", "random"])
    assert meeting.ahead == scores["greedy"]
    assert meeting.ahead.times > 380
    assert scores["greedy"].times + scores["random"].times == 400 - end.unfinished


def test_players_that_never_sat_together_did_not_meet(standard_solution: Solution) -> None:
    lineups = (("random", "greedy"), ("greedy", "perfect"))
    tournament = Tournament(lineups, 2, solution=standard_solution)
    met = [(each.one, each.other) for each in end_of(tournament).meetings(tournament.players)]
    assert met == [("random", "greedy"), ("greedy", "perfect")]


def test_a_player_that_cannot_play_is_refused_at_once() -> None:
    with pytest.raises(UnknownPlayerError, match="midas"):
        Tournament((("random", "midas"),), 2)
    with pytest.raises(WrongSeatCountError):
        Tournament((("random", "perfect", "random"),), 2)
