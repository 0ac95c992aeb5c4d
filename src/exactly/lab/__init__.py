"""The laboratory: statistics of many games, tournaments, and comparisons of rules."""
