"""Studies of the game: questions answered by playing or counting, apart from the program."""
