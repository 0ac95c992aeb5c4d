### At a table online: chat phrases, and the reasons why a command was refused.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thinking = I’m thinking…
phrase-your-turn = Your turn!
phrase-back-soon = Back in a moment.
phrase-another = Rematch?
phrase-goodbye = Goodbye!

refused-unreadable = Invalid input.
refused-no-hello = Not connected yet.
refused-stale = The table has changed. Try again.
refused-not-your-seat = That is not your seat.
refused-seat-not-free = This seat is taken.
refused-no-such-seat = This table has no such seat.
refused-seats-open = Fill all seats to start.
refused-no-such-player = That computer player isn’t available at this table.
refused-not-the-maker = Only the host can do that.
refused-not-now = You can’t do that now.
refused-not-your-turn = It is not your turn.
refused-watching = You are watching this game.
refused-paused = The game is paused.
refused-kept = A computer is playing for you.
refused-one-moment = One moment…
refused-no-coin = No coin of this value can move.
# $coin (number): its value in cents.
refused-instead = You rolled { $coin }, so you picked up a { $coin }.
refused-missed = No stack there. The { $coin } went back.
refused-illegal-move = That move is not allowed.
refused-not-away = That player is still here.
refused-no-text-here = This table allows phrases only.
refused-muted = You are muted at this table.
refused-too-fast = Slow down, please.
refused-worn-out = This table has reached its limit. Please create a new one.
refused-busy = The server is busy. Try again in a moment.
refused-no-connection = No connection. Nothing was sent.
