"""A second implementation of the rules that counts lines of play, to check `exactly.rules`.

It shares no code with exactly.rules, and is deliberately slow and literal. Every place on the table
is a list of single coins. Every conceivable move is tried, and the clauses decide which are legal.

A line is a sequence of steps. A step is one roll of the die (six different ones, one per face) or
one move (a coin moved, or a pass). A finished game has no further steps.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import permutations

FACES = ["0", "5", "10", "20", "50", "?"]  # Rules 3 and 6: the six faces, the lowest first.
VALUES = [50, 20, 10, 5]  # Rule 10: a 1-euro token is never moved, so it is not among them.
CENTRE = 0  # The centre is place 0; the stack of seat 1 is place 1, and so on.


@dataclass
class Rules:
    """An edition with its switches."""

    limit_holds: bool  # Rule 11
    target: int  # Rule 4
    wild_may_pass: bool  # Rule 10
    both_collect: bool  # Rule 15
    empty_restart: bool  # Rule 16


@dataclass
class Table:
    """The coins and tokens on the table, and the turn."""

    places: list[list[int]]  # the coins in the centre, then those of seat 1, 2, ...
    euros: dict[int, int]  # the 1-euro tokens won, by seat
    starting: dict[
        int, str
    ]  # Rule 6: by seat a face, "-" or "x"; empty once the first player is known
    active: int  # a seat; meaningless during the starting rolls
    die: str  # a face, or "-" before the roll

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, starting with `seat`."""
        seats = sorted(self.euros)
        return seats[seat - 1 :] + seats[: seat - 1]


def count_lines(position: str, rules: str, depth: int) -> int:
    """Return the number of different sequences of exactly `depth` steps from `position`."""
    return count(read_table(position), read_rules(rules), depth)


def count(table: Table, rules: Rules, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count(after, rules, depth - 1) for after in steps(table, rules))


def read_rules(text: str) -> Rules:
    edition, *switches = text.split("+")
    targets = [int(switch.removeprefix("target=")) for switch in switches if "=" in switch]
    return Rules(
        limit_holds=edition == "standard",
        target=targets[0] if targets else 3,
        wild_may_pass="wild_may_pass" in switches,
        both_collect="both_collect" in switches,
        empty_restart="empty_restart" in switches,
    )


def read_table(text: str) -> Table:
    stacks, euros, active, die = text.split(" ")
    centre = VALUES * 10  # Rule 2: ten of each value, and no others.
    places = [centre]
    for stack in stacks.split("/"):
        coins = [] if stack == "-" else [int(coin) for coin in stack.split(".")]
        for coin in coins:
            centre.remove(coin)
        places.append(coins)
    won = {seat: int(tokens) for seat, tokens in enumerate(euros.split("/"), start=1)}
    if active == "first":
        starting = dict(enumerate(die.split("/"), start=1))
        return Table(places, won, starting, active=0, die="-")
    return Table(places, won, {}, int(active), die)


def steps(table: Table, rules: Rules) -> Iterator[Table]:
    """Return the tables after each legal step."""
    # Rule 17: the game ends at once when a player holds as many tokens as the target.
    if max(table.euros.values()) >= rules.target:
        return
    if table.starting:
        for face in FACES:
            yield after_starting_roll(table, face)
    elif table.die == "-":
        # Rule 7: the active player rolls once.
        for face in FACES:
            after = deepcopy(table)
            after.die = face
            yield after
    else:
        moves = legal_moves(table, rules)
        for value, source, goal in moves:
            yield after_move(table, rules, value, source, goal)
        # Rules 9 and 12: the turn passes on 0, and when there is no move; never by choice...
        # Rule 10: ...except by the switch that lets ? stand for 0.
        if not moves or (table.die == "?" and rules.wild_may_pass):
            after = deepcopy(table)
            end_turn(after)
            yield after


def legal_moves(table: Table, rules: Rules) -> list[tuple[int, int, int]]:
    """Return every value from every place to every other (rule 8), if the clauses allow it."""
    return [
        (value, source, goal)
        for value in VALUES
        for source, goal in permutations(range(len(table.places)), 2)
        # Rules 7, 9 and 10: a coin of the value rolled; no coin on 0; any coin on ?.
        if table.die in (str(value), "?")
        # Rules 2 and 18: the place must have a coin of this value.
        and value in table.places[source]
        # Rule 11: no coin to a player with more than 1.50; the centre has no limit.
        and not (rules.limit_holds and goal != CENTRE and sum(table.places[goal]) > 150)
    ]


def after_starting_roll(table: Table, face: str) -> Table:
    """Return the table after the next starting roll (rule 6)."""
    after = deepcopy(table)
    rolls = after.starting
    rolls[min(seat for seat in rolls if rolls[seat] == "-")] = face
    if "-" not in rolls.values():
        highest = max((roll for roll in rolls.values() if roll != "x"), key=FACES.index)
        best = [seat for seat in rolls if rolls[seat] == highest]
        if len(best) == 1:
            after.starting, after.active = {}, best[0]
        else:
            after.starting = {seat: "-" if seat in best else "x" for seat in rolls}
    return after


def after_move(table: Table, rules: Rules, value: int, source: int, goal: int) -> Table:
    after = deepcopy(table)
    after.places[source].remove(value)
    after.places[goal].append(value)
    # Rule 14: every player whose stack is worth exactly one euro has made it, active or not.
    # Rule 15: of two players, the active one comes first, else the first clockwise from it.
    made_it = [seat for seat in after.seats_from(after.active) if sum(after.places[seat]) == 100]
    for seat in made_it if rules.both_collect else made_it[:1]:
        after.euros[seat] += 1
    if made_it:
        start_round(after, rules)
    end_turn(after)
    return after


def start_round(table: Table, rules: Rules) -> None:
    """Return all coins to the centre; then each player takes a 5 again, or nothing (rule 16)."""
    centre, *stacks = table.places
    for stack in stacks:
        centre += stack
        stack.clear()
    if not rules.empty_restart:
        for stack in stacks:
            centre.remove(5)
            stack.append(5)


def end_turn(table: Table) -> None:
    """Make the next seat clockwise active, also in a new round (rules 13 and 16)."""
    table.active = table.seats_from(table.active)[1]
    table.die = "-"
