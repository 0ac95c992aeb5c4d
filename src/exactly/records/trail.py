"""The trail of a record: checksums of four characters per turn that show where it was changed.

A chain of hashes over the lines of a record. It finds accidental changes and names the turn. It
is not a signature: anyone who rewrites a record can write a new trail.
"""

import hashlib
from itertools import accumulate, zip_longest

from exactly.records.notation import write_position, write_rules
from exactly.records.record import Record
from exactly.records.record_text import write_first, write_players, write_turn

__all__ = ["first_break", "leave_trail"]

_DIGITS = 4  # hexadecimal, of each line's hash


def leave_trail(record: Record) -> str:
    """Return the checksums of a record: of rules and players, of the start, and of each turn."""
    position = record.position
    lines = [
        f"{write_rules(record.rules)}\n{write_players(record.players)}",
        write_first(record.starting) if position is None else write_position(position),
        *(write_turn(number, turn) for number, turn in enumerate(record.turns, start=1)),
    ]
    chain = accumulate(lines, _link, initial="")
    return "".join(link[:_DIGITS] for link in chain)


def _link(before: str, line: str) -> str:
    return hashlib.sha256(f"{before}\n{line}".encode()).hexdigest()


def first_break(record: Record, trail: str) -> int | None:
    """Return the number of the first turn that does not match its checksum in the trail.

    It is 0 for a change before the turns, and None if the whole record matches.
    """
    expected, found = _parts(leave_trail(record)), _parts(trail)
    for place, (ours, theirs) in enumerate(zip_longest(expected, found)):
        if ours != theirs:
            return max(0, min(place - 1, len(record.turns)))
    return None


def _parts(trail: str) -> list[str]:
    return [trail[at : at + _DIGITS] for at in range(0, len(trail), _DIGITS)]
