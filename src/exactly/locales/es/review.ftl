### The review of a game: what was luck, what was the players’ doing, what was better. .you es para quien lee.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign (string): + or −, or nothing. $points (number): hundredths of the chance to win, without a sign.
review-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Análisis: { $players }
review-won = { $turns ->
    [one] { $name } ganó después de un turno.
   *[other] { $name } ganó después de { $turns } turnos.
}
    .you = { $turns ->
        [one] Has ganado después de un turno.
       *[other] Has ganado después de { $turns } turnos.
    }
review-unfinished = { $turns ->
    [one] La partida no ha terminado; se jugó un turno.
   *[other] La partida no ha terminado; se jugaron { $turns } turnos.
}
review-explained = Probabilidades de ganar si desde ahí todos juegan a la perfección.
review-estimated = Las probabilidades de ganar son estimaciones.
review-measured = La suerte es lo que la tirada cambió; la habilidad, lo que el movimiento regaló: 0 es lo mejor. Todo en puntos, centésimas de partida.
review-curve = Probabilidad de ganar: { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label }: { $text }
review-curve-turns = turno
review-curve-euros = euros
review-turns-that-matter = Los turnos que contaron
review-no-turn-matters = Ningún turno destaca: ni un error ni una tirada que cambiara mucho.
review-all-turns = Todos los turnos
review-all-hint = --all muestra todos los turnos.
review-page-written = El análisis está en { $file }
review-not-its-page = { $file } ya existe y no es un análisis; elige otro nombre

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Turno { $turn }: { $name } saca «{ $face }».
    .you = Turno { $turn }: sacas «{ $face }».
review-turn-changes = Suerte { $luck }, habilidad { $doing } ({ $grade }); antes de tirar, después, tras mover: { $chances }.
review-better = Mejor: { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Mejor: una de { $coin } { $origin ->
    [centre] del centro
    [you] de tu pila
   *[seat] de { $source }
} { $goal ->
    [centre] al centro
    [you] a tu pila
   *[seat] a { $target }
}
review-euro = { $names } { $count ->
    [one] se lleva un euro.
   *[other] se llevan un euro cada uno.
}
    .you = { $count ->
        [one] Te llevas un euro.
       *[other] Un euro para ti y otro para { $names }.
    }
review-starting = Tiradas iniciales
review-starting-roll = { $name } saca «{ $face }»

## Grades

review-grade-forced = sin elección
review-grade-best = óptimo
review-grade-good = bueno
review-grade-inexact = regular
review-grade-mistake = error
review-grade-blunder = costoso

## Why another move was better. $name (string): who it is about. $coin (number): the value in cents.

review-reason-wins-game = El mejor movimiento gana la partida al momento.
review-reason-takes-euro = El mejor movimiento se lleva el euro al momento.
review-reason-gives-game = Con el movimiento jugado, la partida es de { $name }.
    .you = Con el movimiento jugado, la partida es tuya.
review-reason-gives-euro = Con el movimiento jugado, un euro es para { $name }.
    .you = Con el movimiento jugado, un euro es para ti.
review-reason-leaves-coin = Tras el movimiento jugado, a { $name } le basta un { $coin }: dos caras de seis. Tras el mejor movimiento, ninguna.
    .you = Tras el movimiento jugado, te basta un { $coin }: dos caras de seis. Tras el mejor movimiento, ninguna.
review-reason-keeps-coin = Tras el mejor movimiento, a { $name } le basta un { $coin } para un euro: dos caras de seis.
    .you = Tras el mejor movimiento, te basta un { $coin } para un euro: dos caras de seis.
# $made, $better (string): amounts of money.
review-reason-sends-away = El mejor movimiento deja a { $name } a { $better } de un euro; el jugado, solo a { $made }.
    .you = El mejor movimiento te deja a { $better } de un euro; el jugado, solo a { $made }.
# $points (number): hundredths of the chance to win.
review-reason-chance = El mejor movimiento vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más a la larga.

## Summary

review-summary = Resumen
review-summary-start = al principio
review-summary-luck = suerte
review-summary-own = habilidad
review-summary-others = { $seats ->
    [2] juego del rival
   *[other] juego de los demás
}
review-summary-end = al final
review-summary-loss = pérdida media por movimiento
review-summary-turning-points = Momentos decisivos
# $name (string): who rolled or moved. $points (string): with a sign.
review-swing-luck = turno { $turn }, tirada de { $name }: { $points }
    .you = turno { $turn }, tu tirada: { $points }
review-swing-doing = turno { $turn }, movimiento de { $name }: { $points }
    .you = turno { $turn }, tu movimiento: { $points }

## The influence of players on each other, for three and more

review-influence = Quién ayudó o perjudicó a quién
review-influence-about = Lo que los movimientos de la persona de la izquierda cambiaron para todos, incluida ella, en puntos.
review-influence-of = movimientos de

## The page

review-table-turn = Turno
review-table-who = Quién
review-table-roll = Tirada
review-table-move = Movimiento
review-table-chance = Su probabilidad
    .you = Tu probabilidad
review-table-luck = Suerte
review-table-skill = Habilidad
review-table-grade = Nota
review-mark-move = movimientos más costosos
review-mark-roll = tiradas decisivas
# $seats (string): numbers and names.
review-mark-euro = un euro, y para quién: { $seats }
