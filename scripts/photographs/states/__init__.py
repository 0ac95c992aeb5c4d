"""All states of the page that are photographed, screen by screen."""

from photographs.state import State
from photographs.states.editor import EDITOR
from photographs.states.ends import ENDS
from photographs.states.hand import HAND
from photographs.states.learn import LEARN
from photographs.states.offline import OFFLINE
from photographs.states.review import REVIEW
from photographs.states.start import START
from photographs.states.table import TABLE
from photographs.states.television import TELEVISION

__all__ = ["STATES"]

STATES: tuple[State, ...] = (
    *START,
    *TABLE,
    *ENDS,
    *REVIEW,
    *EDITOR,
    *LEARN,
    *TELEVISION,
    *HAND,
    *OFFLINE,
)
