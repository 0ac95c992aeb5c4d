"""The set-up screen: the players and the rules of the next game.

Enter starts at once with the current choices.
"""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Footer, Label, Static

from exactly.locales import LANGUAGES
from exactly.locales.rule_page import SWITCH_OF_CLAUSE
from exactly.players import COMPUTER_PLAYERS
from exactly.rules import SEATS, SWITCHES, TARGETS, Edition, Rules, Seat
from exactly.terminal.screens.app_services import AppServices
from exactly.terminal.screens.translated_screen import KEY_PREFIX, MainScreen
from exactly.terminal.setup_choices import SetupChoices
from exactly.terminal.widgets.option_row import OptionRow
from exactly.terminal.widgets.seat_form import SeatForm

__all__ = ["SetupScreen"]

_WIDTHS = [(0, "-narrow"), (96, "-wide")]  # columns, and the CSS class from there

_EDITIONS = tuple(Edition)
_CLAUSE_OF_SWITCH = {switch: clause for clause, switch in SWITCH_OF_CLAUSE.items()}


class SetupScreen(MainScreen[None]):
    """A form for the players, the rules and the language of the next game."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "#start"
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", f"{KEY_PREFIX}start", key_display="⏎"),
        Binding("escape", "to_start", f"{KEY_PREFIX}to-start", key_display="Esc"),
        Binding("down", "app.focus_next", f"{KEY_PREFIX}next", key_display="↑↓", priority=True),
        Binding("up", "app.focus_previous", show=False, priority=True),
    ]

    def __init__(self, services: AppServices, choices: SetupChoices) -> None:
        super().__init__(services)
        self._choices = choices

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        texts, choices = self.texts, self._choices
        with Horizontal(id="top"):
            yield Static(texts("terminal-title"), id="title")
            yield Static(texts("rules-intro"), id="intro", markup=False)
            yield Button(f"{texts('terminal-button-start')} ⏎", id="start", variant="primary")
        with VerticalScroll(id="form", can_focus=False):
            counts = [str(count) for count in SEATS]
            yield from self._asked(
                "terminal-setup-seats", counts, choices.taken - SEATS[0], "taken"
            )
            for number, seat in enumerate(choices.seats, start=1):
                yield SeatForm(Seat(number), seat, choices.taken, texts)
            yield Static(self._about_players(), classes="explained", markup=False)
            languages = list(LANGUAGES)
            yield from self._asked(
                "terminal-setup-language",
                [LANGUAGES[language] for language in languages],
                languages.index(texts.language),
                "language",
            )
            yield from self._asked_of_rules(choices.rules)
        yield Footer(show_command_palette=False)

    def _about_players(self) -> str:
        here = (name for name, player in COMPUTER_PLAYERS.items() if player.is_here)
        return "\n".join(self.texts(f"about-player-{name}") for name in here)

    def _asked(self, key: str, labels: list[str], chosen: int, row_id: str) -> Iterator[Widget]:
        yield Horizontal(
            Label(self.texts(key), classes="asked", markup=False),
            OptionRow(labels, chosen, row_id),
            classes="line",
        )

    def _asked_of_rules(self, rules: Rules) -> Iterator[Widget]:
        texts = self.texts
        titles = [texts(f"rules-edition-{edition.value}.title") for edition in _EDITIONS]
        chosen = _EDITIONS.index(rules.edition)
        yield from self._asked("terminal-setup-edition", titles, chosen, "edition")
        yield self._explained(f"rules-edition-{rules.edition.value}", "about-edition")
        targets = [str(target) for target in TARGETS]
        yield from self._asked(
            "terminal-setup-target", targets, rules.target - TARGETS[0], "target"
        )
        yield self._explained(f"rules-clause-{_CLAUSE_OF_SWITCH['target']}.switch")
        no_or_yes = [texts("terminal-setup-no"), texts("terminal-setup-yes")]
        for switch in SWITCHES:
            name = switch.replace("_", "-")
            is_on = getattr(rules, switch)
            yield from self._asked(f"terminal-setup-{name}", no_or_yes, int(is_on), switch)
            yield self._explained(f"rules-clause-{_CLAUSE_OF_SWITCH[switch]}.switch")

    def _explained(self, key: str, row_id: str | None = None) -> Widget:
        return Static(self.texts(key), classes="explained", markup=False, id=row_id)

    def on_mount(self) -> None:
        """Show the forms of only as many seats as the game has."""
        self._show_seats()

    def _chosen(self, row_id: str) -> int:
        return self.query_one(f"#{row_id}", OptionRow).chosen

    @property
    def choices(self) -> SetupChoices:
        """The players and rules that the form shows now."""
        forms = sorted(self.query(SeatForm), key=lambda form: form.seat)
        rules = Rules(
            edition=_EDITIONS[self._chosen("edition")],
            target=TARGETS[self._chosen("target")],
            **{switch: bool(self._chosen(switch)) for switch in SWITCHES},
        )
        taken = SEATS[self._chosen("taken")]
        return SetupChoices(tuple(form.choice for form in forms), taken, rules)

    def on_option_row_changed(self, event: OptionRow.Changed) -> None:
        """Update the parts that depend on the changed option."""
        if event.row.id == "taken":
            self._show_seats()
        elif event.row.id == "language":
            self.services.set_language(list(LANGUAGES)[event.row.chosen])
        elif event.row.id == "edition":
            edition = _EDITIONS[event.row.chosen]
            about = self.query_one("#about-edition", Static)
            about.update(self.texts(f"rules-edition-{edition.value}"))

    def _show_seats(self) -> None:
        taken = SEATS[self._chosen("taken")]
        for form in self.query(SeatForm):
            form.display = form.seat <= taken
            form.offer(taken)

    def update_texts(self) -> None:
        """Show the form in the current language, with its choices."""
        self._choices = self.choices
        self.run_worker(self._ask_again(), exclusive=True)

    async def _ask_again(self) -> None:
        focused = self.focused.id if self.focused is not None else None
        await self.recompose()
        self._show_seats()
        super().update_texts()
        self.query_one(f"#{focused or 'start'}").focus()

    def action_to_start(self) -> None:
        """Focus the start button."""
        self.query_one("#start").focus()

    def on_input_submitted(self) -> None:
        """Move the focus to the next field after Enter in a name."""
        self.focus_next()

    def on_button_pressed(self) -> None:
        """Start the game with the current choices, after a click on the button."""
        self.action_start()

    def action_start(self) -> None:
        """Start the game with the current choices."""
        self.services.start_game(self.choices)
