"""A second solver of small two-player games, without code of `exactly.solver` or `exactly.rules`.

Deliberately plain: a situation has the coins, the mover and both scores, and every move is tried.
The chances are computed as lower bounds, as if an endless game were lost for the first player, and
as upper bounds, as if it were won.
"""

from itertools import product

Holding = tuple[int, ...]
"""The coins of 50, 20, 10 and 5 of a player."""
Situation = tuple[tuple[Holding, Holding], tuple[int, int], int]
"""Both holdings, both scores, and the mover: 0 or 1."""

VALUES = (50, 20, 10, 5)
FACES = ("0", "?", "50", "20", "10", "5")


def solve(
    coins: tuple[int, ...],
    *,
    limit: int | None,
    target: int,
    goal: int = 100,
    faces: tuple[str, ...] = FACES,
    wild_may_pass: bool = False,
    both_collect: bool = False,
    empty_restart: bool = False,
) -> tuple[dict[Situation, float], dict[Situation, float]]:
    """Return the first player's chances in every situation, as lower and upper bounds."""
    start: Holding = (0, 0, 0, 0) if empty_restart else (0, 0, 0, 1)

    def after(holdings: tuple[Holding, Holding], scores: tuple[int, int], mover: int) -> Situation:
        made = [seat for seat in (mover, 1 - mover) if worth(holdings[seat]) == goal]
        if not made:
            return holdings, scores, 1 - mover
        won = list(scores)
        for seat in made if both_collect else made[:1]:
            won[seat] += 1
        nxt: Situation = ((start, start), (won[0], won[1]), 1 - mover)
        winners = [seat for seat in made if won[seat] == target]
        if winners:
            return ((start, start), (won[0], won[1]), 2 + winners[0])
        return nxt

    turns: dict[Situation, list[list[Situation]]] = {}
    for situation in situations(coins, limit, target, goal):
        holdings, scores, mover = situation
        stay = after(holdings, scores, mover)
        by_coin = []
        for coin in range(4):
            ways = [after(moved, scores, mover) for moved in ways_of(holdings, coin, coins, limit)]
            by_coin.append(ways)
        any_way = [way for ways in by_coin for way in ways] + [stay] * wild_may_pass
        by_face = dict(zip(FACES, ([], any_way, *by_coin), strict=True))
        turns[situation] = [by_face[face] or [stay] for face in faces]
    return iterate(turns, 0.0), iterate(turns, 1.0)


def worth(holding: Holding) -> int:
    return sum(count * value for count, value in zip(holding, VALUES, strict=True))


def situations(
    coins: tuple[int, ...], limit: int | None, target: int, goal: int
) -> list[Situation]:
    highest = 10**6 if limit is None else limit + 50
    holdings = [
        holding
        for holding in product(*(range(count + 1) for count in coins))
        if worth(holding) != goal and worth(holding) <= highest
    ]
    return [
        ((one, two), (first, second), mover)
        for one, two in product(holdings, holdings)
        if all(a + b <= count for a, b, count in zip(one, two, coins, strict=True))
        for first, second in product(range(target), repeat=2)
        for mover in (0, 1)
    ]


def ways_of(
    holdings: tuple[Holding, Holding], coin: int, coins: tuple[int, ...], limit: int | None
) -> list[tuple[Holding, Holding]]:
    """Return both holdings after each move of a coin of this value between two stacks."""
    centre = coins[coin] - holdings[0][coin] - holdings[1][coin]
    counts = [centre, holdings[0][coin], holdings[1][coin]]
    found = []
    for source, goal in product(range(3), repeat=2):
        full = goal and limit is not None and worth(holdings[goal - 1]) > limit
        if source != goal and counts[source] and not full:
            changed = [list(holdings[0]), list(holdings[1])]
            if source:
                changed[source - 1][coin] -= 1
            if goal:
                changed[goal - 1][coin] += 1
            found.append((tuple(changed[0]), tuple(changed[1])))
    return found


def iterate(turns: dict[Situation, list[list[Situation]]], start: float) -> dict[Situation, float]:
    """Repeat all turns until nothing changes: one player maximizes, the other minimizes."""
    places = {situation: place for place, situation in enumerate(turns)}
    won, lost = len(places), len(places) + 1
    ends = {2: won, 3: lost}
    plans: dict[tuple[int, int], list[tuple[int, int, list[list[int]]]]] = {}
    for situation, faces in turns.items():
        led = [[ends[way[2]] if way[2] in ends else places[way] for way in face] for face in faces]
        _, scores, mover = situation
        plans.setdefault(scores, []).append((places[situation], mover, led))
    chances = [start] * len(places) + [1.0, 0.0]
    # Euros are never lost, so the last scores are computed first, and do not change.
    for scores in sorted(plans, key=sum, reverse=True):
        largest = 1.0
        while largest > 1e-9:
            largest = 0.0
            for place, mover, all_ways in plans[scores]:
                chance = 0.0
                for ways in all_ways:
                    reached = [chances[way] for way in ways]
                    chance += min(reached) if mover else max(reached)
                chance /= len(all_ways)
                largest = max(largest, abs(chance - chances[place]))
                chances[place] = chance
    return {situation: chances[place] for situation, place in places.items()}
