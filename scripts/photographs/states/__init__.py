"""All states that a person can meet, screen by screen, as they are photographed."""

from photographs.state import State
from photographs.states.ends import ENDS
from photographs.states.review import REVIEW
from photographs.states.start import START
from photographs.states.table import TABLE

__all__ = ["STATES"]

STATES: tuple[State, ...] = (*START, *TABLE, *ENDS, *REVIEW)
