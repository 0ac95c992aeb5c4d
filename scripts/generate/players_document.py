"""The pages about the computer players, with figures measured by `scripts/study players`.

The text is in computer-players.md.in and players-study.md.in; figures replace `{{names}}`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from math import comb, sqrt
from pathlib import Path
from typing import Any

from exactly.cli.reports.plots import Agreement, Bar, agreements, bars
from exactly.players.characters import CHARACTERS, STRONGEST, Heart
from exactly.rules import SEATS, Edition
from generate.solution_document import fill

__all__ = ["players_files"]

_REFERENCE = Path(__file__).with_name("computer-players.md.in")
_STUDY = Path(__file__).with_name("players-study.md.in")
_HEARTS = {
    Heart.OWN: "plays for itself",
    Heart.WEAKEST: "helps the weakest player",
    Heart.LEADER: "hinders the leader",
}


def players_files(root: Path) -> dict[str, str]:
    """Return the pages and plots, by their names in docs/."""
    file = root / "docs/background/players-study/study.json"
    study = json.loads(file.read_text(encoding="utf-8"))
    figures = _figures(study)
    panels = [
        (f"{seats} seats", points)
        for seats, points in sorted(_agreements(study["calibration"]).items())
    ]
    title = "Estimated chance (across) and actual share of wins (up)"
    return {
        "reference/computer-players.md": fill(_REFERENCE, figures),
        "background/players-study.md": fill(_STUDY, figures),
        "background/players-study/calibration.svg": agreements(title, panels),
        "background/players-study/among_greedy.svg": _among_plot(study["among_greedy"]),
    }


_FEWEST = 30
"""Fewest positions that make a point of the plot."""


def _agreements(calibration: Mapping[str, Any]) -> dict[str, list[Agreement]]:
    """Return the estimated and actual shares of wins, by the number of seats."""
    return {
        seats: [
            Agreement(*(each[name] for name in Agreement._fields))
            for each in tenths
            if each["of"] >= _FEWEST
        ]
        for seats, tenths in calibration.items()
    }


def _figures(study: Mapping[str, Any]) -> dict[str, str]:
    truth, perfect = study["truth"], study["perfect"]
    times = study["times"]
    points = [each for panel in _agreements(study["calibration"]).values() for each in panel]
    return {
        "points": str(len(points)),
        "points_within": str(sum(each.low <= each.said <= each.high for each in points)),
        "choices": f"{truth['choices']:,}",
        "largest_points": f"{100 * truth['largest']:.1f}",
        "error": f"{100 * truth['error']:.2f}",
        "loss_points": f"{100 * truth['loss']:.2f}",
        "accuracy_table": _accuracy_table(study),
        "ladder_of": f"{_games_of(study['ladder'].values()):,}",
        "order_of": f"{_games_of(e for of in study['order'].values() for e in of.values()):,}",
        "perfect": _share(perfect),
        "perfect_of": f"{perfect['of']:,}",
        "players_table": _players_table(study),
        "order_table": _order_table(study["order"]),
        "among_table": _among_table(study),
        "tree_table": _tree_table(study["tree_search"]),
        "lengths": ", ".join(
            f"{turns:,.0f} with {seats}" for seats, turns in sorted(study["lengths"].items())
        ),
        "searching_mean": f"{times['searching']['mean']:.0f}",
        "searching_most": f"{times['searching']['most']:.0f}",
        "quick_mean": f"{times['quick']['mean']:.1f}",
        "quick_most": f"{times['quick']['most']:.0f}",
        "ahead_table": _ahead_table(study["against_look_ahead"]),
        **_exploiters(study),
        **_habits(study["habits"]),
    }


def _habits(habits: Mapping[str, Any]) -> dict[str, str]:
    def part(kind: str, name: str, seats: int) -> str:
        return f"{100 * habits[str(seats)][name][kind]:.0f}%"

    return {
        "give_strong": part("give", STRONGEST, 3),
        "give_greedy": part("give", "greedy", 3),
        "take_strong": part("take", STRONGEST, 3),
        "take_greedy": part("take", "greedy", 3),
        "take_strong_six": part("take", STRONGEST, 6),
        "take_greedy_six": part("take", "greedy", 6),
        "fetch_strong_six": part("fetch", STRONGEST, 6),
    }


def _games_of(shares: Iterable[Mapping[str, Any]]) -> int:
    """Return the number of games of each share; it must be the same for all."""
    (games,) = {share["of"] for share in shares}
    return int(games)


def _share(found: Mapping[str, int]) -> str:
    """Write a share of games with its 95% interval."""
    share = found["won"] / found["of"]
    return f"{100 * share:.1f}% ± {100 * _reach(share, found['of']):.1f}"


def _reach(share: float, of: int) -> float:
    return 1.96 * sqrt(share * (1 - share) / of)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _players_table(study: Mapping[str, Any]) -> str:
    rows = []
    for name, it in CHARACTERS.items():
        beats = study["ladder"].get(name)
        rows.append(
            (
                f"`{name}`",
                str(it.strength),
                _HEARTS[it.heart],
                f"{_share(beats)} against `{beats['beats']}`" if beats else "",
                _share(study["beside_greedy"][name]),
            )
        )
    head = ("name", "strength", "how it treats others", "beats the next weaker", "beats `greedy`")
    return _table(head, rows)


def _order_table(order: Mapping[str, Any]) -> str:
    tables = sorted(order.items())
    rows = []
    for name in list(CHARACTERS)[1:]:
        weak = tables[0][1][name]["among"]
        cells = (_times_fair(found[name], int(seats)) for seats, found in tables)
        rows.append((f"one `{name}` among `{weak}`", *cells))
    return _table(("", *(f"{seats} seats" for seats, _ in tables)), rows)


def _times_fair(found: Mapping[str, int], seats: int) -> str:
    share = found["won"] / found["of"]
    return f"{share * seats:.2f} ± {_reach(share, found['of']) * seats:.2f}"


def _among_table(study: Mapping[str, Any]) -> str:
    rows = []
    for seats, found in sorted(study["among_greedy"].items()):
        classic = study["among_greedy_classic"][seats]
        twice = f"{200 / int(seats):.0f}%"
        cells = (str(seats), twice, _share(found), f"{found['of']:,}")
        rows.append((*cells, _share(classic), f"{classic['of']:,}"))
    head = ("seats", "twice a fair share", "`standard`", "games", "`classic`", "games")
    return _table(head, rows)


def _accuracy_table(study: Mapping[str, Any]) -> str:
    rows = []
    for seats in SEATS:
        cells = [str(seats)]
        for edition in Edition:
            found = study.get(f"accuracy-{edition}-{seats}")
            if found is None:
                cells += ["not measured", ""]
                continue
            error, low, high = (100 * found[name] for name in ("error", "low", "high"))
            cells += [f"{error:.2f} ({low:.2f} to {high:.2f})"]
            cells += [f"{found['positions']:,} × {found['games']}"]
        rows.append(tuple(cells))
    of = "positions × games from each"
    return _table(("seats", "`standard`", of, "`classic`", of), rows)


def _tree_table(found: Mapping[str, Any]) -> str:
    rows = []
    for seats, each in sorted(found.items()):
        luck = _by_luck(each["won"], each["of"], 1 / int(seats))
        cells = (seats, f"{100 / int(seats):.0f}%", _share(each), str(each["of"]))
        rows.append((*cells, f"{luck:.4f}" if luck >= 0.0001 else "under 0.0001"))
    head = ("seats", "a fair share", f"`{STRONGEST}`", "games", "probability with a fair share")
    return _table(head, rows)


def _by_luck(won: int, of: int, fair: float) -> float:
    """Return the chance that a player with a fair share wins `won` or more of `of` games."""
    return sum(
        comb(of, wins) * fair**wins * (1 - fair) ** (of - wins) for wins in range(won, of + 1)
    )


_BEGINS = {"copies": "a copy", "nothing": "random numbers"}


def _exploiters(study: Mapping[str, Any]) -> dict[str, str]:
    found, searching = study["exploiters"], study["exploiters_against_search"]
    rows = [
        (
            _BEGINS[each["begins"]],
            f"{each['steps']:,}",
            f"{each['seconds']:.0f}",
            _share(each),
            f"{each['of']:,}",
        )
        for each in found
    ]
    head = ("starts as", "steps", "seconds", "share of wins (fair: 33.3%)", "games")
    best = max(found, key=lambda each: each["won"] / each["of"])
    return {
        "exploiter_table": _table(head, rows),
        "exploiter_tables": f"{best['tables']:,}",
        "exploiter_gain": f"{100 * (best['won'] / best['of'] - 1 / 3):.0f}",
        "short_before": _share(searching["before"]),
        "short_of": f"{searching['before']['of']:,}",
        "short_after": _share(searching["after"]),
        "short_after_of": f"{searching['after']['of']:,}",
    }


_LEARNED = {
    ("copies", False): "the network in the package",
    ("copies", True): "the network in the package, looking one turn ahead",
    (
        "copies-51200",
        False,
    ): "trained against two copies ({steps:,} steps at {tables:,} tables)",
    (
        "ahead-12800",
        False,
    ): "trained against two copies that look ahead ({steps:,} steps at {tables:,} tables)",
}
"""The player against two copies; against copies of itself, the share is fair."""


def _ahead_table(found: list[Mapping[str, Any]]) -> str:
    shares = {(each["one"], each["looks_ahead"], each["against"]): each for each in found}
    rows = []
    for (one, looks_ahead), told in _LEARNED.items():
        held = [shares.get((one, looks_ahead, against)) for against in ("word", "looking")]
        plan = next(each for each in held if each is not None)
        cells = [_share(each) if each is not None else "33.3%, fair" for each in held]
        rows.append((told.format(steps=plan.get("steps", 0), tables=plan.get("tables", 0)), *cells))
    head = ("player", "against two copies", "against two copies that look one turn ahead")
    return _table(head, rows)


def _among_plot(found: Mapping[str, Any]) -> str:
    drawn = []
    for seats, each in sorted(found.items()):
        share = 100 * each["won"] / each["of"]
        drawn += [
            Bar(f"{seats} seats: {STRONGEST}", share, f"{share:.0f}%"),
            Bar("a fair share", 100 / int(seats), f"{100 / int(seats):.0f}%", is_second=True),
        ]
    return bars(f"One {STRONGEST} among greedy players", drawn, most=100)
