"""Computer players by name: random, greedy, perfect, and characters that use a network."""

from exactly.players.player import Player
from exactly.players.registry import (
    COMPUTER_PLAYERS,
    ComputerPlayer,
    UnknownPlayerError,
    WrongSeatCountError,
    check_player,
    computer_player,
    players_for,
)
from exactly.players.simple import GreedyPlayer, PerfectPlayer, RandomPlayer, no_chances

__all__ = [
    "COMPUTER_PLAYERS",
    "ComputerPlayer",
    "GreedyPlayer",
    "PerfectPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayerError",
    "WrongSeatCountError",
    "check_player",
    "computer_player",
    "no_chances",
    "players_for",
]
