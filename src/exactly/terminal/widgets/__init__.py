"""Textual widgets: the seats, the centre, the die and the panels of the table; the set-up forms."""
