### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly: table { $code }
page-home = To the start page
page-language = Language
page-close = Close

## The start page

page-welcome = One die, a few coins, exactly one euro.
page-lead = Throw the die and move one coin from any stack to any other. Exactly one euro? It is yours. Three euros win.
page-now = Play now
page-now-about = A game against computer players, right away.
page-opponents = Computer players
# $number (number)
page-opponent = Opponent { $number }
# $names (string): computer players.
page-against = Against { $names }
page-change = change
page-now-go = Play
page-together = Together on this device
page-together-about = Pass it around, or lay it on the table.
page-players = Players
page-together-go = Sit down
page-friends = A table for friends
page-friends-about = Everybody on their own phone, by a link. No account.
page-friends-go = Make a table
page-code = Or join by code
page-join = Join
page-your-name = Your name (optional)
page-more = More
page-learn = Learn it in five minutes
page-open = Open tables
page-open-go = Join or watch
page-games = My games
page-positions = Positions
page-rules = Rules
page-new-here = New here?
page-continue-playing = Continue playing
page-go-on = Continue
page-go-on-at = Continue: table { $code }

page-trouble-offline = There is no connection right now. Please try again in a moment.
page-trouble-failed = That did not work. Please try again.
page-trouble-busy = The server is busy. Please try again in a moment.
page-trouble-too-fast = Those were many tables. Please wait a while.
page-trouble-no-such-table = There is no such table. A code has six letters or digits.
page-trouble-no-such-player = One of these computer players is not to be had for this table. Please choose another.
page-trouble-unreadable = That could not be read.

page-lost-title = Nothing here
page-lost = There is no such page or table, or it is gone.

## Lists of tables

page-refresh = Refresh
# $free, $seats (number)
page-open-seats = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
page-open-none = No open tables right now. Make one, and others can join.
page-watch = Watch
page-watch-title = Games to watch
# $seats (number)
page-watch-seats = { $seats } seats, all taken
page-open-table = Go there
page-remove-from-list = Forget
page-games-none = You haven’t played on this device yet.
## How a game stands, in a list

page-game-yours = Your turn
page-game-turn = { $name }’s turn
page-game-gathering = Not begun yet
page-game-goes-on = The game goes on

## A new table

page-new-about = You get a link to share. Free seats can be taken by computer players.
page-target = Euros to win
# $count (number)
page-target-count = { $count ->
    [one] 1: a short game
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] one euro wins
   *[other] { $count } euros win
}
page-turn-time = Time for a turn
page-turn-time-off = No limit
page-turn-time-30s = 30 seconds
page-turn-time-1m = 1 minute
page-turn-time-2m = 2 minutes
page-turn-time-5m = 5 minutes
page-turn-time-3d = 3 days
page-listed = Show it in the list of open tables
page-more-options = More options
page-edition = Edition
page-edition-standard = Standard: with the €1.50 limit
page-edition-classic = Classic: without the limit
page-dice = Die
page-dice-checkable = Thrown here, checkable later
page-dice-companion = A real die on your own table
page-rolling = The die is thrown
page-rolling-hand = By hand
page-rolling-auto = By itself
page-chat = Talk
page-chat-phrases = Ready-made phrases only
page-chat-text = Free text as well
page-hints = Help with chances while playing
page-switch-wild-may-pass = On a “?” you may pass
page-switch-both-collect = If two reach one euro, both take one
page-switch-empty-restart = Later rounds begin with empty stacks
page-new-go = Make the table

## Sitting down

page-gathering = Who’s playing?
page-share = Share the link
page-copied = Copied
page-share-failed = That does not work here. Please copy the link above.
# $link (string)
page-qr = QR code for { $link }
page-seats = Seats
page-free = free
page-you = You
page-sit = Sit here
page-add-player = One more here
page-stand-up = Stand up
# For the seat of somebody else: of a computer player, or of who shares the device.
page-free-seat = Free the seat
page-computer = Computer player…
# $seat (number)
page-seat-computer = Computer player for seat { $seat }
page-full = Everybody is here.
page-not-full = The game can begin when every seat is taken.
page-start = Begin
page-names-about = What are your names? You may leave them empty.
page-invited = { $name } invites you to play
page-invited-by-somebody = You are invited to play
page-invited-about = A small game for everybody: throw the die, move one coin, and whoever holds exactly one euro takes it.
page-invited-full = All seats are taken. You can watch here once it begins, or watch another game until then.
# A first name each, the weakest first; then who is wise, who cannot have enough gold, who trusts to luck.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name }: { $about }
page-player-pip = Pip
    .about = strength 1 of 6, a child’s first opponent, who minds its own stack
