"""Game records as text that a person can read: the writer and the parser.

The parser raises NotationError for invalid text; `replay` checks the game against the rules.
"""

from collections.abc import Iterator
from datetime import date

from exactly.records.notation import (
    FACE_WORDS,
    parse_position,
    parse_rules,
    read_move,
    write_move,
    write_position,
    write_rules,
)
from exactly.records.record import OWN_TAGS, TAG_NAME, Record, Turn, is_plain
from exactly.records.scanner import Expected, NotationError, Scanner, Words
from exactly.rules import SEATS, STANDARD, Face, Rules, Seat, State

__all__ = [
    "parse_record",
    "write_first",
    "write_players",
    "write_record",
    "write_tag",
    "write_tags",
    "write_turn",
]

_GAME = "Exactly"
_UNFINISHED = "*"
_SEAT_WORDS = {
    seats: Words({str(seat): Seat(seat) for seat in range(1, seats + 1)}) for seats in SEATS
}
_ESCAPE_WORDS = Words({"\\": "\\", '"': '"'})


def write_record(record: Record) -> str:
    """Return a game record as the text of a record file."""
    lines = [write_tags(record), ""]
    if record.starting:
        lines.append(write_first(record.starting))
    lines += [write_turn(number, turn) for number, turn in enumerate(record.turns, start=1)]
    return "\n".join(lines) + "\n"


def write_tags(record: Record) -> str:
    """Return the tags at the head of a record, as lines of text."""
    result = _UNFINISHED if record.winner is None else str(record.winner)
    position = record.position
    tags = [
        ("Game", _GAME),
        ("Rules", write_rules(record.rules)),
        ("Players", write_players(record.players)),
        *([] if position is None else [("Position", write_position(position))]),
        *record.tags,
        ("Result", result),
    ]
    return "\n".join(write_tag(name, value) for name, value in tags)


def write_tag(name: str, value: str) -> str:
    """Return one tag as a line of text, without the line break."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def write_players(players: tuple[str, ...]) -> str:
    """Return the players' names as the value of the `Players` tag."""
    return "; ".join(players)


def write_first(starting: tuple[tuple[Face, ...], ...]) -> str:
    """Return the starting rolls as a line of text, without the line break."""
    return "first  " + "  | ".join(" ".join(faces) for faces in starting)


def write_turn(number: int, turn: Turn) -> str:
    """Return a turn as a line of text, without the line break."""
    line = f"{number}.".ljust(3) + f" {turn.seat}  {turn.face.ljust(2)}  {write_move(turn.move)}"
    if turn.euros:
        line += "   euro " + " ".join(map(str, turn.euros))
    return line


def parse_record(text: str) -> Record:
    """Return the record of a text; a NotationError has the line, and the turn if it is in one."""
    parser = _RecordParser()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        parser.read_line(line.removesuffix("\r"), number)
    return parser.finish()


