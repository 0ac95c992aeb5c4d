"""The page about perfect play for two, with the measurements of `scripts/study`.

Its text is in solution.md.in in this folder, with `{{names}}` for the figures of the study.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import stdev
from typing import Any

from exactly.cli.reports.plots import Bar, bars, line

__all__ = ["fill", "solution_files"]

_TEMPLATE = Path(__file__).with_name("solution.md.in")


def solution_files(root: Path) -> dict[str, str]:
    """Return the page and its plots, by their names in docs/."""
    study = json.loads((root / "docs/background/solution/study.json").read_text(encoding="utf-8"))
    return {
        "background/solution.md": fill(_TEMPLATE, _figures(study)),
        "background/solution/beginning.svg": _beginning_plot(study["scores"]),
        "background/solution/totals.svg": _totals_plot(study["totals"]),
        "background/solution/skill.svg": _skill_plot(study["matches"]),
        "background/solution/thumbs.svg": _thumbs_plot(study["thumbs"]),
    }


def fill(file: Path, figures: Mapping[str, str]) -> str:
    """Return the text of a template with all figures."""
    template = file.read_text(encoding="utf-8")
    unknown = set(re.findall(r"{{(\w+)}}", template)) - figures.keys()
    if unknown:
        raise KeyError(f"{file.name} asks for {sorted(unknown)}")
    return re.sub(r"{{(\w+)}}", lambda found: figures[found[1]], template)


def _figures(study: Mapping[str, Any]) -> dict[str, str]:
    scores, classic = study["scores"], study["classic"]
    games = {(each["one"], each["two"]): each for each in study["games"]}
    chances = {(each["one"], each["two"]): each["chance"] for each in study["matches"]}
    perfect = games["perfect", "perfect"]
    fives, quarter, median, three_quarters, most = perfect["turn_quantiles"]
    errors = classic["errors"].values()
    sorted_turns = classic["turns_sorted"]
    return {
        "begin_even": _percent(scores["0:0"]),
        "begin_last": _percent(scores["2:2"]),
        "behind_one": _percent(scores["0:1"]),
        "took_one": _percent(1 - scores["0:1"]),
        "took_two": _percent(1 - scores["0:2"]),
        "behind_two": _percent(scores["0:2"]),
        "scores_table": _scores_table(scores),
        "switches_table": _switches_table(study["switches"]),
        "turns": f"{perfect['turns']:.0f}",
        "turns_few": f"{fives:.0f}",
        "turns_quarter": f"{quarter:.0f}",
        "turns_median": f"{median:.0f}",
        "turns_three_quarters": f"{three_quarters:.0f}",
        "turns_most": f"{most:.0f}",
        "rounds": f"{perfect['rounds']:.1f}",
        "turns_a_round": f"{perfect['turns'] / perfect['rounds']:.0f}",
        "turns_greedy": f"{games['perfect', 'greedy']['turns']:.0f}",
        "turns_random": f"{games['greedy', 'random']['turns']:.0f}",
        "luck": f"{100 * perfect['mean_luck']:.1f}",
        "perfect_greedy": _percent(chances["perfect", "greedy"]),
        "greedy_random": _percent(chances["greedy", "random"], digits=2),
        "perfect_random": f"{round(1 / (1 - chances['perfect', 'random']), -4):,.0f}",
        "games_table": _games_table(study["games"], chances),
        "thumbs_table": _thumbs_table(study["thumbs"]),
        "surprises": _surprises(study["surprises"]),
        "best_totals": _best_totals(study["totals"]),
        "meeting_gap": f"{max(each['gap'] for each in study['meetings']):.1e}",
        "meeting_pairs": str(max(each["pairs"] for each in study["meetings"])),
        "classic_positions": f"{classic['positions']:,}",
        "classic_table": _classic_table(scores, classic),
        "nearness_table": _nearness_table(study["nearness"]),
        "widest": _widest(study["nearness"]["classic"][-1]),
        "classic_error": f"{100 * max(errors):.3f}",
        "drawn_out": f"{classic['drawn_out']:,.0f}",
        "classic_turns": f"{classic['turns']:.0f}",
        "classic_deviation": f"{stdev(sorted_turns) / len(sorted_turns) ** 0.5:.0f}",
        "classic_median": str(sorted_turns[len(sorted_turns) // 2]),
        "classic_longest": f"{sorted_turns[-1]:,}",
        "classic_games": str(classic["games"]),
    }


def _percent(chance: float, digits: int = 1) -> str:
    return f"{100 * chance:.{digits}f}%"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _scores_table(scores: Mapping[str, float]) -> str:
    head = ["your euros", "other has 0", "other has 1", "other has 2"]
    rows = [
        [str(mine), *(_percent(scores[f"{mine}:{yours}"], 2) for yours in range(3))]
        for mine in range(3)
    ]
    return _table(head, rows)


def _switches_table(switches: Mapping[str, Mapping[str, float]]) -> str:
    rows = [
        [f"`{rules}`", _percent(begins["0:0"], 2), _percent(begins["2:2"], 2)]
        for rules, begins in switches.items()
    ]
    return _table(["rules", "at 0:0", "at 2:2"], rows)


def _games_table(
    games: Sequence[Mapping[str, Any]], chances: Mapping[tuple[str, str], float]
) -> str:
    rows = []
    for each in games:
        chance = chances[each["one"], each["two"]]
        share = each["wins_of_one"] / each["games"]
        deviation = (chance * (1 - chance) / each["games"]) ** 0.5
        rows.append(
            [
                f"`{each['one']}` against `{each['two']}`",
                _percent(chance, 3),
                _percent(share, 3),
                f"{(share - chance) / deviation:+.2f}",
            ]
        )
    head = ["", "computed", "share of a million games", "difference in standard deviations"]
    return _table(head, rows)


def _thumbs_table(thumbs: Sequence[Mapping[str, Any]]) -> str:
    rows = [
        [
            each["sentence"],
            _percent(each["against_perfect"]),
            _percent(each["against_greedy"]),
            _percent(each["closed"], 0),
            _percent(each["alone"]),
        ]
        for each in thumbs
    ]
    return _table(["rule", "beats perfect", "beats greedy", "gap closed", "this rule alone"], rows)


def _surprises(surprises: Sequence[Mapping[str, Any]]) -> str:
    parts = []
    for number, each in enumerate(surprises, start=1):
        parts.append(
            f"{number}. `{each['position']}`: {each['looks']} "
            f"`{each['tempting']}` is worth {_percent(each['tempting_chance'])}, "
            f"`{each['best']}` {_percent(each['best_chance'])}. {each['reason']}"
        )
    return "\n".join(parts)


def _best_totals(totals: Mapping[str, float]) -> str:
    best = sorted(totals.items(), key=lambda item: -item[1])[:6]
    words = [f"{int(total) / 100:.2f}" for total, _ in sorted(best, key=lambda item: int(item[0]))]
    return ", ".join(words[:-1]) + " and " + words[-1]


def _classic_table(scores: Mapping[str, float], classic: Mapping[str, Any]) -> str:
    rows = []
    for score, chance in classic["scores"].items():
        error = classic["errors"][score]
        bounds = f"{100 * (chance - error):.3f}% to {100 * (chance + error):.3f}%"
        rows.append([score, _percent(scores[score], 3), bounds])
    return _table(["score", "standard, exact", "classic, between"], rows)


def _nearness_table(nearness: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    pairs = zip(nearness["standard"], nearness["classic"], strict=True)
    rows = [
        [
            str(2 * standard["pairs"]),
            *(f"{100 * edition['at_start']:.5f}" for edition in (standard, classic)),
            *(f"{100 * edition['largest']:.5f}" for edition in (standard, classic)),
        ]
        for standard, classic in pairs
    ]
    head = [
        "turns looked ahead",
        "standard, at the start",
        "classic, at the start",
        "standard, widest",
        "classic, widest",
    ]
    return _table(head, rows)


def _widest(nearness: Mapping[str, Any]) -> str:
    mine, yours = nearness["largest_at"]
    return f"{mine / 100:.2f} and {yours / 100:.2f}"


def _beginning_plot(scores: Mapping[str, float]) -> str:
    drawn = [
        Bar(f"you {score[0]}, other {score[2]}", chance, _percent(chance), score[0] == score[2])
        for score, chance in sorted(scores.items(), key=lambda item: item[1])
    ]
    return bars("Chance to win the game when you begin a round", drawn, most=1.0, mark=0.5)


def _totals_plot(totals: Mapping[str, float]) -> str:
    points = sorted((int(total), 100 * chance) for total, chance in totals.items())
    title = "Your chance by your total after your move (the other has 5 cents)"
    return line(title, points, low=44, high=58, mark=50)


def _skill_plot(matches: Sequence[Mapping[str, Any]]) -> str:
    drawn = [
        Bar(
            f"{each['one']} beats {each['two']}",
            each["chance"],
            _percent(each["chance"], 4 if each["chance"] > 0.9999 else 2),
            each["one"] == each["two"],
        )
        for each in matches
    ]
    return bars("Who beats whom", drawn, most=1.0, mark=0.5)


def _thumbs_plot(thumbs: Sequence[Mapping[str, Any]]) -> str:
    drawn = [
        Bar(
            f"+ {each['name']}" if place else each["name"],
            each["against_perfect"],
            _percent(each["against_perfect"]),
        )
        for place, each in enumerate(thumbs)
    ]
    return bars("How often each way of playing beats perfect play", drawn, most=0.5, mark=0.5)
