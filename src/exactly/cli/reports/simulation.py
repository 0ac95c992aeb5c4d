"""The statistics of simulated games, as JSON and as plain text."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from exactly.lab.luck import Luck
from exactly.lab.simulate import Played, Simulation
from exactly.lab.statistics import QUANTILES, Share, summarize
from exactly.lab.variant_text import write_game
from exactly.locales import Texts

__all__ = ["number", "percent", "share_facts", "share_text", "simulation_facts", "simulation_lines"]

_WIDTH = 80


def simulation_facts(simulation: Simulation, played: Played, wanted: int) -> dict[str, Any]:
    """Return the statistics of simulated games for JSON; `wanted` games were requested."""
    found = summarize(played.tally, len(simulation.players))
    return {
        "games": found.games,
        "interrupted": found.games < wanted,
        "rules": write_game(simulation.game),
        "players": list(simulation.players),
        "seed": simulation.seed,
        "wins": [share.times for share in found.wins],
        "win_shares": [share_facts(share) for share in found.wins],
        "win_shares_by_place": [share_facts(share) for share in found.wins_by_place],
        "unfinished": found.unfinished,
        "turns": found.turns.mean,
        "turns_quantiles": dict(zip(map(str, QUANTILES), found.turns.quantiles, strict=True)),
        "longest": found.longest,
        "rounds": found.rounds,
        "turns_a_round": found.turns_of_rounds.mean,
        "turns_a_round_quantiles": dict(
            zip(map(str, QUANTILES), found.turns_of_rounds.quantiles, strict=True)
        ),
        "kinds": found.kinds,
        "handed": share_facts(found.handed),
        "dragging": share_facts(found.dragging),
    }


def share_facts(share: Share | Luck) -> dict[str, float]:
    """Return a share and its bounds for JSON."""
    return {"share": share.share, "low": share.low, "high": share.high}


def simulation_lines(facts: dict[str, Any], words: Texts) -> Iterator[str]:
    """Yield the statistics as lines of text."""
    players = facts["players"]
    key = "simulate-title-interrupted" if facts["interrupted"] else "simulate-title"
    yield from wrap(words(key, games=facts["games"], rules=facts["rules"], seed=facts["seed"]))
    yield ""
    widest = max(map(len, players))
    for seat, (player, share) in enumerate(zip(players, facts["win_shares"], strict=True), start=1):
        name = words("simulate-seat", seat=seat)
        yield f"{name}  {player:<{widest}}  {share_text(share, words)}"
    yield ""
    first, *others = facts["win_shares_by_place"]
    paragraphs = [
        words(
            "simulate-begins", first=share_text(first, words), last=share_text(others[-1], words)
        ),
        words(
            "simulate-turns",
            mean=number(facts["turns"], words),
            half=facts["turns_quantiles"]["0.5"],
            tenth=facts["turns_quantiles"]["0.9"],
            hundredth=facts["turns_quantiles"]["0.99"],
            longest=facts["longest"],
        ),
        words(
            "simulate-rounds",
            rounds=number(facts["rounds"], words),
            turns=number(facts["turns_a_round"], words),
        ),
        words("simulate-handed", share=share_text(facts["handed"], words)),
        words("simulate-dragging", share=share_text(facts["dragging"], words)),
    ]
    if facts["unfinished"]:
        paragraphs.append(words("simulate-unfinished", games=facts["unfinished"]))
    for paragraph in paragraphs:
        yield from wrap(paragraph, _WIDTH)
    yield ""
    yield words("simulate-kinds")
    for kind, share in facts["kinds"].items():
        yield f"  {percent(share, words):>7}  {words(f'simulate-kind-{kind}')}"


def share_text(share: dict[str, float], words: Texts) -> str:
    """Return a share and its bounds in percent."""
    of_all, low, high = (percent(share[name], words) for name in ("share", "low", "high"))
    return words("simulate-share", share=of_all, low=low, high=high)


def percent(share: float, words: Texts) -> str:
    """Return a share in percent."""
    return words("value-chance", percent=number(100 * share, words))


def number(value: float, words: Texts) -> str:
    """Return a number with one decimal, in the language of the texts."""
    return f"{value:.1f}".replace(".", words("value-decimal-mark"))
