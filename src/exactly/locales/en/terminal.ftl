### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

terminal-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
terminal-headline = { $edition } · { $target ->
    [one] 1 euro wins
   *[other] { $target } euros win
} · round { $round } · turn { $turn }
# $beginning (string): the first characters of the promise.
terminal-commitment-short = dice { $beginning }…
terminal-commitment = The dice promise: { $commitment }. All rolls are fixed by it; after the game you can check them.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

terminal-seat-computer = { $name } (bot)
terminal-seat-rolled = rolled { $face }
terminal-move = { $source } → { $target }
terminal-log-title = Last turns

## What is asked of whom. $face (string): as on the die. $coin (number): cents.

terminal-ask-starting = Who begins? { $name }, throw the die.
terminal-ask-roll = { $name }, throw the die.
terminal-ask-move = { $name }, you rolled { $face }: move one { $face } to another stack.
terminal-ask-move-any = { $name }, you rolled ?: move any coin to another stack.
# $origin: centre or seat, for languages that say it differently.
terminal-ask-target = { $coin } from { $origin ->
    [centre] the centre
   *[seat] { $source }
}: where shall it go?
terminal-ask-target-any = A coin from { $origin ->
    [centre] the centre
   *[seat] { $source }
}: where shall it go?
terminal-ask-coin = { $source } → { $target }: which coin?
terminal-ask-pass-zero = { $name }, you rolled 0: nothing moves this turn.
terminal-ask-pass-stuck = { $name }, you rolled { $face }: there is nowhere to move a { $face }.
terminal-told-roll = { $name } throws the die…
terminal-told-starting = Who begins? { $name } throws the die…
terminal-told-thinking = { $name } rolled { $face }…
terminal-told-move = { $name }: { $move }

## How to do it.

terminal-hint-watch = Enter hurries it along.
terminal-hint-roll = Press Enter or Space, or click the die.
# $seats (number)
terminal-hint-choose = ↑↓ and Enter, or pick a stack: 0 the centre, 1–{ $seats } the seats, or click.
terminal-hint-target = Pick the stack where it goes. Esc puts it back.
terminal-hint-coin = ↑↓ and Enter, or the number in front. Esc puts it back.
terminal-hint-pass = Press Enter to go on.
terminal-hint-euro = Have a look, then press Enter.
terminal-hint-over = n starts another game.

## Starting rolls

terminal-starting-rolled = { $name }: { $face }
terminal-starting-tie = A tie: those with the highest roll throw again.
terminal-starting-begins = { $name } begins.

## A euro

terminal-euro-call = Exactly!
terminal-euro-taken = { $count ->
    [one] { $names } takes a euro.
   *[other] { $names } take a euro each.
}
terminal-next-round = The coins go back. { $name } begins the next round.
terminal-over = The game is over.

## Buttons

terminal-button-roll = Throw the die
terminal-button-pass = Go on
terminal-button-euro = Next round
terminal-button-over = How it ended
terminal-button-start = Play
terminal-button-leave = Leave
terminal-button-stay = Stay
terminal-button-new = New game
terminal-button-look = Look at the table

## Keys, in the bottom line: one or two words each.

terminal-key-language = language
terminal-key-rules = rules
terminal-key-help = help
terminal-key-leave = leave
terminal-key-stay = stay
terminal-key-back = back
terminal-key-watch = hurry
terminal-key-roll = throw
terminal-key-pass = go on
terminal-key-euro = go on
terminal-key-over = how it ended
terminal-key-choose = choose
terminal-key-pick = pick
terminal-key-lay-back = put back
terminal-key-new = new game
terminal-key-look = look
terminal-key-change = change
terminal-key-start = play
terminal-key-to-start = to the button
terminal-key-next = next

## Before a game

terminal-setup-seats = Players
terminal-setup-person = person
terminal-setup-name = name (optional)
terminal-setup-language = Language
terminal-setup-edition = Edition
terminal-setup-target = Euros to win
terminal-setup-wild-may-pass = “?” may pass
terminal-setup-both-collect = Both collect
terminal-setup-empty-restart = Empty restart
terminal-setup-no = no
terminal-setup-yes = yes

## Leaving and the end. $path (string): a file.

terminal-leave-title = Leave the table?
terminal-end-won = { $name } wins after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}!
terminal-end-verify = The record is kept. Check its dice with: { $command } verify { $path }

## Help

terminal-help-title = How to read the table
terminal-help-goal = Bring your stack to exactly one euro. Each turn, throw the die and move one coin of that value from any stack to any other.
terminal-help-ring = The ring around a stack fills up to one euro: gold. Past one euro a second lap begins, red and solid, with a notch at €1.50: over it, nobody may be given more. Exactly one euro is green all around.
terminal-help-sign-turn = whose turn it is
terminal-help-sign-may-leave = a coin can be taken here
terminal-help-sign-may-come = the coin can go here
terminal-help-sign-leaves = the coin leaves here
terminal-help-sign-comes = the coin arrives here
terminal-help-sign-won = a euro won
terminal-help-sign-to-win = a euro still to win
terminal-help-coins = The coins:
terminal-help-keys-title = Keys
terminal-help-key-roll = throw the die, go on, or hurry a computer player
    .keys = Enter, Space
terminal-help-key-list = choose a move from the list
    .keys = ↑ ↓ Enter
terminal-help-key-pick = pick the stack the coin comes from, then the one it goes to; Tab and Enter do the same, Esc puts it back
    .keys = 0 to 6
terminal-help-key-click = the die, stacks, coins, moves and the keys below can all be clicked
    .keys = Mouse
terminal-help-key-language = change the language
    .keys = l
terminal-help-key-rules = read the rules
    .keys = r
terminal-help-key-leave = leave; the game is kept
    .keys = q
terminal-help-dice-title = The dice
