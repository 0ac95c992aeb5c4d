"""How well the game can be played: the computer players."""

from exactly.ai.chances import FindChances, UnsolvedError
from exactly.ai.players import (
    COMPUTER_PLAYERS,
    ComputerPlayer,
    GreedyPlayer,
    PerfectPlayer,
    Player,
    RandomPlayer,
    UnknownPlayerError,
    WrongSeatCountError,
    check_player,
    computer_player,
    no_chances,
    players_for,
)

__all__ = [
    "COMPUTER_PLAYERS",
    "ComputerPlayer",
    "FindChances",
    "GreedyPlayer",
    "PerfectPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayerError",
    "UnsolvedError",
    "WrongSeatCountError",
    "check_player",
    "computer_player",
    "no_chances",
    "players_for",
]
