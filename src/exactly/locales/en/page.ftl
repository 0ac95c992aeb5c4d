### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly: table { $code }
page-home = Home
page-language = Language
page-close = Close

## The start page

page-welcome = Collect exactly one euro.
page-lead = Roll the die and move one coin between any two stacks. Make exactly €1 to win a euro. First to three wins.
page-now = Play the computer
page-now-about = Start right away.
page-opponents = Opponents
# $number (number)
page-opponent = Opponent { $number }
# $names (string): computer players.
page-against = Against { $names }
page-change = Change
page-now-go = Play
page-together = Play on one device
page-together-about = Pass it around or put it on the table.
page-players = Players
page-together-go = Take a seat
page-friends = Play with friends
page-friends-about = Share a link. No account needed.
page-friends-go = Create table
page-code = Have a code?
page-join = Join
page-your-name = Your name (optional)
page-more = More
page-learn = Learn in 5 minutes
page-open = Open tables
page-open-go = Join or watch
page-games = My games
page-positions = Positions
page-rules = Rules
page-new-here = New here?
page-continue-playing = Continue playing
page-go-on = Continue
page-go-on-at = Continue: table { $code }

page-trouble-offline = No connection. Please try again in a moment.
page-trouble-failed = Something went wrong. Please try again.
page-trouble-busy = The server is busy. Please try again in a moment.
page-trouble-too-fast = Too many tables created. Try again in a few minutes.
page-trouble-no-such-table = Table not found. A code has six letters or digits.
page-trouble-no-such-player = That computer player isn’t available at this table. Please choose another.
page-trouble-unreadable = Invalid input.

page-lost-title = Not found
page-lost = This page or table does not exist, or it was removed.

## Lists of tables

page-refresh = Refresh
# $free, $seats (number)
page-open-seats = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
page-open-none = No open tables right now. Create one for others to join.
page-watch = Watch
page-watch-title = Games to watch
# $seats (number)
page-watch-seats = { $seats } seats, all taken
page-open-table = Open
page-remove-from-list = Remove from list
page-games-none = You haven’t played on this device yet.

## The status of a game in a list

page-game-yours = Your turn
page-game-turn = { $name }’s turn
page-game-gathering = Not started
page-game-goes-on = In progress

## A new table

page-new-about = You get a link to share. Computers can fill free seats.
page-target = Euros to win
# $count (number)
page-target-count = { $count ->
    [one] 1 (short game)
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] 1 euro wins
   *[other] { $count } euros win
}
page-turn-time = Time per turn
page-turn-time-off = No limit
page-turn-time-30s = 30 seconds
page-turn-time-1m = 1 minute
page-turn-time-2m = 2 minutes
page-turn-time-5m = 5 minutes
page-turn-time-3d = 3 days
page-listed = Show in the list of open tables
page-more-options = More options
page-edition = Edition
page-edition-standard = Standard: with the €1.50 limit
page-edition-classic = Classic: without the limit
page-dice = Die
page-dice-checkable = Virtual die (verifiable)
page-dice-companion = Real die
page-rolling = Rolling
page-rolling-hand = Manual
page-rolling-auto = Automatic
page-chat = Chat
page-chat-phrases = Phrases only
page-chat-text = Phrases and free text
page-hints = Show win chances during the game
page-switch-wild-may-pass = You may pass on a “?”
page-switch-both-collect = If two players reach one euro together, both take one
page-switch-empty-restart = Later rounds start with empty stacks
page-new-go = Create table

## Sitting down

