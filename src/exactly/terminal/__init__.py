"""Play in the terminal: the game, its journal file, the line-by-line and the full-screen table."""
