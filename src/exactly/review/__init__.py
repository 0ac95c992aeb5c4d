"""Review of a finished game: luck, skill, grades and reasons."""
