### Positions: laid by hand in the browser, shared by their address.

editor-text = Position as text
editor-share = Share
editor-share-failed = That did not work. The address of this page is the link: copy it from there.
editor-prompt = Choose a coin, then a stack. Or drag it.

## Whose turn it is, and the die

editor-turn = Whose turn?
editor-die = The die shows
editor-before-roll = – (before the roll)
# $face (string): 0, ?, 50, 20, 10 or 5.
editor-face = { $face }

## The moves

# $count (number)
editor-moves = { $count ->
    [0] Legal moves
   *[other] Legal moves ({ $count })
}
editor-no-moves-before-roll = Before the roll. Choose what the die shows, and the moves appear here.
editor-no-moves-starting = The die still decides who begins. Choose whose turn it is to go on.
# $count (number)
editor-all = Show all { $count }
editor-fewer = Show fewer
editor-chances-unknown = This server cannot work out chances to win.

## Why it cannot be played on from here

editor-play-on-over = The game is over.
editor-play-on-starting = First choose whose turn it is.

## The stacks

editor-stacks = Coins and euros
editor-stack-of = Whose stack?
# $coin (number): the value in cents.
editor-coin = { $coin } cents
editor-euro = 1 euro
# $what (string): a coin or a euro. $name (string): whose.
editor-one-more = One more: { $what }, { $name }
editor-one-less = One less: { $what }, { $name }

## The table

editor-table = Table and rules
editor-start = Start position
editor-standard = Use the standard rules
# $name (string): what stands in the address instead of an edition.
editor-edition-unknown = “{ $name }” (unknown)

## What is not right yet. $name (string): at whose stack it shows.

editor-unreadable = This is not a position yet.
editor-example = A position looks like this: the coins of each stack, the euros of each player, whose turn it is, and the die.
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = What would fit at the mark: { $expected }.
editor-unreadable-rules = These rules are not known here.
editor-flaw-position-at-start = { $name }: while it is rolled for who begins, everybody holds one 5-cent coin and no euro.
editor-flaw-stack-up-to-two = { $name }: more than €2.00 never lies in a stack by the standard rules.
editor-flaw-stack-not-one = { $name }: exactly one euro would have been taken at once. One coin more or less, and it goes on.
editor-flaw-one-winner = { $name }: somebody else has won already.
