"""How well the game can be played: the computer players."""

from exactly.ai.chances import FindChances, Unsolved
from exactly.ai.players import (
    COMPUTER_PLAYERS,
    ComputerPlayer,
    GreedyPlayer,
    PerfectPlayer,
    Player,
    RandomPlayer,
    UnknownPlayer,
    WrongTable,
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
    "UnknownPlayer",
    "Unsolved",
    "WrongTable",
    "check_player",
    "computer_player",
    "no_chances",
    "players_for",
]
