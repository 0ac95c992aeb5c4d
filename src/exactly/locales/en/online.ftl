### At a table online: what anybody may say with a tap, and why a wish was not granted.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thinking = I’m thinking…
phrase-your-turn = Your turn!
phrase-back-soon = Back in a moment.
phrase-another = Another game?
phrase-goodbye = Goodbye!

refused-unreadable = That could not be read.
refused-no-hello = The connection has not begun yet.
refused-stale = Something else happened first. Look again.
refused-not-your-seat = That is not your seat.
refused-seat-not-free = Somebody sits there already.
refused-no-such-seat = The table has no such seat.
refused-seats-open = Not every seat is taken yet.
refused-no-such-player = There is no such computer player for this table.
refused-not-the-maker = Only who made the table may do that.
refused-not-now = That cannot be done now.
refused-not-your-turn = It is not your turn.
refused-watching = You are watching this game.
refused-paused = The game is paused.
refused-kept = A computer is playing for you.
refused-one-moment = One moment…
refused-no-coin = No coin of this value can move.
# $coin (number): its value in cents.
refused-instead = The die shows { $coin }, so you hold the { $coin }.
refused-missed = No stack there: the { $coin } is back where it was.
refused-illegal-move = That move is not allowed.
refused-not-away = The player is not away.
refused-no-text-here = At this table there are phrases only.
refused-muted = You cannot be heard at this table.
refused-too-fast = Not so fast, please.
refused-worn-out = So much has been played at this table that it is worn out. Please make a new one.
refused-busy = The server is busy. Try again in a moment.
refused-no-connection = There is no connection right now, so nothing was sent.
