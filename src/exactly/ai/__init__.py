"""How well the game can be played: the computer players."""

from exactly.ai.players import (
    COMPUTER_PLAYERS,
    GreedyPlayer,
    Player,
    RandomPlayer,
    UnknownPlayer,
    computer_player,
)

__all__ = [
    "COMPUTER_PLAYERS",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayer",
    "computer_player",
]
