"""Tables: their state, what each command leads to, and the live tables of this process."""
