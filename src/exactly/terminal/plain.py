"""The line-by-line table in plain text: for pipes, small terminals and screen readers.

Reads answers from one stream and writes to another; the game handles rules and dice.
"""

from typing import TextIO

from exactly.locales import LANGUAGES, Texts, texts
from exactly.locales.rule_page import rule_page
from exactly.locales.wording import Wording
from exactly.records import NotationError, parse_move, write_move, write_rules
from exactly.rules import (
    CENTRE,
    CHANCE,
    COINS,
    Move,
    Seat,
    legal_moves,
    outcome,
    refusal,
    to_act,
)
from exactly.terminal.game import TerminalGame

__all__ = ["LeaveTableError", "PlainTable", "rule_lines"]


class LeaveTableError(Exception):
    """The players leave the table; the game can continue later."""


class PlainTable:
    """A game played line by line, in plain text."""

    def __init__(self, game: TerminalGame, language: Texts, answers: TextIO, out: TextIO) -> None:
        self.game = game
        self._answers = answers
        self._out = out
        self._texts = language
        self._wording = Wording(language, game.players)

    def play(self) -> None:
        """Play the game to its end; raises LeaveTableError when the players leave early."""
        self._welcome()
        while (actor := to_act(self.game.state)) is not None:
            if actor is CHANCE:
                self._roll()
            else:
                self._move()
        self._farewell()

    def _say(self, key: str, /, **values: object) -> None:
        print(self._texts(key, **values), file=self._out, flush=True)

    def _show(self, line: str = "") -> None:
        print(line, file=self._out, flush=True)

    def _welcome(self) -> None:
        seats = ", ".join(self._wording.name(Seat(seat)) for seat in self._seats)
        self._say("plain-welcome", players=seats, rules=write_rules(self.game.rules))
        self._say("plain-commitment", commitment=self.game.commitment)
        self._say("plain-help-hint")

    @property
    def _seats(self) -> range:
        return range(1, self.game.state.seats + 1)

    def _roll(self) -> None:
        before = self.game.state
        name = self._wording.name(before.active)
        if before.starting is None:
            self._show_table()
        if not self.game.is_computers_turn:
            self._ask("plain-ask-roll", name=name)
        face = self.game.roll()
        self._say("plain-rolled", name=name, face=face)
        after = self.game.state
        if before.starting is not None and after.starting is None:
            self._say("plain-begins", name=self._wording.name(after.active))

    def _show_table(self) -> None:
        state, wording = self.game.state, self._wording
        self._show()
        self._say("plain-turn", turn=self.game.turns + 1, name=wording.name(state.active))
        names = [wording.name(Seat(seat)) for seat in self._seats]
        width = max(map(len, [*names, wording.place(CENTRE)]))
        for seat, name in zip(map(Seat, self._seats), names, strict=True):
            stack = state.stack(seat)
            coins = " ".join(map(str, stack.coins)) or "-"
            euros = "●" * state.euros[seat - 1] + "○" * (state.rules.target - state.euros[seat - 1])
            mark = ">" if seat == state.active else " "
            self._show(
                f"{mark} {name:<{width}}  {euros}  {wording.money(stack.total):>7}"
                f"  {coins}  ({wording.distance(state, seat)})"
            )
        left = "  ".join(f"{state.centre.count_of(coin)}×{coin}" for coin in COINS)
        self._show(f"  {wording.place(CENTRE):<{width}}  {left}")

    def _move(self) -> None:
        state = self.game.state
        moves = legal_moves(state)
        name = self._wording.name(state.active)
        if self.game.is_computers_turn:
            move = self.game.computers_move()
        elif len(moves) == 1:
            move = moves[0]
        else:
            move = self._ask_move(moves)
        taken = self.game.move(move)
        self._say("plain-moved", name=name, move=self._wording.move(move))
        if taken:
            self._say("plain-euro", names=self._wording.names(taken), count=len(taken))

    def _ask_move(self, moves: tuple[Move, ...]) -> Move:
        for number, move in enumerate(moves, start=1):
            self._show(f"  {number:>3}  {write_move(move):<7}  {self._wording.move(move)}")
        while True:
            answer = self._ask("plain-ask-move", name=self._wording.name(self.game.state.active))
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            try:
                move = parse_move(answer)
            except NotationError:
                self._say("plain-not-a-move", count=len(moves))
                continue
            reason = refusal(self.game.state, move)
            if reason is None:
                return move
            self._show(self._wording.refusal(reason))

    def _ask(self, key: str, /, **values: object) -> str:
        """Ask a question, carry out commands such as help, and return the answer."""
        while True:
            print(self._texts(key, **values), end=" ", file=self._out, flush=True)
            line = self._answers.readline()
            if not line:
                self._show()
                raise LeaveTableError
            answer = line.strip()
            match answer.lower().split():
                case ["q" | "quit"]:
                    raise LeaveTableError
                case ["?" | "h" | "help"]:
                    self._say("plain-help", languages=" ".join(LANGUAGES))
                case ["r" | "rules"]:
                    self._show("\n".join(rule_lines(self._texts)))
                case [language] if language in LANGUAGES:
                    self._texts = texts(language)
                    self._wording = Wording(self._texts, self.game.players)
                case _:
                    return answer

    def _farewell(self) -> None:
        end = outcome(self.game.state)
        if end is not None:
            self._show()
            self._say("plain-won", name=self._wording.name(end.winner), turns=self.game.turns)


def rule_lines(language: Texts) -> list[str]:
    """Return the rule page as lines of text."""
    page = rule_page(language)
    lines = [page.title, "=" * len(page.title), *page.introduction, ""]
    for clause in page.clauses:
        lines.append(f"{clause.number:>2}. {clause.title}{page.colon} {clause.text}")
        if clause.ruling:
            lines.append(f"    {page.ruling_label}{page.colon} {clause.ruling}")
        if clause.switch:
            lines.append(
                f"    {page.switch_label} ({clause.switch}){page.colon} {clause.switch_text}"
            )
    for section in (page.editions, page.leaflets):
        lines += ["", section.title, "-" * len(section.title), *section.paragraphs]
    return lines
