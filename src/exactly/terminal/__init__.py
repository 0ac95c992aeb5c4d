"""The table in a terminal: whole games for people and computer players."""
