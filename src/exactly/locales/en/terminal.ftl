### The full-screen table in the terminal. Lines are short: the smallest screen is 80 columns wide.

terminal-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
terminal-headline = { $edition } · { $target ->
    [one] 1 euro wins
   *[other] { $target } euros win
} · round { $round } · turn { $turn }
# $beginning (string): the first characters of the commitment.
terminal-commitment-short = dice { $beginning }…
terminal-commitment = Commitment for the dice: { $commitment }. It fixes all rolls. You can check them after the game.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

terminal-seat-computer = { $name } (computer)
terminal-seat-rolled = rolled { $face }
terminal-move = { $source } → { $target }
terminal-log-title = Last turns

## Prompts. $face (string): as on the die. $coin (number): cents.

terminal-ask-starting = Highest roll goes first. { $name }, roll the die.
terminal-ask-roll = { $name }, roll the die.
terminal-ask-move = { $name }, you rolled { $face }: move one { $face } to another stack.
terminal-ask-move-any = { $name }, you rolled “?”: move any coin to another stack.
# $origin: centre or seat, for languages that say it differently.
terminal-ask-target = { $coin } from { $origin ->
    [centre] the centre
   *[seat] { $source }
}: where to?
terminal-ask-target-any = A coin from { $origin ->
    [centre] the centre
   *[seat] { $source }
}: where to?
terminal-ask-coin = { $source } → { $target }: which coin?
terminal-ask-pass-zero = { $name }, you rolled 0: no move this turn.
terminal-ask-pass-stuck = { $name }, you rolled { $face }, but no { $face } can move.
terminal-told-roll = { $name } is rolling…
terminal-told-starting = Highest roll goes first. { $name } is rolling…
terminal-told-thinking = { $name } rolled “{ $face }”…
terminal-told-move = { $name }: { $move }

## Hints below a prompt.

terminal-hint-watch = Press Enter to speed this up.
terminal-hint-roll = Press Enter or Space, or click the die.
# $seats (number)
terminal-hint-choose = ↑↓ and Enter, or pick a stack: 0 the centre, 1–{ $seats } the seats, or click.
terminal-hint-target = Pick a stack for the coin. Esc puts it back.
terminal-hint-coin = ↑↓ and Enter, or type its number. Esc puts it back.
terminal-hint-pass = Press Enter to continue.
terminal-hint-euro = Press Enter to continue.
terminal-hint-over = Press n for a new game.

## Starting rolls

terminal-starting-rolled = { $name }: { $face }
terminal-starting-tie = Tie! The tied players roll again.
terminal-starting-begins = { $name } goes first.

## A euro

terminal-euro-call = Exactly!
terminal-euro-taken = { $count ->
    [one] { $names } takes a euro.
   *[other] { $names } take a euro each.
}
terminal-next-round = All coins go back. { $name } goes first in the next round.
terminal-over = The game is over.

## Buttons

terminal-button-roll = Roll the die
terminal-button-pass = Continue
terminal-button-euro = Next round
terminal-button-over = Result
terminal-button-start = Play
terminal-button-leave = Leave
terminal-button-stay = Stay
terminal-button-new = New game
terminal-button-look = Show table

## Keys, in the bottom line: one or two words each.

terminal-key-language = language
terminal-key-rules = rules
terminal-key-help = help
terminal-key-leave = leave
terminal-key-stay = stay
terminal-key-back = back
terminal-key-watch = speed up
terminal-key-roll = roll
terminal-key-pass = continue
terminal-key-euro = continue
terminal-key-over = result
terminal-key-choose = choose
terminal-key-pick = pick
terminal-key-lay-back = put back
terminal-key-new = new game
terminal-key-look = show table
terminal-key-change = change
terminal-key-start = play
terminal-key-to-start = go to Play
terminal-key-next = next

## Before a game

terminal-setup-seats = Players
terminal-setup-person = person
terminal-setup-name = name (optional)
terminal-setup-language = Language
terminal-setup-edition = Edition
terminal-setup-target = Euros to win
terminal-setup-wild-may-pass = May pass on “?”
terminal-setup-both-collect = Both take a euro
terminal-setup-empty-restart = Start rounds empty
terminal-setup-no = no
terminal-setup-yes = yes

## Leaving and the end. $path (string): a file.

terminal-leave-title = Leave the table?
terminal-end-won = { $name } wins after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}!
terminal-end-verify = Game record saved. Check its dice with: { $command } verify { $path }

## Help

terminal-help-title = How to read the table
terminal-help-goal = Make your stack exactly one euro. Each turn, roll the die and move one coin of that value from any stack to any other.
terminal-help-ring = The ring around a stack fills with gold up to one euro. At exactly one euro, all of it is green. Over one euro, a second lap starts in solid red, with a notch at €1.50: a stack past the notch gets no more coins.
terminal-help-sign-turn = whose turn it is
terminal-help-sign-may-leave = a coin can be taken here
terminal-help-sign-may-come = the coin can go here
terminal-help-sign-leaves = the coin leaves here
terminal-help-sign-comes = the coin arrives here
terminal-help-sign-won = a euro won
terminal-help-sign-to-win = a euro still to win
terminal-help-coins = The coins:
terminal-help-keys-title = Keys
terminal-help-key-roll = roll the die, continue, or speed up a computer
    .keys = Enter, Space
terminal-help-key-list = choose a move from the list
    .keys = ↑ ↓ Enter
terminal-help-key-pick = pick the stack to take a coin from, then the one to put it on; Tab and Enter do the same, Esc puts it back
    .keys = 0 to 6
terminal-help-key-click = the die, stacks, coins, moves and the keys below can all be clicked
    .keys = Mouse
terminal-help-key-language = change the language
    .keys = l
terminal-help-key-rules = read the rules
    .keys = r
terminal-help-key-leave = leave; the game is saved
    .keys = q
terminal-help-dice-title = The dice
