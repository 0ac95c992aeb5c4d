"""Games, positions and moves as text, and dice that anyone can verify.

Needs only `rules` and the standard library. Every text form has a writer and a parser.
"""

from exactly.records.fair_dice import HAND, SCHEME, FairDice, commit, new_seed, new_share
from exactly.records.notation import (
    parse_address,
    parse_move,
    parse_position,
    parse_rules,
    write_address,
    write_move,
    write_position,
    write_rules,
)
from exactly.records.record import BOT, Record, Turn, is_plain, player_name
from exactly.records.record_text import parse_record, write_record
from exactly.records.replay import Misfit, RecordMisfitError, replay
from exactly.records.scanner import Expected, NotationError
from exactly.records.trail import leave_trail
from exactly.records.verify import Finding, Problem, dice_of, dice_tags, verify

__all__ = [
    "BOT",
    "HAND",
    "SCHEME",
    "Expected",
    "FairDice",
    "Finding",
    "Misfit",
    "NotationError",
    "Problem",
    "Record",
    "RecordMisfit",
    "RecordMisfitError",
    "Turn",
    "commit",
    "dice_of",
    "dice_tags",
    "is_plain",
    "leave_trail",
    "new_seed",
    "new_share",
    "parse_address",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_rules",
    "player_name",
    "replay",
    "verify",
    "write_address",
    "write_move",
    "write_position",
    "write_record",
    "write_rules",
]

RecordMisfit = RecordMisfitError
"""The former name of `RecordMisfitError`."""
