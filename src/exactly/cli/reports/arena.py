"""The result of a tournament: as JSON, as tables for a terminal, and as a plot."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from exactly.cli.reports.plots import Dot, dots
from exactly.cli.reports.simulation import number, percent, share_facts, share_text
from exactly.lab.arena import Standings
from exactly.lab.ratings import SCALE, Rating, expected_shares, rate
from exactly.lab.statistics import share_of
from exactly.lab.variant_text import write_game
from exactly.locales import Texts

__all__ = ["plot_tournament", "print_tournament", "tournament_facts"]

_WIDTH = 80
_PLOTTED_DEVIATIONS = 2  # to both sides of a rating

_Facts = dict[str, Any]


def tournament_facts(standings: Standings, one: str | None = None) -> _Facts:
    """Return the result of a tournament for JSON; `one` is the player among others, if any."""
    tournament = standings.tournament
    rated = rate(standings.beaten(), tournament.seats, tournament.seed)
    ratings = dict(zip(tournament.players, rated, strict=True))
    order = sorted(ratings, key=lambda player: -ratings[player].mu)
    scores = {score.player: score.wins for score in standings.scores()}
    return {
        "games": standings.games,
        "interrupted": standings.games < tournament.all_games,
        "rules": write_game(tournament.game),
        "seats": tournament.seats,
        "seed": tournament.seed,
        "unfinished": standings.unfinished,
        "fair_share": 1 / tournament.seats,
        "one": one,
        "players": [
            {
                "player": player,
                "seats_taken": scores[player].of,
                "wins": scores[player].times,
                **share_facts(scores[player]),
                "rating": {**ratings[player]._asdict(), "ordinal": ratings[player].ordinal},
            }
            for player in order
        ],
        "meetings": [
            {
                "players": [meeting.one, meeting.other],
                "games": meeting.games,
                **share_facts(meeting.ahead),
            }
            for meeting in standings.meetings(order)
        ],
        "lineups": list(_lineups(standings, ratings)),
    }


def _lineups(standings: Standings, ratings: dict[str, Rating]) -> Iterator[_Facts]:

    tournament = standings.tournament
    all_seatings: dict[tuple[str, ...], list[_Facts]] = {
        lineup: [] for lineup in tournament.lineups
    }
    games, wins = standings.wins.sum(axis=(1, 2)).tolist(), standings.wins_by_seat.tolist()
    for place, seating in enumerate(tournament.seatings):
        all_seatings[seating.lineup].append(
            {
                "players": list(seating.players),
                "seed": seating.simulation.seed,
                "games": games[place],
                "wins": wins[place],
            }
        )
    for lineup, seatings in all_seatings.items():
        expected = expected_shares([ratings[player] for player in lineup])
        yield {
            "players": list(lineup),
            "games": sum(seating["games"] for seating in seatings),
            "wins": _by_player((seating["players"], seating["wins"]) for seating in seatings),
            "expected_shares": _by_player([(lineup, expected)]),
            "seatings": seatings,
        }


def _by_player(seats: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, float]:
    sums: dict[str, float] = {}
    for players, numbers in seats:
        for player, value in zip(players, numbers, strict=True):
            sums[player] = sums.get(player, 0) + value
    return sums


def print_tournament(facts: _Facts, words: Texts) -> None:
    """Print the result of a tournament as tables."""
    console = Console(highlight=False, markup=False, width=_WIDTH)
    key = "arena-title-interrupted" if facts["interrupted"] else "arena-title"
    seatings = sum(len(lineup["seatings"]) for lineup in facts["lineups"])
    names = ("games", "rules", "seats", "seed")
    counts = {"lineups": len(facts["lineups"]), "seatings": seatings}
    console.print(words(key, **{name: facts[name] for name in names}, **counts))
    if facts["unfinished"]:
        console.print(words("simulate-unfinished", games=facts["unfinished"]))
    if facts["one"] is not None:
        console.print(_one_among(facts, words))
    console.print(_players(facts, words))
    leads = {
        name: number(SCALE * math.log(odds), words) for name, odds in (("small", 1.5), ("large", 3))
    }
    console.print(words("arena-ratings-explained", **leads))
    if facts["one"] is None:
        console.print(_meetings(facts, words))
        key = "arena-of-two-explained" if facts["seats"] == 2 else "arena-meetings-explained"
        console.print(words(key))


def _one_among(facts: _Facts, words: Texts) -> str:
    one, others = _one_and_others(facts)
    return words(
        "arena-one-won",
        one=one["player"],
        others=others["player"],
        count=facts["seats"] - 1,
        share=share_text(one, words),
        fair=percent(facts["fair_share"], words),
    )


def _one_and_others(facts: _Facts) -> tuple[_Facts, _Facts]:
    one, others = sorted(facts["players"], key=lambda each: each["player"] != facts["one"])
    return one, others


def _players(facts: _Facts, words: Texts) -> Table:
    fair = percent(facts["fair_share"], words)
    won = words("arena-won", fair=fair)
    table = _table(
        words("arena-player"),
        (words("arena-seats-taken"), won, words("arena-rating"), words("arena-at-least")),
    )
    for each in facts["players"]:
        rating = each["rating"]
        table.add_row(
            each["player"],
            words("arena-count", count=each["seats_taken"]),
            share_text(each, words),
            _rating(rating, words),
            _signed(rating["ordinal"], words),
        )
    return table


def _meetings(facts: _Facts, words: Texts) -> Table:
    table = _table(words("arena-meeting"), (words("arena-met"), words("arena-ahead")))
    for meeting in facts["meetings"]:
        games = words("arena-count", count=meeting["games"])
        table.add_row(" – ".join(meeting["players"]), games, share_text(meeting, words))
    return table


def _table(name: str, columns: Sequence[str]) -> Table:

    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(name)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _rating(rating: _Facts, words: Texts) -> str:
    return f"{_signed(rating['mu'], words)} ± {number(rating['sigma'], words)}"


def _signed(value: float, words: Texts) -> str:
    return number(value, words).replace("-", "−")


def plot_tournament(facts: _Facts, words: Texts) -> str:
    """Return a plot of the ratings, or of the win shares by seat of one player among others."""
    if facts["one"] is not None:
        return _plot_shares(facts, words)
    drawn = []
    for each in facts["players"]:
        mu, reach = each["rating"]["mu"], _PLOTTED_DEVIATIONS * each["rating"]["sigma"]
        text = _rating(each["rating"], words)
        drawn.append(Dot(each["player"], mu, mu - reach, mu + reach, text))
    title = words("arena-plot-ratings", games=facts["games"], seats=facts["seats"])
    return dots(title, drawn)


def _plot_shares(facts: _Facts, words: Texts) -> str:

    one, others = _one_and_others(facts)
    shares = {words("arena-all-seats"): one}
    for seating in sorted(
        facts["lineups"][0]["seatings"], key=lambda each: each["players"].index(facts["one"])
    ):
        seat = seating["players"].index(facts["one"])
        wins = share_of(seating["wins"][seat], seating["games"])
        shares[words("simulate-seat", seat=seat + 1)] = share_facts(wins)
    drawn = []
    for label, share in shares.items():
        value, low, high = (100 * share[name] for name in ("share", "low", "high"))
        drawn.append(Dot(label, value, low, high, percent(share["share"], words)))
    title = words("arena-plot-shares", one=one["player"], others=others["player"])
    return dots(title, drawn, unit="%", mark=100 * facts["fair_share"])
