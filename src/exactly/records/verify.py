"""Verify a record: every move legal, every roll from the seed, nothing changed afterwards.

Returns findings as codes and places; the catalogues have the sentences.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from exactly.records.fair_dice import HAND, SCHEME, FairDice, commit
from exactly.records.record import Record
from exactly.records.replay import Misfit, RecordMisfitError, replay
from exactly.records.trail import first_break
from exactly.rules import Face, Refusal

__all__ = ["Finding", "Problem", "dice_of", "dice_tags", "verify"]

_SHARES_APART = "; "
_FAIR_DICE_TAGS = ("Seed", "Commitment", "Bytes")


class Problem(StrEnum):
    """The kinds of problems that `verify` finds in a record."""

    STARTING_ROLLS = "starting-rolls"
    SEAT = "seat"
    MOVE = "move"
    EURO = "euro"
    RESULT = "result"
    DICE_NOT_NAMED = "dice-not-named"
    """The record does not say how the die was rolled."""
    DICE_UNKNOWN = "dice-unknown"
    """The record names an unknown dice scheme, which cannot be checked."""
    DICE_CONTRADICTED = "dice-contradicted"
    """The record names a real die, but has tags of verifiable dice, such as a seed."""
    SEED_MISSING = "seed-missing"
    COMMITMENT_MISSING = "commitment-missing"
    COMMITMENT = "commitment"
    """The seed does not match the commitment that was shown before the first roll."""
    SHARES = "shares"
    """The dice do not have one share (random text) for each seat."""
    ROLL = "roll"
    """A roll does not follow from the seed and the shares, or from the first position."""
    TRAIL = "trail"
    """A line has changed since the game was played."""


class Finding(NamedTuple):
    """One problem of a record, and its place."""

    problem: Problem
    turn: int | None = None
    """The turn of the problem: 0 for the starting rolls, None if it is in no turn."""
    expected: str = ""
    """The text that the record should have in this place, if known."""
    refusal: Refusal | None = None
    """Why a move is not allowed, if the move is wrong."""


def dice_tags(dice: FairDice, *, reveal: bool) -> tuple[tuple[str, str], ...]:
    """Return the record's tags for the dice; with the seed only if `reveal` is set."""
    tags = [
        ("Dice", SCHEME),
        ("Table", dice.table),
        ("Bytes", _SHARES_APART.join(dice.shares)),
        ("Commitment", commit(dice.seed)),
    ]
    return (*tags, ("Seed", dice.seed)) if reveal else tuple(tags)


def dice_of(record: Record) -> FairDice | None:
    """Return the dice from which a record's rolls must follow, or None without a seed."""
    seed = record.tag("Seed")
    if record.tag("Dice") != SCHEME or seed is None:
        return None
    shares = (record.tag("Bytes") or "").split(";")
    return FairDice(seed, record.tag("Table") or "", tuple(share.strip(" ") for share in shares))


def verify(record: Record) -> tuple[Finding, ...]:
    """Return all problems of a record, the earliest turn first; none if the record is valid."""
    findings = [*_check_play(record), *_check_dice(record), *_check_trail(record)]
    return tuple(sorted(findings, key=lambda finding: -1 if finding.turn is None else finding.turn))


def _check_play(record: Record) -> Iterator[Finding]:
    try:
        for _ in replay(record):
            pass
    except RecordMisfitError as error:
        expected = " ".join(map(str, error.seats))
        if error.misfit is Misfit.ROLL:
            expected = str(record.lay_face_up)
        yield Finding(_MISFITS[error.misfit], error.turn, expected, error.refusal)


_MISFITS = {misfit: Problem(misfit.value) for misfit in Misfit}


def _check_dice(record: Record) -> Iterator[Finding]:
    match record.tag("Dice"):
        case None:
            yield Finding(Problem.DICE_NOT_NAMED, expected=SCHEME)
        case str() as scheme if scheme == HAND:
            if any(record.tag(name) is not None for name in _FAIR_DICE_TAGS):
                yield Finding(Problem.DICE_CONTRADICTED)
        case str() as scheme if scheme != SCHEME:
            yield Finding(Problem.DICE_UNKNOWN, expected=SCHEME)
        case _:
            yield from _check_fair_dice(record)


def _check_fair_dice(record: Record) -> Iterator[Finding]:
    dice = dice_of(record)
    if dice is None:
        yield Finding(Problem.SEED_MISSING)
        return
    commitment = record.tag("Commitment")
    if commitment is None:
        yield Finding(Problem.COMMITMENT_MISSING)
    elif commitment != commit(dice.seed):
        yield Finding(Problem.COMMITMENT, expected=commit(dice.seed))
    if len(dice.shares) != record.seats or not all(dice.shares):
        yield Finding(Problem.SHARES, expected=str(record.seats))
    for number, (turn, face) in enumerate(_rolls(record), start=1):
        expected = dice.face(number)
        if face is not expected:
            yield Finding(Problem.ROLL, turn, expected=expected.value)
            return


def _rolls(record: Record) -> Iterator[tuple[int, Face]]:
    """Yield every roll with the number of its turn, 0 for the starting rolls."""
    for faces in record.starting:
        for face in faces:
            yield 0, face
    for number, turn in enumerate(record.turns, start=1):
        if number > 1 or record.lay_face_up is None:
            yield number, turn.face


def _check_trail(record: Record) -> Iterator[Finding]:
    trail = record.tag("Trail")
    place = None if trail is None else first_break(record, trail)
    if place is not None:
        yield Finding(Problem.TRAIL, place)
