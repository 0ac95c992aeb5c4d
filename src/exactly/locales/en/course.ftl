### The course: a few lessons at the table, each with one idea. A child of eight reads it.

course-title = Learn Exactly
# $number, $count (number)
course-lesson-of = Lesson { $number } of { $count }
course-back = Back
course-skip = Skip this lesson
course-next = Next
course-leave = Leave the course
course-name-2 = Ana
course-name-3 = Bo
# $face (string): as on the die.
course-rolled = The die shows { $face }.

## The lessons: what is to be done; .hint is said after another move that is allowed, .done at the end.
## $you, $ana, $bo (string): what lies before each, an amount of money.

course-turn = Throw the die. Then take one coin of that value and lay it on your stack.
    .title = One turn
    .hint = You may do that too. This time, lay it on your stack.
    .done = That is a whole turn: one throw, one coin. Your ring has grown: once round is one euro, red means over. Now Ana throws.
course-zero = Ana has played. Throw again and see what comes.
    .title = A zero
    .done = On a 0 no coin moves; on anything else you have to move one. It is Ana’s turn.
course-kinds = A coin may go from any stack to any other. Throw, then find all twelve moves!
    .title = From any stack to any other
    .done = All twelve! You may even move a coin between Ana and Bo.
course-wild = On a “?” you may move any coin. You hold { $you }: make it exactly one euro!
    .title = The question mark
    .hint = You may do that. But what takes you to one euro?
    .done = Exactly one euro: you take it! All coins go back, and everybody begins again with a 5. Three euros win the game.
course-limit = Ana holds { $ana }. Nobody over €1.50 is given more. Bo, at exactly { $bo }, may get one more: give Bo a coin!
    .title = Full over €1.50
    .hint = You may do that. This time, give Bo the coin.
    .done = Bo holds { $bo } now and is full as well. The mark on the ring is red now: over €1.50, nobody gets more.
course-exactly = You hold { $you }. More than one euro wins nothing: get back down to exactly one!
    .title = Exactly means exactly
    .hint = You may do that. This time, give a coin away.
    .done = Exactly one euro, and it is yours! Going over is no disaster: you can always come back down.
course-give = Ana is next and has two euros already. With her { $ana } a 20 wins her the game. Hand her a coin, so that she has too much!
    .title = A gift on purpose
    .hint = You may do that too. This time, make Ana a present.
    .done = Ana holds { $ana } now: too much! But give with care: whoever comes to exactly one euro takes it, even on your turn.

## The moves of one roll, by the four kinds of rule 8

# $found, $count (number)
course-found = { $found } of { $count }
course-found-already = You have found that one already. Try another!
course-kind-a = You and the centre
course-kind-b = You and another player
course-kind-c = Another player and the centre
course-kind-d = Two other players
# $source, $target (string): names of stacks.
course-move = { $source } → { $target }

## After the last lesson

course-end = One throw, one coin, exactly one euro. That is all you need to begin.
    .title = Now you can play!
course-again = Once more from the start
course-to-table = To your table