page-gathering = Waiting for players
page-share = Share invite link
page-copied = Copied
page-share-failed = Sharing is not available here. Copy the link above.
# $link (string)
page-qr = QR code for { $link }
page-seats = Seats
page-free = free
page-you = You
page-sit = Sit here
page-add-player = Add player on this device
page-stand-up = Leave seat
# Another player’s seat: a computer’s, or that of a player on the same device.
page-free-seat = Remove player
page-computer = Add computer…
# $seat (number)
page-seat-computer = Computer for seat { $seat }
page-full = Everyone is here.
page-not-full = Fill all seats to start.
page-start = Start game
page-names-about = Enter your names, or leave them empty.
page-invited = { $name } invites you to play
page-invited-by-somebody = You are invited to play
page-invited-about = Roll the die and move one coin. Make exactly €1 to win a euro.
page-invited-full = All seats are taken. Wait here to watch this game, or watch another one now.
# First names, the weakest player first; then Sophia for wisdom, Midas for greed, Felix for luck.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name }: { $about }
page-player-pip = Pip
    .about = strength 1 of 6, a child’s first opponent, builds its own stack
page-player-clara = Clara
    .about = strength 2 of 6, helps the weakest player
page-player-bruno = Bruno
    .about = strength 3 of 6, builds his own stack
page-player-ines = Ines
    .about = strength 4 of 6, holds the leader back
page-player-otto = Otto
    .about = strength 5 of 6, plays for himself, sees nearly everything
page-player-magda = Magda
    .about = strength 6 of 6, the strongest, looks several turns ahead
page-player-perfect = Sophia
    .about = never makes a mistake
page-player-greedy = Midas
    .about = takes what it can get
page-player-random = Felix
    .about = makes random moves

## At the table

page-connecting = Connecting…
page-connection-lost = Connection lost. Reconnecting…
page-connection-back = Connected again.
page-roll = Roll the die
page-exactly = Exactly!
# $coin (number), $place (string): whose stack.
page-take = Take { $coin }: { $place }
page-take-one = Take a coin: { $place }
page-lay = Put { $coin } here: { $place }
page-put-back = Put { $coin } back
# $count, $coin (number)
page-pile = Centre: { $count ->
    [one] one coin of { $coin } cents
   *[other] { $count } coins of { $coin } cents
}
# $place (string): whose stack. $amount, $coins (string)
page-stack = { $place }: { $amount } ({ $coins })
page-which = Which coin?
# $count, $target (number)
page-euros-won = { $target ->
    [one] { $count } of { $target } euro
   *[other] { $count } of { $target } euros
}
page-mark-computer = computer
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
page-prompt-rolling = { $name } is rolling…
    .you = You are rolling…
page-prompt-kept = A computer is playing for you…
page-prompt-starting = Highest roll goes first. Roll the die.
    .real = Highest roll goes first. Roll, then tap the result.
page-prompt-starting-name = Highest roll goes first. { $name }, roll the die.
    .real = Highest roll goes first. { $name }, roll, then tap the result.
page-prompt-starting-other = Highest roll goes first. { $name } is rolling…
page-prompt-tie = Tie! Roll again.
    .real = Tie! Roll again, then tap the result.
page-prompt-tie-name = Tie! { $name }, roll again.
    .real = Tie! { $name }, roll again, then tap the result.
page-prompt-roll = Your turn. Roll the die.
    .real = Your turn. Roll, then tap the result.
page-prompt-roll-name = { $name }, roll the die.
    .real = { $name }, roll, then tap the result.
page-prompt-zero = 0: no move this turn.
page-prompt-pass = No coin of this value can move. The turn ends.
page-prompt-wild = Pick any coin, then a stack.
# $coin (number or string)
page-prompt-take = Pick a { $coin }, then a stack.
page-prompt-lay = Pick a highlighted stack for the { $coin }.
page-call = Your turn.
# $name (string)
page-call-name = { $name }’s turn.
page-companion = What does your die show?
page-pass = Pass

