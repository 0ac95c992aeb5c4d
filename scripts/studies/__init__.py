"""Studies of the game by simulation and by counting, separate from the program."""