page-player-clara = Clara
    .about = strength 2 of 6, helps whoever is weakest
page-player-bruno = Bruno
    .about = strength 3 of 6, minds his own stack
page-player-ines = Ines
    .about = strength 4 of 6, spoils the leader’s game
page-player-otto = Otto
    .about = strength 5 of 6, minds his own chance and sees nearly everything
page-player-magda = Magda
    .about = strength 6 of 6, the strongest, looks several turns ahead
page-player-perfect = Sophia
    .about = never makes a mistake
page-player-greedy = Midas
    .about = takes what it can get
page-player-random = Felix
    .about = makes any move

## At the table

page-connecting = The table is being laid…
page-connection-lost = The connection is lost. It will come back by itself.
page-connection-back = The connection is back.
page-roll = Throw the die
page-exactly = Exactly!
# $coin (number), $place (string): whose stack.
page-take = Take { $coin }: { $place }
page-take-one = Take a coin: { $place }
page-lay = Lay { $coin } down: { $place }
page-put-back = Put { $coin } back
# $count, $coin (number)
page-pile = Centre: { $count ->
    [one] one coin of { $coin }
   *[other] { $count } coins of { $coin }
}
# $place, $amount, $coins (string)
page-stack = { $place }: { $amount } ({ $coins })
page-which = Which coin?
# $count, $target (number)
page-euros-won = { $target ->
    [one] { $count } of { $target } euro
   *[other] { $count } of { $target } euros
}
page-mark-computer = a computer player
page-mark-away = not connected
page-limit = { NUMBER(1.5, minimumFractionDigits: 2) }
# $amount (string): an amount of money.
page-limit-why = A stack over { $amount } is full: no more coins until it is lower.
# $days (number)
page-days-left = { $days ->
    [one] one day
   *[other] { $days } days
}

page-prompt-bytes = Getting the die ready…
page-prompt-paused = The game is paused.
# $name (string)
page-prompt-other = { $name } is playing…
page-prompt-away = { $name } is away…
page-prompt-rolling = { $name } rolls…
    .you = You roll…
page-prompt-kept = A computer is playing for you…
page-prompt-starting = The highest begins: throw the die.
    .real = Who begins? Throw, then tap what it shows.
page-prompt-starting-name = The highest begins: { $name }, throw the die.
    .real = Who begins? { $name }, throw, then tap what it shows.
page-prompt-starting-other = The highest begins: { $name } throws…
page-prompt-tie = A tie! Throw once more.
    .real = A tie! Throw again, then tap what it shows.
page-prompt-tie-name = A tie! { $name }, throw once more.
    .real = A tie! { $name }, throw again, then tap what it shows.
page-prompt-roll = Your turn: throw the die.
    .real = Throw your die, then tap what it shows.
page-prompt-roll-name = { $name }, throw the die.
    .real = { $name }, throw your die, then tap what it shows.
page-prompt-zero = A 0: nothing moves.
page-prompt-pass = No coin of this value can move: the turn passes.
page-prompt-wild = Choose any coin, then a stack.
# $coin (number or string)
page-prompt-take = Choose a { $coin }, then a stack.
page-prompt-lay = Lay the { $coin } down where it glows.
page-call = It is your turn.
# $name (string)
page-call-name = It is { $name }’s turn.
page-companion = What does your die show?
page-pass = Pass

page-moves-and-chat = Moves and talk
page-moves = Moves
page-no-moves = No moves yet.
page-chat-history = What was said
page-chances = Chance to win
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = exact
page-estimated = estimated
page-chances-soon = Being worked out…
page-chances-begun = As soon as it is known who begins.
page-chances-unknown = This server cannot work them out.
page-chances-off = Chances are not shown at this table.
page-best-moves = Best moves
page-write = Say something…
page-question = A question
page-agree = Yes
page-decline = No
page-cancel-request = Never mind
page-resume = Continue
page-take-back = Take my move back
page-take-back-shared = Take the move back
page-come-back = Take my seat back
page-come-back-name = Take the seat back: { $name }
page-replace-by-computer = Let a computer play for { $name }

