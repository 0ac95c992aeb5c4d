"""The rules of the game, and variants of them: values and pure functions.

They need only the standard library, and use no clock, no randomness, no input and no output.
The numbers in comments are the clauses of `docs/play/rules.md`.
"""

from exactly.rules.coins import COINS, COINS_OF_EACH, EMPTY, ONE_EURO, Coin, Stack
from exactly.rules.die import FACES, LOWEST_TO_HIGHEST, Face, Roll
from exactly.rules.edition import STANDARD, SWITCHES, TARGETS, Edition, Rules
from exactly.rules.move import (
    CENTRE,
    PASS,
    SEATS,
    Centre,
    CoinMove,
    Move,
    Pass,
    Place,
    Seat,
    all_moves,
    clockwise_from,
)
from exactly.rules.play import (
    IllegalStepError,
    Refusal,
    Step,
    after,
    apply,
    can_receive,
    chances,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
    refusal,
    to_act,
)
from exactly.rules.reachable import Flaw, FlawKind, find_flaw
from exactly.rules.state import (
    CHANCE,
    Chance,
    Outcome,
    Reason,
    Setup,
    StartingRolls,
    State,
)

__all__ = [
    "CENTRE",
    "CHANCE",
    "COINS",
    "COINS_OF_EACH",
    "EMPTY",
    "FACES",
    "LOWEST_TO_HIGHEST",
    "ONE_EURO",
    "PASS",
    "SEATS",
    "STANDARD",
    "SWITCHES",
    "TARGETS",
    "Centre",
    "Chance",
    "Coin",
    "CoinMove",
    "Edition",
    "Face",
    "Flaw",
    "FlawKind",
    "IllegalStep",
    "IllegalStepError",
    "Move",
    "Outcome",
    "Pass",
    "Place",
    "Reason",
    "Refusal",
    "Roll",
    "Rules",
    "Seat",
    "Setup",
    "Stack",
    "StartingRolls",
    "State",
    "Step",
    "after",
    "all_moves",
    "apply",
    "can_receive",
    "chances",
    "clockwise_from",
    "euros_taken",
    "find_flaw",
    "legal_moves",
    "new_game",
    "outcome",
    "refusal",
    "to_act",
]

IllegalStep = IllegalStepError
"""The former name of `IllegalStepError`."""
