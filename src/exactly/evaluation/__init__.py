"""Win chances of every seat: one interface, exact or estimated."""
