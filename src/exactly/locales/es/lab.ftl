### Muchas partidas a la vez, y lo que sale de ellas.

# $part, $example (string): parts of the name of a game.
lab-unknown = { $part } no se puede leer; se espera algo como { $example }
lab-untrained = { $name } solo ha aprendido el juego tal como está impreso, no { $game }
# $most (number)
lab-impossible-coins = las monedas son cuatro números de 0 a { $most }, para 50, 20, 10 y 5 céntimos
lab-impossible-die = un dado tiene de 1 a { $most } caras
lab-impossible-limit = un límite va de 0 a { $most } céntimos, o no lo hay (none)
lab-impossible-target = de 1 a { $most } euros ganan una partida
lab-impossible-goal = una meta va de 10 a { $most } céntimos
lab-impossible-first-coins = hay menos de { $most } monedas de 5 céntimos, y cada cual empieza con una
lab-impossible-out-of-reach = en este juego nadie podría tener nunca exactamente { $most } céntimos
# $game (string), $positions, $most (number)
lab-too-large = { $game } no se puede resolver: tiene { $positions } posiciones, y son posibles { $most } como máximo
# $game (string)
simulate-no-records = { $game } no es un juego según las reglas, así que no se pueden anotar sus partidas

simulate-playing = Jugando
simulate-nothing = se interrumpió antes de que acabara la primera partida
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} según { $rules }, semilla { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Interrumpido tras { $games ->
    [one] una partida
   *[other] { $games } partidas
} según { $rules }, semilla { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Sitio { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } a { $high })
# $first, $last (string): shares.
simulate-begins = Quien empieza gana { $first }; quien va en último lugar, { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = Una partida tiene { $mean } turnos de media. La mitad tiene { $half } o menos, una de cada diez { $tenth } o más, una de cada cien { $hundredth } o más, y la más larga tuvo { $longest }.
simulate-rounds = Tiene { $rounds } rondas, de { $turns } turnos de media.
simulate-handed = De todos los euros, { $share } llegaron por la jugada de otra persona.
simulate-dragging = De todas las partidas, { $share } duraron el triple que la mitad de ellas.
# $games (number)
simulate-unfinished = { $games ->
    [one] Una partida se interrumpió porque no acababa.
   *[other] { $games } partidas se interrumpieron porque no acababan.
}
simulate-kinds = Qué se hizo con los turnos:
simulate-kind-take = del centro a la pila propia
simulate-kind-return = de la pila propia al centro
simulate-kind-fetch = de la pila de otro a la propia
simulate-kind-give = de la pila propia a la de otro
simulate-kind-others-centre = entre la pila de otro y el centro
simulate-kind-others = entre las pilas de otros dos
simulate-kind-zero = nada: el dado mostraba 0
simulate-kind-forced-pass = nada: no se podía mover ninguna moneda
simulate-kind-chosen-pass = nada: así se quiso

arena-missing = falta { $module }; para un torneo hace falta exactly-game[arena]
arena-two-players = un torneo necesita al menos dos jugadores, cada uno nombrado una sola vez
arena-one-among = --one y --among nombran a dos jugadores distintos, y --players no cabe junto a ellos
arena-network-for-nobody = --network es para jugadores con carácter, y ninguno de ellos participa
# $players, $seats (number)
arena-too-few = { $players } jugadores no pueden llenar { $seats } sitios si nadie se sienta dos veces a la mesa
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } partidas según { $rules } con { $seats } sitios, semilla { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] una composición
   *[other] { $lineups } composiciones
} en todas las { $seatings } colocaciones.
arena-title-interrupted = Interrumpido tras { $games ->
    [one] una partida
   *[other] { $games } partidas
} según { $rules } con { $seats } sitios, semilla { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] una composición
   *[other] { $lineups } composiciones
} en { $seatings } colocaciones.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] { $one } contra { $others } ganó { $share }; su parte justa es { $fair }.
   *[other] Un { $one } entre { $count } { $others } ganó { $share }; su parte justa es { $fair }.
}
arena-player = Jugador
arena-seats-taken = Sitios
# $fair (string): with a percent sign.
arena-won = Ganó (justo: { $fair })
arena-rating = Fuerza
arena-at-least = Al menos
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = Las fuerzas son las de openskill: la media con su desviación, y lo que queda tres desviaciones más abajo. De dos jugadores, quien está { $small } más alto gana el 60 %, y quien está { $large } más alto, el 75 %.
arena-meeting = Quiénes se vieron
arena-met = Partidas
arena-ahead = Ganó el primero
arena-of-two-explained = Los márgenes valen con una confianza del 95 %.
arena-meetings-explained = De las partidas que ganó uno de los dos, sitio contra sitio. Los márgenes valen con una confianza del 95 %.
# $games, $seats (number)
arena-plot-ratings = Fuerza tras { $games } partidas con { $seats } sitios, con dos desviaciones a cada lado
# $one, $others (string)
arena-plot-shares = Cuántas veces gana un { $one } entre { $others } (a trazos: su parte justa)
arena-all-seats = Todos los sitios
