### The review of a game: what was luck, what was the players’ doing, what was better. .you ist für die Person, die es liest.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign (string): + or −, or nothing. $points (number): hundredths of the chance to win, without a sign.
review-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Rückblick: { $players }
review-won = { $turns ->
    [one] { $name } hat nach einem Zug gewonnen.
   *[other] { $name } hat nach { $turns } Zügen gewonnen.
}
    .you = { $turns ->
        [one] Du hast nach einem Zug gewonnen.
       *[other] Du hast nach { $turns } Zügen gewonnen.
    }
review-unfinished = { $turns ->
    [one] Die Partie ist nicht zu Ende; gespielt wurde ein Zug.
   *[other] Die Partie ist nicht zu Ende; gespielt wurden { $turns } Züge.
}
review-explained = Gewinnchancen, wenn von da an alle perfekt spielen.
review-estimated = Die Gewinnchancen sind geschätzt.
review-measured = Glück ist, was der Wurf geändert hat, Können, was der Zug verschenkt hat: 0 ist optimal. Beides in Punkten, Hundertsteln einer Partie.
review-curve = Gewinnchance: { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label }: { $text }
review-curve-turns = Zug
review-curve-euros = Euros
review-turns-that-matter = Züge, auf die es ankam
review-no-turn-matters = Kein Zug sticht heraus: kein Fehler und kein Wurf, der viel geändert hat.
review-all-turns = Alle Züge
review-all-hint = --all zeigt jeden Zug.
review-page-written = Der Rückblick steht in { $file }
review-not-its-page = { $file } gibt es schon, und es ist kein Rückblick; bitte einen anderen Namen wählen

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Zug { $turn }: { $name } würfelt „{ $face }“.
    .you = Zug { $turn }: Du würfelst „{ $face }“.
review-turn-changes = Glück { $luck }, Können { $doing } ({ $grade }); vor dem Wurf, danach, nach dem Zug: { $chances }.
review-better = Besser: { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Besser: eine { $coin } { $origin ->
    [centre] aus der Mitte
    [you] von dir
   *[seat] von { $source }
} { $goal ->
    [centre] in die Mitte
    [you] zu dir
   *[seat] zu { $target }
}
review-euro = { $names } { $count ->
    [one] nimmt einen Euro.
   *[other] nehmen je einen Euro.
}
    .you = { $count ->
        [one] Du nimmst einen Euro.
       *[other] Du und { $names } nehmt je einen Euro.
    }
review-starting = Startwürfe
review-starting-roll = { $name } würfelt „{ $face }“

## Grades

review-grade-forced = keine Wahl
review-grade-best = optimal
review-grade-good = gut
review-grade-inexact = mäßig
review-grade-mistake = Fehler
review-grade-blunder = teuer

## Why another move was better. $name (string): who it is about. $coin (number): the value in cents.

review-reason-wins-game = Der bessere Zug gewinnt die Partie sofort.
review-reason-takes-euro = Der bessere Zug holt den Euro sofort.
review-reason-gives-game = Mit dem gespielten Zug geht die Partie an { $name }.
    .you = Mit dem gespielten Zug geht die Partie an dich.
review-reason-gives-euro = Mit dem gespielten Zug geht ein Euro an { $name }.
    .you = Mit dem gespielten Zug geht ein Euro an dich.
review-reason-leaves-coin = Nach dem gespielten Zug braucht { $name } nur noch eine { $coin }: zwei von sechs Seiten. Nach dem besseren Zug keine.
    .you = Nach dem gespielten Zug brauchst du nur noch eine { $coin }: zwei von sechs Seiten. Nach dem besseren Zug keine.
review-reason-keeps-coin = Nach dem besseren Zug fehlt { $name } zum Euro nur noch eine { $coin }: zwei von sechs Seiten.
    .you = Nach dem besseren Zug fehlt dir zum Euro nur noch eine { $coin }: zwei von sechs Seiten.
# $made, $better (string): amounts of money.
review-reason-sends-away = Nach dem besseren Zug ist { $name } { $better } von einem Euro entfernt, nach dem gespielten nur { $made }.
    .you = Nach dem besseren Zug bist du { $better } von einem Euro entfernt, nach dem gespielten nur { $made }.
# $points (number): hundredths of the chance to win.
review-reason-chance = Der bessere Zug ist auf Dauer { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr wert.

## Summary

review-summary = Zusammenfassung
review-summary-start = am Anfang
review-summary-luck = Glück
review-summary-own = Können
review-summary-others = { $seats ->
    [2] Züge der Gegenseite
   *[other] Züge der anderen
}
review-summary-end = am Ende
review-summary-loss = Verlust pro Zug im Schnitt
review-summary-turning-points = Wendepunkte
# $name (string): who rolled or moved. $points (string): with a sign.
review-swing-luck = Zug { $turn }, Wurf von { $name }: { $points }
    .you = Zug { $turn }, dein Wurf: { $points }
review-swing-doing = Zug { $turn }, Münze von { $name }: { $points }
    .you = Zug { $turn }, deine Münze: { $points }

## The influence of players on each other, for three and more

review-influence = Wer wem geholfen oder geschadet hat
review-influence-about = Was die Züge derer, die links stehen, für alle geändert haben, auch für sie selbst, in Punkten.
review-influence-of = Züge von

## The page

review-table-turn = Zug
review-table-who = Wer
review-table-roll = Wurf
review-table-move = Münze
review-table-chance = Eigene Chance
    .you = Deine Chance
review-table-luck = Glück
review-table-skill = Können
review-table-grade = Note
review-mark-move = teuerste Züge
review-mark-roll = folgenreiche Würfe
# $seats (string): numbers and names.
review-mark-euro = ein Euro, und für wen: { $seats }
