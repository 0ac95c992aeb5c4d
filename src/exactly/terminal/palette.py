"""The palette of the full-screen table: cloth, wood, paper and metal.

No colour carries meaning alone: each is paired with a shape or a word.
"""

from textual.color import Color
from textual.theme import Theme

__all__ = ["EXACT", "FIRST_LAP", "NOTCH", "SECOND_LAP", "TABLE_THEME", "TRACK"]

FIRST_LAP = Color.parse("#f4c453")
SECOND_LAP = Color.parse("#ff6f61")
EXACT = Color.parse("#7df0a0")
NOTCH = Color.parse("#fff8e7")
TRACK = Color.parse("#3f7567")

TABLE_THEME = Theme(
    name="exactly",
    dark=True,
    primary="#f4c453",
    secondary="#b98354",
    accent="#f4c453",
    success="#7df0a0",
    warning="#ffb86b",
    error="#ff8a7d",
    foreground="#f6efdf",
    background="#10241f",
    surface="#173a32",
    panel="#1d483e",
    variables={
        "rim": "#8d6240",
        "quiet": "#9fbcb0",
        "paper": "#fbf5e6",
        "ink": "#1f2a44",
        "gold": "#f4c453",
        "gold-ink": "#4a3606",
        "copper": "#cf8152",
        "copper-ink": "#381703",
        "made": "#7df0a0",
        "made-ink": "#05301a",
        "over": "#ff8a7d",
        "border": "#f4c453",
        "border-blurred": "#8d6240",
        "block-cursor-background": "#f4c453",
        "block-cursor-foreground": "#1f2a44",
        "block-cursor-blurred-background": "#3f7567",
        "block-cursor-blurred-foreground": "#f6efdf",
        "footer-background": "#0b1a16",
        "footer-key-foreground": "#f4c453",
        "footer-description-foreground": "#f6efdf",
        "input-selection-background": "#b98354 60%",
        "button-focus-text-style": "bold",
    },
)
"""The only Textual theme: green cloth with a wooden rim, gold and copper on it."""
