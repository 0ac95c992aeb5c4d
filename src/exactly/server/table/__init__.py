"""Tables: their state, their decisions, and the live tables of this process."""
