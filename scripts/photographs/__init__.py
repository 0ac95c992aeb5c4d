"""Screenshots of the page in every state, for people to judge, with a report of visible faults."""
