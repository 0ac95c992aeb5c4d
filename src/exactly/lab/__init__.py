"""Many games, fast: what players and rules come to when they are tried again and again."""