page-watching = You are watching.
page-watching-how = When somebody offers a seat, you can sit down.
# $name (string): whose seat is offered.
page-take-over = Take { $name }’s seat

page-menu = Settings
page-sound-on = Sound is on
page-sound-off = Sound is off
page-set-hints = Show chances
page-set-sums = Spell out the sums
page-set-vibration = Vibration
page-set-turned = Turn each side to its player
page-set-speed = Speed
page-set-speed-calm = Calm
page-set-speed-normal = Normal
page-set-speed-quick = Quick
page-set-theme = Colours
page-set-theme-system = As on the device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-pause = Ask for a pause
page-computer-plays = Let a computer play for me
page-offer = Offer my seat
page-leave = Leave the table

page-keys = Keys
page-key-roll = throw the die
    .keys = Enter or Space
page-key-walk = go from stack to stack
    .keys = ← ↑ → ↓
page-key-take = take a coin, lay it down
    .keys = Enter
# $seats (number)
page-key-pick = the stack with that number; 0 is the centre
    .keys = 0 to { $seats }
page-key-back = put the coin back
    .keys = Esc

## What happens, told in a sentence. $name (string): who. .you is for the only player of a device.

page-told-seat-taken = { $name } sits down.
    .you = You sit down.
page-told-seat-left = A seat is free again.
    .you = You stand up.
page-told-seat-offered = { $name } offers the seat to others.
    .you = You offer your seat to the others.
page-told-seat-kept = A computer plays for { $name }.
    .you = A computer plays for you.
page-told-seat-returned = { $name } is back.
    .you = You are back.
page-told-computer-seated = { $name } sits down.
page-told-taken-back = { $name } takes the move back.
    .you = You take your move back.
page-told-resumed = The game goes on.
page-told-paused = The game is paused.
page-told-game-started = The game begins.
page-told-tie = A tie for who begins: it takes another throw.
page-told-begins = { $name } threw highest and begins.
    .you = You threw highest, so you begin.
page-told-round = All coins go back, a new round: { $name } begins.
    .you = All coins go back, a new round: you begin.
# $face (string)
page-told-rolled = { $name } rolls { $face }.
    .you = You roll { $face }.
# $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
page-told-moved = { $name } moves a { $coin } from { $origin ->
    [centre] the centre
    [own] their own stack
    [you] you
   *[seat] { $source }
} to { $goal ->
    [centre] the centre
    [own] their own stack
    [you] you
   *[seat] { $target }
}.
    .you = You move a { $coin } from { $origin ->
        [centre] the centre
        [own] your stack
       *[seat] { $source }
    } to { $goal ->
        [centre] the centre
        [own] your stack
       *[seat] { $target }
    }.
page-told-passed = { $name } moves nothing.
    .you = You move nothing.
page-told-euro-taken = Exactly! A euro for { $name }.
    .you = Exactly! A euro for you.
# $other (string): the second of two.
page-told-euros-taken = Exactly! A euro each for { $name } and { $other }.
    .you = Exactly! A euro each for you and { $other }.
page-told-game-ended = { $name } wins the game.
    .you = You win the game!
page-told-asked-take-back = { $name } would like to take a move back.
    .you = You have asked to take your move back.
page-told-asked-pause = { $name } would like a pause.
    .you = You have asked for a pause.
page-told-agreed = { $name } agrees.
    .you = You agree.
page-told-declined = { $name } would rather not.
    .you = You would rather not.
# $text (string)
page-told-said = { $name } says: { $text }
    .you = You say: { $text }

## After the game

page-you-won = You won!
page-won = { $name } wins!
page-rematch = Another game
page-next-begun = The next game has begun.
page-next-go = Go to the new game
page-review = Look back
page-review-before = Look back at the last game
page-show-final-position = Look at the table
page-final-position = How it ended
page-to-result = Back to the result
page-play-on = Play on from here
page-download = Download the record
