### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

screen-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
screen-headline = { $edition } · { $target ->
    [one] 1 euro wins
   *[other] { $target } euros win
} · round { $round } · turn { $turn }
# $beginning (string): the first characters of the promise.
screen-promise-short = dice { $beginning }…
screen-promise = The dice promise: { $commitment }. All rolls are fixed by it; after the game you can check them.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

screen-seat-computer = { $name } (bot)
screen-seat-rolled = rolled { $face }
screen-move = { $source } → { $target }
screen-log-title = Last turns

## What is asked of whom. $face (string): as on the die. $coin (number): cents.

screen-ask-starting = Who begins? { $name }, throw the die.
screen-ask-throw = { $name }, throw the die.
screen-ask-move = { $name }, you rolled { $face }: move one { $face } to another stack.
screen-ask-move-any = { $name }, you rolled ?: move any coin to another stack.
# $origin: centre or seat, for languages that say it differently.
screen-ask-target = { $coin } from { $origin ->
    [centre] the centre
   *[seat] { $source }
}: where shall it go?
screen-ask-target-any = A coin from { $origin ->
    [centre] the centre
   *[seat] { $source }
}: where shall it go?
screen-ask-coin = { $source } → { $target }: which coin?
screen-ask-pass-zero = { $name }, you rolled 0: nothing moves this turn.
screen-ask-pass-stuck = { $name }, you rolled { $face }: there is nowhere to move a { $face }.
screen-told-throw = { $name } throws the die…
screen-told-starting = Who begins? { $name } throws the die…
screen-told-thinking = { $name } rolled { $face }…
screen-told-move = { $name }: { $move }

## How to do it.

screen-hint-watch = Enter hurries it along.
screen-hint-throw = Press Enter or Space, or click the die.
# $seats (number)
screen-hint-choose = ↑↓ and Enter, or pick a stack: 0 the centre, 1–{ $seats } the seats, or click.
screen-hint-target = Pick the stack where it goes. Esc puts it back.
screen-hint-coin = ↑↓ and Enter, or the number in front. Esc puts it back.
screen-hint-pass = Press Enter to go on.
screen-hint-euro = Have a look, then press Enter.
screen-hint-over = n starts another game.

## Starting rolls

screen-starting-rolled = { $name }: { $face }
screen-starting-tie = A tie: those with the highest roll throw again.
screen-starting-begins = { $name } begins.

## A euro

screen-euro-call = Exactly!
screen-euro-taken = { $count ->
    [one] { $names } takes a euro.
   *[other] { $names } take a euro each.
}
screen-next-round = The coins go back. { $name } begins the next round.
screen-over = The game is over.

## Buttons

screen-button-throw = Throw the die
screen-button-pass = Go on
screen-button-euro = Next round
screen-button-over = How it ended
screen-button-start = Play
screen-button-leave = Leave
screen-button-stay = Stay
screen-button-new = New game
screen-button-look = Look at the table

## Keys, in the bottom line: one or two words each.

screen-key-language = language
screen-key-rules = rules
screen-key-help = help
screen-key-leave = leave
screen-key-stay = stay
screen-key-back = back
screen-key-watch = hurry
screen-key-throw = throw
screen-key-pass = go on
screen-key-euro = go on
screen-key-over = how it ended
screen-key-choose = choose
screen-key-pick = pick
screen-key-lay-back = put back
screen-key-new = new game
screen-key-look = look
screen-key-change = change
screen-key-start = play
screen-key-to-start = to the button
screen-key-next = next

## Before a game

screen-setup-seats = Players
screen-setup-person = person
screen-setup-name = name (optional)
screen-setup-language = Language
screen-setup-edition = Edition
screen-setup-target = Euros to win
screen-setup-wild-may-pass = “?” may pass
screen-setup-both-collect = Both collect
screen-setup-empty-restart = Empty restart
screen-setup-no = no
screen-setup-yes = yes

## Leaving and the end. $path (string): a file.

screen-leave-title = Leave the table?
screen-end-won = { $name } wins after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}!
screen-end-verify = The record is kept. Check its dice with: { $command } verify { $path }

## Help

screen-help-title = How to read the table
screen-help-goal = Bring your stack to exactly one euro. Each turn, throw the die and move one coin of that value from any stack to any other.
screen-help-ring = The ring around a stack fills up to one euro: gold. Past one euro a second lap begins, red and solid, with a notch at €1.50: over it, nobody may be given more. Exactly one euro is green all around.
screen-help-sign-turn = whose turn it is
screen-help-sign-may-leave = a coin can be taken here
screen-help-sign-may-come = the coin can go here
screen-help-sign-leaves = the coin leaves here
screen-help-sign-comes = the coin arrives here
screen-help-sign-won = a euro won
screen-help-sign-to-win = a euro still to win
screen-help-coins = The coins:
screen-help-keys-title = Keys
screen-help-key-throw = throw the die, go on, or hurry a computer player
    .keys = Enter, Space
screen-help-key-list = choose a move from the list
    .keys = ↑ ↓ Enter
screen-help-key-pick = pick the stack the coin comes from, then the one it goes to; Tab and Enter do the same, Esc puts it back
    .keys = 0 to 6
screen-help-key-click = the die, stacks, coins, moves and the keys below can all be clicked
    .keys = Mouse
screen-help-key-language = change the language
    .keys = l
screen-help-key-rules = read the rules
    .keys = r
screen-help-key-leave = leave; the game is kept
    .keys = q
screen-help-dice-title = The dice
