"""How likely each seat is to win: one interface, exact or estimated."""