page-moves-and-chat = Moves and chat
page-moves = Moves
page-no-moves = No moves yet.
page-chat-history = Chat history
page-chances = Win chances
# These two appear beside chances, one chance and moves: no gender, no number.
page-exact = exact
page-estimated = estimated
page-chances-soon = Calculating…
page-chances-begun = Shown after the starting rolls.
page-chances-unknown = Not available on this server.
page-chances-off = Win chances are off at this table.
page-best-moves = Best moves
page-write = Write a message…
page-question = Request
page-agree = Yes
page-decline = No
page-cancel-request = Cancel request
page-resume = Continue
page-take-back = Undo my move
page-take-back-shared = Undo move
page-come-back = Take back my seat
page-come-back-name = Take back { $name }’s seat
page-replace-by-computer = Replace { $name } with a computer

page-watching = You are watching.
page-watching-how = You can take a seat when a player offers one.
# $name (string): whose seat is offered.
page-take-over = Take { $name }’s seat

page-menu = Settings
page-sound-on = Sound is on
page-sound-off = Sound is off
page-set-hints = Show win chances
page-set-sums = Show sums
page-set-vibration = Vibration
page-set-turned = Rotate seats towards players
page-set-speed = Speed
page-set-speed-calm = Calm
page-set-speed-normal = Normal
page-set-speed-quick = Quick
page-set-theme = Colours
page-set-theme-system = Same as device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-pause = Ask for a pause
page-computer-plays = Replace me with a computer
page-offer = Offer my seat
page-leave = Leave table

page-keys = Keyboard shortcuts
page-key-roll = roll the die
    .keys = Enter or Space
page-key-walk = go from stack to stack
    .keys = ← ↑ → ↓
page-key-take = take a coin, put it down
    .keys = Enter
# $seats (number)
page-key-pick = the stack with that number; 0 is the centre
    .keys = 0 to { $seats }
page-key-back = put the coin back
    .keys = Esc

## Events as sentences. $name (string): the player. .you is for the only player of a device.

page-told-seat-taken = { $name } takes a seat.
    .you = You take a seat.
page-told-seat-left = A seat is free again.
    .you = You leave your seat.
page-told-seat-offered = { $name } offers their seat to others.
    .you = You offer your seat to others.
page-told-seat-kept = A computer is now playing for { $name }.
    .you = A computer is now playing for you.
page-told-seat-returned = { $name } is back.
    .you = You are back.
page-told-computer-seated = { $name } takes a seat.
page-told-taken-back = { $name } undoes their move.
    .you = You undo your move.
page-told-resumed = The game continues.
page-told-paused = The game is paused.
page-told-game-started = The game starts.
page-told-tie = Tie! The tied players roll again.
page-told-begins = { $name } rolled highest and goes first.
    .you = You rolled highest and go first.
page-told-round = All coins go back. New round: { $name } goes first.
    .you = All coins go back. New round: you go first.
# $face (string)
page-told-rolled = { $name } rolls “{ $face }”.
    .you = You roll “{ $face }”.
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
page-told-passed = { $name } passes.
    .you = You pass.
page-told-euro-taken = Exactly! A euro for { $name }.
    .you = Exactly! A euro for you.
# $other (string): the second of two.
page-told-euros-taken = Exactly! A euro each for { $name } and { $other }.
    .you = Exactly! A euro each for you and { $other }.
page-told-game-ended = { $name } wins the game.
    .you = You win the game!
page-told-asked-take-back = { $name } asks to undo their move.
    .you = You asked to undo your move.
page-told-asked-pause = { $name } asks for a pause.
    .you = You asked for a pause.
page-told-agreed = { $name } agreed.
    .you = You agreed.
page-told-declined = { $name } declined.
    .you = You declined.
# $text (string)
page-told-said = { $name } says: { $text }
    .you = You say: { $text }

## After the game

page-you-won = You won!
page-won = { $name } wins!
page-rematch = Rematch
page-next-begun = The next game has started.
page-next-go = Go to next game
page-review = Review game
page-review-before = Review previous game
page-show-final-position = Show final position
page-final-position = Final position
page-to-result = Back to result
page-play-on = Play from here
page-download = Download game record
