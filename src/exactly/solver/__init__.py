"""The exact solution of the game for two players: solve it, store it, look it up."""
