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
course-rolled = The die shows “{ $face }”.

## The lessons: the task; .hint comes after another legal move, .done at the end.
## $you, $ana, $bo (string): the value of each player’s stack, an amount of money.

course-turn = Roll the die. Then take one coin of that value and put it on your stack.
    .title = One turn
    .hint = You may do that too. This time, put it on your stack.
    .done = That is a whole turn: one roll, one coin. Your ring has grown: a full ring is one euro, red means over. Now Ana rolls.
course-zero = Ana has played. Roll again and see what comes.
    .title = A zero
    .done = On a 0, no coin moves. On anything else, you have to move one if you can. Now it is Ana’s turn.
course-kinds = A coin may go from any stack to any other. Roll, then find all twelve moves!
    .title = From any stack to any other
    .done = All twelve! You may even move a coin between Ana and Bo.
course-wild = On a “?” you may move any coin. You have { $you }: make it exactly one euro!
    .title = The question mark
    .hint = You may do that. But which coin makes exactly one euro?
    .done = Exactly one euro: you take it! All coins go back, and everyone starts again with a 5. Three euros win the game.
course-limit = Ana has { $ana }. A player over €1.50 gets no more coins. Bo has exactly { $bo } and may get one more: give Bo a coin!
    .title = Full over €1.50
    .hint = You may do that. This time, give Bo the coin.
    .done = Now Bo has { $bo } and is full too. The mark on the ring has turned red: over €1.50, no player gets more coins.
course-exactly = You have { $you }. More than one euro wins nothing: get back down to exactly one!
    .title = Exactly means exactly
    .hint = You may do that. This time, give a coin away.
    .done = Exactly one euro, and it is yours! Do not worry if you go over: you can come back down.
course-give = Ana is next and already has two euros. Her stack is { $ana }, so a 20 wins her the game. Give her a coin to push her over!
    .title = A gift on purpose
    .hint = You may do that too. This time, give Ana a coin.
    .done = Now Ana has { $ana }: too much! But be careful: a player who gets exactly one euro takes it, even on your turn.

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

course-end = One roll, one coin, exactly one euro. That is all you need to know.
    .title = Now you can play!
course-again = Start over
course-to-table = Go to your table