class _RecordParser:
    """The parts of a record that have been read so far."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.rules = STANDARD
        self.players: tuple[str, ...] = ()
        self.starting: tuple[tuple[Face, ...], ...] = ()
        self.position: State | None = None
        self.turns: list[Turn] = []
        self.line = 1
        self.result: tuple[Scanner, int] | None = None
        """The place of the result tag's value, which is read once the players are known."""
        self.begins_at: tuple[Scanner, int] | None = None
        """The place of the position tag's value, which is read once rules and players are known."""

    def read_line(self, line: str, number: int) -> None:
        self.line = number
        if line.lstrip(" \t").startswith("["):
            return self._read_tag(Scanner(line, line=number))
        play = line.split("#", maxsplit=1)[0].rstrip(" \t")
        if not play:
            return None
        if not self.tags:
            Scanner(line, line=number).fail(Expected.GAME_TAG)
        if not self.players:
            Scanner(line, line=number).fail(Expected.PLAYERS_TAG)
        self._understand_position()
        if not self.starting and self.position is None:
            return self._read_first(Scanner(play, line=number, turn=0))
        return self._read_turn(Scanner(play, line=number, turn=len(self.turns) + 1))

    def finish(self) -> Record:
        if not self.players:
            expected = Expected.PLAYERS_TAG if self.tags else Expected.GAME_TAG
            raise NotationError("", 0, expected, line=self.line)
        self._understand_position()
        winner = self._understand_result()
        others = tuple((name, value) for name, value in self.tags.items() if name not in OWN_TAGS)
        return Record(
            self.players,
            self.rules,
            self.starting,
            tuple(self.turns),
            winner,
            others,
            self.position,
        )

    def _understand_position(self) -> None:
        if self.begins_at is None or self.position is not None:
            return
        scanner, at = self.begins_at
        try:
            position = parse_position(self.tags["Position"], self.rules)
        except NotationError as error:
            scanner.fail(error.expected, at=at + error.column - 1)
        if position.seats != len(self.players):
            scanner.fail(Expected.POSITION_OF_PLAYERS, at=at)
        if not position.is_in_turn:
            scanner.fail(Expected.POSITION_TO_PLAY, at=at)
        self.position = position

    def _understand_result(self) -> Seat | None:
        if self.result is None:
            return None
        scanner, at = self.result
        winner = _SEAT_WORDS[len(self.players)].get(self.tags["Result"])
        if winner is None:
            scanner.fail(Expected.RESULT, at=at)
        return winner

    def _read_tag(self, scanner: Scanner) -> None:
        if self.starting or self.position is not None:
            scanner.fail(Expected.TURN)
        scanner.spaces()
        scanner.skip("[")
        name_at = scanner.at
        name = _read_tag_name(scanner)
        if name in self.tags:
            scanner.fail(Expected.TAG_ONCE, at=name_at)
        scanner.literal(' "', Expected.TAG_VALUE)
        value_at = scanner.at
        value = _read_tag_value(scanner)
        scanner.literal("]", Expected.TAG_END)
        scanner.spaces()
        if not scanner.skip("#"):
            scanner.end()
        if not self.tags and (name, value) != ("Game", _GAME):
            scanner.fail(Expected.GAME_TAG, at=name_at - 1)
        self.tags[name] = value
        self._understand_tag(name, value, scanner, value_at)

    def _understand_tag(self, name: str, value: str, scanner: Scanner, at: int) -> None:
        match name:
            case "Rules":
                self.rules = _parse_rules_tag(value, scanner, at)
            case "Players":
                self.players = tuple(player.strip() for player in value.split(";"))
                if len(self.players) not in SEATS:
                    scanner.fail(Expected.PLAYERS, at=at)
            case "Position":
                self.begins_at = scanner, at
            case "Result" if value != _UNFINISHED:
                self.result = scanner, at
            case "Date" if not _is_date(value):
                scanner.fail(Expected.DATE, at=at)

    def _read_first(self, scanner: Scanner) -> None:
        scanner.spaces()
        scanner.literal("first", Expected.FIRST)
        passes: list[tuple[Face, ...]] = []
        while not passes or scanner.skip("|"):
            faces: list[Face] = []
            while _read_gap(scanner) and not scanner.text.startswith("|", scanner.at):
                faces.append(scanner.one_of(FACE_WORDS, Expected.FACE))
            if not faces:
                scanner.fail(Expected.FACE)
            passes.append(tuple(faces))
        scanner.end(Expected.NEXT_STARTING_ROLL)
        self.starting = tuple(passes)

    def _read_turn(self, scanner: Scanner) -> None:
        seats = _SEAT_WORDS[len(self.players)]
        scanner.spaces()
        scanner.literal(f"{scanner.turn}.", Expected.TURN)
        _insist_on_gap(scanner)
        seat = scanner.one_of(seats, Expected.SEAT)
        _insist_on_gap(scanner)
        face = scanner.one_of(FACE_WORDS, Expected.FACE)
        _insist_on_gap(scanner)
        move = read_move(scanner)
        euros: list[Seat] = []
        if _read_gap(scanner):
            scanner.literal("euro", Expected.EURO)
            _insist_on_gap(scanner)
            euros.append(scanner.one_of(seats, Expected.SEAT))
            while _read_gap(scanner):
                euros.append(scanner.one_of(seats, Expected.SEAT))
        scanner.end(Expected.EURO)
        self.turns.append(Turn(seat, face, move, tuple(euros)))


def _read_tag_name(scanner: Scanner) -> str:
    match = TAG_NAME.match(scanner.text, scanner.at)
    if match is None:
        scanner.fail(Expected.TAG_NAME)
    scanner.at = match.end()
    return match.group()


def _read_tag_value(scanner: Scanner) -> str:
    return "".join(_characters_to_quote(scanner))


def _characters_to_quote(scanner: Scanner) -> Iterator[str]:
    while not scanner.skip('"'):
        if scanner.skip("\\"):
            yield scanner.one_of(_ESCAPE_WORDS, Expected.ESCAPE)
            continue
        character = scanner.text[scanner.at : scanner.at + 1]
        if not character or not is_plain(character):
            scanner.fail(Expected.PLAIN_CHARACTER if character else Expected.TAG_VALUE)
        scanner.at += 1
        yield character


def _parse_rules_tag(value: str, scanner: Scanner, at: int) -> Rules:
    try:
        return parse_rules(value)
    except NotationError as error:
        # Valid rules have no escaped character, so columns of the value and of the line agree.
        scanner.fail(error.expected, at=at + error.column - 1)


def _is_date(value: str) -> bool:
    try:
        return date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _read_gap(scanner: Scanner) -> bool:
    """Read spaces; return whether there were any and another word follows."""
    before = scanner.at
    scanner.spaces()
    return scanner.at > before and not scanner.is_at_end


def _insist_on_gap(scanner: Scanner) -> None:
    scanner.literal(" ", Expected.SPACE)
    scanner.spaces()
