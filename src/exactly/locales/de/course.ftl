### The course: short lessons at the table, one idea each, for readers from eight years.

course-title = Exactly lernen
# $number, $count (number)
course-lesson-of = Lektion { $number } von { $count }
course-back = Zurück
course-skip = Lektion überspringen
course-next = Weiter
course-leave = Kurs verlassen
course-name-2 = Ana
course-name-3 = Bo
# $face (string): as on the die.
course-rolled = Der Würfel zeigt { $face }.

## The lessons: the task; .hint follows another legal move, .done the right one.
## $you, $ana, $bo (string): the value of each stack, an amount of money.

course-turn = Würfle. Nimm dann eine Münze mit diesem Wert und leg sie auf deinen Stapel.
    .title = Ein Zug
    .hint = Auch das darfst du. Leg sie diesmal auf deinen Stapel.
    .done = Das war ein ganzer Zug: ein Wurf, eine Münze. Dein Ring wächst mit: Ein voller Ring ist ein Euro, Rot ist zu viel. Jetzt würfelt Ana.
course-zero = Ana hat gespielt. Würfle noch einmal und schau, was kommt.
    .title = Eine Null
    .done = Bei einer 0 bleibt alles liegen. Sonst musst du eine Münze bewegen. Ana ist dran.
course-kinds = Von jedem Stapel auf jeden anderen: Würfle und finde alle zwölf Züge!
    .title = Von überall nach überall
    .done = Alle zwölf! Du darfst sogar eine Münze zwischen Ana und Bo bewegen.
course-wild = Bei „?“ darfst du jede Münze bewegen. Du hast { $you }: Mach genau einen Euro daraus!
    .title = Das Fragezeichen
    .hint = Das darfst du. Aber was fehlt dir zum Euro?
    .done = Genau ein Euro: Er gehört dir! Alle Münzen gehen zurück, und alle beginnen wieder mit einer 5. Wer drei Euros hat, gewinnt.
course-limit = Ana hat { $ana }. Mit mehr als 1,50 € bekommt niemand mehr eine Münze. Bo hat genau { $bo } und darf noch eine bekommen: Gib Bo eine Münze!
    .title = Über 1,50 € ist voll
    .hint = Das darfst du. Gib die Münze diesmal Bo.
    .done = Bo hat jetzt { $bo } und ist auch voll. Die Markierung am Ring ist nun rot: Über 1,50 € kommt nichts mehr dazu.
course-exactly = Du hast { $you }. Mehr als ein Euro bringt nichts: Komm zurück auf genau einen!
    .title = Genau heißt genau
    .hint = Das darfst du. Gib diesmal eine Münze weg.
    .done = Genau ein Euro, und er gehört dir! Zu viel ist nicht schlimm: Du kannst immer wieder herunter.
course-give = Ana hat schon zwei Euros und ist gleich dran. Bei { $ana } gewinnt sie mit einer 20. Gib ihr eine Münze, dann hat sie zu viel!
    .title = Schenken mit Absicht
    .hint = Auch das darfst du. Gib die Münze diesmal Ana.
    .done = Ana hat jetzt { $ana }: zu viel! Aber pass auf: Wer auf genau einen Euro kommt, bekommt ihn, auch wenn du dran bist.

## The moves of one roll, by the four kinds of rule 8

# $found, $count (number)
course-found = { $found } von { $count }
course-found-already = Den hast du schon gefunden. Probier einen anderen!
course-kind-a = Du und die Mitte
course-kind-b = Du und ein Mitspieler
course-kind-c = Ein Mitspieler und die Mitte
course-kind-d = Zwei Mitspieler
# $source, $target (string): names of stacks.
course-move = { $source } → { $target }

## After the last lesson

course-end = Ein Wurf, eine Münze, genau ein Euro. Mehr brauchst du für den Anfang nicht.
    .title = Jetzt kannst du spielen!
course-again = Noch einmal von vorn
course-to-table = Zu deinem Tisch
