"""The table in the terminal: the game, its journal, the plain table and the full-screen one."""
